import { bucketOf, textFeatures } from '#app/language/text_features'
import { unpacked } from '#app/language/packed_bytes'
import { plainWords } from '#app/language/plain_words'
import { textVector } from '#app/language/word_vectors'

/** Fewer than a model of one sign has: each bucket holds a weight for every class. */
export const CLASS_BUCKETS = 2 ** 16

export const classBucketOf = (feature: number) => bucketOf(feature) & (CLASS_BUCKETS - 1)

/** What stands before the weights, as JSON in one line. */
export interface ClassesHead {
  names: string[]
  biases: number[]
  /** What a weight of 1 is worth: of a bucket, and of a number of the text's vector. */
  scales: { words: number; vector: number }
}

/** Shares of 1 of what scores each have in logarithms. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

interface ReadText {
  text: string
  /** With what the model is shown beside its words. */
  marked: string
  /** What she had asked before it. */
  question: string | null
}

/** Tells which of several classes a text is of. Trained on invented lines: see `npm run train:models`. */
export class TextClasses {
  readonly #head: ClassesHead
  readonly #words: Int8Array
  readonly #vector: Int8Array

  /** The head, a line break, then gzipped the weights of each bucket, and of each number of a vector. */
  constructor(name: string) {
    const { head, bytes } = unpacked<ClassesHead>(`models/${name}.bin`)
    this.#head = head
    const weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    const ofWords = CLASS_BUCKETS * this.#head.names.length
    this.#words = weights.subarray(0, ofWords)
    this.#vector = weights.subarray(ofWords)
  }

  /**
   * The share of each class, together 1, by a multinomial logistic regression.
   * `sharper`: above 1 for a model that is surer than it says.
   */
  sharesOf(read: ReadText, sharper = 1): Map<string, number> {
    const shares = softmax(this.#scoresOf(read).map((score) => score * sharper))
    return new Map(this.#head.names.map((name, at) => [name, shares[at] ?? 0]))
  }

  #scoresOf({ text, marked, question }: ReadText): Float64Array {
    const { biases, scales } = this.#head
    const asked = question === null ? null : plainWords(question)
    const features = textFeatures(plainWords(marked), asked)
    const buckets = new Set([...features].map(classBucketOf))
    const value = scales.words / Math.sqrt(features.size)
    const vector = textVector(plainWords(text))
    return Float64Array.from(biases, (bias, of) => {
      let score = bias
      for (const bucket of buckets) score += value * this.#words[bucket * biases.length + of]!
      for (const [at, by] of vector.entries())
        score += by * scales.vector * this.#vector[at * biases.length + of]!
      return score
    })
  }
}
