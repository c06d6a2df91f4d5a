import Stripe from 'stripe'
import * as z from 'zod'
import { traced } from '#app/core/telemetry/traces'
import { PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import type { TellOfRefusedKey } from '#app/billing/payments/tell_of_refused_key'
import type { ThinEvent } from '#app/billing/payments/stripe_payment_events'

export interface StripeSettings {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Empty for Stripe itself. */
  apiBaseUrl: string
  timeoutMs: number
  /** The provider reckons tax on what renews. */
  hasTax?: boolean
  /** Its own pages for cards and receipts may be opened. */
  hasPortal?: boolean
  tellOfKey?: Pick<TellOfRefusedKey, 'execute'>
}

const kindOfEvent = z.object({ object: z.string() })
const thinEvent = z.object({ id: z.string(), type: z.string() })
const THIN = 'v2.core.event'

const NETWORK_RETRIES = 2

/** The one place that speaks with Stripe's package, and where its errors end. */
export class StripePaymentCalls {
  readonly #stripe: Stripe

  constructor(private readonly settings: StripeSettings) {
    this.#stripe = new Stripe(settings.secretKey, {
      ...addressOf(settings.apiBaseUrl),
      timeout: settings.timeoutMs,
      maxNetworkRetries: NETWORK_RETRIES,
      telemetry: false,
    })
  }

  /** The event of a webhook signed within the last five minutes, whole or thin. */
  proved({ body, signature }: { body: string; signature: string }): Stripe.Event | ThinEvent {
    const { webhookSecret } = this.settings
    try {
      const { object } = kindOfEvent.parse(JSON.parse(body))
      if (object !== THIN)
        return this.#stripe.webhooks.constructEvent(body, signature, webhookSecret)
      return this.#thin(this.#stripe.parseEventNotification(body, signature, webhookSecret))
    } catch {
      throw new PaymentGatewayError('forged', null)
    }
  }

  #thin(notification: Stripe.V2.Core.EventNotification): ThinEvent {
    const { id, type } = thinEvent.parse(notification)
    const fetch = () =>
      this.find(async () =>
        'fetchRelatedObject' in notification ? notification.fetchRelatedObject() : null
      )
    return { id, type, fetch }
  }

  async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await this.#traced(question)
    } catch (error) {
      throw await this.#translated(error)
    }
  }

  async #translated(error: unknown): Promise<PaymentGatewayError> {
    const told = translated(error)
    if (told.isOfOurKey) await this.settings.tellOfKey?.execute()
    return told
  }

  #traced<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    return traced('stripe', {}, () => question(this.#stripe))
  }

  /** Null for what is not there. */
  async find<T>(question: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await this.#traced(question)
    } catch (error) {
      if (isMissing(error)) return null
      throw await this.#translated(error)
    }
  }

  /** What is gone, paid or refunded already cannot be ended again, and need not be. */
  async unlessTooLate(question: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    try {
      await this.find(question)
    } catch (error) {
      const isTooLate = error instanceof PaymentGatewayError && TOO_LATE.has(error.errorCode ?? '')
      if (!isTooLate) throw error
    }
  }
}

const TOO_LATE = new Set([
  'payment_intent_unexpected_state',
  'charge_already_refunded',
  'charge_disputed',
])

function addressOf(apiBaseUrl: string): {
  host?: string
  port?: string
  protocol?: 'http' | 'https'
} {
  const url = URL.parse(apiBaseUrl)
  if (!url) return {}
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443'), protocol }
}

interface SdkError {
  type?: string
  code?: string
  statusCode?: number
}

/** They say nothing of what was asked; an operator sets our key right. */
const OF_OUR_KEY = new Set(['StripeAuthenticationError', 'StripePermissionError'])
/** Nobody knows what came of it, or it was too early: the same call with the same key may be made again. */
const PASSING = new Set([
  ...['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'],
  ...OF_OUR_KEY,
])
const CONFLICT = 409

/**
 * The SDK's own errors carry request and answer, and with them personal data: none of them leaves this file.
 */
function translated(error: unknown): PaymentGatewayError {
  if (error instanceof PaymentGatewayError) return error
  const { type = '', code, statusCode } = error as SdkError
  const isPassing = PASSING.has(type) || statusCode === CONFLICT
  return new PaymentGatewayError(isPassing ? 'unreachable' : 'refused', code ?? (type || null), {
    isOfOurKey: OF_OUR_KEY.has(type),
  })
}

function isMissing(error: unknown): boolean {
  return (error as SdkError).code === 'resource_missing'
}
