import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { SafetyEvent } from '#app/models/safety_event'
import { crisisReferralFor } from '#app/safety/crisis/crisis_lines'
import { ReportText } from '#app/safety/signs/report_text'
import { answerSafetyEvent, recordSafetyEvent } from '#app/safety/signs/safety_events'
import { Consents } from '#app/texting/consent/consents'
import { TALK } from '#database/seeders/demo_words'
import { PastClock } from '#database/seeders/past_clock'
import type { PastText } from '#database/seeders/past_text'

const ANSWERED_AFTER_MS = 14 * 60_000

/** Signs of danger, reports and opt-outs among the texts of the past, and who of staff looked at them. */
@inject()
export class SeedCare {
  constructor(
    private readonly database: Database,
    private readonly clock: PastClock,
    private readonly consents: Consents,
    private readonly reports: ReportText
  ) {}

  /** `ids`: under which the texts are stored; `by`: of staff. */
  async execute(ids: ReadonlyMap<PastText, number>, by: number): Promise<void> {
    for (const [text, messageId] of ids) {
      this.clock.standAt(text.at)
      if (text.body === TALK.stop) await this.#leave(text)
      if (text.care) await this.#note(text, messageId, by)
    }
  }

  async #leave({ talker: { userId, phone }, at }: PastText): Promise<void> {
    await this.consents.revoke(this.database.read, { userId, phone, at, source: 'keyword' })
  }

  async #note(text: PastText, messageId: number, by: number): Promise<void> {
    const { read } = this.database
    const { userId } = text.talker
    if (text.care === 'report') {
      await this.reports.execute(userId, { messageId, reason: 'other' })
    } else {
      const kind = text.care ?? 'crisis'
      const referral = kind === 'crisis' ? crisisReferralFor('+1') : null
      const event = { kind, source: 'phrases', referral, userId, messageId, at: text.at } as const
      await recordSafetyEvent(read, event)
    }
    if (text.isAnswered) await answer(read, messageId, { by, at: text.at + ANSWERED_AFTER_MS })
  }
}

async function answer(sql: Sql, messageId: number, { by, at }: { by: number; at: number }) {
  const event = await SafetyEvent.findByOrFail({ messageId }, sql)
  await answerSafetyEvent(sql, event.id, { state: 'answered', by, at })
}
