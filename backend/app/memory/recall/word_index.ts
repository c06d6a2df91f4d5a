import { hash } from 'node:crypto'
import { insertRows, listOf, tuple } from '#app/core/database/many_rows'
import type { Sql, SqlDialect } from '#app/core/database/sql'
import type { PastTime } from '#app/memory/recall/past_times'
import type { Asks, IndexedText } from '#app/memory/recall/rank_texts'

/**
 * The full-text index holds no words: each stem stands there as a keyed hash (a blind index), under a key of its
 * conversation that goes with it. What the database's own index still carries of deleted rows until it tidies itself
 * tells nobody anything, and one conversation's words are never met by another's search.
 */
export interface WordKey {
  conversationId: number
  /** `conversations.word_key`. */
  key: string
}

export function blindWord({ conversationId, key }: WordKey, stem: string): string {
  return `${conversationId}c${hash('sha256', `${key}${stem}`, 'hex').slice(0, 12)}`
}

export interface NewText extends IndexedText {
  conversationId: number
  stems: readonly string[]
}

const COLUMNS = 'message_id, conversation_id, stretch, sender, said_at, length, tokens, asks, words'

export async function insertTexts(
  sql: Sql,
  wordKey: WordKey,
  texts: readonly NewText[]
): Promise<void> {
  const head = `insert into word_index (${COLUMNS})`
  const tail = 'on conflict (message_id) do nothing returning message_id'
  const rows = texts.map((text) => [
    text.id,
    text.conversationId,
    text.stretch,
    text.sender,
    text.at,
    text.length,
    text.tokens,
    text.asks,
    text.stems.map((stem) => blindWord(wordKey, stem)).join(' '),
  ])
  await insertRows(sql, { head, tail, row: tuple(9) }, rows)
}

/** Of a common word the newest texts are enough. */
const MOST_FOUND = 600

/** For each list of stems the ids of the texts before `before` that hold any of them, newest first. */
export async function findTexts(
  { sql, dialect }: { sql: Sql; dialect: SqlDialect },
  wordKey: WordKey,
  { stemLists, before }: { stemLists: readonly (readonly string[])[]; before: number }
): Promise<number[][]> {
  const searches = stemLists.map((stems) =>
    dialect.anyWord(stems.map((stem) => blindWord(wordKey, stem)))
  )
  const asked = searches.flatMap((search, place) => (search === '' ? [] : [{ search, place }]))
  const found: number[][] = stemLists.map(() => [])
  if (asked.length === 0) return found
  const text = dialect.textsWithWords(asked.length)
  const values = [...asked.flatMap(({ search, place }) => [place, search]), before, MOST_FOUND]
  for (const { list, ids } of await sql.all<{ list: number; ids: string | null }>(
    text,
    ...values
  )) {
    found[list] = ids ? ids.split(',').map(Number) : []
  }
  return found
}

/** What a search of a conversation begins with. */
export interface OpenIndex {
  wordKey: WordKey
  /** How many of its texts are indexed. */
  total: number
}

/** Null when none of its texts is indexed. */
export async function openIndex(sql: Sql, conversationId: number): Promise<OpenIndex | null> {
  const row = await sql.first<{ word_key: string | null; total: number }>(
    `select word_key, (select count(*) from word_index w where w.conversation_id = c.id) as total
     from conversations c where id = ?`,
    conversationId
  )
  if (!row?.word_key) return null
  return { wordKey: { conversationId, key: row.word_key }, total: row.total }
}

/** In which stretch of talk each of these texts stands. */
export async function listStretchesOf(
  sql: Sql,
  ids: readonly number[]
): Promise<{ id: number; stretch: number; length: number }[]> {
  if (ids.length === 0) return []
  const { marks, values } = listOf(ids)
  return sql.all(
    `select message_id as id, stretch, length from word_index where message_id in (${marks})
     order by message_id`,
    ...values
  )
}

const MOST_IN_TIME = 40

/** The newest stretches that may tell of a time. */
export async function listStretchesWithin(
  sql: Sql,
  conversationId: number,
  { from, toldUntil }: PastTime
): Promise<number[]> {
  const rows = await sql.all<{ stretch: number }>(
    `select distinct stretch from word_index
     where conversation_id = ? and said_at >= ? and said_at < ? order by stretch desc limit ${MOST_IN_TIME}`,
    conversationId,
    from,
    toldUntil
  )
  return rows.map(({ stretch }) => stretch)
}

/** As one value: a thousand rows of seven columns take longer to hand over than to find. */
const AS_LIST = `string_agg(${['message_id', 'stretch', 'sender', 'said_at', 'length', 'tokens', 'asks'].join(` || ' ' || `)}, ',')`

/** Whole stretches, oldest first. */
export async function listTextsIn(
  sql: Sql,
  {
    conversationId,
    stretches,
    before,
  }: { conversationId: number; stretches: readonly number[]; before: number }
): Promise<IndexedText[]> {
  if (stretches.length === 0) return []
  const { marks, values } = listOf(stretches)
  const row = await sql.first<{ texts: string | null }>(
    `select ${AS_LIST} as texts from word_index
     where conversation_id = ? and stretch in (${marks}) and message_id < ?`,
    conversationId,
    ...values,
    before
  )
  const texts = row?.texts ? row.texts.split(',').map(readText) : []
  return texts.toSorted((one, other) => one.id - other.id)
}

function readText(listed: string): IndexedText {
  const [id, stretch, sender, at, length, tokens, asks] = listed.split(' ')
  return {
    ...{ id: Number(id), stretch: Number(stretch), at: Number(at) },
    ...{ length: Number(length), tokens: Number(tokens) },
    sender: sender as IndexedText['sender'],
    asks: asks as Asks,
  }
}

/** For a text whose words were changed: it is found by its new ones only. */
export async function changeWords(
  sql: Sql,
  id: number,
  {
    length,
    tokens,
    asks,
    words,
  }: Pick<IndexedText, 'length' | 'tokens' | 'asks'> & { words: string }
): Promise<void> {
  await sql.run(
    'update word_index set length = ?, tokens = ?, asks = ?, words = ? where message_id = ?',
    length,
    tokens,
    asks,
    words,
    id
  )
}
