import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FindFigures } from '#app/operations/figures/find_figures'

@inject()
export default class FiguresController {
  constructor(private readonly findFigures: FindFigures) {}

  /** `GET /api/admin/figures` */
  async show({ response }: HttpContext): Promise<void> {
    response.json(await this.findFigures.execute())
  }
}
