import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { stemOf, valueKey } from '#app/memory/facts/fact_values'
import { type KnownFact, listKnownFacts } from '#app/memory/kept/known_facts'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import { Recall } from '#app/memory/recall/recall'
import type { OpenIndex } from '#app/memory/recall/word_index'
import type { Moment, Remembered, Scene } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { TALK_TOKENS } from '#app/companion/voice/prompt'
import { firstTurnWithin } from '#app/companion/voice/prompt_turns'

interface Talk {
  userId: number
  conversationId: number
}

/** What she knows whatever was just written. */
export interface Known {
  facts: readonly KnownFact[]
  gist: string
  index: OpenIndex | null
}

const MOST_FACTS = 30
const MOST_PAST = 5
const MOST_OF_HER = 15

/**
 * What she remembers for the text she is about to write: what she knows of the person, what she said of
 * herself, the gist, and the lines of earlier talk that bear on what was just written. When such lines
 * are there, the latest turns are cut to those the prompt can hold, so that nothing stands in it twice.
 */
@inject()
export class BringToMind {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly recall: Recall
  ) {}

  /** Beside the reading of the talk itself, which it does not wait for. */
  async read({ userId, conversationId }: Talk): Promise<Known> {
    const { read } = this.database
    const [facts, gist, index] = await Promise.all([
      listKnownFacts(read, userId, this.clock.now()),
      findGist(read, conversationId),
      this.recall.open(conversationId),
    ])
    return { facts, gist, index }
  }

  async execute(scene: Scene, { facts, gist, index }: Known): Promise<Scene> {
    const asked = askedTexts(scene)
    const from = firstTurnWithin(scene, TALK_TOKENS, await tokenCounter())
    const moments = await this.#recall(scene, { index, asked, from })
    const hers = facts.filter(isOfHer)
    const remembered: Remembered = {
      facts: factSentences(facts, { asked, scene }),
      ofHer: hers.slice(0, MOST_OF_HER).map(({ sentence }) => sentence),
      herAnswers: hers.flatMap(answerOf),
      summary: gist,
      moments,
    }
    const turns = moments.length > 0 ? scene.turns.slice(from) : scene.turns
    return { ...scene, turns, remembered }
  }

  async #recall(
    scene: Scene,
    { index, asked, from }: { index: OpenIndex | null; asked: string[]; from: number }
  ): Promise<Moment[]> {
    if (asked.length === 0) return []
    const { moments } = await this.recall.execute({
      index,
      texts: asked,
      now: scene.now,
      timeZone: scene.timeZone,
      personName: scene.person.firstName,
      herName: scene.persona.name,
      exceptFrom: scene.turns[from]?.id ?? LARGEST_ID,
      tokens: limits.memory.momentTokens,
    })
    return moments.map(({ sender, text, at }) => ({ sender, text, at }))
  }
}

async function findGist(sql: Sql, conversationId: number): Promise<string> {
  const conversation = await Conversation.find(conversationId, sql)
  return conversation?.summary ?? ''
}

/** What the person wrote since her last text; for a question of hers, what it is about. */
function askedTexts({ turns, loop }: Scene): string[] {
  const start = turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1
  const texts = turns.slice(start).map((turn) => turn.text)
  return loop ? [...texts, loop.subject] : texts
}

function answerOf({ slot, valueKey: key, sentence }: KnownFact) {
  return slot === null || key === null ? [] : [{ slot, valueKey: key, sentence }]
}

function isOfHer(fact: KnownFact): boolean {
  return fact.about === 'girlfriend' && fact.heldUntil === null
}

/**
 * Pinned ones first, then what the texts speak of, then what was said last; what is over comes with its end.
 */
function factSentences(
  known: readonly KnownFact[],
  { asked, scene }: { asked: string[]; scene: Scene }
): string[] {
  const ofThem = known.filter((fact) => fact.about === 'user')
  const stems = new Set(stemsOf(asked.join(' ')))
  const isMeant = (fact: KnownFact) =>
    stemsOf(`${fact.slot ?? ''} ${fact.sentence}`).some((stem) => stems.has(stem))
  const current = ofThem.filter((fact) => fact.heldUntil === null)
  const ranked = [
    ...current.filter((fact) => fact.isPinned),
    ...current.filter((fact) => !fact.isPinned && isMeant(fact)),
    ...current.filter((fact) => !fact.isPinned && !isMeant(fact)),
  ]
  const past = ofThem.filter((fact) => fact.heldUntil !== null)
  return [
    ...ranked.slice(0, MOST_FACTS).map(({ sentence }) => sentence),
    ...past.slice(0, MOST_PAST).map((fact) => pastSentence(fact, scene.timeZone)),
  ]
}

function pastSentence({ sentence, heldUntil }: KnownFact, timeZone: string): string {
  return `No longer, since ${localMoment(heldUntil ?? 0, timeZone).longDate}: ${sentence}`
}

const LEAST_STEM = 3

function stemsOf(text: string): string[] {
  return valueKey(text)
    .split(' ')
    .filter((word) => word.length >= LEAST_STEM)
    .map(stemOf)
}
