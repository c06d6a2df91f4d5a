import type Stripe from 'stripe'
import type { MoneyTruth } from '#app/billing/payments/payment_gateway'
import { isMoneyAtRisk, moneyOf } from '#app/billing/payments/stripe_payment_states'

/** What became of an intent's money; the intent comes with its latest charge. */
export async function findStripeMoney(
  stripe: Stripe,
  intent: Stripe.PaymentIntent
): Promise<MoneyTruth> {
  const charge = intent.latest_charge as Stripe.Charge | null
  if (!charge?.disputed) return moneyOf(charge, false)
  const { data } = await stripe.disputes.list({ payment_intent: intent.id })
  return moneyOf(charge, isMoneyAtRisk(data))
}
