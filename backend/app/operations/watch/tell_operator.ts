import type { Clock } from '#app/core/clock/clock'
import type { PublicUrl } from '#app/core/answers/public_url'
import type { Sql, Tx } from '#app/core/database/sql'
import type { SendMessage } from '#app/texting/sending/send_message'
import { alarmText, type CountedAlarms } from '#app/operations/watch/alarm_text'

export interface TellOperatorSettings {
  /** E.164; null: alarms are only logged and listed. */
  phone: string | null
  textEveryMs: number
  remindEveryMs: number
  validMs: number
}

/** Texts the operator when an alarm opens and again while it stays open, all in one text, and seldom. */
export class TellOperator {
  constructor(
    private readonly parts: { clock: Clock; publicUrl: PublicUrl; sendMessage: SendMessage },
    private readonly settings: TellOperatorSettings
  ) {}

  /** The text and the note that it was told are one commit: a crash leaves both or neither. */
  async execute(tx: Tx): Promise<void> {
    const { phone } = this.settings
    const now = this.parts.clock.now()
    if (phone === null || !(await this.#isDue(tx, now))) return
    const open = await listOpen(tx)
    const id = await this.parts.sendMessage.queue(tx, {
      kind: 'operator_alarm',
      to: phone,
      body: alarmText(open, this.parts.publicUrl.to('/admin/alarms')),
      userId: null,
      conversationId: null,
      // Whoever else looks in the same moments writes the same key.
      dedupKey: this.#keyOf(now),
      validMs: this.settings.validMs,
    })
    if (id !== null) await tx.sql.run('update alarms set told_at = ? where cleared_at is null', now)
  }

  #keyOf(toldAt: number): string {
    return `operator:${Math.floor(toldAt / this.settings.textEveryMs)}`
  }

  /** Something open that was never told, in vain, or long ago; and the last text is not too fresh, whatever it was about. */
  async #isDue({ sql }: Tx, now: number): Promise<boolean> {
    const { textEveryMs, remindEveryMs } = this.settings
    const last = await sql.first<{ at: number | null }>(
      'select max(told_at) as at from alarms where told_at is not null'
    )
    if (last?.at && now - last.at < textEveryMs) return false
    const isInVain = last?.at ? await this.#isLost(sql, last.at) : false
    const untold = await sql.first(
      'select id from alarms where cleared_at is null and (told_at is null or told_at <= ?) limit 1',
      now - (isInVain ? textEveryMs : remindEveryMs)
    )
    return untold !== undefined
  }

  /** Whether the text of that moment surely, or perhaps, reached nobody. */
  async #isLost(sql: Sql, toldAt: number): Promise<boolean> {
    const lost = await sql.first(
      `select id from messages where dedup_key = ? and state in ('failed', 'undelivered', 'unknown')`,
      this.#keyOf(toldAt)
    )
    return lost !== undefined
  }
}

function listOpen({ sql }: Tx): Promise<CountedAlarms[]> {
  return sql.all<CountedAlarms>(
    `select kind, count(*) as alarms, sum(times) as times from alarms where cleared_at is null group by kind`
  )
}
