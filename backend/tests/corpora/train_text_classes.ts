import { CLASS_BUCKETS, classBucketOf, softmax } from '#app/language/text_classes'
import { plainWords } from '#app/language/plain_words'
import { textFeatures } from '#app/language/text_features'
import { TEXT_VECTOR, textVector } from '#app/language/word_vectors'
import { countsOf, type Rounded, rounded, shuffledRounds } from '#tests/corpora/descent'

export interface ClassLine {
  /** As somebody wrote it, and with what a model is shown beside its words. */
  text: string
  marked: string
  /** What she had asked before it. */
  question: string | null
  /** Of each class it may belong to, together 1. */
  shares: ReadonlyMap<string, number>
}

/** What is learned of each bucket, or of each number of a text's vector, for every class. */
interface Layer {
  weights: Float32Array
  steps: Float32Array
  rate: number
  decay: number
}

export interface TrainedClasses {
  names: string[]
  biases: Float64Array
  words: Rounded
  vector: Rounded
}

/** Chosen by leaving one author's lines out. */
const ROUNDS = 8
const RATE = { words: 0.25, vector: 0.1 }
const DECAY = { words: 0.0003, vector: 0.0001 }
const LEAST_OFTEN = 2

interface Example {
  wanted: Float64Array
  buckets: Int32Array
  value: number
  vector: Float32Array
}

/**
 * Multinomial logistic regression over words and over what the words are like, by stochastic gradient
 * descent (AdaGrad, weight decay); the same weights every time for the same lines.
 */
export function trainTextClasses(lines: readonly ClassLine[]): TrainedClasses {
  const names = [...new Set(lines.flatMap(({ shares }) => [...shares.keys()]))].toSorted()
  const many = names.length
  const words = layer(CLASS_BUCKETS * many, RATE.words, DECAY.words)
  const vector = layer(TEXT_VECTOR * many, RATE.vector, DECAY.vector)
  const bias = layer(many, RATE.words, 0)
  for (const example of shuffledRounds(examplesOf(lines, names), ROUNDS)) {
    const errors = errorsOf(example, { words, vector, bias })
    for (const bucket of example.buckets) learn(words, bucket * many, { errors, by: example.value })
    for (const [at, by] of example.vector.entries()) learn(vector, at * many, { errors, by })
    learn(bias, 0, { errors, by: 1 })
  }
  const biases = Float64Array.from(bias.weights)
  return { names, biases, words: rounded(words.weights), vector: rounded(vector.weights) }
}

function layer(size: number, rate: number, decay: number): Layer {
  const steps = new Float32Array(size).fill(1e-5)
  return { weights: new Float32Array(size), steps, rate, decay }
}

interface Layers {
  words: Layer
  vector: Layer
  bias: Layer
}

/** Where the weights of a feature begin, and how much of it there is. */
interface Place {
  from: number
  by: number
}

/** How much more each class was taken for than it is. */
function errorsOf(example: Example, { words, vector, bias }: Layers): Float64Array {
  const scores = Float64Array.from(bias.weights)
  const many = scores.length
  for (const bucket of example.buckets)
    add(scores, words.weights, { from: bucket * many, by: example.value })
  for (const [at, by] of example.vector.entries())
    add(scores, vector.weights, { from: at * many, by })
  return softmax(scores).map((share, of) => share - example.wanted[of]!)
}

function add(scores: Float64Array, weights: Float32Array, { from, by }: Place): void {
  for (const [of, score] of scores.entries()) scores[of] = score + by * weights[from + of]!
}

function learn(
  { weights, steps, rate, decay }: Layer,
  from: number,
  { errors, by }: { errors: Float64Array; by: number }
): void {
  for (const [of, error] of errors.entries()) {
    const at = from + of
    const gradient = error * by + decay * weights[at]!
    const step = steps[at]! + gradient * gradient
    steps[at] = step
    weights[at] = weights[at]! - (rate * gradient) / Math.sqrt(step)
  }
}

function examplesOf(lines: readonly ClassLine[], names: string[]): Example[] {
  const read = lines.map(({ marked, question }) =>
    textFeatures(plainWords(marked), question === null ? null : plainWords(question))
  )
  const counts = countsOf(read)
  return lines.map(({ text, shares }, at) => {
    const features = [...read[at]!]
    const kept = features.filter((feature) => (counts.get(feature) ?? 0) >= LEAST_OFTEN)
    return {
      wanted: Float64Array.from(names, (name) => shares.get(name) ?? 0),
      buckets: Int32Array.from(new Set(kept.map(classBucketOf))),
      value: 1 / Math.sqrt(features.length),
      vector: textVector(plainWords(text)),
    }
  })
}
