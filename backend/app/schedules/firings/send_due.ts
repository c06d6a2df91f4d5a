import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { ClaimDue } from '#app/schedules/firings/claim_due'

/**
 * Fires what is due by now, everybody's: what the worker
 * does by itself, for whoever cannot wait. Answers how many go.
 */
@inject()
export class SendDue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly claim: ClaimDue
  ) {}

  async execute(actor: Actor): Promise<number> {
    const count = await this.#claimAll()
    if (count > 0) {
      await recordAudit(this.database.read, {
        actor,
        action: 'schedules.send_due',
        subject: 'schedules',
        detail: { count },
        at: this.clock.now(),
      })
    }
    return count
  }

  async #claimAll(): Promise<number> {
    const seen = new Set<number>()
    for (let count = 0; ;) {
      const { looked, claimed } = await this.claim.execute()
      count += claimed
      if (looked.every((id) => seen.has(id))) return count
      for (const id of looked) seen.add(id)
    }
  }
}
