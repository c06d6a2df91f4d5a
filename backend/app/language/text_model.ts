import { gunzipSync } from 'node:zlib'
import { memoized } from '#app/core/threads/memoized'
import { BUCKETS, bucketOf, textFeatures } from '#app/language/text_features'
import { plainWords } from '#app/language/plain_words'
import { textParts } from '#app/language/text_parts'
import { bytesIn } from '#app/language/words_folder'

/** Log odds, by a logistic regression, that a text is what the model looks for: above 0 rather yes. */
export interface TextOdds {
  /** Of a text as short as those the model learned from; null of a longer one. */
  whole: number | null
  /** Of the part that says most. */
  highest: number
}

/** Two numbers of eight bytes stand before the weights. */
const HEAD = 16
/** Words of a text that is read as one. */
const SHORT = 25

/** Trained on invented lines, English and Spanish: see `npm run train:models`. */
export class TextModel {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array

  /** Bias and scale, then one signed byte a bucket, gzipped. */
  constructor(name: string) {
    const bytes = bytesIn(`models/${name}.bin`)
    const unpacked = gunzipSync(bytes.subarray(HEAD))
    this.bias = bytes.readDoubleLE(0)
    this.scale = bytes.readDoubleLE(HEAD / 2)
    this.weights = new Int8Array(unpacked.buffer, unpacked.byteOffset, BUCKETS)
  }

  /** Of a text, and what she had asked before it, as somebody wrote them. */
  highest(text: string, question: string | null = null): number {
    return this.odds(plainWords(text), question === null ? null : plainWords(question)).highest
  }

  /** The same of words as `plainWords` writes them. */
  odds(plain: string, question: string | null = null): TextOdds {
    const parts = textParts(plain)
    const ofParts = Math.max(...parts.map((part) => this.#oddsOf(part, question)))
    if (plain.split(' ').length > SHORT) return { whole: null, highest: ofParts }
    const isOnePart = parts.length === 1 && parts[0] === plain.trim()
    const whole = isOnePart ? ofParts : this.#oddsOf(plain, question)
    return { whole, highest: Math.max(whole, ofParts) }
  }

  #oddsOf(part: string, question: string | null): number {
    const buckets = question === null ? bucketsOf(part) : bucketsIn(part, question)
    let sum = 0
    for (const bucket of buckets) sum += this.weights[bucket] ?? 0
    return this.bias + (sum * this.scale) / Math.sqrt(buckets.length)
  }
}

/** The same part is looked at by several models, one after the other. */
const bucketsOf = memoized((part: string) => bucketsIn(part, null), 100)

function bucketsIn(part: string, question: string | null): Int32Array {
  return Int32Array.from(textFeatures(` ${part.trim()} `, question), bucketOf)
}
