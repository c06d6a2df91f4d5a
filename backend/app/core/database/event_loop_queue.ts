/**
 * One piece of work each turn of the event loop: what answers without
 * waiting would otherwise run to its end before a single request is read.
 */
export class EventLoopQueue {
  readonly #first: (() => void)[] = []
  readonly #usual: (() => void)[] = []
  #isTurning = false
  #wasFirst = false

  /**
   * `isFirst`: somebody waits for the answer, so it goes before the usual ones, though not twice in a row.
   */
  take({ isFirst = false } = {}): Promise<void> {
    return new Promise((begin) => {
      const line = isFirst ? this.#first : this.#usual
      line.push(begin)
      if (this.#isTurning) return
      this.#isTurning = true
      setImmediate(() => this.#turn())
    })
  }

  #turn(): void {
    const [line, other] = this.#wasFirst ? [this.#usual, this.#first] : [this.#first, this.#usual]
    const taken = line.length > 0 ? line : other
    const begin = taken.shift()
    this.#isTurning = begin !== undefined
    if (!begin) return
    this.#wasFirst = taken === this.#first
    begin()
    setImmediate(() => this.#turn())
  }
}
