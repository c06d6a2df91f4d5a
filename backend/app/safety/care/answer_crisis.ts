import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { coverUnanswered } from '#app/safety/care/cover_unanswered'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import {
  crisisReferralFor,
  crisisReminder,
  crisisText,
  crisisTextForOther,
} from '#app/safety/crisis/crisis_lines'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'

type Distress = Omit<Signal, 'signs'> & { kind: 'crisis' | 'crisis_other' }

const ONE_TEXT_PER_MS = 10 * 60_000
/** Texts of one breath are answered by one. */
const REMIND_AFTER_MS = 60_000

/**
 * Talk of self-harm is answered at once by a fixed text, also to somebody who has no companion yet, or no
 * account at all: care asks for neither. Who writes again within minutes is reminded once, in fewer words.
 */
@inject()
export class AnswerCrisis {
  constructor(
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage,
    private readonly drafts: Drafts
  ) {}

  async execute(tx: Tx, distress: Distress): Promise<void> {
    const { person, referral: named = null, ...event } = distress
    const at = this.clock.now()
    if (person.userId !== null) await this.#beTender(tx, person.userId)
    const referral = person.optedOutAt === null ? await this.#answer(tx, distress) : named
    await recordSafetyEvent(tx.sql, { ...event, userId: person.userId, at, referral })
  }

  async #beTender({ sql }: Tx, userId: number): Promise<void> {
    const until = this.clock.now() + limits.care.coolDownMs
    await User.query(sql).where('id', userId).update({ tenderUntil: until })
  }

  /** The line the person was pointed to; null when the text of a moment ago still stands. */
  async #answer(tx: Tx, distress: Distress): Promise<string | null> {
    const { person } = distress
    const { conversationId, countryCode } = person
    if (conversationId !== null) await this.drafts.drop(tx, conversationId)
    const recent = await this.#findRecent(tx, person)
    const sent = await this.#say(tx, person, wordsFor(recent, distress))
    const covering = sent ?? recent?.id
    if (conversationId !== null && covering) await coverUnanswered(tx.sql, conversationId, covering)
    return sent === null ? null : crisisReferralFor(countryCode)
  }

  /** The same words again within minutes help nobody; one that failed helped nobody either. */
  async #findRecent(tx: Tx, { phoneKey }: CarePerson): Promise<Recent | null> {
    const now = this.clock.now()
    const text = await Message.query(tx.sql)
      .where({ kind: 'crisis', phoneKey })
      .where('createdAt', '>', now - ONE_TEXT_PER_MS)
      .where('dedupKey', 'like', 'crisis:%')
      .whereIn('state', ['queued', 'sending', 'sent', 'delivered'])
      .orderBy('id', 'desc')
      .first()
    return text && { id: text.id, isFresh: now - text.createdAt < REMIND_AFTER_MS }
  }

  async #say(
    tx: Tx,
    { phone, userId, conversationId }: CarePerson,
    words: { body: string; dedupKey: string } | null
  ): Promise<number | null> {
    if (!words) return null
    const validMs = limits.sends.otherValidMs
    const text = { kind: 'crisis', to: phone, userId, conversationId, validMs } as const
    return this.sendMessage.queue(tx, { ...text, ...words })
  }
}

interface Recent {
  id: number
  isFresh: boolean
}

function wordsFor(
  recent: Recent | null,
  { messageId, language, person: { countryCode }, kind }: Distress
): { body: string; dedupKey: string } | null {
  const full = kind === 'crisis' ? crisisText : crisisTextForOther
  if (!recent) return { body: full(countryCode, language), dedupKey: `crisis:${messageId}` }
  if (recent.isFresh) return null
  // One after each full text, whoever asks for it.
  return { body: crisisReminder(countryCode, language), dedupKey: `crisis_again:${recent.id}` }
}
