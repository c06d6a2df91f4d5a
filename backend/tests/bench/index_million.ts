import { performance } from 'node:perf_hooks'
import type { Database } from '#app/core/database/database'
import { BLOCK_SIZE } from '#app/core/database/id_blocks'
import type { CountMessages } from '#app/console/message_lists/count_messages'
import type { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { addTexts } from '#app/console/text_search/search_lists'
import type { Direction } from '#app/models/contract'
import type { SearchWords } from '#app/console/text_search/search_words'
import { searchedStems } from '#app/language/stems'

interface Text {
  id: number
  direction: Direction
  body: string
}

/** So many are left to the job itself, which tells how quick it is. */
const BY_JOB = 5000

/**
 * What the job would have written by now, a whole block at
 * once, so that each list is written once; answers the last id.
 */
export async function indexMost(
  database: Database,
  words: SearchWords,
  count: number
): Promise<number> {
  const known = new Map<string, number>()
  const blind = (direction: Direction, stem: string) => {
    const name = `${direction} ${stem}`
    const word = known.get(name) ?? words.blind(direction, stem)
    known.set(name, word)
    return word
  }
  let last = 0
  for (let first = 0; first < count - BY_JOB; first += BLOCK_SIZE) {
    const texts = await database.read.all<Text>(
      'select id, direction, body from messages where id >= ? and id < ? order by id',
      first,
      Math.min(first + BLOCK_SIZE, count - BY_JOB)
    )
    const worded = texts.map(({ id, direction, body }) => ({
      id,
      words: searchedStems(body).map((stem) => blind(direction, stem)),
    }))
    await database.transaction(({ sql }) => addTexts(sql, worded))
    last = texts.at(-1)?.id ?? last
  }
  return last
}

/** Answers how many texts a second the job takes in. */
export async function indexRest(keep: KeepTextsFindable, until: number): Promise<number> {
  const start = performance.now()
  for (let payload: object = { until }, isMore = true; isMore;) {
    const outcome = await keep.execute(payload)
    payload = outcome.payload ?? {}
    isMore = outcome.againAt !== undefined
  }
  return Math.round(BY_JOB / ((performance.now() - start) / 1000))
}

export async function countAll(counter: CountMessages): Promise<void> {
  while ((await counter.execute()) !== undefined);
}
