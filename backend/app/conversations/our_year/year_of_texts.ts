import { HOUR, MINUTE } from '#app/core/clock/durations'
import { localDateOf } from '#app/core/clock/wall_clock'
import type { LongestTalk } from '#app/conversations/our_year/contract'

export interface TimedText {
  isHers: boolean
  /** Epoch milliseconds. */
  at: number
}

/** After so long without a text another talk begins. */
const PAUSE_MS = HOUR
/** A text and its answer are no long talk yet. */
const LEAST_TEXTS = 4

/** Counts texts one by one, oldest first, and keeps none of them. */
export class YearOfTexts {
  fromYou = 0
  fromHer = 0
  readonly #days = new Set<string>()
  #talk = { from: 0, until: 0, texts: 0 }
  #longest = { from: 0, until: 0, texts: 0 }

  constructor(private readonly timeZone: string) {}

  add({ isHers, at }: TimedText): void {
    if (isHers) this.fromHer++
    else {
      this.fromYou++
      this.#days.add(localDateOf(at, this.timeZone))
    }
    const isGoingOn = this.#talk.texts > 0 && at - this.#talk.until < PAUSE_MS
    const { from, texts } = isGoingOn ? this.#talk : { from: at, texts: 0 }
    this.#talk = { from, until: at, texts: texts + 1 }
    if (this.#talk.texts > this.#longest.texts) this.#longest = this.#talk
  }

  /** On which the person wrote. */
  get daysTalked(): number {
    return this.#days.size
  }

  /** The one with the most texts. */
  get longestTalk(): LongestTalk | null {
    const { from, until, texts } = this.#longest
    if (texts < LEAST_TEXTS) return null
    const minutes = Math.max(1, Math.round((until - from) / MINUTE))
    return { startedAt: new Date(from).toISOString(), minutes, texts }
  }
}
