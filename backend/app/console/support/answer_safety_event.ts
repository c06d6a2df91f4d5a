import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { changedBy } from '#app/models/changed_by'
import { SafetyEvent } from '#app/models/safety_event'

/** Somebody has looked at a safety event, or it waits for somebody again. */
@inject()
export class AnswerSafetyEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(actor: Actor, id: number, state: 'open' | 'answered'): Promise<void> {
    const at = this.clock.now()
    await this.database.transaction(async ({ sql }) => {
      const other = SafetyEvent.query(sql).where({ id }).whereNot({ state })
      const answered = { answeredBy: actor.id, answeredAt: at }
      const open = { answeredBy: null, answeredAt: null }
      const change = { state, ...(state === 'answered' ? answered : open) }
      const changed = await changedBy(other.update(change))
      if (changed === 0) {
        if (!(await SafetyEvent.find(id, sql))) throw notFound()
        return
      }
      const about = {
        subject: 'safety-events',
        subjectId: id,
        fields: ['state'],
        detail: { state },
      }
      await recordAudit(sql, { actor, action: 'safety_events.answer', ...about, at })
    })
  }
}
