import { ledgerOf, repetitionAgainst } from '#app/companion/manners/repetition'
import { countSegments } from '#app/core/phones/segments'
import type { WrittenTalk } from './talks.js'

/** What can be counted in her texts; what the product's own checks held back is counted where it was. */
export interface TalkRules {
  texts: number
  /** Texts of the person that nothing came back to. */
  unanswered: number
  /** Texts that say once more what one of those before says. */
  repeated: number
  /** The share of texts that ask something. */
  asking: number
  /** Segments of a text, the mean. */
  segments: number
}

export function rulesOf(written: readonly WrittenTalk[]): TalkRules {
  const texts = written.flatMap(({ hers }) => hers)
  const sumOf = (count: (text: string) => number) =>
    texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + count(text), 0) / texts.length
  return {
    texts: texts.length,
    unanswered: written.reduce((sum, talk) => sum + talk.unanswered, 0),
    repeated: written.reduce((sum, { hers }) => sum + repeatedIn(hers), 0),
    asking: rounded(sumOf((text) => (text.includes('?') ? 1 : 0))),
    segments: rounded(sumOf((text) => countSegments(text).segments)),
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100

function repeatedIn(hers: readonly string[]): number {
  return hers.filter((text, index) => repetitionAgainst(text, ledgerOf(hers.slice(0, index))))
    .length
}
