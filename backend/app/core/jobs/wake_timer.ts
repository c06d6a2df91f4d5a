interface How {
  /** Epoch milliseconds. */
  now(): number
  /** Also who is asked for nothing is woken after this. */
  longestRestMs(): number
  onWake(): void
}

/** Wakes at the earliest time it was asked for. */
export class WakeTimer {
  #timer?: NodeJS.Timeout
  #wakeAt = Infinity
  #restsUntil = 0

  constructor(private readonly how: How) {}

  wake(at: number): void {
    if (at >= this.#wakeAt) return
    this.#wakeAt = at
    clearTimeout(this.#timer)
    const due = Math.min(at - this.how.now(), this.how.longestRestMs())
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
