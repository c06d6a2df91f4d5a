import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#app/core/answers/refusal'
import { bodyOf } from '#app/core/requests/webhook_body'
import {
  type PaymentEvent,
  PaymentGateway,
  PaymentGatewayError,
} from '#app/billing/payments/payment_gateway'
import { ReceiveEvent } from '#app/billing/payment_events/receive_event'

/** `POST /api/stripe/webhook`: the signature is over the bytes as they came. */
@inject()
export default class StripeWebhookController {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly receiveEvent: ReceiveEvent
  ) {}

  async store(ctx: HttpContext): Promise<void> {
    const signature = ctx.request.header('stripe-signature') ?? ''
    const body = await bodyOf(ctx.request.request)
    await this.receiveEvent.execute(await this.#prove({ body, signature }))
    ctx.response.json({ received: true })
  }

  async #prove(webhook: { body: string; signature: string }): Promise<PaymentEvent> {
    try {
      return await this.gateway.readEvent(webhook)
    } catch (error) {
      throw error instanceof PaymentGatewayError ? (REFUSALS[error.outcome]?.() ?? error) : error
    }
  }
}

const REFUSALS: Partial<Record<PaymentGatewayError['outcome'], () => Refusal>> = {
  forged: () => new Refusal(403, 'E_BAD_SIGNATURE', 'The signature does not match.'),
  // What a thin event names could not be fetched: it is told again.
  unreachable: () => new Refusal(503, 'E_PROVIDER_AWAY', 'Its object is out of reach: try again.'),
}
