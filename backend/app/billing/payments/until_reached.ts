import { Refusal } from '#app/core/answers/refusal'
import type { Clock } from '#app/core/clock/clock'
import { MINUTE } from '#app/core/clock/durations'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PaymentGatewayError } from '#app/billing/payments/payment_gateway'

export const AGAIN_MS = 10 * MINUTE

/** Of a job that has to end some day, however long the provider is away: this is no failure to be counted. */
export async function untilReached(clock: Clock, work: () => Promise<void>): Promise<JobOutcome> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isAway(error)) throw error
    return { againAt: clock.now() + AGAIN_MS }
  }
}

/** As the gateway says it, or as it is told to a person. */
function isAway(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'E_PROVIDER_AWAY'
  return error instanceof PaymentGatewayError && error.outcome === 'unreachable'
}
