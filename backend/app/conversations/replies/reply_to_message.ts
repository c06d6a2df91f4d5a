import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { ReadBeforeReply } from '#app/safety/moderation/read_before_reply'
import { Clock } from '#app/core/clock/clock'
import { HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { LeasedJob, JobOutcome } from '#app/core/jobs/job_store'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { DraftReply } from '#app/conversations/replies/draft_reply'
import { LookAtPictures } from '#app/conversations/pictures/look_at_pictures'
import { quietAt } from '#app/conversations/thread/quiet_at'
import { putOff } from '#app/conversations/replies/put_off'
import {
  findReplyState,
  type ReplyState,
  type WrittenReply,
} from '#app/conversations/replies/reply_sql'
import { TellOutage } from '#app/conversations/replies/tell_outage'
import { TellAllowance } from '#app/conversations/replies/tell_allowance'
import {
  findThread,
  listUnanswered,
  type Thread,
  type UnansweredText,
} from '#app/conversations/thread/thread'
import { type ReplyWords, WriteReply } from '#app/conversations/replies/write_reply'
import { PausedSends } from '#app/texting/sending/paused_sends'
import { wakingTimeOf } from '#app/texting/gate/waking_time'
import { SendMessage } from '#app/texting/sending/send_message'

const RECHECK_MS = 1000

/**
 * Answers what is unanswered in one conversation. There is one such job a conversation, so replies come one
 * at a time and in order. A run writes the reply down, and the loop that sends takes it from there when it is
 * due; a newer text holds it back, and the next run starts over, or lets it go.
 */
@inject()
export class ReplyToMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allowance: Allowance,
    private readonly readBeforeReply: ReadBeforeReply,
    private readonly write: WriteReply,
    private readonly draft: DraftReply,
    private readonly sendMessage: SendMessage,
    private readonly tellOutage: TellOutage,
    private readonly tellAllowance: TellAllowance,
    private readonly pausedSends: PausedSends,
    private readonly pictures: LookAtPictures
  ) {}

  async execute(
    { conversationId, isLate = false }: { conversationId: number; isLate?: boolean },
    job?: LeasedJob
  ): Promise<JobOutcome> {
    const { read } = this.database
    const now = this.clock.now()
    const thread = await findThread(read, { conversationId }, now)
    if (!thread) return undefined
    const unanswered = await listUnanswered(read, thread, now)
    const state = await findReplyState(read, conversationId, now - limits.sends.timeoutMs * 2)
    if (state.draftId !== null) return this.#goOn(thread, state, unanswered)
    if (unanswered.length === 0) return undefined
    if (!thread.isSilenced) return this.#answer(thread, unanswered, { state, job, isLate })
    await this.#readInPause(thread, unanswered)
    return undefined
  }

  /**
   * Danger does not wait for them to go on, nor does what is to be forgotten;
   * but what somebody shut out wrote stays as it is, for staff to judge.
   */
  async #readInPause(thread: Thread, unanswered: UnansweredText[]): Promise<void> {
    const { conversationId } = thread
    const ids = idsOf(unanswered)
    await this.readBeforeReply.execute(thread, unanswered)
    const read = await findThread(this.database.read, { conversationId }, this.clock.now())
    if (read && !read.isShutOut) await this.write.heedWishes(read, ids)
    await this.readBeforeReply.keep(thread, ids)
  }

  /** A reply is written and waits to be sent: let it go, or start over because a newer text came. */
  async #goOn(
    thread: Thread,
    { draftId, coversUntil, dueAt }: WrittenReply,
    unanswered: UnansweredText[]
  ): Promise<JobOutcome> {
    const isOutdated = (unanswered.at(-1)?.id ?? 0) > coversUntil
    if (isOutdated && thread.restarts < limits.replies.restarts) {
      await this.draft.discard(thread.conversationId, draftId)
      return { againAt: this.#quietAt(unanswered) }
    }
    await this.sendMessage.release(draftId)
    const sentAt = Math.max(dueAt, this.#nextLook(unanswered))
    return isOutdated ? { againAt: sentAt } : undefined
  }

  async #answer(
    thread: Thread,
    unanswered: UnansweredText[],
    { state, job, isLate }: { state: ReplyState; job: LeasedJob | undefined; isLate: boolean }
  ): Promise<JobOutcome> {
    const ids = idsOf(unanswered)
    const reading = await this.readBeforeReply.execute(thread, unanswered)
    if (reading === 'answered') return undefined
    const waitUntil = this.#waitUntil(state, unanswered)
    if (waitUntil !== null) return { againAt: waitUntil }
    const pausedUntil = await this.#pausedUntil(thread, isLate)
    if (pausedUntil !== null) {
      await this.#heed(thread, ids)
      return this.#putOff(thread, unanswered, { againAt: pausedUntil })
    }
    if (!(await this.allowance.hasAny(thread.userId))) {
      await this.#heed(thread, ids)
      return this.#tellAllowance(thread, unanswered)
    }
    if (await this.pictures.execute(thread, unanswered)) return undefined
    const words = await this.write.execute(thread, { reading, asked: ids })
    if (words) return this.#draft(thread, unanswered, { words, job })
    return this.#putOff(thread, unanswered, await this.tellOutage.execute(thread, unanswered))
  }

  #putOff(thread: Thread, unanswered: UnansweredText[], outcome: JobOutcome): Promise<JobOutcome> {
    return putOff(this.database.read, thread, { outcome, unanswered })
  }

  /** What was found hours late is read at once, and answered when it wakes nobody. */
  async #pausedUntil({ userId, conversationId }: Thread, isLate: boolean): Promise<number | null> {
    const pausedUntil = await this.pausedSends.until(userId)
    if (pausedUntil !== null || !isLate) return pausedUntil
    const now = this.clock.now()
    const wakesAt = await wakingTimeOf(this.database.read, conversationId, now)
    return wakesAt > now ? wakesAt : null
  }

  /** She may not answer yet: what is asked of her memory is done, and nothing is read a second time. */
  async #heed(thread: Thread, ids: readonly number[]): Promise<void> {
    await this.write.heedWishes(thread, ids)
    await this.readBeforeReply.keep(thread, ids)
  }

  #waitUntil({ isSending, fullSince }: ReplyState, unanswered: UnansweredText[]): number | null {
    const now = this.clock.now()
    const quiet = this.#quietAt(unanswered)
    if (quiet > now) return quiet
    if (isSending) return now + RECHECK_MS
    return fullSince !== null && fullSince > now - HOUR ? fullSince + HOUR : null
  }

  async #draft(
    thread: Thread,
    unanswered: UnansweredText[],
    written: { words: ReplyWords; job: LeasedJob | undefined }
  ): Promise<JobOutcome> {
    const coversUntil = unanswered.at(-1)?.id ?? 0
    switch (await this.draft.execute({ thread, coversUntil, ...written })) {
      case 'drafted':
        return undefined
      case 'outdated':
        return { againAt: this.#quietAt(await this.#unanswered(thread)) }
      case 'nothing_left':
        return this.#tellAllowance(thread, unanswered)
      case 'drafted_already':
        return { againAt: this.clock.now() + RECHECK_MS }
    }
  }

  /** A daily limit comes back by itself: what is still unanswered then gets its answer. */
  async #tellAllowance(thread: Thread, unanswered: UnansweredText[]): Promise<JobOutcome> {
    await this.tellAllowance.execute(thread)
    const { dailyMessageLimit, resetsAt } = await this.allowance.left(thread.userId)
    if (dailyMessageLimit <= 0) return undefined
    return this.#putOff(thread, unanswered, { againAt: resetsAt })
  }

  #unanswered(thread: Thread): Promise<UnansweredText[]> {
    return listUnanswered(this.database.read, thread, this.clock.now())
  }

  /** What came too late for this reply is answered once it has gone. */
  #nextLook(unanswered: UnansweredText[]): number {
    return Math.max(this.#quietAt(unanswered), this.clock.now() + RECHECK_MS)
  }

  /** Of the burst just typed; what is unanswered for longer does not hurry her. */
  #quietAt(unanswered: UnansweredText[]): number {
    const now = this.clock.now()
    const since = now - 2 * limits.replies.quietLimitMs
    const burst = unanswered.filter((text) => text.createdAt > since)
    const first = burst[0]?.createdAt ?? since
    return quietAt({ first, last: burst.at(-1)?.createdAt ?? first }, limits.replies)
  }
}

function idsOf(texts: readonly UnansweredText[]): number[] {
  return texts.map(({ id }) => id)
}
