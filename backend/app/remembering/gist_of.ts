import { localMoment } from '#app/voice/local_moment'
import { isMemoryWish } from '#app/remembering/memory_wishes'
import { MOST_SUMMARY, type ReadText } from '#app/remembering/talk_reader'
import { FORGOTTEN_MARK } from '#app/memory/forgotten_sentences'

const LINES_A_DAY = 2
const MOST_LINE = 110
const LEAST_WORDS = 5
/** Small talk, questions and orders tell nothing that would be worth knowing in a month. */
const IDLE =
  /\?\s*$|^(?:hi|hey|hello|ok(?:ay)?|lol|haha|thanks|thank you|good (?:morning|night)|gm|gn|bye|yes|yeah|no|nope|sure|hola|gracias|buenas|vale|remember|forget|please|stop)\b/i
const OF_THEMSELVES = /\b(?:i|i'm|im|i've|ive|my|we|our|me|yo|mi|mis|me|estoy|tengo|soy)\b/i

/**
 * The gist of a talk without a model: for each day the one or two sentences in which the person told most of themselves,
 * word for word with their date, the newest days that fit.
 */
export function gistOf(
  texts: readonly ReadText[],
  { summary, timeZone }: { summary: string; timeZone: string }
): string {
  const days = new Map<string, string[]>()
  for (const line of summary.split('\n')) addLine(days, line)
  for (const text of texts) {
    if (text.sender !== 'user' || isMemoryWish(text.text)) continue
    const { longDate } = localMoment(text.at, timeZone)
    for (const sentence of tellingSentences(text.text)) addLine(days, `${longDate}: ${sentence}`)
  }
  const lines = [...days].flatMap(([, told]) => told.toSorted(byTold).slice(0, LINES_A_DAY))
  return newestThatFit(lines)
}

function addLine(days: Map<string, string[]>, line: string): void {
  const day = line.match(/^\p{L}+ \d{1,2}, \d{4}(?=: )/u)?.[0]
  if (!day) return
  const told = days.get(day) ?? []
  if (!told.includes(line)) days.set(day, [...told, line])
}

function tellingSentences(text: string): string[] {
  return (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(
      (sentence) =>
        sentence.split(' ').length >= LEAST_WORDS &&
        sentence.length <= MOST_LINE &&
        OF_THEMSELVES.test(sentence) &&
        !IDLE.test(sentence) &&
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

function newestThatFit(lines: string[]): string {
  const kept: string[] = []
  let left = MOST_SUMMARY
  for (const line of lines.toReversed()) {
    left -= line.length + 1
    if (left < 0) break
    kept.unshift(line)
  }
  return kept.join('\n')
}
