import { z } from 'zod'
import type { Remembered } from '#app/companion/voice/language_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/remembered.txt',
  z.strictObject({
    stopWords: shapes.wordSet,
    neverEcho: shapes.pattern('iu'),
    /** A dog is remembered by its breed. */
    breeds: shapes.glossary,
  })
)

/** Which remembered sentence answers a question about a slot. */
const SAYING = loadWords(
  'offline_voice/remembered_slots.txt',
  z.record(z.string(), shapes.pattern('i'))
)
const OVER = /^(?:No longer|That day is past)\b/

const kindred = (noun: string) => WORDS.breeds[noun] ?? RegExp.escape(noun)

const isQuote = (fact: string) => fact.includes('“')
export const isSayable = (words: string) => !WORDS.neverEcho.test(words)
const isSayableQuote = (fact: string) => isQuote(fact) && isSayable(fact)

/** `dog name`: what somebody is called; `job`, `favorite food`: a slot; any other word: what names it. */
function patternsFor(slot: string): RegExp[] {
  const known = SAYING[slot]
  if (known) return [known]
  const named = slot.match(/^(.+) name$/)?.[1]
  if (!named) return [new RegExp(`\\b(?:your|an?|the) (?:[\\w'-]+ )?(?:${kindred(slot)})\\b`, 'i')]
  return [
    new RegExp(`^your (?:[\\w'-]+ )?(?:${kindred(named)}) is called\\b`, 'i'),
    new RegExp(`^[^.]+ is your (?:[\\w'-]+ )?(?:${kindred(named)})\\b`, 'i'),
  ]
}

/** `You live in Lisbon.` in the middle of a sentence of hers: `you live in Lisbon`. */
function asClause(sentence: string): string {
  return sentence
    .trim()
    .replace(/\.$/, '')
    .replace(/^(You|Your|One|The|Asked) /, (word) => word.toLowerCase())
}

/**
 * The remembered fact that answers a question about one of
 * these slots, best slot first; null when there is none.
 */
export function rememberedOf(slots: readonly string[], remembered?: Remembered): string | null {
  const current = remembered?.facts.filter((fact) => !OVER.test(fact)) ?? []
  const patterns = slots.flatMap(patternsFor)
  const sayable = [...current.filter((fact) => !isQuote(fact)), ...current.filter(isSayableQuote)]
  const hit = patterns.flatMap((pattern) => sayable.find((fact) => pattern.test(fact)) ?? [])[0]
  return hit ? asClause(hit) : null
}

/** Who somebody is: `anna` of `Your sister is called Anna.` */
export function rememberedPerson(name: string, remembered?: Remembered): string | null {
  const whole = new RegExp(`(?<![\\p{L}])${RegExp.escape(name)}(?![\\p{L}])`, 'iu')
  const hits = remembered?.facts.filter((fact) => !OVER.test(fact) && whole.test(fact)) ?? []
  const hit = hits.find((fact) => !isQuote(fact)) ?? hits.find(isSayableQuote)
  return hit ? asClause(hit) : null
}

const FEW = 3

/** The first of what she knows, pinned things before others. */
export function rememberedMost(remembered?: Remembered): string | null {
  const short = remembered?.facts.filter((fact) => !OVER.test(fact) && fact.length <= 60) ?? []
  const facts = [...short.filter((fact) => !isQuote(fact)), ...short.filter(isSayableQuote)]
  return facts.length > 0 ? facts.slice(0, FEW).map(asClause).join(', ') : null
}

/** The words of a question that name what it is about, cut to their stems. */
export function meantBy(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  const named = words.filter((word) => !WORDS.stopWords.has(word))
  return [
    ...new Set(named.map((word) => word.slice(0, word.length < 5 ? word.length : word.length - 2))),
  ]
}

export function stemsIn(text: string, stems: readonly string[]): string[] {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  return stems.filter((stem) => words.some((word) => word.startsWith(stem)))
}

export const sharedWith = (text: string, stems: readonly string[]) => stemsIn(text, stems).length

/** What she said of herself that bears on a question, in the first person; null when she never said. */
export function saidOfHerself(clause: string, remembered?: Remembered): string | null {
  const stems = meantBy(clause.replace(/\b(?:like|love|favou?rite|enjoy|do|your)\b/gi, ' '))
  const isAskingFavorite = /\bfav/i.test(clause)
  const about = remembered?.ofHer.filter(
    (sentence) => /^Her favorite\b/.test(sentence) === isAskingFavorite
  )
  const hit = stems.length > 0 && about?.find((sentence) => sharedWith(sentence, stems) > 0)
  return hit ? inHerVoice(hit) : null
}

/** `She doesn't like fog.` -> `I don't like fog`. */
function inHerVoice(sentence: string): string {
  return sentence
    .trim()
    .replace(/\.$/, '')
    .replace(/^She doesn't /, "I don't ")
    .replace(/^She (?:likes|loves) /, 'I like ')
    .replace(/^She is /, "I'm ")
    .replace(/^She used to /, 'I used to ')
    .replace(/^She /, 'I ')
    .replace(/^Her /, 'my ')
}

/** Of two things the one she said she likes, or not the one she said she does not. */
export function likedOf(options: readonly string[], remembered?: Remembered): string | null {
  const says = (option: string, pattern: RegExp) =>
    remembered?.ofHer.some((one) => pattern.test(one) && sharedWith(one, meantBy(option)) > 0)
  const liked = options.find((option) => says(option, /^She (?:likes|loves)\b|^Her favorite\b/))
  const left = options.filter((option) => !says(option, /^She (?:doesn't like|hates)\b/))
  return liked ?? (left.length === 1 ? (left[0] ?? null) : null)
}
