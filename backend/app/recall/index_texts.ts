import { randomBytes } from 'node:crypto'
import { listOf } from '#app/core/many_rows'
import type { Database } from '#app/core/database'
import type { Sql, Tx } from '#app/core/sql'
import type { Asks } from '#app/recall/rank_texts'
import { stemsOf } from '#app/recall/stems'
import {
  blindWord,
  changeWords,
  insertTexts,
  type NewText,
  type WordKey,
} from '#app/recall/word_index'

interface MessageRow {
  id: number
  direction: 'inbound' | 'outbound'
  body: string
  created_at: number
}

interface ConversationRow {
  indexed_until: number
  word_key: string | null
}

const TEXTS_A_RUN = 200
/** After so long a silence another stretch of talk begins. */
const SILENCE_MS = 4 * 3_600_000
const LONGEST_STRETCH = 60
const COURTESY = 25

/** Makes what was said since the last run findable, in order and once. Away from the path of the texts. */
export class IndexTexts {
  constructor(
    private readonly database: Database,
    private readonly settings: { countTokens(text: string): number }
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<void> {
    while (await this.database.transaction((tx) => this.#index(tx, conversationId)));
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
    for (const { id, body, conversation_id: conversationId, word_key: key } of rows) {
      const { stems, ...read } = this.#read(body)
      const words = stems.map((stem) => blindWord({ conversationId, key }, stem)).join(' ')
      await changeWords(tx.sql, id, { ...read, words })
    }
  }

  /** Whether there is more. */
  async #index({ sql }: Tx, conversationId: number): Promise<boolean> {
    const conversation = await sql.first<ConversationRow>(
      `select indexed_until, word_key from conversations where id = ?${this.database.dialect.forUpdate}`,
      conversationId
    )
    if (!conversation) return false
    const rows = await listNew(sql, conversationId, conversation.indexed_until)
    const wordKey = { conversationId, key: conversation.word_key ?? newKey() }
    await insertTexts(sql, wordKey, await this.#textsOf(sql, wordKey, rows))
    await sql.run(
      'update conversations set indexed_until = ?, word_key = ? where id = ?',
      rows.at(-1)?.id ?? conversation.indexed_until,
      wordKey.key,
      conversationId
    )
    return rows.length === TEXTS_A_RUN
  }

  async #textsOf(sql: Sql, { conversationId }: WordKey, rows: MessageRow[]): Promise<NewText[]> {
    let last = await findLast(sql, conversationId)
    return rows.map((row) => {
      const isNext = last && row.created_at - last.at < SILENCE_MS && last.count < LONGEST_STRETCH
      const stretch: number = isNext && last ? last.stretch : row.id
      last = { stretch, at: row.created_at, count: isNext && last ? last.count + 1 : 1 }
      const sender = row.direction === 'inbound' ? 'user' : 'girlfriend'
      const { id, created_at: at } = row
      return { id, conversationId, stretch, sender, at, ...this.#read(row.body) }
    })
  }

  #read(body: string): Pick<NewText, 'stems' | 'length' | 'tokens' | 'asks'> {
    const stems = stemsOf(body)
    return {
      stems,
      length: stems.length,
      tokens: this.settings.countTokens(body),
      asks: asksIn(body),
    }
  }
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

/** Whether a text asks, and whether it does nothing else. Pictures that came with it do not count. */
function asksIn(body: string): Asks {
  const said = body.replace(/\[photo:[^\]]*\]\s*$/, '').trim()
  if (!said.includes('?')) return 'no'
  const sentences = said.split(/(?<=[.!?])\s+/)
  const isAll = sentences.every((one) => one.endsWith('?') || one.length < COURTESY)
  if (isAll) return 'all'
  return said.endsWith('?') ? 'end' : 'no'
}
