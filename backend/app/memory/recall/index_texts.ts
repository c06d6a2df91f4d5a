import { randomBytes } from 'node:crypto'
import { listOf } from '#app/core/database/many_rows'
import type { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { readEach } from '#app/core/threads/threads'
import { type ReadForIndex, UNREAD } from '#app/memory/recall/read_for_index'
import {
  blindWord,
  changeWords,
  insertTexts,
  type NewText,
  type WordKey,
} from '#app/memory/recall/word_index'

interface MessageRow {
  id: number
  direction: 'inbound' | 'outbound'
  body: string
  created_at: number
}

interface ConversationRow {
  indexed_until: number
  word_key: string | null
  memory_version: number
}

const TEXTS_A_RUN = 200
/** After so long a silence another stretch of talk begins. */
const SILENCE_MS = 4 * 3_600_000
const LONGEST_STRETCH = 60

/** Makes what was said since the last run findable, in order and once. Away from the path of the texts. */
export class IndexTexts {
  constructor(
    private readonly database: Database,
    /** In a thread. */
    private readonly readForIndex: (bodies: readonly string[]) => Promise<ReadForIndex[]>
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<void> {
    while (await this.#indexSome(conversationId));
  }

  /** After the bodies of these messages were changed, in the same transaction. */
  async again(tx: Tx, messageIds: readonly number[]): Promise<void> {
    if (messageIds.length === 0) return
    const { marks, values } = listOf(messageIds)
    const rows = await tx.sql.all<MessageRow & { conversation_id: number; word_key: string }>(
      `select m.id, m.body, m.conversation_id, c.word_key from messages m
         join word_index w on w.message_id = m.id join conversations c on c.id = m.conversation_id
       where m.id in (${marks}) order by m.id`,
      ...values
    )
    const readings = await this.#read(rows)
    for (const [index, { id, conversation_id: conversationId, word_key: key }] of rows.entries()) {
      const { stems, ...read } = readings[index] ?? UNREAD
      const words = stems.map((stem) => blindWord({ conversationId, key }, stem)).join(' ')
      await changeWords(tx.sql, id, { ...read, words })
    }
  }

  /** Whether there is more. Read first, then written down, unless others were quicker or changed what was read. */
  async #indexSome(conversationId: number): Promise<boolean> {
    const { read } = this.database
    const conversation = await findConversation(read, conversationId, '')
    if (!conversation) return false
    const rows = await listNew(read, conversationId, conversation.indexed_until)
    const readings = await this.#read(rows)
    const isWritten = await this.database.transaction((tx) =>
      this.#write(tx, conversationId, { seen: conversation, rows, readings })
    )
    return !isWritten || rows.length === TEXTS_A_RUN
  }

  async #write(
    { sql }: Tx,
    conversationId: number,
    {
      seen,
      rows,
      readings,
    }: { seen: ConversationRow; rows: MessageRow[]; readings: ReadForIndex[] }
  ): Promise<boolean> {
    const now = await findConversation(sql, conversationId, this.database.dialect.forUpdate)
    if (!now) return true
    const isSame =
      now.indexed_until === seen.indexed_until && now.memory_version === seen.memory_version
    if (!isSame) return false
    const wordKey = { conversationId, key: now.word_key ?? newKey() }
    await insertTexts(sql, wordKey, await textsOf(sql, wordKey, { rows, readings }))
    await sql.run(
      'update conversations set indexed_until = ?, word_key = ? where id = ?',
      rows.at(-1)?.id ?? now.indexed_until,
      wordKey.key,
      conversationId
    )
    return true
  }

  #read(rows: readonly MessageRow[]): Promise<ReadForIndex[]> {
    const bodies = rows.map(({ body }) => body)
    return readEach(bodies, this.readForIndex, () => UNREAD)
  }
}

/** What was forgotten meanwhile moves `memory_version` on. */
function findConversation(
  sql: Sql,
  conversationId: number,
  lock: string
): Promise<ConversationRow | undefined> {
  return sql.first<ConversationRow>(
    `select indexed_until, word_key, memory_version from conversations where id = ?${lock}`,
    conversationId
  )
}

async function textsOf(
  sql: Sql,
  { conversationId }: WordKey,
  { rows, readings }: { rows: MessageRow[]; readings: ReadForIndex[] }
): Promise<NewText[]> {
  let last = await findLast(sql, conversationId)
  return rows.map((row, index) => {
    last = stretchAfter(last, row)
    const sender = row.direction === 'inbound' ? 'user' : 'girlfriend'
    const { id, created_at: at } = row
    const { stretch } = last
    return { id, conversationId, stretch, sender, at, ...(readings[index] ?? UNREAD) }
  })
}

/** Whether it belongs to the stretch of the text before, or begins another. */
function stretchAfter(last: LastText | undefined, { id, created_at: at }: MessageRow): LastText {
  const isNext = last && at - last.at < SILENCE_MS && last.count < LONGEST_STRETCH
  return isNext
    ? { stretch: last.stretch, at, count: last.count + 1 }
    : { stretch: id, at, count: 1 }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}

/** Also what has not left yet: whether it was said is looked at when it is quoted. Notices are no talk. */
async function listNew(sql: Sql, conversationId: number, after: number): Promise<MessageRow[]> {
  return sql.all<MessageRow>(
    `select id, direction, body, created_at from messages
     where conversation_id = ? and id > ? and kind <> 'notice' order by id limit ${TEXTS_A_RUN}`,
    conversationId,
    after
  )
}

interface LastText {
  stretch: number
  at: number
  /** Texts of its stretch so far. */
  count: number
}

async function findLast(sql: Sql, conversationId: number): Promise<LastText | undefined> {
  return sql.first<LastText>(
    `select w.stretch, w.said_at as at, (select count(*) from word_index s
         where s.conversation_id = w.conversation_id and s.stretch = w.stretch) as count
     from word_index w where w.conversation_id = ? order by w.message_id desc limit 1`,
    conversationId
  )
}
