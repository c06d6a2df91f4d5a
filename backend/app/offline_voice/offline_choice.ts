import type { Turn } from '#app/voice/language_model'

export type Slots = Record<string, string | null | undefined>

/** More than this share of a line's 4-grams already said makes it a repetition. */
const REPEATED = 0.6
const LOOK_BACK = 400

/** FNV-1a: the same scene always draws the same lines. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
}

/** Word 4-grams; a shorter line counts as one piece. */
export function gramsOf(text: string): string[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  if (words.length < 4) return [words.join(' ')]
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '))
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

  constructor(turns: Turn[], seed: string) {
    this.#state = hashOf(seed) || 1
    for (const turn of turns.slice(-LOOK_BACK)) {
      if (turn.sender === 'girlfriend') this.remember(turn.text)
    }
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
    this.#text += ` ${wordsOf(text).join(' ')} |`
    for (const gram of gramsOf(text)) this.#grams.add(gram)
    for (const sentence of text.split(/(?<=[.!?:])\s+/)) {
      this.#sentences.add(wordsOf(sentence).join(' '))
    }
  }

  isSaid(line: string): boolean {
    if (this.#sentences.has(wordsOf(line).join(' '))) return true
    const grams = gramsOf(line)
    const said = grams.filter((gram) => this.#grams.has(gram)).length
    return grams.length > 0 && said / grams.length > REPEATED
  }

  /** A line not said yet, from the first pool that has one, filled and remembered; null when all are used. */
  pick(pools: readonly (readonly string[])[], slots: Slots): string | null {
    for (const pool of pools) {
      const fresh = this.#shuffled(pool)
        .filter((line) => !this.#isFilledBefore(line))
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
    return this.pick(pools, slots) ?? filled[0] ?? ''
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

/** Whether one of her earlier texts already said nearly the same. */
export function isRepetition(text: string, turns: Turn[]): boolean {
  const grams = gramsOf(text)
  return turns.slice(-LOOK_BACK).some((turn) => {
    if (turn.sender !== 'girlfriend') return false
    const said = new Set(gramsOf(turn.text))
    return grams.filter((gram) => said.has(gram)).length > grams.length * REPEATED
  })
}
