import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { SafetyEvent } from '#app/models/safety_event'
import { answerSafetyEvent } from '#app/safety/signs/safety_events'

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
      const event = await SafetyEvent.find(id, sql)
      if (!event) throw notFound()
      if (!(await answerSafetyEvent(sql, id, { state, by: actor.id, at }))) return
      const about = {
        subject: 'safety-events',
        subjectId: id,
        personId: event.userId,
        fields: ['state'],
        detail: { state },
      }
      await recordAudit(sql, { actor, action: 'safety_events.answer', ...about, at })
    })
  }
}
