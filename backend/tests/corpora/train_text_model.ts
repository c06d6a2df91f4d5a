import { BUCKETS, bucketOf, textFeatures } from '#app/language/text_features'
import { plainWords } from '#app/language/plain_words'
import { countsOf, type Rounded, rounded, shuffledRounds } from '#tests/corpora/descent'

export interface TrainingLine {
  text: string
  /** What she had asked before it. */
  question: string | null
  isSignal: boolean
}

export interface TrainedModel extends Rounded {
  bias: number
}

/** How strictly: chosen by leaving one author's lines out. */
export interface Strictness {
  /** A feature met less often says more about its line than about what is sought. */
  leastOften: number
  decay: number
}

const USUAL: Strictness = { leastOften: 3, decay: 0.001 }
const ROUNDS = 20
const RATE = 0.3

interface Example {
  isSignal: boolean
  /**
   * Of its features, each at the place of its bucket: what
   * is used lies side by side, which the long way is faster.
   */
  places: Int32Array
  value: number
}

/**
 * Logistic regression by stochastic gradient descent (AdaGrad,
 * weight decay), the same weights every time for the same lines.
 */
export function trainTextModel(
  lines: readonly TrainingLine[],
  { leastOften, decay } = USUAL
): TrainedModel {
  const { examples, buckets } = examplesOf(lines, leastOften)
  const weights = new Float64Array(buckets.length)
  const steps = new Float64Array(buckets.length).fill(1e-6)
  let bias = 0
  let stepOfBias = 1e-6
  for (const example of shuffledRounds(examples, ROUNDS)) {
    const { places, value, isSignal } = example
    const odds = bias + value * sumOf(weights, places)
    const error = 1 / (1 + Math.exp(-odds)) - Number(isSignal)
    for (const place of places) {
      const weight = weights[place]!
      const gradient = error * value + decay * weight
      const step = steps[place]! + gradient * gradient
      steps[place] = step
      weights[place] = weight - (RATE * gradient) / Math.sqrt(step)
    }
    stepOfBias += error * error
    bias -= (RATE * error) / Math.sqrt(stepOfBias)
  }
  const all = new Float64Array(BUCKETS)
  for (const [place, bucket] of buckets.entries()) all[bucket] = weights[place]!
  return { bias, ...rounded(all) }
}

/** As the product's `TextModel` finds them. */
export function oddsOf(model: TrainedModel, line: TrainingLine): number {
  const features = featuresOf(line)
  let sum = 0
  for (const feature of features) sum += model.weights[bucketOf(feature)] ?? 0
  return model.bias + (sum * model.scale) / Math.sqrt(features.size)
}

function featuresOf({ text, question }: TrainingLine): Set<number> {
  return textFeatures(plainWords(text), question === null ? null : plainWords(question))
}

function sumOf(weights: Float64Array, places: Int32Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at++) sum += weights[places[at]!]!
  return sum
}

function examplesOf(
  lines: readonly TrainingLine[],
  leastOften: number
): { examples: Example[]; buckets: number[] } {
  const read = lines.map((line) => ({ isSignal: line.isSignal, features: featuresOf(line) }))
  const counts = countsOf(read.map(({ features }) => features))
  const placeOf = new Map<number, number>()
  const examples = read.map(({ isSignal, features }) => {
    const kept = [...features].filter((feature) => (counts.get(feature) ?? 0) >= leastOften)
    const places = Int32Array.from(kept, (feature) => {
      const bucket = bucketOf(feature)
      const place = placeOf.get(bucket) ?? placeOf.size
      placeOf.set(bucket, place)
      return place
    })
    return { isSignal, places, value: 1 / Math.sqrt(features.size) }
  })
  return { examples, buckets: [...placeOf.keys()] }
}
