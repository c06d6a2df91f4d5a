import { z } from 'zod'
import { checkedSource } from '#app/language/word_shapes'

/** `? ` or `! ` before a phrase is for who reads it. */
const MARK = /^[?!] /

/** A list of phrases over `plainWords`, some of them marked. */
export const phrases = z.array(
  z.string().superRefine((phrase, context) => {
    checkedSource(phrase.replace(MARK, ''), context)
  })
)

/** Phrases as one pattern over `plainWords`: whole words only. Every repetition in them must be bounded. */
export const anyOf = (list: readonly string[]) =>
  new RegExp(`(?<= )(?:${list.join('|')})(?:(?= )|(?<= ))`, 'g')

/**
 * V8 optimises a pattern of up to 20 KB of source: several
 * of them are searched faster than one that is longer.
 */
const LONGEST_SOURCE = 18_000

/** The same for a long list: a text holds one of the phrases when it holds one of the patterns. */
export function anyOfMany(list: readonly string[]): RegExp[] {
  const parts: string[][] = [[]]
  let length = 0
  for (const phrase of list) {
    if (length > 0 && length + phrase.length > LONGEST_SOURCE) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(phrase)
    length += phrase.length
  }
  return parts.map((part) => anyOf(part))
}

/** Whether any of these is in the words. They are global: `test` would remember where it was. */
export const holds = (words: string, ...patterns: readonly RegExp[]) =>
  patterns.some((pattern) => words.search(pattern) >= 0)
