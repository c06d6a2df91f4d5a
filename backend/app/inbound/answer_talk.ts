import type { Clock } from '#app/core/clock'
import type { JobQueue } from '#app/core/job_queue'
import type { Tx } from '#app/core/sql'
import { crisisText } from '#app/safety/crisis_lines'
import { type SendMessage } from '#app/sms/send_message'
import type { Sender } from '#app/inbound/sender'
import { quietAt } from '#app/conversations/quiet_at'

interface Talk {
  id: number
  sender: Sender
  isCrisis: boolean
}

export interface AnswerTalkSettings {
  quietMs: number
  quietLimitMs: number
  crisisValidMs: number
}

const ONE_CRISIS_TEXT_PER_MS = 10 * 60_000

/** A text of the talk: it wakes the reply job once the person has finished typing. Talk of self-harm is answered at once. */
export class AnswerTalk {
  constructor(
    private readonly parts: {
      queue: JobQueue
      sendMessage: SendMessage
      clock: Clock
    },
    private readonly settings: AnswerTalkSettings
  ) {}

  async execute(tx: Tx, talk: Talk): Promise<void> {
    const conversationId = talk.sender.conversationId as number
    await tx.sql.run(
      'update conversations set version = version + 1, from_user = from_user + 1 where id = ?',
      conversationId
    )
    if (talk.sender.optedOutAt !== null) return
    if (talk.isCrisis) return this.#answerCrisis(tx, talk, conversationId)
    await this.#wakeReply(tx, conversationId)
  }

  async #wakeReply(tx: Tx, conversationId: number): Promise<void> {
    const now = this.parts.clock.now()
    const first = await tx.sql.first<{ created_at: number }>(
      `select created_at from messages where conversation_id = ? and direction = 'inbound'
         and answered_by is null order by id limit 1`,
      conversationId
    )
    await this.parts.queue.reschedule(tx, {
      kind: 'reply',
      dedupKey: `reply:${conversationId}`,
      payload: { conversationId },
      runAt: Math.max(now, quietAt({ first: first?.created_at ?? now, last: now }, this.settings)),
    })
  }

  async #answerCrisis(tx: Tx, { id, sender }: Talk, conversationId: number): Promise<void> {
    const now = this.parts.clock.now()
    const key = `crisis:${conversationId}:${Math.floor(now / ONE_CRISIS_TEXT_PER_MS)}`
    const queued = await this.parts.sendMessage.queue(tx, {
      kind: 'crisis',
      to: sender.phone,
      body: crisisText(sender.countryCode),
      userId: sender.userId,
      conversationId,
      dedupKey: key,
      validMs: this.settings.crisisValidMs,
      coversUntil: id,
    })
    if (queued === null) await this.#coverByLast(tx, { key, conversationId })
  }

  /** The same words again within minutes help nobody: the text before stands for this one too. */
  async #coverByLast(tx: Tx, last: { key: string; conversationId: number }): Promise<void> {
    await tx.sql.run(
      `update messages set answered_by = (select id from messages where dedup_key = ?)
       where conversation_id = ? and direction = 'inbound' and answered_by is null`,
      last.key,
      last.conversationId
    )
  }
}
