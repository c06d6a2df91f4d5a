import { BLOCK_SIZE, blockOf, firstIdOf, type Span } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'
import { SearchList } from '#app/models/search_list'
import { appendPlaces, findLists } from '#app/console/text_search/lists_sql'

/**
 * An inverted index in plain rows, the same on every database: for a block of ids and a blind word the places
 * in that block whose texts have it, three hexadecimal digits each. A word of every third text is a row of a
 * few kilobytes a block, read in one piece; neither FTS5 nor a GIN index gives the newest of such a word, or
 * their number, in time.
 */
const DIGITS = 3

/** Under this instead of a word stand all texts that are indexed, those without words too. */
const ANY = 0

/** What is written of each word. */
export type BlockLists = Map<number, string>

/** Adds texts that are not in the index yet. */
export async function addTexts(
  sql: Sql,
  texts: readonly { id: number; words: Iterable<number> }[]
): Promise<void> {
  const blocks = Map.groupBy(texts, ({ id }) => blockOf(id))
  for (const [block, ofBlock] of blocks) {
    const lists = new Map<number, number[]>()
    for (const { id, words } of ofBlock) {
      for (const word of [ANY, ...words]) placesOf(lists, word).push(id - firstIdOf(block))
    }
    const rows = [...lists].map(([word, places]) => ({ block, word, places: written(places) }))
    await appendPlaces(sql, rows)
  }
}

/**
 * Takes texts out of every list that has them: their words
 * are not known any more, so all of their block are read.
 */
export async function removeTexts(sql: Sql, ids: readonly number[]): Promise<void> {
  for (const [block, ofBlock] of Map.groupBy(ids, blockOf)) {
    const gone = new Set(ofBlock.map((id) => id - firstIdOf(block)))
    // As plain rows: a block has thousands.
    const lists = SearchList.query(sql).where({ block }).select('word', 'places')
    const rows = await lists.pojo<{ word: number; places: string }>()
    for (const { word, places } of rows) {
      const before = placesIn(places)
      const left = before.filter((place) => !gone.has(place))
      if (left.length < before.length) await rewrite(sql, { block, word, places: left })
    }
  }
}

async function rewrite(
  sql: Sql,
  { block, word, places }: { block: number; word: number; places: number[] }
): Promise<void> {
  const list = SearchList.query(sql).where({ block, word })
  await (places.length === 0 ? list.delete() : list.update({ places: written(places) }))
}

/** Which of a block's texts are in the index. */
export async function indexedPlaces(sql: Sql, block: number): Promise<Set<number>> {
  const lists = await loadLists(sql, [ANY], { first: block, last: block })
  return new Set(placesIn(lists.get(block)?.get(ANY) ?? ''))
}

/** The lists of these words, by block. */
export async function loadLists(
  sql: Sql,
  words: readonly number[],
  { first, last }: Span
): Promise<Map<number, BlockLists>> {
  const rows = await findLists(sql, words, { first, last })
  const blocks = new Map<number, BlockLists>()
  for (const { block, word, places } of rows) {
    const lists = blocks.get(block) ?? new Map<number, string>()
    blocks.set(block, lists.set(word, places))
  }
  return blocks
}

function placesOf(lists: Map<number, number[]>, word: number): number[] {
  const known = lists.get(word)
  if (known) return known
  const places: number[] = []
  lists.set(word, places)
  return places
}

const WRITTEN = Array.from({ length: BLOCK_SIZE }, (_, place) =>
  place.toString(16).padStart(DIGITS, '0')
)

function written(places: readonly number[]): string {
  return places.map((place) => WRITTEN[place]).join('')
}

/** By character code; for a hundred thousand places Number.parseInt would take ten times as long. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? 0 : value
})

function placesIn(places: string): number[] {
  const list: number[] = []
  eachPlace(places, (place) => list.push(place))
  return list
}

/** In no order: a text that was changed stands behind later ones. */
export function eachPlace(places: string, visit: (place: number) => void): void {
  for (let at = 0; at < places.length;) {
    let place = 0
    for (const end = at + DIGITS; at < end; at++) {
      place = place * 16 + (VALUES[places.charCodeAt(at)] ?? 0)
    }
    visit(place)
  }
}
