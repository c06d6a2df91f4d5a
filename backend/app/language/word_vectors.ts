import { unpacked } from '#app/language/packed_bytes'

/** How many numbers a word has, and how many words of a text are its beginning and its end. */
export const VECTOR = { size: 100, ends: 3 }
export const TEXT_VECTOR = 3 * VECTOR.size

/** What a word that every text has counts, of one that is seldom met; and how soon it is seldom. */
const WEIGHT = { least: 0.15, seldom: 30_000, soon: 100 }
const HALF = 0.5

const { ranks, numbers } = read()

/** The English words most met, each once, and a line of bytes for each: GloVe, see models/README.md. */
function read(): { ranks: ReadonlyMap<string, number>; numbers: Float32Array } {
  const { head, bytes } = unpacked<{ scale: number }>('models/vectors.bin')
  const split = bytes.indexOf(0)
  const words = bytes.subarray(0, split).toString().split('\n')
  const weights = new Int8Array(
    bytes.buffer,
    bytes.byteOffset + split + 1,
    bytes.length - split - 1
  )
  return {
    ranks: new Map(words.map((word, rank) => [word, rank])),
    numbers: Float32Array.from(weights, (weight) => weight * head.scale),
  }
}

const byRank = (rank: number) =>
  Math.min(1, WEIGHT.least + 1 / (1 + WEIGHT.seldom / (rank + WEIGHT.soon)))

const alike = () => 1

/** What all words of a text are like on the average, then its first and its last ones. */
export function textVector(plain: string): Float32Array {
  const found = (plain.match(/[a-z]+/g) ?? []).map((word) => ranks.get(word))
  const vector = new Float32Array(TEXT_VECTOR)
  addMean(vector, { from: 0, found, weightOf: byRank })
  addMean(vector, { from: VECTOR.size, found: found.slice(0, VECTOR.ends), weightOf: alike })
  addMean(vector, { from: 2 * VECTOR.size, found: found.slice(-VECTOR.ends), weightOf: alike })
  return vector
}

interface Part {
  from: number
  found: readonly (number | undefined)[]
  weightOf: (rank: number) => number
}

function addMean(vector: Float32Array, { from, found, weightOf }: Part): void {
  const known = found.filter((rank) => rank !== undefined)
  const sum = known.reduce((total, rank) => total + weightOf(rank), 0)
  for (const rank of known) {
    const share = (HALF * weightOf(rank)) / sum
    for (let at = 0; at < VECTOR.size; at++) {
      vector[from + at] = vector[from + at]! + share * numbers[rank * VECTOR.size + at]!
    }
  }
}
