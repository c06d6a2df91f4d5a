import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock, leftUntil } from '#app/core/clock/clock'
import type { LanguageModelError } from '#app/companion/voice/language_model'

const FAILURES_BEFORE_REST = 3
/** 15 seconds, doubling to ten minutes. */
const FIRST_REST_MS = limits.replies.outageAgainMs / 20
const LONGEST_REST_MS = limits.replies.outageAgainMs * 2

/**
 * How the language model fares, as this process has seen it. While it is ill it is left alone, but for one
 * call now and then that finds out whether it is back: nobody's text is asked about in vain meanwhile.
 */
@inject()
export class ModelHealth {
  #failures = 0
  #restsUntil = 0

  constructor(private readonly clock: Clock) {}

  /** True lets one call through; while the model is ill the others wait for what becomes of it. */
  mayAsk(): boolean {
    const now = this.clock.now()
    if (leftUntil(this.#restsUntil, now, LONGEST_REST_MS) > 0) return false
    if (this.#failures >= FAILURES_BEFORE_REST) this.#restsUntil = now + FIRST_REST_MS
    return true
  }

  /** Tells how a call ended; null when words came. */
  tell(error: LanguageModelError | null): void {
    if (!error?.isOutage) return this.recover()
    this.#failures++
    const ownWish = error.retryAfterMs
    if (ownWish === null && this.#failures < FAILURES_BEFORE_REST) return
    const doubled = FIRST_REST_MS * 2 ** Math.max(0, this.#failures - FAILURES_BEFORE_REST)
    this.#restsUntil = this.clock.now() + Math.min(ownWish ?? doubled, LONGEST_REST_MS)
  }

  recover(): void {
    this.#failures = 0
    this.#restsUntil = 0
  }
}
