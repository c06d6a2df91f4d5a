import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { MINUTE } from '#app/core/clock/durations'
import type { Tx } from '#app/core/database/sql'
import type { Message } from '#app/models/message'
import { coverUnanswered } from '#app/texting/sending/cover_unanswered'
import { fixedTextsSince } from '#app/texting/sending/fixed_answer'
import { beTender } from '#app/safety/care/care_person'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import { crisisReferralFor, crisisText, crisisTextForOther } from '#app/safety/crisis/crisis_lines'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'

type Distress = Omit<Signal, 'signs'> & { kind: 'crisis' | 'crisis_other' }

/** Texts of one breath are answered by one; later in a long night one text stands for ten minutes. */
const APART = { atFirstMs: MINUTE, laterMs: 10 * MINUTE, later: 6 }

/**
 * Talk of self-harm is answered at once by a fixed text, also to somebody who has no companion yet, or no
 * account at all: care asks for neither. Whoever is still in danger that day is asked openly how close they
 * are to it, and offered further help: nobody who says so once more is met with silence.
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
    await beTender(tx.sql, person.userId, at)
    const referral = person.optedOutAt === null ? await this.#answer(tx, distress) : named
    await recordSafetyEvent(tx.sql, { ...event, userId: person.userId, at, referral })
  }

  /** The line the person was pointed to; null when the text of a moment ago still stands. */
  async #answer(tx: Tx, distress: Distress): Promise<string | null> {
    const { person } = distress
    const { conversationId, countryCode } = person
    if (conversationId !== null) await this.drafts.dropAll(tx, conversationId)
    const texts = await this.#findTexts(tx, person)
    const sent = isAnsweredBy(texts, this.clock.now())
      ? null
      : await this.#say(tx, person, wordsFor(distress, texts.length))
    const covering = sent ?? texts[0]?.id
    if (conversationId !== null && covering) await coverUnanswered(tx.sql, conversationId, covering)
    return sent === null ? null : crisisReferralFor(countryCode)
  }

  /** Those of the last day, the latest first; one that failed helped nobody. */
  #findTexts({ sql }: Tx, person: CarePerson): Promise<Message[]> {
    const after = this.clock.now() - limits.care.coolDownMs
    return fixedTextsSince(sql, person, { kind: 'crisis', after })
      .where('dedupKey', 'like', 'crisis:%')
      .orderBy('id', 'desc')
  }

  async #say(
    tx: Tx,
    { phone, userId, conversationId }: CarePerson,
    words: { body: string; dedupKey: string }
  ): Promise<number | null> {
    const validMs = limits.sends.otherValidMs
    const text = { kind: 'crisis', to: phone, userId, conversationId, validMs } as const
    return this.sendMessage.queue(tx, { ...text, ...words })
  }
}

/** The same minute is answered by the text that stands in it. */
function isAnsweredBy(texts: readonly Message[], now: number): boolean {
  const [last] = texts
  const apartMs = texts.length < APART.later ? APART.atFirstMs : APART.laterMs
  return last !== undefined && now - last.createdAt < apartMs
}

function wordsFor(
  { messageId, language, person: { countryCode }, kind }: Distress,
  earlier: number
): { body: string; dedupKey: string } {
  const full = kind === 'crisis' ? crisisText : crisisTextForOther
  return { body: full(countryCode, language, earlier), dedupKey: `crisis:${messageId}` }
}
