import { inject } from '@adonisjs/core'
import { BLOCK_SIZE, firstIdOf, lastIdOf, type Span } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'
import { TextToIndex } from '#app/models/text_to_index'
import { type BlockLists, eachPlace, loadLists } from '#app/console/text_search/search_lists'
import type { Direction } from '#app/models/contract'
import { SearchWords } from '#app/console/text_search/search_words'
import { searchedStems } from '#app/language/stems'

/** So many words are looked up at once; of a longer search the rest only where these were found together. */
const WORDS_AT_ONCE = 4

export interface TextSearch {
  stems: readonly string[]
  directions: readonly Direction[]
}

/** Texts that have all of the words asked for, whole and in any form (`walk` finds `walking`). */
@inject()
export class FindTexts {
  constructor(private readonly words: SearchWords) {}

  /** What is asked for; null when there is no word in it. */
  read(asked: string, directions: readonly Direction[]): TextSearch | null {
    // The rare words are mostly the long ones: what they leave over makes the others quick.
    const stems = searchedStems(asked).toSorted((one, other) => other.length - one.length)
    return stems.length === 0 ? null : { stems, directions }
  }

  /** Ids in rising order, of a span of blocks. Without texts that were changed since they were indexed. */
  async within(sql: Sql, { stems, directions }: TextSearch, span: Span): Promise<number[]> {
    let found: Map<number, number[]> | null = null
    for (let from = 0; from < stems.length; from += WORDS_AT_ONCE) {
      const some = stems.slice(from, from + WORDS_AT_ONCE)
      const next = await this.#having(sql, { stems: some, directions }, spanOf(found) ?? span)
      found = found ? bothOf(found, next) : next
      if (found.size === 0) return []
    }
    const changed = await changedWithin(sql, span)
    return [...(found ?? [])]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([block, places]) => places.map((place) => firstIdOf(block) + place))
      .filter((id) => !changed.has(id))
  }

  async #having(
    sql: Sql,
    { stems, directions }: TextSearch,
    span: Span
  ): Promise<Map<number, number[]>> {
    const wanted = stems.map((stem) => directions.map((way) => this.words.blind(way, stem)))
    const blocks = await loadLists(sql, wanted.flat(), span)
    const found = new Map<number, number[]>()
    for (const [block, lists] of blocks) {
      const places = placesWithAll(lists, wanted)
      if (places.length > 0) found.set(block, places)
    }
    return found
  }
}

function spanOf(found: Map<number, unknown> | null): Span | null {
  if (!found) return null
  const blocks = [...found.keys()]
  return { first: Math.min(...blocks), last: Math.max(...blocks) }
}

/**
 * Each step lets through the places that came through all before it; a step is one stem, whoever wrote it.
 */
function placesWithAll(lists: BlockLists, steps: readonly (readonly number[])[]): number[] {
  const passed = new Uint8Array(BLOCK_SIZE)
  for (const [step, words] of steps.entries()) {
    for (const word of words) {
      eachPlace(lists.get(word) ?? '', (place) => {
        if (passed[place] === step) passed[place] = step + 1
      })
    }
  }
  const places: number[] = []
  for (let place = 0; place < BLOCK_SIZE; place++) {
    if (passed[place] === steps.length) places.push(place)
  }
  return places
}

function bothOf(one: Map<number, number[]>, other: Map<number, number[]>): Map<number, number[]> {
  const both = new Map<number, number[]>()
  for (const [block, places] of one) {
    const also = new Set(other.get(block))
    const left = places.filter((place) => also.has(place))
    if (left.length > 0) both.set(block, left)
  }
  return both
}

async function changedWithin(sql: Sql, { first, last }: Span): Promise<Set<number>> {
  const changed = await TextToIndex.query(sql).whereBetween('messageId', [
    firstIdOf(first),
    lastIdOf(last),
  ])
  return new Set(changed.map(({ messageId }) => messageId))
}
