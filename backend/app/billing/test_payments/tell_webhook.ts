import { inject } from '@adonisjs/core'
import { testSecret } from '#app/billing/test_payments/test_signature'
import { Clock } from '#app/core/clock/clock'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { PublicUrl } from '#app/core/answers/public_url'
import type { PaymentEvent } from '#app/billing/payments/payment_gateway'
import { signTestEvent } from '#app/billing/test_payments/test_signature'

const TIMEOUT_MS = 15_000

/**
 * The pretend provider tells us what happened, as the real
 * one does; a job, so it is told again until we heard.
 */
@inject()
export class TellWebhook {
  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly clock: Clock
  ) {}

  async execute(event: PaymentEvent): Promise<JobOutcome> {
    const body = JSON.stringify(event)
    const response = await fetch(`${this.publicUrl.bound}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signTestEvent(testSecret(), body, this.clock.now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the payment webhook answered ${response.status}`)
    return undefined
  }
}
