import { hash } from 'node:crypto'
import type { Sql, SqlDialect } from '#app/core/database/sql'
import { insertThoseUnknown } from '#app/models/insert_unless_known'
import { WordIndexEntry } from '#app/models/word_index_entry'
import { findTextsIn } from '#app/memory/recall/recall_sql'
import type { PastTime } from '#app/memory/recall/past_times'
import type { Asks, IndexedText } from '#app/memory/recall/rank_texts'

/**
 * The full-text index holds no words: each stem stands there as a keyed hash (a blind index), under a key
 * of its conversation that goes with it. What the database's own index still carries of deleted rows until
 * it tidies itself tells nobody anything, and one conversation's words are never met by another's search.
 */
export interface WordKey {
  conversationId: number
  /** `conversations.word_key`. */
  key: string
}

function blindWord({ conversationId, key }: WordKey, stem: string): string {
  return `${conversationId}c${hash('sha256', `${key}${stem}`, 'hex').slice(0, 12)}`
}

export interface NewText extends IndexedText {
  conversationId: number
  stems: readonly string[]
}

export async function insertTexts(
  sql: Sql,
  wordKey: WordKey,
  texts: readonly NewText[]
): Promise<void> {
  const entries = texts.map(({ id, at, stems, ...text }) =>
    new WordIndexEntry().fill({
      ...text,
      messageId: id,
      saidAt: at,
      words: wordsOf(wordKey, stems),
    })
  )
  await insertThoseUnknown(entries, sql)
}

export function wordsOf(wordKey: WordKey, stems: readonly string[]): string {
  return stems.map((stem) => blindWord(wordKey, stem)).join(' ')
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

const MOST_IN_TIME = 40

/** The newest stretches that may tell of a time. */
export async function listStretchesWithin(
  sql: Sql,
  conversationId: number,
  { from, toldUntil }: PastTime
): Promise<number[]> {
  const entries = await WordIndexEntry.query(sql)
    .where({ conversationId })
    .where('saidAt', '>=', from)
    .where('saidAt', '<', toldUntil)
    .distinct('stretch')
    .orderBy('stretch', 'desc')
    .limit(MOST_IN_TIME)
  return entries.map(({ stretch }) => stretch)
}

/** Whole stretches, oldest first. */
export async function listTextsIn(
  sql: Sql,
  wish: { conversationId: number; stretches: readonly number[]; before: number }
): Promise<IndexedText[]> {
  if (wish.stretches.length === 0) return []
  const listed = await findTextsIn(sql, wish)
  const texts = listed ? listed.split(',').map(readText) : []
  return texts.toSorted((one, other) => one.id - other.id)
}

function readText(listed: string): IndexedText {
  const [id, stretch, sender, at, length, tokens, asks, pinned] = listed.split(' ')
  return {
    ...{ id: Number(id), stretch: Number(stretch), at: Number(at) },
    ...{ length: Number(length), tokens: Number(tokens) },
    sender: sender as IndexedText['sender'],
    asks: asks as Asks,
    isPinned: pinned === '1',
  }
}
