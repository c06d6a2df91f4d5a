import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'

/** Somebody has looked at a safety event, or it waits for somebody again. */
@inject()
export class AnswerSafetyEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(actor: Actor, id: number, state: 'open' | 'answered'): Promise<void> {
    const at = this.clock.now()
    const isAnswered = state === 'answered'
    await this.database.transaction(async ({ sql }) => {
      const changed = await sql.run(
        'update safety_events set state = ?, answered_by = ?, answered_at = ? where id = ? and state <> ?',
        state,
        isAnswered ? actor.id : null,
        isAnswered ? at : null,
        id,
        state
      )
      if (changed === 0) {
        if (!(await sql.first('select id from safety_events where id = ?', id))) throw notFound()
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
