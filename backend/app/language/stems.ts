import { stemmer } from 'stemmer'
import { plainForm } from '#app/language/irregular_words'
import { STOP_WORDS } from '#app/language/stop_words'

/** Nothing longer is a word anybody looks for. */
const LONGEST_WORD = 32

/** The words of a text in order: small letters without accents, `John's` as john, `don't` as dont. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[’'`]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(\p{L})[’'`](?=\p{L})/gu, '$1')
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}

/** What all forms of an English word share (Porter's algorithm; irregular forms by table). */
export function stemOf(word: string): string {
  return stemmer(plainForm(word))
}

/** The stems a text can be found by, each once. */
export function stemsOf(text: string): string[] {
  const content = wordsOf(text).filter((word) => !STOP_WORDS.has(word))
  return [...new Set(content.map(stemOf))]
}

/** The stems of all its words, the commonest too, each once: staff look for what was written. */
export function searchedStems(text: string): string[] {
  return [...new Set(wordsOf(text).map(stemOf))]
}
