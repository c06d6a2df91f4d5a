import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/audit/actor_of'
import { recordAudit } from '#app/audit/audit_log'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { notAllowed } from '#app/core/refusal'
import { isAllowed } from '#app/core/roles'
import { validate } from '#app/core/validate'
import { declaredOf, readCallOf } from '#app/resources/catalogue'
import { exportInput } from '#app/resources/contract'

@inject()
export default class ExportsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** `POST /api/admin/exports`: a list leaves the house as a file, and who took it stays on record. */
  async store(ctx: HttpContext): Promise<void> {
    const { resource, count } = validate(ctx.request, exportInput)
    const { role } = ctx.auth.getUserOrFail()
    if (!isAllowed(role, readCallOf(declaredOf(resource)))) throw notAllowed()
    await recordAudit(this.database.read, {
      actor: actorOf(ctx),
      action: 'resources.export',
      subject: resource,
      detail: { count },
      at: this.clock.now(),
    })
    ctx.response.json({ success: true })
  }
}
