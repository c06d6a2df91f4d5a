/** Chance that comes out the same each time: the demo looks alike wherever it is started. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 up to 1, which is outside (mulberry32). */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  isLucky(chance: number): boolean {
    return this.roll() < chance
  }

  /** Whole, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1))
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.between(0, values.length - 1)] as Value
  }
}
