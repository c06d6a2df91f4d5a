import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { LeasedJob } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { rememberJob } from '#app/memory/kept/remember_job'
import { TalkReader } from '#app/conversations/remembering/talk_reader'
import { discardDraft } from '#app/conversations/replies/discard_draft'
import { humanDelayMs } from '#app/conversations/replies/human_delay'
import { findReplyLook, type ReplyLook } from '#app/conversations/replies/reply_sql'
import type { ReplyWords } from '#app/conversations/replies/write_reply'
import type { Thread } from '#app/conversations/thread/thread'
import { moodAfter, moodOf } from '#app/models/mood'
import { SendMessage } from '#app/texting/sending/send_message'

interface Reply {
  thread: Thread
  words: ReplyWords
  coversUntil: number
  /** It ends with the draft: the loop that sends takes it from there. */
  job?: LeasedJob
}

export type Drafted = 'drafted' | 'outdated' | 'nothing_left' | 'drafted_already'

/**
 * Writes a reply down with its charge in one commit, unless a newer
 * text came, or something was forgotten, while it was written.
 */
@inject()
export class DraftReply {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly allowance: Allowance,
    private readonly sendMessage: SendMessage,
    private readonly reader: TalkReader
  ) {}

  execute(reply: Reply): Promise<Drafted> {
    return this.database.transaction((tx) => this.#write(tx, reply))
  }

  async discard(conversationId: number, draftId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      // First, as whoever places a text of theirs does, who then wants the draft.
      await lockedTalk(tx, conversationId)
      const isGone = await discardDraft(tx, { id: draftId, conversationId }, this.allowance)
      if (isGone) await countRestart(tx, conversationId)
    })
  }

  async #write(tx: Tx, reply: Reply): Promise<Drafted> {
    const { conversationId, userId } = reply.thread
    const talk = await lockedTalk(tx, conversationId)
    const look = await findReplyLook(tx.sql, conversationId)
    if (!talk || look.draftId !== null) return 'drafted_already'
    if (talk.restarts < limits.replies.restarts && isOutdated(look, reply)) {
      await countRestart(tx, conversationId)
      return 'outdated'
    }
    if (isAnswered(look, reply) || writtenFrom(reply) !== talk.memoryVersion) return 'outdated'
    const chargeKey = `reply:${talk.id}:${talk.version + 1}`
    if (!(await this.allowance.reserve(tx, { userId, key: chargeKey }))) return 'nothing_left'
    return this.#insert(tx, reply, { talk, look, chargeKey })
  }

  /** The quicker they answered her last text, the quicker she is. */
  #dueAt({ thread, words }: Reply, { answeredWithinMs }: ReplyLook, key: string): number {
    const at = this.clock.now()
    const { timeZone, persona } = thread
    const { communicationStyle } = persona
    const moment = { at, timeZone, communicationStyle, answeredWithinMs, key }
    return at + humanDelayMs(words.text, limits.replies, moment)
  }

  async #insert(
    tx: Tx,
    reply: Reply,
    { talk, look, chargeKey }: { talk: Conversation; look: ReplyLook; chargeKey: string }
  ): Promise<Drafted> {
    const { thread, words, coversUntil, job } = reply
    const id = await this.sendMessage.queue(tx, {
      kind: 'reply',
      to: thread.phone,
      body: words.text,
      userId: thread.userId,
      conversationId: thread.conversationId,
      dedupKey: chargeKey,
      dueAt: this.#dueAt(reply, look, chargeKey),
      validMs: limits.sends.replyValidMs,
      chargeKey,
      hasAiNotice: words.hasAiNotice,
      coversUntil,
      promptVersion: words.promptVersion,
    })
    if (id === null) return 'drafted_already'
    await this.#keepInTalk(talk, { words, thread, coversUntil })
    await this.#askToRemember(tx, thread.conversationId)
    await job?.end(tx)
    return 'drafted'
  }

  /** A model that costs reads after a pause: no text of a talk that goes on calls it earlier, or later. */
  async #askToRemember(tx: Tx, conversationId: number): Promise<void> {
    const { afterMs, pauseMs } = limits.memory
    const { isFree } = this.reader
    const job = rememberJob(conversationId, this.clock.now() + (isFree ? afterMs : pauseMs))
    await (isFree ? this.queue.reschedule(tx, job) : this.queue.hastenMany(tx, [job]))
  }

  /** The talk is locked. What it answers was read by the moderation, where there is one. */
  async #keepInTalk(talk: Conversation, { words, thread, coversUntil }: Reply): Promise<void> {
    const emotionalState = moodAfter(moodOf(thread.persona.emotionalState), {
      own: words.emotionalState,
      isTender: thread.isTender,
    })
    await talk
      .merge({
        version: talk.version + 1,
        emotionalState,
        topics: words.topics,
        moderatedUntil: Math.max(talk.moderatedUntil, coversUntil),
      })
      .save()
  }
}

function isOutdated({ lastId }: ReplyLook, { coversUntil }: Reply): boolean {
  return lastId !== null && lastId > coversUntil
}

/** Another run of the same job was quicker, or a crisis text took the place of her words. */
function isAnswered({ firstId }: ReplyLook, { coversUntil }: Reply): boolean {
  return firstId === null || firstId > coversUntil
}

/** Something forgotten since moves the memory on; however often she began anew, such words do not leave. */
function writtenFrom({ thread, words }: Reply): number {
  return words.memoryVersion ?? thread.memoryVersion
}

function lockedTalk({ sql }: Tx, id: number): Promise<Conversation | null> {
  return locked(Conversation.query(sql).where({ id })).first()
}

async function countRestart({ sql }: Tx, conversationId: number): Promise<void> {
  await Conversation.query(sql).where('id', conversationId).increment('restarts', 1)
}
