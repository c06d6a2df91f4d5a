import { z } from 'zod'
import { memoized } from '#app/language/memoized'
import { KIN, KIN_ADJECTIVES, PETS } from '#app/memory/facts/kin'
import { isFirstName, isPlainlyName } from '#app/memory/facts/first_names'
import { titled } from '#app/memory/facts/fact_values'
import type { KnownSlot } from '#app/memory/facts/found_fact'
import type { NamedKin } from '#app/memory/recall/read_question'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { noteIn } from '#app/memory/notes/note_sentences'

const WORDS = loadWords('notes/named_kin.txt', z.strictObject({ kin: shapes.pattern('iu') }))

const SAID_OF_KIN = [
  /^Your (?<kin>[\p{L} -]{3,30}) is called (?<name>\p{Lu}[\p{L}'-]{1,20})\.$/u,
  /^(?<name>\p{Lu}[\p{L}'-]{1,20}) is your (?<kin>[\p{L} -]{3,30})\.$/u,
]
const NAMED = new RegExp(
  `(?:^|[^\\p{L}])(?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN}),? (?<name>\\p{L}{2,20})(?![\\p{L}'])`,
  'giu'
)

const NAMED_FIRST = new RegExp(
  `(?<!\\p{L})(?<name>\\p{L}{2,20}),? (?:is )?(?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN})(?!\\p{L})`,
  'giu'
)

const SOMEBODY = new RegExp(`(?<!\\p{L})(?:${WORDS.kin.source}|${KIN}|${PETS})s?(?!\\p{L})`, 'iu')

/** `Kayla is your daughter`: whom a quote names without saying who they are, when that was told. */
export function whoIn(quote: string, known: readonly KnownSlot[]): string | null {
  const plain = ` ${quote.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `
  for (const { name, kin } of known.flatMap(({ sentence }) => namedIn(sentence))) {
    const isNamed = plain.includes(` ${name.toLowerCase()} `)
    if (isNamed && !plain.includes(` ${kin} `)) return `${titled(name)} is your ${kin}`
  }
  return null
}

/** Whether a text speaks of kin, an animal or somebody by name. */
export function namesSomebody(text: string): boolean {
  if (SOMEBODY.test(text)) return true
  return text
    .split(/[^\p{L}']+/u)
    .some((word, index) => isFirstName(word) || (index > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(word)))
}

/** Whom a memory names and what they are to the person; the same sentences are known for every text. */
export const namedIn = memoized(readNames, 500)

function readNames(sentence: string): NamedKin[] {
  const note = noteIn(sentence)
  const found = note
    ? [...note.quote.matchAll(NAMED), ...note.quote.matchAll(NAMED_FIRST)].filter(({ groups }) =>
        isPlainlyName(groups?.name ?? '')
      )
    : SAID_OF_KIN.map((pattern) => pattern.exec(sentence)).filter((match) => match !== null)
  return found.map(({ groups }) => ({
    name: groups?.name ?? '',
    kin: (groups?.kin ?? '').toLowerCase(),
  }))
}
