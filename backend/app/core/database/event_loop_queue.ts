/**
 * One piece of work each turn of the event loop: what answers without
 * waiting would otherwise run to its end before a single request is read.
 */
export class EventLoopQueue<Piece> {
  readonly #first: Piece[] = []
  readonly #usual: Piece[] = []
  #isTurning = false
  #wasFirst = false

  constructor(private readonly begin: (piece: Piece) => void) {}

  get isEmpty(): boolean {
    return this.#first.length + this.#usual.length === 0
  }

  /**
   * `isFirst`: somebody waits for the answer, so it goes before the usual ones, though not twice in a row.
   */
  add(piece: Piece, { isFirst = false } = {}): void {
    const line = isFirst ? this.#first : this.#usual
    line.push(piece)
    if (this.#isTurning) return
    this.#isTurning = true
    setImmediate(() => this.#turn())
  }

  /** The next one in line, for who begins it at once. */
  take(): Piece | undefined {
    const [line, other] = this.#wasFirst ? [this.#usual, this.#first] : [this.#first, this.#usual]
    const taken = line.length > 0 ? line : other
    this.#wasFirst = taken === this.#first
    return taken.shift()
  }

  #turn(): void {
    const piece = this.take()
    this.#isTurning = piece !== undefined
    if (piece === undefined) return
    this.begin(piece)
    setImmediate(() => this.#turn())
  }
}
