/** How many weights the model has: a feature is known by its hash alone, and one in ten shares its bucket with another. */
export const BUCKETS = 2 ** 20

const PIECES = [3, 4, 5]
const FARTHEST = 4

/**
 * What the crisis model looks at in a text as `plainWords` writes it: words, pairs of neighbours, pairs with up to three words
 * between them, and pieces of words, which typos leave over. Each once.
 */
export function crisisFeatures(plain: string): Set<string> {
  const words = ['^', ...plain.split(' ').filter(Boolean), '$']
  const features = new Set<string>()
  for (const [place, word] of words.entries()) {
    features.add(word)
    if (place > 0) features.add(`${words[place - 1]} ${word}`)
    for (let back = 2; back <= Math.min(FARTHEST, place); back++) {
      features.add(`${words[place - back]} _ ${word}`)
    }
    for (const piece of piecesOf(`<${word}>`)) features.add(`#${piece}`)
  }
  return features
}

function piecesOf(word: string): string[] {
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, from) =>
      word.slice(from, from + length)
    )
  )
}

/** FNV-1a, its bits mixed once more. */
export function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (BUCKETS - 1)
}
