import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { Clock, leftUntil } from '#app/core/clock/clock'
import { MINUTE, SECOND } from '#app/core/clock/durations'
import { SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

const DOUBTS_BEFORE_REST = 3
const SHORTEST_REST_MS = SECOND
const LONGEST_REST_MS = MINUTE
/** Perhaps asking alone is broken: so long after the last doubt a text is risked all the same. */
const RISKED_ANYWAY_MS = 5 * MINUTE
const NOBODYS_SID = `SM${'0'.repeat(32)}`

/**
 * How the provider of texts fares, as this process has seen it. A text it gives no answer to is in doubt and
 * never sent again, so while it answers none, hardly any is risked: what waits may still go once it is back.
 */
@inject()
export class ProviderHealth {
  /** Texts and questions in a row that had no answer. */
  doubts = 0
  #silentSince = 0
  #restsUntil = 0
  #askAgainAt = 0
  #riskAnywayAt = 0

  constructor(
    private readonly gateway: SmsGateway,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  /** There were several. */
  get isSilent(): boolean {
    return this.doubts >= DOUBTS_BEFORE_REST
  }

  /** How long nothing should be tried. */
  get restMs(): number {
    return this.#until(this.#restsUntil)
  }

  /** How handing over a text ended; null when it was taken. */
  tell(error: SmsGatewayError | null): void {
    if (error?.outcome === 'in_doubt') {
      this.#riskAnywayAt = this.clock.now() + RISKED_ANYWAY_MS
      return this.#stayedSilent()
    }
    // Without a code of its own it was not asked at all.
    if (error && error.errorCode === null) return
    if (this.isSilent) this.logger.info({}, 'the provider of texts answers again')
    this.doubts = 0
    this.#restsUntil = 0
  }

  /** Asks for a text nobody sent, which risks none; an answer counts for a while. */
  async mayRiskOne(): Promise<boolean> {
    if (this.#until(this.#askAgainAt) > 0) return true
    const hasAnswered = await this.gateway.find(NOBODYS_SID).then(() => true, isAnswer)
    if (hasAnswered) this.#askAgainAt = this.clock.now() + LONGEST_REST_MS
    if (hasAnswered || this.#until(this.#riskAnywayAt, RISKED_ANYWAY_MS) === 0) return true
    this.#stayedSilent()
    return false
  }

  /** It rests as long again as it has been silent. */
  #stayedSilent(): void {
    const now = this.clock.now()
    if (this.doubts++ === 0) this.#silentSince = now
    this.#askAgainAt = 0
    if (!this.isSilent || this.restMs > 0) return
    if (this.doubts === DOUBTS_BEFORE_REST) {
      this.logger.warn({}, 'the provider of texts does not answer: texts wait')
    }
    const silentMs = Math.max(SHORTEST_REST_MS, now - this.#silentSince)
    this.#restsUntil = now + Math.min(silentMs, LONGEST_REST_MS)
  }

  #until(at: number, longest = LONGEST_REST_MS): number {
    return leftUntil(at, this.clock.now(), longest)
  }
}

/** Also a refusal is one, and the page of whoever stands before it: a text that meets it is not lost. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof SmsGatewayError)) throw error
  return error.outcome !== 'in_doubt'
}
