/** How long whoever is told of all there is rests at most. */
const QUIET_MS = 5000

interface How {
  /** Milliseconds of the clock that `wake` goes by. */
  now(): number
  /** How long whoever is told of nothing rests at most. */
  settings: { pollMs: number }
  onWake(): void
}

/** Wakes at the earliest time it was asked for. */
export class WakeTimer {
  #timer?: NodeJS.Timeout
  #wakeAt = Infinity
  #restsUntil = 0
  #isTold: () => boolean = () => false

  constructor(private readonly how: How) {}

  /** `isTold`: whether other processes tell of what they write down, so that nobody need look so often. */
  hears(isTold: () => boolean): void {
    this.#isTold = isTold
  }

  get longestRestMs(): number {
    return this.#isTold() ? QUIET_MS : this.how.settings.pollMs
  }

  wake(at: number): void {
    if (at >= this.#wakeAt) return
    this.#wakeAt = at
    clearTimeout(this.#timer)
    const due = Math.min(at - this.how.now(), this.longestRestMs)
    const rest = this.#restsUntil - performance.now()
    this.#timer = setTimeout(() => this.#ring(), Math.max(0, due, rest))
  }

  /** Not again within this time. */
  rest(ms: number): void {
    this.#restsUntil = performance.now() + ms
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#wakeAt = Infinity
  }

  #ring(): void {
    this.#wakeAt = Infinity
    this.how.onWake()
  }
}
