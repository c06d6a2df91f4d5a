import { setTimeout } from 'node:timers/promises'

/**
 * Ctrl-C. A command that looks for it finishes what it has begun and says how to go on; any other ends at
 * once.
 */
export class Interrupt {
  readonly #stop = new AbortController()
  #isWatched = false

  get isRequested(): boolean {
    return this.#stop.signal.aborted
  }

  /** From now on the command looks itself. */
  watch(): void {
    this.#isWatched = true
  }

  /** False when nobody looks, or when it is the second time. */
  request(): boolean {
    const isHeeded = this.#isWatched && !this.isRequested
    this.#stop.abort()
    return isHeeded
  }

  /** Shorter when somebody interrupts. */
  async sleep(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.#stop.signal }).catch(() => {})
  }
}
