/**
 * How many weights a model has: a feature is known by its
 * hash alone, and one in ten shares its bucket with another.
 */
export const BUCKETS = 2 ** 20

const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
const FARTHEST = 4
const EMPTY = 0x811c9dc5 | 0
const PIECE = hashed(EMPTY, '#')

/** The hash of a word, alone and as the beginning of a pair. */
interface HashedWord {
  alone: number
  beforeNext: number
  beforeGap: number
}

/**
 * Hashes of what a model looks at in a text as `plainWords` writes it: words, pairs of neighbours, pairs with
 * up to three words between them, and pieces of words, which typos leave over. Numbers are looked at as what
 * they may be too, and a short answer together with the words of her question before it. Each once.
 */
export function textFeatures(plain: string, question: string | null = null): Set<number> {
  const features = new Set<number>()
  addWords(features, plain)
  const classed = plain.replace(NUMBER, numberClass)
  if (classed !== plain) addWords(features, classed)
  if (question !== null) addQuestion(features, plain, question)
  return features
}

const NUMBER = /(?<= )(\d{1,4})(st|nd|rd|th|yo|y|m|f)?(?= )/g
/** Up to each, and what a number of people's talk up to it mostly is. */
const NUMBER_CLASSES: readonly [number, string][] = [
  [5, 'few'],
  [12, 'child'],
  [17, 'teen'],
  [20, 'twenty'],
  [99, 'adult'],
  [1929, 'other'],
  [2008, 'grown'],
  [2018, 'young'],
  [9999, 'other'],
]

function numberClass(_: string, digits: string, ending = ''): string {
  const found = NUMBER_CLASSES.find(([most]) => Number(digits) <= most)
  return `~${found?.[1] ?? 'other'}${ending && 'th'}`
}

/** Of an answer of more words each word says enough by itself. */
const SHORT_ANSWER = 6

function addQuestion(features: Set<number>, plain: string, question: string): void {
  const answer = plain.split(' ').filter(Boolean)
  for (const asked of question.split(' ').filter(Boolean)) {
    const alone = hashed(EMPTY, `? ${asked}`)
    features.add(alone)
    if (answer.length > SHORT_ANSWER) continue
    for (const word of answer) features.add(hashed(alone, ` ${word}`))
  }
}

function addWords(features: Set<number>, plain: string): void {
  const before: HashedWord[] = []
  for (const word of ['^', ...plain.split(' ').filter(Boolean), '$']) {
    const alone = hashed(EMPTY, word)
    features.add(alone)
    addPairs(features, before, word)
    addPieces(features, `<${word}>`)
    before.push({ alone, beforeNext: hashed(alone, ' '), beforeGap: hashed(alone, ' _ ') })
  }
}

function addPairs(features: Set<number>, before: readonly HashedWord[], word: string): void {
  const last = before.at(-1)
  if (last) features.add(hashed(last.beforeNext, word))
  for (const { beforeGap } of before.slice(-FARTHEST, -1)) features.add(hashed(beforeGap, word))
}

function addPieces(features: Set<number>, word: string): void {
  for (let from = 0; from <= word.length - SHORTEST_PIECE; from++) {
    let hash = PIECE
    const end = Math.min(word.length, from + LONGEST_PIECE)
    for (let at = from; at < end; at++) {
      hash = step(hash, word.charCodeAt(at))
      if (at - from + 1 >= SHORTEST_PIECE) features.add(hash)
    }
  }
}

/** FNV-1a of these letters behind those that were hashed already. */
function hashed(before: number, letters: string): number {
  let hash = before
  for (let at = 0; at < letters.length; at++) hash = step(hash, letters.charCodeAt(at))
  return hash
}

/** The same of a whole text, as a number of 32 bits that is not negative. */
export const hashOf = (text: string) => hashed(EMPTY, text) >>> 0

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The bits of a feature's hash, mixed once more. */
export function bucketOf(feature: number): number {
  const hash = Math.imul(feature ^ (feature >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (BUCKETS - 1)
}
