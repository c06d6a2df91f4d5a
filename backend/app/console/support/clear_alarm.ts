import { inject } from '@adonisjs/core'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Alarm } from '#app/models/alarm'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'

/** The cause of an alarm is gone: what waited for that goes on. */
@inject()
export class ClearAlarm {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly alarms: Alarms
  ) {}

  async execute(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      if (await this.alarms.clear(sql, { id }, `${actor.role} ${actor.id ?? ''}`.trim())) {
        const about = { subject: 'alarms', subjectId: id, fields: ['isCleared'] }
        await recordAudit(sql, { actor, action: 'alarms.clear', ...about, at: this.clock.now() })
      } else if (!(await Alarm.find(id, sql))) {
        throw notFound()
      }
    })
  }
}
