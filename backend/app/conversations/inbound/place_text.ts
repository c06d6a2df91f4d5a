import { inject } from '@adonisjs/core'
import { HeedSigns } from '#app/safety/care/heed_signs'
import type { Said } from '#app/safety/care/signs'
import type { Keyword } from '#app/texting/consent/keywords'
import { forgetObstacles } from '#app/texting/consent/recipients'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { AnswerKeyword } from '#app/conversations/inbound/answer_keyword'
import { AnswerStray } from '#app/conversations/inbound/answer_stray'
import { AnswerTalk } from '#app/conversations/inbound/answer_talk'
import type { UnreadText } from '#app/conversations/inbound/inbox'
import type { ReadWords } from '#app/conversations/inbound/read_words'
import { storeInbound } from '#app/conversations/inbound/receive_sql'
import { removeUnseenJob } from '#app/conversations/pictures/remove_unseen'
import { HearTapback } from '#app/conversations/marks/hear_tapback'
import { findSender, type Sender } from '#app/conversations/inbound/sender'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'
import { countSegments } from '#app/core/phones/segments'
import type { PricedText } from '#app/ledgers/spending/record_spending'

type InboundText = Omit<UnreadText, 'id' | 'phoneKey'>

interface Known {
  text: InboundText
  sender: Sender
  said: Said
}

/** Where a text goes once it is read, and what it asks for, in one commit. */
@inject()
export class PlaceText {
  constructor(
    private readonly phoneKeys: PhoneKeys,
    private readonly keyword: AnswerKeyword,
    private readonly stray: AnswerStray,
    private readonly talk: AnswerTalk,
    private readonly heed: HeedSigns,
    private readonly tapback: HearTapback,
    private readonly removed: RemovedTexts,
    private readonly queue: JobQueue
  ) {}

  /** What it cost to get it; null when it was placed before. */
  async execute(tx: Tx, text: InboundText, words: ReadWords): Promise<PricedText | null> {
    const sender = await findSender(tx.sql, text.phone, this.phoneKeys)
    const countsFrom = keywordTime(text, sender)
    const isReaction = await this.#isReaction(tx, text, sender)
    const { keyword: counting, said } = countingWords(words, sender, countsFrom)
    const keyword = isReaction ? null : counting
    const kind = isReaction ? 'reaction' : kindOf(keyword, sender)
    const id = await this.#store(tx, kind, { text, sender, said })
    if (id === null) return null
    if (sender.isHardToReach) await forgetObstacles(tx.sql, sender.phoneKey, text.at)
    if (keyword) await this.#answerKeyword(tx, keyword, { id, text, sender, said, at: countsFrom })
    else if (!isReaction) await this.#answer(tx, { id, sender, said, heardAt: text.at })
    const { segments } = countSegments(text.body)
    return { userId: sender.userId, phone: sender.phone, segments }
  }

  /** It quotes what was said before, also words of danger or a STOP, and says nothing itself. */
  async #isReaction({ sql }: Tx, { body }: InboundText, { userId }: Sender): Promise<boolean> {
    return userId !== null && (await this.tapback.execute(sql, { userId, body }))
  }

  /**
   * First what the keyword asks for, then what else they wrote: after a STOP that is counted, not answered.
   */
  async #answerKeyword(
    tx: Tx,
    keyword: Keyword,
    { id, text, sender, said, at }: Known & { id: number; at: number }
  ): Promise<void> {
    const { body, optOutType } = text
    const asked = { id, sender, keyword, body, optOutType, beside: said, at }
    const { person, referral } = await this.keyword.execute(tx, asked)
    const signal = { ...said, messageId: id, person, source: 'phrases', referral } as const
    await this.heed.execute(tx, signal)
  }

  async #answer(
    tx: Tx,
    { id, sender, said, heardAt }: { id: number; sender: Sender; said: Said; heardAt: number }
  ): Promise<void> {
    const { conversationId } = sender
    const signal = { ...said, messageId: id, person: sender, source: 'phrases' } as const
    if (conversationId !== null) {
      await this.talk.execute(tx, { conversationId, sender, signal, heardAt })
    } else if (!(await this.heed.execute(tx, signal))) {
      await this.stray.execute(tx, { id, sender })
    }
  }

  /**
   * Only talk stands in the conversation; what a stranger
   * wrote is nobody's business, so its words are not kept, here or at the provider.
   */
  async #store(tx: Tx, kind: InboundKind, { text, sender, said }: Known): Promise<number | null> {
    const isNobodys = isWithoutWords(kind, sender)
    const id = await storeInbound(tx.sql, {
      conversationId: kind === 'talk' ? sender.conversationId : null,
      userId: sender.userId,
      kind,
      channel: text.channel,
      body: isNobodys ? '' : text.body,
      phone: sender.userId === null ? null : text.phone,
      phoneKey: sender.phoneKey,
      pictures: text.pictures,
      pictureState: isNoPicture(text) ? 'file' : null,
      sid: text.sid,
      at: text.at,
    })
    if (id === null) return null
    if (isNobodys && !isReportable(sender, said)) await this.removed.add(tx, text.sid)
    else await this.#removePictures(tx, text)
    return id
  }

  /** She may look at them within the day in which she owes an answer. */
  async #removePictures(tx: Tx, { sid, pictures }: InboundText): Promise<void> {
    if (pictures > 0) await this.queue.enqueue(tx, removeUnseenJob(sid, this.queue.clock.now()))
  }
}

type InboundKind = 'talk' | 'keyword' | 'reaction' | 'stray'

/**
 * When a STOP or START counts from: the clock that wrote the
 * one before it down may have been ahead of this one.
 */
function keywordTime({ isLate, at }: InboundText, { optedOutAt, restoredAt }: Sender): number {
  return isLate ? at : Math.max(at, optedOutAt ?? 0, restoredAt ?? 0)
}

/** A START older than the STOP it meets (its webhook was lost) is talk: the last word counts. */
function countingWords(
  { asTalk, ...words }: ReadWords,
  { optedOutAt }: Sender,
  countsFrom: number
): Omit<ReadWords, 'asTalk'> {
  const canRestore = optedOutAt !== null && countsFrom >= optedOutAt
  if (words.keyword !== 'start' || canRestore) return words
  return asTalk ?? { keyword: null, said: words.said }
}

function isWithoutWords(kind: InboundKind, { userId }: Sender): boolean {
  return userId === null || kind === 'stray' || kind === 'reaction'
}

/** It stays at the provider until the account goes. */
function isReportable({ userId }: Sender, { signs }: Said): boolean {
  return userId !== null && signs.includes('minor_sexual')
}

function isNoPicture({ pictures, files }: InboundText): boolean {
  return pictures > 0 && files === pictures
}

function kindOf(keyword: Keyword | null, sender: Sender): InboundKind {
  if (keyword) return 'keyword'
  return sender.conversationId === null ? 'stray' : 'talk'
}
