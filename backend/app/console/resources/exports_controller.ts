import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { answerList } from '#app/console/resources/answer_list'
import { ListRecords } from '#app/console/resources/list_records'

@inject()
export default class ExportsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly listRecords: ListRecords
  ) {}

  /**
   * `GET /api/admin/exports/<resource>`: a list on its way
   * into a file. No row leaves before it stands on record.
   */
  async index(ctx: HttpContext): Promise<void> {
    const detail = await answerList(ctx, this.listRecords)
    await recordAudit(this.database.read, {
      actor: actorOf(ctx),
      action: 'resources.export',
      subject: String(ctx.params.resource),
      detail,
      at: this.clock.now(),
    })
  }
}
