import { unpacked } from '#app/language/packed_bytes'

/** How many numbers a text has. */
export const TEXT_VECTOR = 128

interface Head {
  /** What a weight of 1 is worth. */
  scale: number
  /** What every text has. */
  bias: number[]
}

const { scale, bias, places, weights } = read()

/** Words and pairs of neighbours, each once, a zero, and their bytes: see tests/corpora/README.md. */
function read() {
  const { head, bytes } = unpacked<Head>('models/vectors.bin')
  const split = bytes.indexOf(0)
  const known = bytes.subarray(0, split).toString().split('\n')
  return {
    ...head,
    places: new Map(known.map((words, at) => [words, at * TEXT_VECTOR])),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + split + 1),
  }
}

/** What a text says: near for texts that mean alike, whatever their words. Of length 1. */
export function textVector(plain: string): Float32Array {
  const vector = Float32Array.from(bias)
  const found = [...wordsAndPairs(plain)].flatMap((one) => places.get(one) ?? [])
  const share = scale / Math.sqrt(found.length || 1)
  for (const from of found) {
    for (let at = 0; at < TEXT_VECTOR; at++) vector[at]! += share * weights[from + at]!
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((number) => number / length)
}

function wordsAndPairs(plain: string): ReadonlySet<string> {
  const words = plain.split(' ').filter(Boolean)
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])
}
