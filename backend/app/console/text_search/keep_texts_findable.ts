import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { blockOf, firstIdOf } from '#app/core/database/id_blocks'
import type { RecurringOutcome } from '#app/core/jobs/recurring'
import type { Sql } from '#app/core/database/sql'
import { countOf } from '#app/models/count_of'
import { Message } from '#app/models/message'
import { SearchList } from '#app/models/search_list'
import { TextToIndex } from '#app/models/text_to_index'
import { readEach } from '#app/core/threads/threads'
import { addTexts, indexedPlaces, removeTexts } from '#app/console/text_search/search_lists'
import type { Direction } from '#app/models/contract'
import { SearchWords } from '#app/console/text_search/search_words'

type Text = Pick<Message, 'id' | 'direction' | 'body'>

interface Progress {
  /** Texts up to this one are in the index. */
  until?: number
  /** Of the key they are in it under. */
  mark?: string
}

/** Between two batches, while there is more: other work comes first. */
const REST_MS = 100
const NEW_A_RUN = 500
const CHANGED_A_RUN = 100
/** PostgreSQL gives ids out before it commits: a text may turn up behind those that came after it. */
const LATE_BY = 2000

/** Done in a thread: `conversations/readings/readers`. */
export abstract class SearchThinking {
  abstract searchedStemsOf(bodies: readonly string[]): Promise<string[][]>
}

/**
 * Brings the index of all texts up to what the texts say now: one batch each time, new ones and changed ones.
 */
@inject()
export class KeepTextsFindable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly words: SearchWords,
    private readonly thinking: SearchThinking
  ) {}

  async execute({ until = 0, mark }: Progress): Promise<RecurringOutcome & { payload: Progress }> {
    const { mark: ours } = this.words
    const isOurs = mark === undefined || mark === ours
    if (!isOurs) await SearchList.query(this.database.read).delete()
    const changed = await this.#indexChanged()
    const fresh = await this.#indexNew(isOurs ? until : 0)
    const isMore = changed === CHANGED_A_RUN || fresh.count === NEW_A_RUN
    const payload = { until: fresh.reached, mark: ours }
    return isMore ? { againAt: this.clock.now() + REST_MS, payload } : { payload }
  }

  async preview({ until = 0 }: Progress): Promise<string> {
    const { read } = this.database
    const changed = await countOf(TextToIndex.query(read))
    const fresh = await countOf(Message.query(read).where('id', '>', until))
    return `${fresh} new and ${changed} changed text(s) would be indexed.`
  }

  async #indexChanged(): Promise<number> {
    const { read } = this.database
    const rows = await TextToIndex.query(read).orderBy('id').limit(CHANGED_A_RUN)
    if (rows.length === 0) return 0
    // Read behind that: whoever changes one of them from now on leaves a row of their own.
    const ids = [...new Set(rows.map(({ messageId }) => messageId))]
    const texts = await this.#withWords(await listTexts(read, ids))
    const seen = rows.map(({ id }) => id)
    await this.database.transaction(async ({ sql }) => {
      await TextToIndex.query(sql).whereIn('id', seen).delete()
      await removeTexts(sql, ids)
      await addTexts(sql, texts)
    })
    return rows.length
  }

  async #indexNew(until: number): Promise<{ reached: number; count: number }> {
    const { read } = this.database
    const texts = await readTexts(read).where('id', '>', until).limit(NEW_A_RUN).pojo<Text>()
    const late = texts.length < NEW_A_RUN ? await this.#listLate(until) : []
    const left = await this.#withWords(await notIndexed(read, [...late, ...texts]))
    if (left.length > 0) {
      await this.database.transaction(async ({ sql }) => addTexts(sql, await notIndexed(sql, left)))
    }
    return { reached: texts.at(-1)?.id ?? until, count: texts.length }
  }

  async #listLate(until: number): Promise<Text[]> {
    const { read } = this.database
    const recent = await Message.query(read)
      .where('id', '>', until - LATE_BY)
      .where('id', '<=', until)
      .select('id')
      .orderBy('id')
      .pojo<{ id: number }>()
    const missing = await notIndexed(read, recent)
    return listTexts(
      read,
      missing.map(({ id }) => id)
    )
  }

  /** Threads read them, so never inside a transaction: every other text would wait for it. */
  async #withWords(texts: readonly Text[]): Promise<{ id: number; words: number[] }[]> {
    const known = new Map<string, number>()
    const blind = (direction: Direction, stem: string) => {
      const name = `${direction} ${stem}`
      const word = known.get(name) ?? this.words.blind(direction, stem)
      known.set(name, word)
      return word
    }
    const bodies = texts.map(({ body }) => body)
    const stems = await readEach(bodies, this.thinking.searchedStemsOf, () => [])
    return texts.map(({ id, direction }, index) => ({
      id,
      words: (stems[index] ?? []).map((stem) => blind(direction, stem)),
    }))
  }
}

/** As plain rows: hundreds are read at once. */
function readTexts(sql: Sql) {
  return Message.query(sql).select('id', 'direction', 'body').orderBy('id')
}

async function listTexts(sql: Sql, ids: readonly number[]): Promise<Text[]> {
  const texts: Text[] = []
  for (let from = 0; from < ids.length; from += 200) {
    const some = ids.slice(from, from + 200)
    texts.push(...(await readTexts(sql).whereIn('id', some).pojo<Text>()))
  }
  return texts
}

async function notIndexed<Row extends { id: number }>(sql: Sql, rows: Row[]): Promise<Row[]> {
  const left: Row[] = []
  for (const [block, ofBlock] of Map.groupBy(rows, ({ id }) => blockOf(id))) {
    const places = await indexedPlaces(sql, block)
    left.push(...ofBlock.filter(({ id }) => !places.has(id - firstIdOf(block))))
  }
  return left
}
