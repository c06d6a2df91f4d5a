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
    aboutMemory: shapes.pattern('iu'),
    carefree: shapes.pattern('iu'),
    merry: shapes.pattern('iu'),
    ofIt: shapes.pattern('iu'),
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
const SENTENCE_END = /(?<=[.!?])\s+/

/**
 * A plain wish about her memory, and nothing that only sounds like one: `forget it`, `I can't
 * forget that`. In a text of several sentences only one that names what is meant counts.
 */
export function memoryWishOf(text: string): MemoryWish | null {
  if (plainOf(text).length > LONGEST) return null
  const sentence = wishSentenceOf(text)
  return sentence === null ? wishIn(text) : wishIn(sentence)
}

/** Where the wish is one sentence of several, as it was written; the others say something else. */
export function wishSentenceOf(text: string): string | null {
  const whole = wishIn(text)
  const isOfSeveral = whole === null || (whole.wish === 'forget' && SENTENCE_END.test(whole.words))
  if (!isOfSeveral) return null
  const sentences = text.split(SENTENCE_END)
  const isMeant = (sentence: string, index: number) =>
    wishIn(sentence)?.wish === 'forget' && !isCarefree(sentence, sentences.toSpliced(index, 1))
  return sentences.length > 1 ? (sentences.find(isMeant) ?? null) : null
}

/** "We won the lottery! Forget my job. We're off to Bali!" asks nothing of her memory. */
function isCarefree(sentence: string, others: readonly string[]): boolean {
  return (
    WORDS.carefree.test(plainOf(sentence)) &&
    others.every((other) => /!\s*$/u.test(other) && !WORDS.ofIt.test(other)) &&
    others.some((other) => WORDS.merry.test(plainOf(other)))
  )
}

function plainOf(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[¿¡]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function wishIn(text: string): MemoryWish | null {
  const plain = plainOf(text)
  for (const { wish, pattern } of WISHES) {
    const hit = pattern.exec(plain)
    if (hit) return wish === 'forget' ? { wish, words: hit.groups?.words ?? '' } : { wish }
  }
  return null
}

/** Asks for something to be forgotten, in words that are no wish we know. */
export function isAboutMemory(text: string): boolean {
  return !isMemoryWish(text) && WORDS.aboutMemory.test(plainOf(text))
}

export function isMemoryWish(text: string): boolean {
  return memoryWishOf(text) !== null
}

/** And nothing else that wants to be read and answered. */
export function isOnlyMemoryWish(text: string): boolean {
  return isMemoryWish(text) && wishSentenceOf(text) === null
}
