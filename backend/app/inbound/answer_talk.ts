import type { Allowance } from '#app/allowance/allowance'
import type { Clock } from '#app/core/clock'
import type { JobQueue } from '#app/core/job_queue'
import type { Tx } from '#app/core/sql'
import { crisisText } from '#app/safety/crisis_lines'
import { type SendMessage } from '#app/sending/send_message'
import type { Sender } from '#app/inbound/sender'
import { discardDraft } from '#app/replies/discard_draft'
import { findDraft } from '#app/replies/reply_state'
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
      allowance: Allowance
    },
    private readonly settings: AnswerTalkSettings
  ) {}

  async execute(tx: Tx, talk: Talk & { conversationId: number }): Promise<void> {
    const { conversationId } = talk
    await tx.sql.run(
      'update conversations set version = version + 1, from_user = from_user + 1 where id = ?',
      conversationId
    )
    if (talk.sender.optedOutAt !== null) return
    if (talk.isCrisis) return this.answerCrisis(tx, talk)
    await this.#wakeReply(tx, conversationId)
    if (talk.sender.mayTextFirst) await this.#noteOpenLoops(tx, conversationId)
  }

  /** Reading for what she may ask about later is no part of taking a text in. */
  async #noteOpenLoops(tx: Tx, conversationId: number): Promise<void> {
    await this.parts.queue.reschedule(tx, {
      kind: 'note_open_loops',
      dedupKey: `loops:${conversationId}`,
      payload: { conversationId },
      runAt: this.parts.clock.now(),
    })
  }

  async #wakeReply(tx: Tx, conversationId: number): Promise<void> {
    const now = this.parts.clock.now()
    const first = await tx.sql.first<{ created_at: number }>(
      `select created_at from messages where conversation_id = ? and direction = 'inbound'
         and answered_by is null and created_at > ? order by id limit 1`,
      conversationId,
      now - 2 * this.settings.quietLimitMs
    )
    await this.parts.queue.reschedule(tx, {
      kind: 'reply',
      dedupKey: `reply:${conversationId}`,
      payload: { conversationId },
      runAt: Math.max(now, quietAt({ first: first?.created_at ?? now, last: now }, this.settings)),
    })
  }

  /** Also for somebody who has no companion yet, or no account at all: care asks for neither. */
  async answerCrisis(tx: Tx, { id, sender }: Pick<Talk, 'id' | 'sender'>): Promise<void> {
    if (sender.optedOutAt !== null) return
    await this.#discardDraft(tx, sender.conversationId)
    const recent = await this.#findRecentCrisisText(tx, sender)
    if (recent) return coverBy(tx, { id: recent.id, conversationId: sender.conversationId })
    await this.parts.sendMessage.queue(tx, {
      kind: 'crisis',
      to: sender.phone,
      body: crisisText(sender.countryCode),
      userId: sender.userId,
      conversationId: sender.conversationId,
      dedupKey: `crisis:${id}`,
      validMs: this.settings.crisisValidMs,
      ...(sender.conversationId !== null && { coversUntil: id }),
    })
  }

  /** What she was about to say was written before she knew. */
  async #discardDraft(tx: Tx, conversationId: number | null): Promise<void> {
    if (conversationId === null) return
    const draft = await findDraft(tx.sql, conversationId)
    if (draft) await discardDraft(tx, { id: draft.id, conversationId }, this.parts.allowance)
  }

  /** The same words again within minutes help nobody; one that failed helped nobody either. */
  #findRecentCrisisText(tx: Tx, sender: Sender): Promise<{ id: number } | undefined> {
    return tx.sql.first<{ id: number }>(
      `select id from messages where kind = 'crisis' and phone_key = ? and created_at > ?
         and state in ('queued', 'sending', 'sent', 'delivered') order by id desc limit 1`,
      sender.phoneKey,
      this.parts.clock.now() - ONE_CRISIS_TEXT_PER_MS
    )
  }
}

async function coverBy(
  tx: Tx,
  { id, conversationId }: { id: number; conversationId: number | null }
): Promise<void> {
  await tx.sql.run(
    `update messages set answered_by = ? where conversation_id = ? and direction = 'inbound'
       and answered_by is null`,
    id,
    conversationId
  )
}
