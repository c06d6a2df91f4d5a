/**
 * Ctrl-C. A command that looks for it finishes what it has begun and says how to go on; any other ends at
 * once.
 */
export class Interrupt {
  #isRequested = false
  #isWatched = false
  #waiting = new Set<() => void>()

  get isRequested(): boolean {
    return this.#isRequested
  }

  /** From now on the command looks itself. */
  watch(): void {
    this.#isWatched = true
  }

  /** False when nobody looks, or when it is the second time. */
  request(): boolean {
    const isHeeded = this.#isWatched && !this.#isRequested
    this.#isRequested = true
    for (const wake of this.#waiting) wake()
    return isHeeded
  }

  /** Shorter when somebody interrupts. */
  async sleep(ms: number): Promise<void> {
    if (this.#isRequested) return
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#waiting.add(done)
    })
  }
}
