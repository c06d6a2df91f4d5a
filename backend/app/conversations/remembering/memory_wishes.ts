import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'remembering/memory_wishes.txt',
  z.strictObject({
    tell: shapes.sources,
    forgetLast: shapes.sources,
    forgetAll: shapes.sources,
    forget: shapes.sources,
  })
)
/** What a text asks of her memory. `words` are what it names, as they were written. */
export type MemoryWish =
  | { wish: 'tell' }
  | { wish: 'forget_last' }
  | { wish: 'forget_all' }
  | { wish: 'forget'; words: string }

/** Looked for in this order: what is wide comes before what would read it as one thing. */
const WISHES = (
  [
    ['tell', WORDS.tell],
    ['forget_all', WORDS.forgetAll],
    ['forget_last', WORDS.forgetLast],
    ['forget', WORDS.forget],
  ] as const
).flatMap(([wish, sources]) =>
  sources.map((source) => ({ wish, pattern: new RegExp(source, 'iu') }))
)

const LONGEST = 240

/**
 * A plain wish about her memory, and nothing that only sounds like one: `forget it`, `I can't
 * forget that`. In a text of several sentences only one that names what is meant counts.
 */
export function memoryWishOf(text: string): MemoryWish | null {
  const plain = text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length > LONGEST) return null
  const whole = wishIn(plain)
  if (whole) return whole
  const sentences = plain.split(/(?<=[.!?]) /)
  const named = sentences.length > 1 ? sentences.map(wishIn) : []
  return named.find((one) => one?.wish === 'forget') ?? null
}

function wishIn(plain: string): MemoryWish | null {
  for (const { wish, pattern } of WISHES) {
    const hit = pattern.exec(plain)
    if (hit) return wish === 'forget' ? { wish, words: hit.groups?.words ?? '' } : { wish }
  }
  return null
}

export function isMemoryWish(text: string): boolean {
  return memoryWishOf(text) !== null
}
