import { gunzipSync } from 'node:zlib'
import { memoized } from '#app/language/memoized'
import { BUCKETS, bucketOf, textFeatures } from '#app/language/text_features'
import { plainWords } from '#app/language/plain_words'
import { textParts } from '#app/language/text_parts'
import { bytesIn } from '#app/language/words_folder'

/** Two numbers of eight bytes stand before the weights. */
const HEAD = 16
/** Words of a text that is read as one, like those the model learned from. */
const SHORT = 25
/** Somewhere in many parts a little is always found; in few the rest speaks against it. */
const LESS = { ofMany: 0.5, ofFew: 1 }

/** Trained on invented lines, English and Spanish: see `npm run train:models`. */
export class TextModel {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array
  readonly #marked: (part: string) => string

  /**
   * Bias and scale, then one signed byte a bucket, gzipped.
   * `marked`: adds to plain words what this model looks at besides.
   */
  constructor(name: string, marked = (part: string) => part) {
    this.#marked = marked
    const bytes = bytesIn(`models/${name}.bin`)
    const unpacked = gunzipSync(bytes.subarray(HEAD))
    this.bias = bytes.readDoubleLE(0)
    this.scale = bytes.readDoubleLE(HEAD / 2)
    this.weights = new Int8Array(unpacked.buffer, unpacked.byteOffset, BUCKETS)
  }

  /**
   * Log odds, by a logistic regression, that a text is what the model looks for, above 0 rather yes:
   * of the text and of the part that says most, the mean; a part that says much is heard among others.
   * `question`: what she had asked before it.
   */
  odds(text: string, question: string | null = null): number {
    return this.oddsOfPlain(plainWords(text), question === null ? null : plainWords(question))
  }

  /** The same of a text that is read as one, whatever its length. */
  wholeOdds(text: string, question: string | null = null): number {
    return this.#oddsOf(plainWords(text).trim(), question === null ? null : plainWords(question))
  }

  /** The same of words as `plainWords` writes them. */
  oddsOfPlain(plain: string, question: string | null = null): number {
    const parts = textParts(plain)
    const most = Math.max(...parts.map((part) => this.#oddsOf(part, question)))
    if (plain.split(' ').length > SHORT) return most - LESS.ofMany
    const isOnePart = parts.length === 1 && parts[0] === plain.trim()
    const whole = isOnePart ? most : this.#oddsOf(plain, question)
    return Math.max((whole + Math.max(whole, most)) / 2, most - LESS.ofFew)
  }

  #oddsOf(part: string, question: string | null): number {
    const seen = this.#marked(part)
    const buckets = bucketsOf(question === null ? seen : `${seen}${APART}${question}`)
    let sum = 0
    for (const bucket of buckets) sum += this.weights[bucket] ?? 0
    return this.bias + (sum * this.scale) / Math.sqrt(buckets.length)
  }
}

const APART = '\u0001'

/** The same part is looked at by several models, one after the other. */
const bucketsOf = memoized((both: string) => {
  const [part = '', question = null] = both.split(APART)
  return Int32Array.from(textFeatures(` ${part.trim()} `, question), bucketOf)
}, 100)
