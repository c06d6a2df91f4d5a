import type Stripe from 'stripe'
import type { IntentOpening, SubscriptionOpening } from '#app/billing/payments/payment_gateway'
import { metadataOf } from '#app/billing/payments/stripe_payment_states'

/** A one-time payment by card. */
export function openStripeIntent(
  stripe: Stripe,
  opening: IntentOpening
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: opening.amount,
      currency: opening.currency,
      customer: opening.customerId,
      allowed_payment_method_types: ['card'],
      receipt_email: opening.receiptEmail,
      metadata: metadataOf(opening),
    },
    { idempotencyKey: opening.key }
  )
}

/** It begins once its first bill is paid, and keeps the card. */
export async function openStripeSubscription(
  stripe: Stripe,
  { hasTax, ...opening }: SubscriptionOpening & { hasTax?: boolean }
): Promise<Stripe.Subscription> {
  if (hasTax) await locate(stripe, opening)
  return stripe.subscriptions.create(
    {
      customer: opening.customerId,
      items: [{ price: opening.priceId }],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      ...(hasTax && { automatic_tax: { enabled: true } }),
      metadata: metadataOf(opening),
    },
    { idempotencyKey: opening.key }
  )
}

/** Tax depends on where somebody is. */
async function locate(stripe: Stripe, { customerId, ip }: SubscriptionOpening): Promise<void> {
  if (ip) await stripe.customers.update(customerId, { tax: { ip_address: ip } })
}
