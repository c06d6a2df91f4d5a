import { type Allowance } from '#app/ledgers/allowance/allowance'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToRemember } from '#app/memory/kept/remember_job'
import { discardDraft } from '#app/conversations/replies/discard_draft'
import { humanDelayMs } from '#app/conversations/replies/human_delay'
import { findDraft } from '#app/conversations/replies/reply_state'
import type { ReplyWords } from '#app/conversations/replies/write_reply'
import type { Thread } from '#app/conversations/thread/thread'
import { moodAfter, moodOf } from '#app/companion/voice/mood'
import { type SendMessage } from '#app/texting/sending/send_message'

interface Reply {
  thread: Thread
  words: ReplyWords
  coversUntil: number
}

export type Drafted =
  | { result: 'drafted'; id: number; dueAt: number }
  | { result: 'outdated' | 'nothing_left' | 'drafted_already' }

export interface DraftSettings {
  restarts: number
  delayMinMs: number
  delayMaxMs: number
  replyValidMs: number
  rememberAfterMs: number
}

/**
 * Writes a reply down with its charge in one commit, unless a newer text came, or something was forgotten, while it was
 * written.
 */
export class DraftReply {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      allowance: Allowance
      sendMessage: SendMessage
    },
    private readonly settings: DraftSettings
  ) {}

  execute(reply: Reply): Promise<Drafted> {
    return this.parts.database.transaction((tx) => this.#write(tx, reply))
  }

  async discard(conversationId: number, draftId: number): Promise<void> {
    await this.parts.database.transaction(async (tx) => {
      const isGone = await discardDraft(tx, { id: draftId, conversationId }, this.parts.allowance)
      if (isGone) await countRestart(tx, conversationId)
    })
  }

  async #write(tx: Tx, reply: Reply): Promise<Drafted> {
    const { conversationId, userId } = reply.thread
    const lock = this.parts.database.dialect.forUpdate
    const row = await tx.sql.first<{ restarts: number; memory_version: number }>(
      `select restarts, memory_version from conversations where id = ?${lock}`,
      conversationId
    )
    if (!row || (await findDraft(tx.sql, conversationId))) return { result: 'drafted_already' }
    if (row.restarts < this.settings.restarts && (await this.#isOutdated(tx, reply))) {
      await countRestart(tx, conversationId)
      return { result: 'outdated' }
    }
    if (await this.#isAnswered(tx, reply)) return { result: 'outdated' }
    if (writtenFrom(reply) !== row.memory_version) return { result: 'outdated' }
    const chargeKey = await this.#nextChargeKey(tx, conversationId)
    if (!(await this.parts.allowance.reserve(tx, { userId, key: chargeKey })))
      return { result: 'nothing_left' }
    return this.#insert(tx, reply, chargeKey)
  }

  async #isOutdated(tx: Tx, { thread, coversUntil }: Reply): Promise<boolean> {
    const newer = await tx.sql.first(
      `select id from messages where conversation_id = ? and direction = 'inbound'
         and answered_by is null and id > ? limit 1`,
      thread.conversationId,
      coversUntil
    )
    return newer !== undefined
  }

  /** Another run of the same job was quicker, or a crisis text took the place of her words. */
  async #isAnswered(tx: Tx, { thread, coversUntil }: Reply): Promise<boolean> {
    const open = await tx.sql.first(
      `select id from messages where conversation_id = ? and direction = 'inbound'
         and answered_by is null and id <= ? limit 1`,
      thread.conversationId,
      coversUntil
    )
    return open === undefined
  }

  async #nextChargeKey(tx: Tx, conversationId: number): Promise<string> {
    const row = await tx.sql.first<{ version: number }>(
      'update conversations set version = version + 1 where id = ? returning version',
      conversationId
    )
    return `reply:${conversationId}:${row?.version ?? 0}`
  }

  /** The quicker they answered her last text, the quicker she is. */
  async #dueAt(
    tx: Tx,
    { thread, text, key }: { thread: Thread; text: string; key: string }
  ): Promise<number> {
    const at = this.parts.clock.now()
    const { timeZone, persona } = thread
    return (
      at +
      humanDelayMs(text, this.settings, {
        at,
        timeZone,
        communicationStyle: persona.communicationStyle,
        answeredWithinMs: await findAnswerTime(tx.sql, thread.conversationId),
        key,
      })
    )
  }

  async #insert(
    tx: Tx,
    { thread, words, coversUntil }: Reply,
    chargeKey: string
  ): Promise<Drafted> {
    const dueAt = await this.#dueAt(tx, { thread, text: words.text, key: chargeKey })
    const id = await this.parts.sendMessage.write(tx, {
      kind: 'reply',
      to: thread.phone,
      body: words.text,
      userId: thread.userId,
      conversationId: thread.conversationId,
      dedupKey: chargeKey,
      dueAt,
      validMs: this.settings.replyValidMs,
      chargeKey,
      hasAiNotice: words.hasAiNotice,
      coversUntil,
    })
    if (id === null) return { result: 'drafted_already' }
    await tx.sql.run(
      'update conversations set emotional_state = ?, topics = ? where id = ?',
      moodAfter(moodOf(thread.persona.emotionalState), {
        own: words.emotionalState,
        isTender: thread.isTender,
      }),
      JSON.stringify(words.topics),
      thread.conversationId
    )
    await askToRemember(tx, this.parts.queue, {
      conversationId: thread.conversationId,
      afterMs: this.settings.rememberAfterMs,
    })
    return { result: 'drafted', id, dueAt }
  }
}

/** Something forgotten since moves the memory on; however often she began anew, such words do not leave. */
function writtenFrom({ thread, words }: Reply): number {
  return words.memoryVersion ?? thread.memoryVersion
}

async function countRestart(tx: Tx, conversationId: number): Promise<void> {
  await tx.sql.run('update conversations set restarts = restarts + 1 where id = ?', conversationId)
}

/** From her last text to the first one that is still unanswered; null when there is none of hers. */
async function findAnswerTime(sql: Sql, conversationId: number): Promise<number | null> {
  const row = await sql.first<{ told_at: number | null; said_at: number | null }>(
    `select t.created_at as told_at, (select coalesce(m.sent_at, m.created_at) from messages m
         where m.conversation_id = t.conversation_id and m.id < t.id and m.direction = 'outbound'
           and m.state in ('sending', 'sent', 'delivered') order by m.id desc limit 1) as said_at
     from messages t where t.conversation_id = ? and t.direction = 'inbound' and t.answered_by is null
     order by t.id limit 1`,
    conversationId
  )
  return row?.said_at && row.told_at ? row.told_at - row.said_at : null
}
