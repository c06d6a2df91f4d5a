import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js'
import type { BrowserContext } from 'playwright'
import type { FakeStripe } from '#tests/fake_stripe'
import { type Confirmation, fieldsPage, stripeScript } from '#tests/journeys/stripe_js_stub'

export const STRIPE_JS = 'https://js.stripe.com/'
export const CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  slow: '4000000000000077',
}
export const DECLINED = 'Your card has insufficient funds.'

/**
 * Answers for the provider's script, its fields and its bank; what else is asked off this machine breaks off.
 */
export async function bringStripe(
  context: BrowserContext,
  { base, stripe }: { base: string; stripe: FakeStripe }
): Promise<void> {
  await context.route(
    ({ href }) => !href.startsWith(base),
    (route) => route.abort()
  )
  await context.route(`${STRIPE_JS}*/stripe.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript() })
  )
  await context.route(`${STRIPE_JS}fields`, (route) =>
    route.fulfill({ contentType: 'text/html', body: fieldsPage() })
  )
  await context.route(`${STRIPE_JS}confirm`, (route) =>
    route.fulfill({ json: confirm(stripe, route.request().postDataJSON() as Confirmation) })
  )
}

function confirm(stripe: FakeStripe, { clientSecret, card }: Confirmation): PaymentIntentResult {
  const intent = (id: string) => stripe.get<PaymentIntent>(id)
  if (card === CARDS.works) return { paymentIntent: intent(stripe.pay(clientSecret)) }
  if (card === CARDS.slow) return { paymentIntent: intent(stripe.process(clientSecret)) }
  return {
    error: {
      type: 'card_error',
      code: 'card_declined',
      message: DECLINED,
      payment_intent: intent(stripe.decline(clientSecret)),
    },
  }
}

/** Tells the server what happened, signed, as the provider calls its webhook. Answers the statuses. */
export function tellEvents(stripe: FakeStripe, base: string): Promise<number[]> {
  return Promise.all(
    stripe.events.map(async (event) => {
      const { body, signature } = stripe.signed(event)
      const answer = await fetch(`${base}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body,
      })
      return answer.status
    })
  )
}
