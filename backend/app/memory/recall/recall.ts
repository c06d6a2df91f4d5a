import { inject } from '@adonisjs/core'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { chooseMoments, EXCERPT_TOKENS } from '#app/memory/recall/choose_moments'
import type { ExcerptWish } from '#app/memory/recall/excerpt'
import {
  type ConceptMatches,
  type IndexedText,
  pickStretches,
  rankTexts,
  strengthOfStretches,
  weighMatches,
} from '#app/memory/recall/rank_texts'
import { withSight } from '#app/language/picture_notes'
import { readOr } from '#app/core/threads/threads'
import { countIndexed, findStretchesOf } from '#app/memory/recall/recall_sql'
import type { Asker, Question } from '#app/memory/recall/read_question'
import {
  findTexts,
  listStretchesWithin,
  listTextsIn,
  type WordKey,
} from '#app/memory/recall/word_index'

export interface RecallWish extends Asker {
  wordKey: WordKey
  /** What the person wrote and she has not answered yet. */
  texts: readonly string[]
  /** The oldest message that stands in the prompt anyway. */
  exceptFrom: number
  /** What the moments may cost, with the days that head them. */
  tokens: number
}

/** A text of long ago that bears on what the person wrote, or the part of it that does. */
export interface RecalledMoment {
  /** Of the message. */
  id: number
  sender: 'user' | 'girlfriend'
  text: string
  /** Epoch milliseconds. */
  at: number
  /** 0 bears most on it. */
  rank: number
}

const MOST_MATCHES = 200
const MOST_STRETCHES = 20
const NOTHING = { moments: [] }

/** Done in a thread: `conversations/readings/readers`. */
export abstract class RecallThinking {
  abstract readQuestion(texts: readonly string[], asker: Asker): Promise<Question>
  abstract excerptsOf(wishes: readonly ExcerptWish[]): Promise<string[]>
}

/**
 * What was said long ago and bears on the texts to answer, oldest first: the
 * database's full text finds candidates by word, what ranks and chooses is
 * ours and the same on every database. Nothing when the texts ask for nothing.
 */
@inject()
export class Recall {
  constructor(
    private readonly database: Database,
    private readonly thinking: RecallThinking
  ) {}

  async execute(wish: RecallWish): Promise<{ moments: RecalledMoment[] }> {
    const { wordKey, texts: asked, personName, herName, now, timeZone, named } = wish
    const asker = { personName, herName, now, timeZone, named }
    const question = await readOr(this.thinking.readQuestion(asked, asker), null)
    if (!question || (question.concepts.length === 0 && question.pastTimes.length === 0))
      return NOTHING
    const sql = this.database.read
    const { conversationId } = wordKey
    const weights = await this.#weigh(question, wish)
    const texts = await listTextsIn(sql, {
      conversationId,
      stretches: await findStretches(sql, { weights, question, conversationId }),
      before: Math.min(wish.exceptFrom, LARGEST_ID),
    })
    const ranked = rankTexts(texts, weights, question)
    const chosen = chooseMoments(ranked, { ...wish, isAsked: question.isAsked })
    const places = new Map(ranked.map(({ text }, rank) => [text.id, rank]))
    const quoted = await this.#quote(chosen, question)
    return { moments: quoted.map((one) => ({ ...one, rank: places.get(one.id) ?? 0 })) }
  }

  async #quote(
    chosen: readonly IndexedText[],
    { concepts }: Question
  ): Promise<Omit<RecalledMoment, 'rank'>[]> {
    const bodies = await findBodies(this.database.read, chosen)
    const stems = concepts.flatMap(({ stem, kin }) => [stem, ...kin])
    const quoted = chosen.flatMap((text) => {
      const body = bodies.get(text.id)?.trim()
      return body ? [{ text, body }] : []
    })
    const wishes = quoted.map(({ text: { tokens }, body }) => ({
      body,
      stems,
      most: Math.floor((body.length * EXCERPT_TOKENS) / Math.max(tokens, EXCERPT_TOKENS)),
    }))
    const excerpts = await readOr(this.thinking.excerptsOf(wishes), [])
    return quoted.flatMap(({ text: { id, sender, at } }, index) => {
      const text = excerpts[index]
      return text === undefined ? [] : [{ id, sender, at, text }]
    })
  }

  /** The texts that speak most of what is asked for. */
  async #weigh(
    { concepts }: Question,
    { wordKey, exceptFrom }: RecallWish
  ): Promise<Map<number, number>> {
    if (concepts.length === 0) return new Map()
    const sql = this.database.read
    const stemLists = concepts.flatMap(({ stem, kin }) => [[stem], kin])
    const where = { sql, dialect: this.database.dialect }
    const before = Math.min(exceptFrom, LARGEST_ID)
    const [found, total] = await Promise.all([
      findTexts(where, wordKey, { stemLists, before }),
      countIndexed(sql, wordKey.conversationId),
    ])
    const matches = concepts.map((_, index): ConceptMatches => {
      const [own = [], kin = []] = found.slice(2 * index, 2 * index + 2)
      return { own, kin }
    })
    const weights = weighMatches(matches, total)
    const best = [...weights].toSorted(([one, a], [other, b]) => b - a || other - one)
    return new Map(best.slice(0, MOST_MATCHES))
  }
}

async function findStretches(
  sql: Sql,
  {
    weights,
    question,
    conversationId,
  }: { weights: Map<number, number>; question: Question; conversationId: number }
): Promise<number[]> {
  const [matched, ...inTimes] = await Promise.all([
    weights.size > 0 ? findStretchesOf(sql, [...weights.keys()]) : [],
    ...question.pastTimes.map((time) => listStretchesWithin(sql, conversationId, time)),
  ])
  const inTime = [...new Set(inTimes.flat())]
  return pickStretches(strengthOfStretches(matched, weights), inTime, MOST_STRETCHES)
}

/** A text of hers that did not arrive was never said. */
async function findBodies(sql: Sql, chosen: readonly IndexedText[]): Promise<Map<number, string>> {
  const ids = chosen.map(({ id }) => id)
  const said = await Message.query(sql)
    .whereIn('id', ids)
    .withScopes((all) => all.said())
    .select('id', 'body', 'pictureNote')
  return new Map(said.map((text) => [text.id, withSight(text)]))
}
