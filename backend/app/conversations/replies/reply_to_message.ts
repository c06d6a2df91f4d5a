import type { ReadBeforeReply } from '#app/safety/care/read_before_reply'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { type Allowance } from '#app/ledgers/allowance/allowance'
import { type DraftReply } from '#app/conversations/replies/draft_reply'
import { quietAt } from '#app/conversations/thread/quiet_at'
import { findDraft, isSendingReply, nextReplyAt } from '#app/conversations/replies/reply_state'
import type { Message } from '#app/models/message'
import { type TellOutage } from '#app/conversations/replies/tell_outage'
import { type TellAllowance } from '#app/conversations/replies/tell_allowance'
import {
  findThread,
  listUnanswered,
  type Thread,
  type UnansweredText,
} from '#app/conversations/thread/thread'
import type { ReplyWords, WriteReply } from '#app/conversations/replies/write_reply'
import type { HeldSends } from '#app/texting/sending/held_sends'
import { type SendMessage } from '#app/texting/sending/send_message'

export interface ReplySettings {
  quietMs: number
  quietLimitMs: number
  restarts: number
  perHour: number
  unconfirmedAgeMs: number
  sendingTimeoutMs: number
}

const RECHECK_MS = 1000

/**
 * Answers what is unanswered in one conversation. There is one such job a conversation, so replies come one
 * at a time and in order; each run takes the next step: write a draft, wait, send it, or start over because
 * a newer text came.
 */
export class ReplyToMessage {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      allowance: Allowance
      readBeforeReply: ReadBeforeReply
      write: WriteReply
      draft: DraftReply
      sendMessage: SendMessage
      tellOutage: TellOutage
      tellAllowance: TellAllowance
      held: HeldSends
    },
    private readonly settings: ReplySettings
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<JobOutcome> {
    const { read } = this.parts.database
    const now = this.parts.clock.now()
    const thread = await findThread(read, { conversationId }, { now, ...this.settings })
    if (!thread) return undefined
    const unanswered = await listUnanswered(read, conversationId, now)
    const draft = await findDraft(read, conversationId)
    if (draft) return this.#goOn(thread, draft, unanswered)
    if (unanswered.length === 0 || thread.isSilenced) return undefined
    return this.#answer(thread, unanswered)
  }

  /** A reply is written and waits to be sent: send it, or start over because a newer text came. */
  async #goOn(thread: Thread, draft: Message, unanswered: UnansweredText[]): Promise<JobOutcome> {
    const isOutdated = (unanswered.at(-1)?.id ?? 0) > Number(draft.coversUntil)
    if (isOutdated && thread.restarts < this.settings.restarts) {
      await this.parts.draft.discard(thread.conversationId, draft.id)
      return { againAt: this.#quietAt(unanswered) }
    }
    const dueAt = Number(draft.dueAt)
    if (this.parts.clock.now() < dueAt) return { againAt: dueAt }
    await this.parts.sendMessage.release(draft.id)
    return isOutdated ? { againAt: this.#nextLook(unanswered) } : undefined
  }

  async #answer(thread: Thread, unanswered: UnansweredText[]): Promise<JobOutcome> {
    const ids = unanswered.map(({ id }) => id)
    const reading = await this.parts.readBeforeReply.execute(thread, ids)
    if (reading === 'answered') return undefined
    const waitUntil = await this.#waitUntil(thread, unanswered)
    if (waitUntil !== null) return { againAt: waitUntil }
    const heldUntil = await this.parts.held.until(thread.userId)
    if (heldUntil !== null) {
      await this.parts.write.heedWishes(thread, ids)
      return { againAt: heldUntil }
    }
    if (!(await this.parts.allowance.hasAny(thread.userId))) {
      await this.parts.write.heedWishes(thread, ids)
      return this.#tellAllowance(thread)
    }
    const words = await this.parts.write.execute(thread, { reading, asked: ids })
    if (!words) return this.parts.tellOutage.execute(thread, unanswered)
    return this.#draft(thread, unanswered, words)
  }

  async #waitUntil(thread: Thread, unanswered: UnansweredText[]): Promise<number | null> {
    const now = this.parts.clock.now()
    const quiet = this.#quietAt(unanswered)
    if (quiet > now) return quiet
    const { read } = this.parts.database
    if (await isSendingReply(read, thread.conversationId, now - this.settings.sendingTimeoutMs)) {
      return now + RECHECK_MS
    }
    return nextReplyAt(read, thread.conversationId, {
      now,
      perHour: this.settings.perHour,
    })
  }

  async #draft(
    thread: Thread,
    unanswered: UnansweredText[],
    words: ReplyWords
  ): Promise<JobOutcome> {
    const coversUntil = unanswered.at(-1)?.id ?? 0
    const drafted = await this.parts.draft.execute({
      thread,
      words,
      coversUntil,
    })
    switch (drafted.result) {
      case 'drafted':
        if (drafted.dueAt > this.parts.clock.now()) return { againAt: drafted.dueAt }
        return this.parts.sendMessage.release(drafted.id).then(() => undefined)
      case 'outdated':
        return { againAt: this.#quietAt(await this.#unanswered(thread)) }
      case 'nothing_left':
        return this.#tellAllowance(thread)
      case 'drafted_already':
        return { againAt: this.parts.clock.now() + RECHECK_MS }
    }
  }

  /** A daily limit comes back by itself: what is still unanswered then gets its answer. */
  async #tellAllowance(thread: Thread): Promise<JobOutcome> {
    await this.parts.tellAllowance.execute(thread)
    const { dailyMessageLimit, resetsAt } = await this.parts.allowance.left(thread.userId)
    return dailyMessageLimit > 0 ? { againAt: resetsAt } : undefined
  }

  #unanswered(thread: Thread): Promise<UnansweredText[]> {
    return listUnanswered(this.parts.database.read, thread.conversationId, this.parts.clock.now())
  }

  /** What came too late for this reply is answered once it has gone. */
  #nextLook(unanswered: UnansweredText[]): number {
    return Math.max(this.#quietAt(unanswered), this.parts.clock.now() + RECHECK_MS)
  }

  /** Of the burst just typed; what is unanswered for longer does not hurry her. */
  #quietAt(unanswered: UnansweredText[]): number {
    const now = this.parts.clock.now()
    const since = now - 2 * this.settings.quietLimitMs
    const burst = unanswered.filter((text) => text.created_at > since)
    const first = burst[0]?.created_at ?? since
    return quietAt({ first, last: burst.at(-1)?.created_at ?? first }, this.settings)
  }
}
