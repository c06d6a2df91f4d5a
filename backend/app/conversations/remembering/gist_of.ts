import { z } from 'zod'
import { isCoarse, isSecret, isUnkept } from '#app/memory/facts/refused_values'
import { isCrisis } from '#app/safety/crisis/crisis_detector'
import { localMoment } from '#app/companion/voice/local_moment'
import { MOST_SUMMARY, type ReadText } from '#app/conversations/remembering/talk_reader'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'remembering/gist_of.txt',
  z.strictObject({ idle: shapes.pattern('i'), ofThemselves: shapes.pattern('i') })
)

const LINES_A_DAY = 2
const MOST_LINE = 110
const LEAST_WORDS = 5

const DATED = /^\p{L}+ \d{1,2}, \d{4}(?=: )/u

/**
 * The gist of a talk without a model: for each day the one or two sentences in
 * which the person told most of themselves, word for word with their date, the
 * newest days that fit. What a model wrote before has no date and stays in front.
 */
export function gistOf(
  texts: readonly ReadText[],
  { summary, timeZone }: { summary: string; timeZone: string }
): string {
  const before = withoutUnfit(summary).split('\n')
  const days = new Map<string, string[]>()
  for (const line of before) addLine(days, line)
  for (const text of texts) {
    if (text.sender !== 'user') continue
    const { longDate } = localMoment(text.at, timeZone)
    for (const sentence of tellingSentences(text.text)) addLine(days, `${longDate}: ${sentence}`)
  }
  const told = [...days].flatMap(([, lines]) => lines.toSorted(byTold).slice(0, LINES_A_DAY))
  const written = before.filter((line) => line !== '' && !DATED.test(line)).join('\n')
  const kept = written.slice(0, MOST_SUMMARY).toWellFormed()
  return [kept, ...newestThatFit(told, MOST_SUMMARY - kept.length)].filter(Boolean).join('\n')
}

/** The lines of a gist without the sentences that are not fit to keep. */
export function withoutUnfit(gist: string): string {
  return gist
    .split('\n')
    .map((line) => sentencesIn(line).filter(isFitToKeep).join(' '))
    .filter((line) => line !== '')
    .join('\n')
}

/**
 * Not secret, coarse, or grave, whoever is spoken of: what
 * detectors know of the writer counts for "they" and "you".
 */
export function isFitToKeep(sentence: string): boolean {
  const own = sentence
    .replace(/\b(?:your|them|him|her)sel(?:f|ves)\b/giu, 'myself')
    .replace(/\b(?:your|their)\b/giu, 'my')
  return !isSecret(sentence) && !isCoarse(sentence) && !isUnkept(own) && !isCrisis(own)
}

/** A point within a word or number ends nothing. */
function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

function addLine(days: Map<string, string[]>, line: string): void {
  const day = DATED.exec(line)?.[0]
  if (!day) return
  const told = days.get(day) ?? []
  if (!told.includes(line)) days.set(day, [...told, line])
}

/** A secret may stand in the sentence after the one that names it. */
function tellingSentences(text: string): string[] {
  if (isUnkept(text) || isCrisis(text)) return []
  const sentences = sentencesIn(text)
  return sentences.filter(
    (sentence, at) =>
      isTelling(sentence) &&
      isFitToKeep(sentence) &&
      !isSecret(`${sentences[at - 1] ?? ''} ${sentence}`)
  )
}

function isTelling(sentence: string): boolean {
  return (
    sentence.split(' ').length >= LEAST_WORDS &&
    sentence.length <= MOST_LINE &&
    WORDS.ofThemselves.test(sentence) &&
    !WORDS.idle.test(sentence) &&
    !sentence.includes(FORGOTTEN_MARK)
  )
}

/** Names, numbers and long words tell more. */
function byTold(one: string, other: string): number {
  return weightOf(other) - weightOf(one)
}

function weightOf(line: string): number {
  const words = line.split(': ').slice(1).join(': ').split(' ')
  return words.reduce(
    (sum, word) =>
      sum + (word.length > 5 ? 1 : 0) + (/^\p{Lu}\p{Ll}|\d/u.test(word) && word.length > 2 ? 1 : 0),
    0
  )
}

function newestThatFit(lines: string[], most: number): string[] {
  let left = most
  const from = lines.findLastIndex((line) => (left -= line.length + 1) < 0)
  return lines.slice(from + 1)
}
