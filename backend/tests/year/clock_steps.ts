import type { Random } from '#tests/crash/random'
import { clock } from '#tests/world'

export const STEP_MS = 10 * 60_000

/** A clock that is put ten minutes forward or back, and right again. */
export class ClockSteps {
  #offset = 0

  constructor(private readonly random: Random) {}

  step(): void {
    const wrong = this.random.pick([STEP_MS, -STEP_MS])
    this.#move(this.#offset === 0 ? wrong : -this.#offset)
  }

  putRight(): void {
    this.#move(-this.#offset)
  }

  #move(ms: number): void {
    this.#offset += ms
    clock.advance(ms)
  }
}
