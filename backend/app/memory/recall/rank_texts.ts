import type { PastTime } from '#app/memory/recall/past_times'
import type { Question } from '#app/memory/recall/read_question'

/** A text as the index knows it. */
export interface IndexedText {
  /** Of the message. */
  id: number
  /** Which stretch of talk it belongs to. */
  stretch: number
  sender: 'user' | 'girlfriend'
  /** Epoch milliseconds. */
  at: number
  /** Stems it can be found by. */
  length: number
  tokens: number
  asks: Asks
  /** The person keeps it at hand. */
  isPinned?: boolean
}

/** `all`: nothing but questions and courtesies; `end`: it ends with a question the next text may answer. */
export type Asks = 'no' | 'end' | 'all'

/** The ids of the texts that hold a concept's own stem, or one of its kin. */
export interface ConceptMatches {
  own: readonly number[]
  kin: readonly number[]
}

/**
 * Found on five long conversations, each weight checked on those it
 * was not found on; round numbers near the middle of wide plateaus.
 */
const KIN = 0.55
/** BM25 without word counts: short texts say a word once. */
const SATURATION = 1
const LENGTH_PART = 0.25
const USUAL_LENGTH = 12
/**
 * What a text takes over from its neighbours: of the same person
 * two before and after, of the other one before and after.
 */
const FROM_PREVIOUS = 0.05
const FROM_QUESTION = 0.3
const FROM_NEXT = 0.4
const FROM_SECOND_PREVIOUS = 0.35
const FROM_SECOND_NEXT = 0.15
const FROM_STRETCH = 0.3
/** Between the sum of a stretch's texts (1) and its best one (endless). */
const STRETCH_POWER = 3
const RIGHT_SENDER = 1.2
const RIGHT_TIME = 0.5
const TOLD_IN_TIME = 4
const TOLD_LATER = 0.75
const ONLY_QUESTIONS = 0.15
/** Of two that fit about as well, the one the person keeps at hand. */
const PINNED = 1.25

/**
 * How much each text speaks of the concepts, rare ones counting more
 * (BM25's inverse document frequency). `total` texts are indexed.
 */
export function weighMatches(
  matches: readonly ConceptMatches[],
  total: number
): Map<number, number> {
  const weights = new Map<number, number>()
  // Texts may have come in since they were counted.
  const rarity = (count: number) =>
    Math.log(1 + (Math.max(total, count) - count + 0.5) / (count + 0.5))
  for (const { own, kin } of matches) {
    const best = new Map<number, number>()
    const lists = [
      { ids: own, weight: rarity(own.length) },
      { ids: kin, weight: KIN * rarity(kin.length) },
    ]
    for (const { ids, weight } of lists) {
      for (const id of ids) best.set(id, Math.max(best.get(id) ?? 0, weight))
    }
    for (const [id, weight] of best) weights.set(id, (weights.get(id) ?? 0) + weight)
  }
  return weights
}

/** A text's own weight: a long one holds any word more easily. */
function ownScore(weight: number, length: number): number {
  const share = 1 - LENGTH_PART + (LENGTH_PART * length) / USUAL_LENGTH
  return (weight * (SATURATION + 1)) / (1 + SATURATION * share)
}

/** How strongly each stretch of talk is about the question. */
export function strengthOfStretches(
  texts: readonly { id: number; stretch: number; length: number }[],
  weights: ReadonlyMap<number, number>
): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { id, stretch, length } of texts) {
    const score = ownScore(weights.get(id) ?? 0, length)
    sums.set(stretch, (sums.get(stretch) ?? 0) + score ** STRETCH_POWER)
  }
  return new Map([...sums].map(([stretch, sum]) => [stretch, sum ** (1 / STRETCH_POWER)]))
}

export interface Ranked {
  text: IndexedText
  score: number
}

/**
 * The texts of the stretches that matter, best first, those without any score left out. `texts` are whole
 * stretches, oldest first. The same input gives the same order; of equals the newer one comes first.
 */
export function rankTexts(
  texts: readonly IndexedText[],
  weights: ReadonlyMap<number, number>,
  question: Pick<Question, 'whose' | 'pastTimes'>
): Ranked[] {
  const own = texts.map(({ id, length }) => ownScore(weights.get(id) ?? 0, length))
  const strengths = strengthOfStretches(texts, weights)
  return texts
    .map((text, index) => {
      const around = (own[index] ?? 0) + fromNeighbours(texts, own, index)
      const score = around + FROM_STRETCH * (strengths.get(text.stretch) ?? 0)
      return { text, score: cued(score, text, question) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.text.id - one.text.id)
}

function fromNeighbours(
  texts: readonly IndexedText[],
  own: readonly number[],
  index: number
): number {
  const stretch = texts[index]?.stretch
  const at = (place: number) => (texts[place]?.stretch === stretch ? (own[place] ?? 0) : 0)
  const isAnswer = (texts[index - 1]?.asks ?? 'no') !== 'no'
  return (
    (FROM_PREVIOUS + (isAnswer ? FROM_QUESTION : 0)) * at(index - 1) +
    FROM_NEXT * at(index + 1) +
    FROM_SECOND_PREVIOUS * at(index - 2) +
    FROM_SECOND_NEXT * at(index + 2)
  )
}

/** Whose words, and of when, is asked for. */
function cued(
  score: number,
  { sender, at, asks, isPinned }: IndexedText,
  { whose, pastTimes }: Pick<Question, 'whose' | 'pastTimes'>
): number {
  const inTime = shareInTime(at, pastTimes)
  const factor = 1 + (sender === whose ? RIGHT_SENDER : 0) + inTime * RIGHT_TIME
  const asked = asks === 'all' ? 1 - ONLY_QUESTIONS : 1
  return (score + inTime * TOLD_IN_TIME) * factor * asked * (isPinned ? PINNED : 1)
}

/** 1 in a time that is asked for, less when one may still tell of it, else 0. */
function shareInTime(at: number, times: readonly PastTime[]): number {
  const told = times.filter(({ from, toldUntil }) => at >= from && at < toldUntil)
  if (told.length === 0) return 0
  return told.some(({ until }) => at < until) ? 1 : TOLD_LATER
}

/**
 * The stretches worth reading whole, the strongest first;
 * one told in a time that is asked for is stronger by that.
 */
export function pickStretches(
  strengths: ReadonlyMap<number, number>,
  inTime: readonly number[],
  most: number
): number[] {
  const all = new Map(strengths)
  for (const stretch of inTime) all.set(stretch, (all.get(stretch) ?? 0) + TOLD_IN_TIME)
  return [...all]
    .toSorted(([one, strong], [other, stronger]) => stronger - strong || other - one)
    .slice(0, most)
    .map(([stretch]) => stretch)
}
