import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { operatorPhone } from '#config/operator'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import type { Sql, Tx } from '#app/core/database/sql'
import { SendMessage } from '#app/texting/sending/send_message'
import { Alarm } from '#app/models/alarm'
import { Message } from '#app/models/message'
import { alarmText, type CountedAlarms } from '#app/operations/watch/alarm_text'

/** Texts the operator when an alarm opens and again while it stays open, all in one text, and seldom. */
@inject()
export class TellOperator {
  readonly phone: string | null = operatorPhone

  constructor(
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly sendMessage: SendMessage
  ) {}

  /** The text and the note that it was told are one commit: a crash leaves both or neither. */
  async execute(tx: Tx): Promise<void> {
    const now = this.clock.now()
    const { phone } = this
    if (phone === null || !(await this.#isDue(tx, now))) return
    const open = await listOpen(tx)
    const id = await this.sendMessage.queue(tx, {
      kind: 'operator_alarm',
      to: phone,
      body: alarmText(open, this.publicUrl.to('/admin/alarms')),
      userId: null,
      conversationId: null,
      // Whoever else looks in the same moments writes the same key.
      dedupKey: this.#keyOf(now),
      validMs: limits.sends.otherValidMs,
    })
    if (id !== null) await openAlarms(tx.sql).update({ toldAt: now })
  }

  #keyOf(toldAt: number): string {
    return `operator:${Math.floor(toldAt / limits.watch.textEveryMs)}`
  }

  /**
   * Something open that was never told, in vain, or long ago; and the last text is not too fresh, whatever
   * it was about. What was told further ahead than that, by a clock that has been set back since, was not.
   */
  async #isDue({ sql }: Tx, now: number): Promise<boolean> {
    const { textEveryMs, remindEveryMs } = limits.watch
    const ahead = now + textEveryMs
    const last = await Alarm.query(sql)
      .where('toldAt', '<', ahead)
      .orderBy('toldAt', 'desc')
      .first()
    if (last?.toldAt && now - last.toldAt < textEveryMs) return false
    const isInVain = last?.toldAt ? await this.#isLost(sql, last.toldAt) : false
    const longAgo = now - (isInVain ? textEveryMs : remindEveryMs)
    const untold = await openAlarms(sql)
      .where((alarm) => {
        void alarm.whereNull('toldAt').orWhere('toldAt', '<=', longAgo)
        void alarm.orWhere('toldAt', '>=', ahead)
      })
      .first()
    return untold !== null
  }

  /** Whether the text of that moment surely, or perhaps, reached nobody. */
  async #isLost(sql: Sql, toldAt: number): Promise<boolean> {
    const lost = await Message.query(sql)
      .where('dedupKey', this.#keyOf(toldAt))
      .whereIn('state', ['failed', 'undelivered', 'unknown'])
      .first()
    return lost !== null
  }
}

function listOpen({ sql }: Tx): Promise<CountedAlarms[]> {
  const byKind = openAlarms(sql).select('kind').groupBy('kind')
  return byKind.count('* as alarms').sum('times as times').pojo<CountedAlarms>().exec()
}

function openAlarms(sql: Sql) {
  return Alarm.query(sql).withScopes((alarms) => alarms.open())
}
