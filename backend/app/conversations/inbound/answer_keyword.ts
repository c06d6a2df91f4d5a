import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { providerAnswersKeywords } from '#config/providers'
import { brand } from '#config/brand'
import { isDistress, type Said } from '#app/safety/care/signs'
import { HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Message } from '#app/models/message'
import { Subscription } from '#app/models/subscription'
import type { Tx } from '#app/core/database/sql'
import { claimNumber } from '#app/texting/consent/claim_number'
import { countRestored } from '#app/texting/consent/count_restored'
import { Consents } from '#app/texting/consent/consents'
import { startAnswer, stopAnswer } from '#app/texting/consent/keyword_answers'
import { isExactKeyword, type Keyword } from '#app/texting/consent/keywords'
import type { OutboundKind } from '#app/models/kinds'
import { SendMessage } from '#app/texting/sending/send_message'
import { sayHello } from '#app/texting/sending/take_up_talk'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { type CrisisLanguage, crisisReferralFor } from '#app/safety/crisis/crisis_lines'
import { crisisStopAnswer, languageOfCrisis } from '#app/conversations/inbound/crisis_stop_answer'
import { dropQueued } from '#app/conversations/inbound/drop_queued'
import { helpFor } from '#app/conversations/inbound/help_for'
import type { Sender } from '#app/conversations/inbound/sender'

export interface KeywordText {
  id: number
  sender: Sender
  keyword: Keyword
  body: string
  /** What the provider took it for, and has answered; null when it said nothing of it. */
  optOutType: Keyword | null
  /** What they wrote beside the keyword. */
  beside: Said
  /** When the person wrote it, epoch milliseconds. */
  at: number
}

/** What is true once it is answered. */
export interface KeywordAnswered {
  person: Sender
  /** The crisis line the answer names because of what else they wrote. */
  referral: string | null
}

/** STOP, START and HELP: recorded in the same commit as the text, answered at once, never charged. */
@inject()
export class AnswerKeyword {
  /** The provider answers single-word keywords itself; plain wording it does not know, so we answer that. */
  readonly providerAnswers: boolean = providerAnswersKeywords

  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly consents: Consents,
    private readonly sendMessage: SendMessage,
    private readonly settle: SettleSend,
    private readonly publicUrl: PublicUrl
  ) {}

  async execute(tx: Tx, text: KeywordText): Promise<KeywordAnswered> {
    const { sender } = text
    if (text.keyword !== 'help') await claimNumber(tx, this.database, sender.phoneKey)
    switch (text.keyword) {
      case 'stop':
        return this.#stop(tx, text)
      case 'start':
        await this.#start(tx, text)
        return { person: { ...sender, optedOutAt: null }, referral: null }
      case 'help':
        await this.#help(tx, text)
        return { person: sender, referral: null }
    }
  }

  async #stop(tx: Tx, text: KeywordText): Promise<KeywordAnswered> {
    const { sender } = text
    // Written before the START we know of, and come late: taken back already.
    if (sender.restoredAt !== null && text.at < sender.restoredAt) {
      return { person: sender, referral: null }
    }
    const isKeyword = text.optOutType === 'stop' || isExactKeyword(text.body, 'stop')
    const source = isKeyword ? 'keyword' : 'words'
    await this.consents.revoke(tx.sql, { ...personOf(text), source })
    const dropped = await dropQueued(tx, this.settle, {
      phoneKey: sender.phoneKey,
      kind: { isNot: 'stop_answer' },
      reason: 'you replied STOP',
    })
    const isSilent = sender.optedOutAt !== null || this.#isAnswered(text)
    const referral = isSilent ? null : await this.#confirm(tx, text, dropped)
    const optedOutAt = Math.max(text.at, sender.optedOutAt ?? 0)
    return { person: { ...sender, optedOutAt }, referral }
  }

  /**
   * Nothing else goes out after a STOP: who speaks of self-harm
   * in it, or just before, finds the line here or nowhere.
   */
  async #confirm(tx: Tx, text: KeywordText, dropped: readonly Message[]): Promise<string | null> {
    const { sender, beside } = text
    const language = isDistress(beside) ? beside.language : languageOfCrisis(dropped)
    if (language === null && (await this.#isOften(tx, text))) return null
    const sent = await this.#answer(tx, text, {
      kind: 'stop_answer',
      body: await this.#stopWords(tx, sender, language),
      // Two processes may be told of two STOPs at once.
      dedupKey: `stop:${sender.phoneKey}:${sender.restoredAt ?? 0}`,
    })
    if (language === null || sent === null) return null
    return crisisReferralFor(sender.countryCode)
  }

  /** `language` of their distress; null when there is none. */
  async #stopWords(tx: Tx, sender: Sender, language: CrisisLanguage | null): Promise<string> {
    if (language === null) return stopAnswer(brand, await this.#planUrl(tx, sender))
    return crisisStopAnswer(brand, { countryCode: sender.countryCode, language })
  }

  /** Null for somebody who pays for nothing that goes on. */
  async #planUrl({ sql }: Tx, { userId }: Sender): Promise<string | null> {
    const goingOn = { userId, isEntitled: true, cancelAtPeriodEnd: false }
    const plan = await Subscription.findBy(goingOn, sql)
    return plan ? this.publicUrl.to('/subscription') : null
  }

  async #start(tx: Tx, text: KeywordText): Promise<void> {
    const { phoneKey, userId } = text.sender
    await this.consents.restore(tx.sql, personOf(text))
    if (userId !== null) await sayHello(tx, this.queue, userId)
    // A confirmation that has not left yet would say the opposite of what is true now.
    await dropQueued(tx, this.settle, {
      phoneKey,
      kind: { is: 'stop_answer' },
      reason: 'you texted START',
    })
    if (this.#isAnswered(text)) return
    if (await this.#isOften(tx, text, { isOneOfThem: true })) return
    await this.#answer(tx, text, { kind: 'keyword_answer', body: startAnswer(brand) })
  }

  /** Each STOP and START counts; an endless to and fro is not answered any more. */
  async #isOften(
    { sql }: Tx,
    { sender, at }: KeywordText,
    { isOneOfThem = false } = {}
  ): Promise<boolean> {
    const restored = await countRestored(sql, sender.phoneKey, at - HOUR)
    return restored - Number(isOneOfThem) >= limits.sends.keywordPairsPerHour
  }

  async #help(tx: Tx, text: KeywordText): Promise<void> {
    if (text.sender.optedOutAt !== null || this.#isAnswered(text)) return
    await this.#answer(tx, text, { kind: 'keyword_answer', ...helpFor(text) })
  }

  async #answer(
    tx: Tx,
    { id, sender }: KeywordText,
    answer: { kind: OutboundKind; body: string; dedupKey?: string }
  ): Promise<number | null> {
    if (!sender.mayBeAnswered && answer.kind !== 'stop_answer') return null
    return this.sendMessage.queue(tx, {
      dedupKey: `keyword:${id}`,
      ...answer,
      to: sender.phone,
      userId: sender.userId,
      conversationId: null,
      validMs: limits.sends.otherValidMs,
    })
  }

  /** The provider knows the exact words only; whatever else means the same is ours to answer. */
  #isAnswered({ body, keyword, optOutType }: KeywordText): boolean {
    if (optOutType !== null) return optOutType === keyword
    return this.providerAnswers && isExactKeyword(body, keyword)
  }
}

function personOf({ sender: { userId, phone }, at }: KeywordText) {
  return { userId, phone, at }
}
