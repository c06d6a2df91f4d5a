import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { HeedSigns } from '#app/safety/care/heed_signs'
import type { Signal } from '#app/safety/care/signs'
import { Clock } from '#app/core/clock/clock'
import { JobQueue, replyJob } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { countTalk, findFirstUnanswered, holdReply } from '#app/conversations/inbound/receive_sql'
import type { Sender } from '#app/conversations/inbound/sender'
import { isAwaited } from '#app/texting/gate/waking_time'
import { quietAt } from '#app/conversations/thread/quiet_at'

/** A text of somebody who has a companion. */
export interface TalkText {
  conversationId: number
  sender: Sender
  signal: Signal
  /** When they wrote it, in epoch milliseconds: one that was missed is found hours later. */
  heardAt: number
}

/**
 * A text of the talk: it wakes the reply job once the person
 * has finished typing, unless it is not hers to answer.
 */
@inject()
export class AnswerTalk {
  constructor(
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly heed: HeedSigns
  ) {}

  async execute(tx: Tx, { conversationId, sender, signal, heardAt }: TalkText): Promise<void> {
    // First, because it also makes the texts of one talk wait for each other.
    await countTalk(tx.sql, conversationId)
    const isAnswered = await this.heed.execute(tx, signal)
    if (isAnswered || sender.optedOutAt !== null) return
    await holdReply(tx.sql, conversationId)
    await this.#wakeReply(tx, conversationId, heardAt)
    if (sender.mayTextFirst) await this.#noteOpenLoops(tx, conversationId)
  }

  /** Reading for what she may ask about later is no part of taking a text in. */
  async #noteOpenLoops(tx: Tx, conversationId: number): Promise<void> {
    await this.queue.reschedule(tx, {
      kind: 'note_open_loops',
      dedupKey: `loops:${conversationId}`,
      payload: { conversationId },
      runAt: this.clock.now(),
    })
  }

  async #wakeReply(tx: Tx, conversationId: number, heardAt: number): Promise<void> {
    const now = this.clock.now()
    const since = now - 2 * limits.replies.quietLimitMs
    const first = (await findFirstUnanswered(tx.sql, conversationId, since)) ?? now
    const runAt = Math.max(now, quietAt({ first, last: now }, limits.replies))
    const isLate = !isAwaited(now, heardAt)
    await this.queue.reschedule(tx, replyJob(conversationId, runAt, { isLate }))
  }
}
