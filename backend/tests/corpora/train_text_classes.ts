import { CLASS_BUCKETS, classBucketOf } from '#app/language/text_classes'
import { plainWords } from '#app/language/plain_words'
import { textFeatures } from '#app/language/text_features'
import { TEXT_VECTOR, textVector } from '#app/language/word_vectors'

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

interface Rounded {
  /** What a weight of 1 is worth. */
  scale: number
  weights: Int8Array
}

/** Chosen by leaving one author's lines out. */
const ROUNDS = 8
const RATE = { words: 0.25, vector: 0.1 }
const DECAY = { words: 0.0003, vector: 0.0001 }
const LEAST_OFTEN = 2
const LARGEST = 127

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
  for (const example of shuffledRounds(examplesOf(lines, names))) {
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
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power, of) => power / sum - example.wanted[of]!)
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
  const counts = new Map<number, number>()
  for (const features of read)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
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

function* shuffledRounds(examples: Example[]): Generator<Example> {
  const order = [...examples]
  let seed = 1
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
  for (let round = 0; round < ROUNDS; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      const [one, two] = [order[last], order[other]]
      if (one && two) [order[last], order[other]] = [two, one]
    }
    yield* order
  }
}

function rounded(weights: Float32Array): Rounded {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / LARGEST
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}
