import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { validate } from '#app/core/requests/validate'
import { searchInput } from '#app/console/search/contract'
import { SearchEverything } from '#app/console/search/search_everything'

@inject()
export default class SearchController {
  constructor(private readonly searchEverything: SearchEverything) {}

  /** `POST /api/admin/search` */
  async store(ctx: HttpContext): Promise<void> {
    const { words } = validate(ctx.request, searchInput)
    const { role } = ctx.auth.getUserOrFail()
    ctx.response.json(await this.searchEverything.execute(words, actorOf(ctx), role))
  }
}
