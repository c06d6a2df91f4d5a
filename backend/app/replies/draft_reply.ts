import { type Allowance } from '#app/allowance/allowance'
import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { Tx } from '#app/core/sql'
import { discardDraft } from '#app/replies/discard_draft'
import { humanDelayMs } from '#app/replies/human_delay'
import { findDraft } from '#app/replies/reply_state'
import type { Thread } from '#app/conversations/thread'
import type { Words } from '#app/voice/write_words'
import { type SendMessage } from '#app/sending/send_message'

interface Reply {
  thread: Thread
  words: Words & { hasAiNotice: boolean }
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
}

/** Writes a reply down with its charge in one commit, unless a newer text came while it was written. */
export class DraftReply {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
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
    const row = await tx.sql.first<{ restarts: number }>(
      `select restarts from conversations where id = ?${lock}`,
      conversationId
    )
    if (!row || (await findDraft(tx.sql, conversationId))) return { result: 'drafted_already' }
    if (row.restarts < this.settings.restarts && (await this.#isOutdated(tx, reply))) {
      await countRestart(tx, conversationId)
      return { result: 'outdated' }
    }
    if (await this.#isAnswered(tx, reply)) return { result: 'outdated' }
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

  async #insert(
    tx: Tx,
    { thread, words, coversUntil }: Reply,
    chargeKey: string
  ): Promise<Drafted> {
    const dueAt = this.parts.clock.now() + humanDelayMs(words.text, this.settings)
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
      words.emotionalState,
      JSON.stringify(words.topics),
      thread.conversationId
    )
    return { result: 'drafted', id, dueAt }
  }
}

async function countRestart(tx: Tx, conversationId: number): Promise<void> {
  await tx.sql.run('update conversations set restarts = restarts + 1 where id = ?', conversationId)
}
