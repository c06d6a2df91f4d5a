import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ListSafetyCounts } from '#app/safety/care/list_safety_counts'

@inject()
export default class SafetyCountsController {
  constructor(private readonly listSafetyCounts: ListSafetyCounts) {}

  /** `GET /api/safety-counts` */
  async index({ response }: HttpContext): Promise<void> {
    response.json(await this.listSafetyCounts.execute())
  }
}
