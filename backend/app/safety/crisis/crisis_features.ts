/**
 * How many weights the model has: a feature is known by its
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
 * Hashes of what the crisis model looks at in a text as `plainWords` writes it: words, pairs of neighbours,
 * pairs with up to three words between them, and pieces of words, which typos leave over. Each once.
 */
export function crisisFeatures(plain: string): Set<number> {
  const features = new Set<number>()
  const before: HashedWord[] = []
  for (const word of ['^', ...plain.split(' ').filter(Boolean), '$']) {
    const alone = hashed(EMPTY, word)
    features.add(alone)
    addPairs(features, before, word)
    addPieces(features, `<${word}>`)
    before.push({ alone, beforeNext: hashed(alone, ' '), beforeGap: hashed(alone, ' _ ') })
  }
  return features
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

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

/** The bits of a feature's hash, mixed once more. */
export function bucketOf(feature: number): number {
  const hash = Math.imul(feature ^ (feature >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (BUCKETS - 1)
}
