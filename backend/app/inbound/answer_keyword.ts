import type { Database } from '#app/core/database'
import type { PublicUrl } from '#app/core/public_url'
import type { Tx } from '#app/core/sql'
import { type Consents } from '#app/consent/consents'
import type { Keyword } from '#app/consent/keywords'
import { isExactKeyword } from '#app/consent/keywords'
import type { OutboundKind } from '#app/gate/kinds'
import { type SendMessage } from '#app/sending/send_message'
import { type SettleSend } from '#app/delivery/settle_send'
import { crisisLineFor } from '#app/safety/crisis_lines'
import { helpAnswer, startAnswer, stopAnswer } from '#app/conversations/notices'
import type { Sender } from '#app/inbound/sender'

interface KeywordText {
  id: number
  sender: Sender
  keyword: Keyword
  body: string
  /** When the person wrote it, epoch milliseconds. */
  at: number
}

export interface AnswerKeywordSettings {
  brand: string
  supportEmail: string
  validMs: number
  /** The provider answers single-word keywords itself; plain wording it does not know, so we answer that. */
  providerAnswers: boolean
}

/** Two machines asking each other for help would never end. */
const ONE_HELP_PER_MS = 10 * 60_000

/** STOP, START and HELP: recorded in the same commit as the text, answered at once, never charged. */
export class AnswerKeyword {
  constructor(
    private readonly parts: {
      database: Database
      consents: Consents
      sendMessage: SendMessage
      settle: SettleSend
      publicUrl: PublicUrl
    },
    private readonly settings: AnswerKeywordSettings
  ) {}

  async execute(tx: Tx, text: KeywordText): Promise<void> {
    switch (text.keyword) {
      case 'stop':
        return this.#stop(tx, text)
      case 'start':
        return this.#start(tx, text)
      case 'help':
        return this.#help(tx, text)
    }
  }

  async #stop(tx: Tx, text: KeywordText): Promise<void> {
    const { sender } = text
    // Written before the START we know of, and come late: taken back already.
    if (sender.restoredAt !== null && text.at < sender.restoredAt) return
    const isPlainWord = isExactKeyword(text.body)
    await this.parts.consents.revoke(tx.sql, {
      ...personOf(text),
      source: isPlainWord ? 'keyword' : 'words',
    })
    await this.#drop(tx, sender, { kinds: "kind <> 'stop_answer'", reason: 'you replied STOP' })
    if (sender.optedOutAt !== null || this.#isAnswered(text)) return
    await this.#answer(tx, text, {
      kind: 'stop_answer',
      body: stopAnswer(this.settings.brand, await this.#planUrl(tx, sender)),
      // Two processes may be told of two STOPs at once.
      dedupKey: `stop:${sender.phoneKey}:${sender.restoredAt ?? 0}`,
    })
  }

  /** Null for somebody who pays for nothing that goes on. */
  async #planUrl({ sql }: Tx, { userId }: Sender): Promise<string | null> {
    const plan = await sql.first(
      `select id from subscriptions where user_id = ? and is_entitled = ? and cancel_at_period_end = ?`,
      userId,
      true,
      false
    )
    return plan ? this.parts.publicUrl.to('/subscription') : null
  }

  async #start(tx: Tx, text: KeywordText): Promise<void> {
    await this.parts.consents.restore(tx.sql, personOf(text))
    // A confirmation that has not left yet would say the opposite of what is true now.
    await this.#drop(tx, text.sender, {
      kinds: "kind = 'stop_answer'",
      reason: 'you texted START',
    })
    if (this.#isAnswered(text)) return
    await this.#answer(tx, text, {
      kind: 'keyword_answer',
      body: startAnswer(this.settings.brand),
    })
  }

  async #help(tx: Tx, text: KeywordText): Promise<void> {
    const { sender } = text
    if (sender.optedOutAt !== null || this.#isAnswered(text)) return
    const words = {
      email: this.settings.supportEmail,
      crisisLine: crisisLineFor(sender.countryCode),
    }
    const window = Math.floor(text.at / ONE_HELP_PER_MS)
    await this.#answer(tx, text, {
      kind: 'keyword_answer',
      body: helpAnswer(this.settings.brand, words),
      dedupKey: `help:${sender.phoneKey}:${window}`,
    })
  }

  /** What was about to leave for this number does not leave any more. */
  async #drop(
    tx: Tx,
    { phoneKey }: Sender,
    { kinds, reason }: { kinds: string; reason: string }
  ): Promise<void> {
    const queued = await tx.sql.all<{ id: number }>(
      `select id from messages where state = 'queued' and direction = 'outbound' and phone_key = ?
         and ${kinds} order by id${this.parts.database.dialect.forUpdate}`,
      phoneKey
    )
    for (const { id } of queued) {
      await this.parts.settle.failed(tx, id, { reason, errorCode: null })
    }
  }

  async #answer(
    tx: Tx,
    { id, sender }: KeywordText,
    answer: { kind: OutboundKind; body: string; dedupKey?: string }
  ): Promise<void> {
    await this.parts.sendMessage.queue(tx, {
      dedupKey: `keyword:${id}`,
      ...answer,
      to: sender.phone,
      userId: sender.userId,
      conversationId: null,
      validMs: this.settings.validMs,
    })
  }

  /** The provider knows the exact words only; whatever else means the same is ours to answer. */
  #isAnswered({ body }: KeywordText): boolean {
    return this.settings.providerAnswers && isExactKeyword(body)
  }
}

function personOf({ sender, at }: KeywordText): {
  userId: number | null
  phone: string
  at: number
} {
  return { userId: sender.userId, phone: sender.phone, at }
}
