import type { Clock } from '#app/core/clock'
import type { Tx } from '#app/core/sql'
import { type Consents } from '#app/sms/consents'
import type { Keyword } from '#app/sms/keywords'
import { STOP_WORDS } from '#app/sms/keywords'
import type { OutboundKind } from '#app/sms/send_gate'
import { type SendMessage } from '#app/sms/send_message'
import { type SettleSend } from '#app/sms/settle_send'
import { crisisLineFor } from '#app/safety/crisis_lines'
import { helpAnswer, startAnswer, stopAnswer } from '#app/conversations/notices'
import type { Sender } from '#app/inbound/sender'

interface KeywordText {
  id: number
  sender: Sender
  keyword: Keyword
  body: string
}

export interface AnswerKeywordSettings {
  brand: string
  supportEmail: string
  validMs: number
  /** The provider answers single-word keywords itself; plain wording it does not know, so we answer that. */
  providerAnswers: boolean
}

/** STOP, START and HELP: recorded in the same commit as the text, answered at once, never charged. */
export class AnswerKeyword {
  constructor(
    private readonly parts: {
      consents: Consents
      sendMessage: SendMessage
      settle: SettleSend
      clock: Clock
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
    const isPlainWord = STOP_WORDS.test(text.body)
    await this.parts.consents.revoke(tx.sql, {
      ...this.#person(sender),
      source: isPlainWord ? 'keyword' : 'words',
    })
    await this.#dropQueued(tx, sender)
    if (sender.optedOutAt !== null || (isPlainWord && this.settings.providerAnswers)) return
    await this.#answer(tx, text, {
      kind: 'stop_answer',
      body: stopAnswer(this.settings.brand),
    })
  }

  async #start(tx: Tx, text: KeywordText): Promise<void> {
    await this.parts.consents.restore(tx.sql, this.#person(text.sender))
    if (this.settings.providerAnswers) return
    await this.#answer(tx, text, {
      kind: 'keyword_answer',
      body: startAnswer(this.settings.brand),
    })
  }

  async #help(tx: Tx, text: KeywordText): Promise<void> {
    if (text.sender.optedOutAt !== null || this.settings.providerAnswers) return
    const words = {
      email: this.settings.supportEmail,
      crisisLine: crisisLineFor(text.sender.countryCode),
    }
    await this.#answer(tx, text, {
      kind: 'keyword_answer',
      body: helpAnswer(this.settings.brand, words),
    })
  }

  /** What was about to leave for this number does not leave any more. */
  async #dropQueued(tx: Tx, sender: Sender): Promise<void> {
    const queued = await tx.sql.all<{ id: number }>(
      `select id from messages where state = 'queued' and direction = 'outbound' and phone_key = ?`,
      sender.phoneKey
    )
    for (const { id } of queued) {
      await this.parts.settle.failed(tx, id, {
        reason: 'you replied STOP',
        errorCode: null,
      })
    }
  }

  async #answer(
    tx: Tx,
    { id, sender }: KeywordText,
    answer: { kind: OutboundKind; body: string }
  ): Promise<void> {
    await this.parts.sendMessage.queue(tx, {
      ...answer,
      to: sender.phone,
      userId: sender.userId,
      conversationId: null,
      dedupKey: `keyword:${id}`,
      validMs: this.settings.validMs,
    })
  }

  #person(sender: Sender): {
    userId: number | null
    phone: string
    at: number
  } {
    return {
      userId: sender.userId,
      phone: sender.phone,
      at: this.parts.clock.now(),
    }
  }
}
