/** What every training here does alike, so that the same lines give the same weights. */
const LARGEST = 127

/** All examples, as often as there are rounds, each time in another order. */
export function* shuffledRounds<Example>(
  examples: readonly Example[],
  rounds: number
): Generator<Example> {
  const order = [...examples]
  let seed = 1
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32
  for (let round = 0; round < rounds; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      const [one, two] = [order[last], order[other]]
      if (one && two) [order[last], order[other]] = [two, one]
    }
    yield* order
  }
}

/** Weights of a byte each. */
export interface Rounded {
  /** What a weight of 1 is worth. */
  scale: number
  weights: Int8Array
}

export function rounded(weights: Float32Array | Float64Array): Rounded {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / LARGEST
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

/** In how many lines each feature was met. */
export function countsOf(lines: readonly ReadonlySet<number>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const features of lines)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}
