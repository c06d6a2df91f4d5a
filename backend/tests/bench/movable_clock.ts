import { Clock } from '#app/core/clock/clock'

/** The real clock, so many milliseconds ahead; or standing still at a moment that is moved by hand. */
export class MovableClock extends Clock {
  #aheadMs = 0
  #standsAt: number | null = null

  override now(): number {
    return this.#standsAt ?? Date.now() + this.#aheadMs
  }

  /** Goes on from this instant at its usual pace. */
  set(instant: number): void {
    this.#standsAt = null
    this.#aheadMs = instant - Date.now()
  }

  standAt(instant: number): void {
    this.#standsAt = instant
  }

  advance(ms: number): void {
    this.standAt(this.now() + ms)
  }
}
