/** The same numbers for the same seed (mulberry32), so that a run can be planned again. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, at least `from`, below `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from))
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length)] as T
  }

  /** The same values in another order (Fisher and Yates). */
  shuffled<T>(list: readonly T[]): T[] {
    const mixed = [...list]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.between(0, last + 1)
      ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
    }
    return mixed
  }
}
