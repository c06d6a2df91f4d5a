import { hashOf } from '#app/language/text_features'
import { gramsOf, wordsOf } from '#app/companion/manners/repetition_words'

export type Slots = Record<string, string | null | undefined>
export type Pools = readonly (readonly string[] | undefined)[]

/** More than this share of a line's 4-grams already said makes it a repetition. */
const REPEATED = 0.6

/** A line's 4-grams; a shorter line is one piece. */
function piecesOf(words: readonly string[]): string[] {
  const grams = gramsOf(words)
  return grams.length > 0 || words.length === 0 ? grams : [words.join(' ')]
}

/** Fills `{slot}` and `{Slot}` (capitalized); null when a slot has nothing to say. */
export function fill(line: string, slots: Slots): string | null {
  let isWhole = true
  const text = line.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = slots[key.charAt(0).toLowerCase() + key.slice(1)]
    if (!value) isWhole = false
    const said = value ?? ''
    return key.charAt(0) === key.charAt(0).toUpperCase() ? capitalized(said) : said
  })
  return isWhole ? text : null
}

/** With a capital, as a sentence or a name begins. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface Limits {
  /** Lines that are only drawn when nothing else is left. */
  unfit: RegExp | null
  /** Whether a line may ask something. */
  mayAsk: boolean
}

/** Draws lines by seed and remembers what has been said, in earlier texts and in the one being written. */
export class Choice {
  /** Where each piece was said last: the larger, the later. */
  readonly #said = new Map<string, number>()
  #texts = 0
  #state: number

  constructor(
    said: readonly string[],
    seed: string,
    private readonly limits: Limits
  ) {
    this.#state = hashOf(seed) || 1
    for (const text of said) this.#remember(text)
  }

  /** The next number of the sequence, 0 <= n < 1 (mulberry32). */
  #draw(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  isLucky(share: number): boolean {
    return this.#draw() < share
  }

  #remember(text: string): void {
    this.#texts++
    const sentences = text.split(/(?<=[.!?])\s+/)
    for (const piece of [text, ...sentences].flatMap((one) => piecesOf(wordsOf(one)))) {
      this.#said.set(piece, this.#texts)
    }
  }

  /** 0 when a line is new, else the larger the later it was said. */
  #saidAt(line: string): number {
    const ages = piecesOf(wordsOf(line)).flatMap((piece) => this.#said.get(piece) ?? [])
    const isSaid = ages.length > piecesOf(wordsOf(line)).length * REPEATED
    return isSaid ? Math.max(...ages) : 0
  }

  /** The lines that can be said now, in an order of their own. */
  #fitting(pool: readonly string[], slots: Slots): string[] {
    const filled = pool.flatMap((line) => fill(line, slots) ?? [])
    const asking = this.limits.mayAsk ? filled : filled.filter((line) => !line.includes('?'))
    const fit = asking.filter((line) => !this.limits.unfit?.test(line))
    return fit
      .map((line) => ({ line, order: this.#draw() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ line }) => line)
  }

  /** A line not said yet, from the first pool that has one; null when all are used. */
  pick(pools: Pools, slots: Slots = {}): string | null {
    for (const pool of pools) {
      const fresh = this.#fitting(pool ?? [], slots).find((line) => this.#saidAt(line) === 0)
      if (fresh !== undefined) return this.#take(fresh)
    }
    return null
  }

  /** When all has been said, what was said longest ago. */
  pickAnyway(pools: Pools, slots: Slots = {}): string {
    const fresh = this.pick(pools, slots)
    if (fresh !== null) return fresh
    const all = pools.flatMap((pool) => pool ?? [])
    const fitting = this.#fitting(all, slots)
    const left = fitting.length > 0 ? fitting : all.flatMap((line) => fill(line, slots) ?? [])
    return this.#take(left.toSorted((a, b) => this.#saidAt(a) - this.#saidAt(b))[0] ?? '')
  }

  #take(line: string): string {
    this.#remember(line)
    return line
  }
}
