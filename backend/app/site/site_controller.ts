import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/answers/refusal'
import { publicSite } from '#app/site/public_site'

export default class SiteController {
  /** `GET /api/site` */
  show({ response }: HttpContext): void {
    response.json(publicSite())
  }

  missing(): never {
    throw notFound()
  }
}
