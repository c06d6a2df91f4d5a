import { Clock } from '#app/core/clock/clock'

/** Stands at the moment something is to have happened: what the product writes then bears its date. */
export class PastClock extends Clock {
  #at: number

  constructor(at: number) {
    super()
    this.#at = at
  }

  override now(): number {
    return this.#at
  }

  standAt(at: number): void {
    this.#at = at
  }
}
