import { gramsOf, wordsOf } from '#app/companion/manners/repetition_words'

export type Slots = Record<string, string | null | undefined>

/** More than this share of a line's 4-grams already said makes it a repetition. */
const REPEATED = 0.6
const LOOK_BACK = 200

/** FNV-1a: the same scene always draws the same lines. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

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

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The longest run of a line's own words, without its slots: what makes two fillings the same line. */
function coreOf(line: string): string {
  const runs = line.split(/\{\w+\}/).map((run) => wordsOf(run))
  const longest = runs.toSorted((a, b) => b.length - a.length)[0] ?? []
  return longest.length >= 3 ? longest.join(' ') : ''
}

/** Draws lines by seed and remembers what has been said, in earlier texts and in the one being written. */
export class Choice {
  readonly #sentences = new Set<string>()
  readonly #grams = new Set<string>()
  #text = ''
  #state: number

  /** `unfit` lines are only drawn when nothing else is left. */
  constructor(
    said: readonly string[],
    seed: string,
    private readonly unfit: RegExp | null = null
  ) {
    this.#state = hashOf(seed) || 1
    for (const text of said.slice(-LOOK_BACK)) this.remember(text)
  }

  /** The next number of the sequence, 0 <= n < 1 (mulberry32). */
  draw(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  isLucky(share: number): boolean {
    return this.draw() < share
  }

  remember(text: string): void {
    const words = wordsOf(text)
    this.#text += ` ${words.join(' ')} |`
    for (const gram of piecesOf(words)) this.#grams.add(gram)
    for (const sentence of text.split(/(?<=[.!?:])\s+/)) {
      this.#sentences.add(wordsOf(sentence).join(' '))
    }
  }

  isSaid(line: string): boolean {
    const words = wordsOf(line)
    if (this.#sentences.has(words.join(' '))) return true
    const grams = piecesOf(words)
    const said = grams.filter((gram) => this.#grams.has(gram)).length
    return grams.length > 0 && said / grams.length > REPEATED
  }

  /** A line not said yet, from the first pool that has one, filled and remembered; null when all are used. */
  pick(pools: readonly (readonly string[])[], slots: Slots): string | null {
    for (const pool of pools) {
      const fresh = this.#shuffled(pool)
        .filter((line) => !this.unfit?.test(line) && !this.#isFilledBefore(line))
        .map((line) => fill(line, slots))
        .find((line) => line !== null && !this.isSaid(line))
      if (fresh) {
        this.remember(fresh)
        return fresh
      }
    }
    return null
  }

  /** Any fillable line when nothing unsaid is left. */
  pickAnyway(pools: readonly (readonly string[])[], slots: Slots): string {
    const filled = this.#shuffled(pools.flat()).flatMap((line) => fill(line, slots) ?? [])
    const fitting = filled.find((line) => !this.unfit?.test(line))
    return this.pick(pools, slots) ?? fitting ?? filled[0] ?? ''
  }

  #isFilledBefore(line: string): boolean {
    const core = line.includes('{') ? coreOf(line) : ''
    return core !== '' && this.#text.includes(` ${core} `)
  }

  #shuffled(pool: readonly string[]): string[] {
    return pool
      .map((line) => ({ line, order: this.draw() }))
      .toSorted((a, b) => a.order - b.order)
      .map((item) => item.line)
  }
}
