import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { beTender } from '#app/safety/care/care_person'
import { eatingReferralFor, eatingText } from '#app/safety/care/eating_lines'
import { FixedAnswer, fixedTextsSince } from '#app/texting/sending/fixed_answer'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'

/**
 * Who struggles with eating is pointed once a day to people who know about it. What they write
 * after it is hers to answer, tenderly: this is a long talk, not a moment of danger.
 */
@inject()
export class AnswerEating {
  constructor(
    private readonly clock: Clock,
    private readonly answer: FixedAnswer
  ) {}

  /** True when the fixed text answers what they wrote. */
  async execute(tx: Tx, { person, language, ...event }: Omit<Signal, 'signs'>): Promise<boolean> {
    const at = this.clock.now()
    const { userId, optedOutAt, countryCode } = person
    await beTender(tx.sql, userId, at)
    const isTold = optedOutAt !== null || (await this.#isToldToday(tx, person))
    const sent = isTold ? null : await this.#tell(tx, { person, language, ...event })
    const referral = sent === null ? null : eatingReferralFor(countryCode)
    const { messageId, source } = event
    await recordSafetyEvent(tx.sql, { kind: 'eating', messageId, source, userId, at, referral })
    return sent !== null
  }

  async #isToldToday({ sql }: Tx, person: CarePerson): Promise<boolean> {
    const after = this.clock.now() - limits.care.coolDownMs
    return (await fixedTextsSince(sql, person, { kind: 'crisis', after }).first()) !== null
  }

  #tell(tx: Tx, { person, language, messageId }: Omit<Signal, 'signs'>): Promise<number | null> {
    return this.answer.send(tx, person, {
      kind: 'crisis',
      body: eatingText(person.countryCode, language),
      dedupKey: `eating:${messageId}`,
    })
  }
}
