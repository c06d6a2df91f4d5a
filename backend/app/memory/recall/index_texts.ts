import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { countOf } from '#app/models/count_of'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { WordIndexEntry } from '#app/models/word_index_entry'
import { readEach } from '#app/core/threads/threads'
import { type ReadForIndex, UNREAD } from '#app/memory/recall/read_for_index'
import { withSight } from '#app/language/picture_notes'
import { insertTexts, type NewText, type WordKey, wordsOf } from '#app/memory/recall/word_index'

const TEXTS_A_RUN = 200
/** After so long a silence another stretch of talk begins. */
const SILENCE_MS = 4 * 3_600_000
const LONGEST_STRETCH = 60

/** Done in a thread: `conversations/readings/readers`. */
export abstract class IndexThinking {
  abstract readForIndex(bodies: readonly string[]): Promise<ReadForIndex[]>
}

/** Makes what was said since the last run findable, in order and once. Away from the path of the texts. */
@inject()
export class IndexTexts {
  constructor(
    private readonly database: Database,
    private readonly thinking: IndexThinking
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<void> {
    while (await this.#indexSome(conversationId));
  }

  /** After these messages, or what is told of their pictures, were changed, in the same transaction. */
  async again(tx: Tx, messageIds: readonly number[]): Promise<void> {
    if (messageIds.length === 0) return
    const entries = await WordIndexEntry.query(tx.sql)
      .whereIn('messageId', [...messageIds])
      .preload('message', (message) => void message.preload('conversation'))
      .orderBy('messageId')
    if (entries.length === 0) return
    const readings = await this.#read(entries.map(({ message }) => message))
    for (const [index, { messageId, conversationId, message }] of entries.entries()) {
      const { stems, ...read } = readings[index] ?? UNREAD
      const wordKey = { conversationId, key: message.conversation.wordKey! }
      await WordIndexEntry.query(tx.sql)
        .where({ messageId })
        .update({ ...read, words: wordsOf(wordKey, stems) })
    }
  }

  /**
   * Whether there is more. Read first, then written down,
   * unless others were quicker or changed what was read.
   */
  async #indexSome(conversationId: number): Promise<boolean> {
    const { read } = this.database
    const conversation = await Conversation.find(conversationId, read)
    if (!conversation) return false
    const rows = await listNew(read, conversationId, conversation.indexedUntil)
    if (rows.length === 0) return false
    const readings = await this.#read(rows)
    const isWritten = await this.database.transaction((tx) =>
      this.#write(tx, conversationId, { seen: conversation, rows, readings })
    )
    return !isWritten || rows.length === TEXTS_A_RUN
  }

  async #write(
    { sql }: Tx,
    conversationId: number,
    { seen, rows, readings }: { seen: Conversation; rows: Message[]; readings: ReadForIndex[] }
  ): Promise<boolean> {
    const now = await locked(Conversation.query(sql).where('id', conversationId)).first()
    if (!now) return true
    // What was forgotten meanwhile moves `memoryVersion` on.
    const isSame =
      now.indexedUntil === seen.indexedUntil && now.memoryVersion === seen.memoryVersion
    if (!isSame) return false
    const wordKey = { conversationId, key: now.wordKey ?? newKey() }
    await insertTexts(sql, wordKey, await textsOf(sql, wordKey, { rows, readings }))
    await Conversation.query(sql)
      .where('id', conversationId)
      .update({ indexedUntil: rows.at(-1)?.id, wordKey: wordKey.key })
    return true
  }

  #read(rows: readonly Message[]): Promise<ReadForIndex[]> {
    return readEach(rows.map(withSight), this.thinking.readForIndex, () => UNREAD)
  }
}

async function textsOf(
  sql: Sql,
  { conversationId }: WordKey,
  { rows, readings }: { rows: Message[]; readings: ReadForIndex[] }
): Promise<NewText[]> {
  let last = await findLast(sql, conversationId)
  return rows.map((row, index) => {
    last = stretchAfter(last, row)
    const sender = row.direction === 'inbound' ? 'user' : 'girlfriend'
    const { id, createdAt: at } = row
    const { stretch } = last
    return { id, conversationId, stretch, sender, at, ...(readings[index] ?? UNREAD) }
  })
}

/** Whether it belongs to the stretch of the text before, or begins another. */
function stretchAfter(last: LastText | undefined, { id, createdAt: at }: Message): LastText {
  const isNext = last && at - last.at < SILENCE_MS && last.count < LONGEST_STRETCH
  return isNext
    ? { stretch: last.stretch, at, count: last.count + 1 }
    : { stretch: id, at, count: 1 }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}

/** Also what has not left yet: whether it was said is looked at when it is quoted. Notices are no talk. */
function listNew(sql: Sql, conversationId: number, after: number): Promise<Message[]> {
  return Message.query(sql)
    .where({ conversationId })
    .where('id', '>', after)
    .whereNot('kind', 'notice')
    .orderBy('id')
    .limit(TEXTS_A_RUN)
}

interface LastText {
  stretch: number
  at: number
  /** Texts of its stretch so far. */
  count: number
}

async function findLast(sql: Sql, conversationId: number): Promise<LastText | undefined> {
  const last = await WordIndexEntry.query(sql)
    .where({ conversationId })
    .orderBy('messageId', 'desc')
    .first()
  if (!last) return undefined
  const { stretch, saidAt: at } = last
  return {
    stretch,
    at,
    count: await countOf(WordIndexEntry.query(sql).where({ conversationId, stretch })),
  }
}
