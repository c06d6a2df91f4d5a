import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { productsInput } from '#app/console/calls/contract'
import { ListProducts } from '#app/console/calls/list_products'
import { validate } from '#app/core/requests/validate'

@inject()
export default class ProductsController {
  constructor(private readonly listProducts: ListProducts) {}

  /** `GET /api/stripe/products` */
  async index({ response }: HttpContext): Promise<void> {
    const products = await this.listProducts.execute()
    const message = products.length > 0 ? `${products.length} on sale.` : 'Nothing is on sale yet.'
    response.json({ success: true, products, message })
  }

  /** `POST /api/stripe/get-products` */
  async find({ request, response }: HttpContext): Promise<void> {
    const { productIds: ids } = validate(request, productsInput)
    response.json({ success: true, products: await this.listProducts.execute({ ids }) })
  }
}
