import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { idParam } from '#app/core/requests/id_param'
import { FindCosts } from '#app/operations/figures/find_costs'
import { FindCostsOfPerson } from '#app/operations/figures/find_costs_of_person'
import { FindFigures } from '#app/operations/figures/find_figures'

@inject()
export default class FiguresController {
  constructor(
    private readonly findFigures: FindFigures,
    private readonly findCosts: FindCosts,
    private readonly findCostsOfPerson: FindCostsOfPerson
  ) {}

  /** `GET /api/admin/figures` */
  async show({ response }: HttpContext): Promise<void> {
    response.json(await this.findFigures.execute())
  }

  /** `GET /api/admin/costs` */
  async costs({ response }: HttpContext): Promise<void> {
    response.json(await this.findCosts.execute())
  }

  /** `GET /api/admin/signups/{id}/costs` */
  async costsOfPerson({ params, response }: HttpContext): Promise<void> {
    response.json(await this.findCostsOfPerson.execute(idParam(params.id)))
  }
}
