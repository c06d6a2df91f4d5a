import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { coverUnanswered } from '#app/safety/care/cover_unanswered'
import { eatingReferralFor, eatingText } from '#app/safety/care/eating_lines'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'

/**
 * Who struggles with eating is pointed once a day to people who know about it. What they write
 * after it is hers to answer, tenderly: this is a long talk, not a moment of danger.
 */
@inject()
export class AnswerEating {
  constructor(
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage,
    private readonly drafts: Drafts
  ) {}

  /** True when the fixed text answers what they wrote. */
  async execute(tx: Tx, { person, language, ...event }: Omit<Signal, 'signs'>): Promise<boolean> {
    const at = this.clock.now()
    const { userId, optedOutAt, countryCode } = person
    if (userId !== null) await beTender(tx, userId, at)
    const isTold = optedOutAt !== null || (await this.#isToldToday(tx, person))
    const sent = isTold ? null : await this.#tell(tx, { person, language, ...event })
    const referral = sent === null ? null : eatingReferralFor(countryCode)
    const { messageId, source } = event
    await recordSafetyEvent(tx.sql, { kind: 'eating', messageId, source, userId, at, referral })
    return sent !== null
  }

  async #isToldToday({ sql }: Tx, { phoneKey }: CarePerson): Promise<boolean> {
    const text = await Message.query(sql)
      .where({ kind: 'crisis', phoneKey })
      .where('createdAt', '>', this.clock.now() - limits.care.coolDownMs)
      .whereIn('state', ['queued', 'sending', 'sent', 'delivered'])
      .first()
    return text !== null
  }

  async #tell(
    tx: Tx,
    { person, language, messageId }: Omit<Signal, 'signs'>
  ): Promise<number | null> {
    const { phone: to, userId, conversationId, countryCode } = person
    if (conversationId !== null) await this.drafts.drop(tx, conversationId)
    const id = await this.sendMessage.queue(tx, {
      ...{ kind: 'crisis', to, userId, conversationId },
      body: eatingText(countryCode, language),
      dedupKey: `eating:${messageId}`,
      validMs: limits.sends.otherValidMs,
    })
    if (conversationId !== null && id) await coverUnanswered(tx.sql, conversationId, id)
    return id
  }
}

async function beTender({ sql }: Tx, userId: number, now: number): Promise<void> {
  const until = now + limits.care.coolDownMs
  await User.query(sql).where('id', userId).update({ tenderUntil: until })
}
