interface Way {
  from: number
  id: number
  score: number
}

/** What stands where no piece fits. */
const UNKNOWN = 0
const NO_WAY: Way = { from: 0, id: UNKNOWN, score: -Infinity }

/**
 * Cuts texts into pieces of words by a unigram language model, as SentencePiece does: of all ways the
 * likeliest. Of each piece, at the place that is its number, the log likelihood.
 */
export class WordPieces {
  readonly #known: ReadonlyMap<string, { id: number; score: number }>
  readonly #longest: number

  constructor(pieces: readonly (readonly [piece: string, score: number])[]) {
    this.#known = new Map(pieces.map(([piece, score], id) => [piece, { id, score }]))
    this.#longest = Math.max(...pieces.map(([piece]) => piece.length))
  }

  /** The numbers of the pieces of a text in small letters; of what is unknown in a row, one. */
  idsOf(text: string): number[] {
    if (text.trim() === '') return []
    const written = `▁${text.normalize('NFKC').trim().replace(/\s+/gu, '▁')}`
    const ways = this.#waysThrough(written)
    const ids: number[] = []
    for (let end = written.length; end > 0; end = ways[end]!.from) {
      const { id } = ways[end]!
      if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id)
    }
    return ids.toReversed()
  }

  /** The best way to each place: the piece that ends there, and all before it. */
  #waysThrough(written: string): Way[] {
    const ways: Way[] = [{ ...NO_WAY, score: 0 }]
    for (let from = 0; from < written.length; from++) {
      const soFar = ways[from]?.score ?? -Infinity
      if (soFar === -Infinity) continue
      for (const { id, end, score } of this.#piecesAt(written, from)) {
        const total = soFar + score
        if (total >= (ways[end] ?? NO_WAY).score) ways[end] = { from, id, score: total }
      }
    }
    return ways
  }

  #piecesAt(written: string, from: number) {
    const found = []
    const most = Math.min(this.#longest, written.length - from)
    for (let length = 1; length <= most; length++) {
      const piece = this.#known.get(written.slice(from, from + length))
      if (piece) found.push({ ...piece, end: from + length })
    }
    if (found.length > 0) return found
    const letter = String.fromCodePoint(written.codePointAt(from)!)
    return [{ id: UNKNOWN, end: from + letter.length, score: 0 }]
  }
}
