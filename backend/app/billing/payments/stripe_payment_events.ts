import type Stripe from 'stripe'
import type { EventTarget, PaymentEvent } from '#app/billing/payments/payment_gateway'
import { idOf } from '#app/billing/payments/stripe_payment_states'

const NOTHING: EventTarget = {}

const TARGETS = {
  'payment_intent.': (intent: Stripe.PaymentIntent) => ({ intentId: intent.id }),
  'invoice.': (invoice: Stripe.Invoice) => {
    const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
    return { ...(subscriptionId && { subscriptionId }), invoiceId: invoice.id }
  },
  'customer.subscription.': (subscription: Stripe.Subscription) => ({
    subscriptionId: subscription.id,
  }),
  'charge.': (object: Stripe.Charge | Stripe.Dispute | Stripe.Refund) =>
    targetOfIntent(idOf(object.payment_intent)),
  'refund.': (refund: Stripe.Refund) => targetOfIntent(idOf(refund.payment_intent)),
  'radar.early_fraud_warning.': (warning: Stripe.Radar.EarlyFraudWarning) => {
    const warnedIntentId = idOf(warning.payment_intent)
    return warnedIntentId ? { warnedIntentId } : NOTHING
  },
  'subscription_schedule.': (schedule: Stripe.SubscriptionSchedule) => {
    const id = idOf(schedule.subscription) ?? schedule.released_subscription
    return id ? { subscriptionId: id } : NOTHING
  },
}

function targetOfIntent(intentId: string | null): EventTarget {
  return intentId ? { intentId } : NOTHING
}

/** What an event is about; nothing for events of no concern. */
function targetOf(event: { type: string; data: { object: unknown } }): EventTarget {
  if (!HEARD_EVENTS.includes(event.type)) return {}
  const [, target] = Object.entries(TARGETS).find(([start]) => event.type.startsWith(start)) ?? []
  return target ? (target as (object: unknown) => EventTarget)(event.data.object) : {}
}

/** The README has a table of what each does. */
const HEARD_EVENTS: string[] = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.completed',
]

/** Of those it asks for by type, Stripe takes no more at once. */
const MOST_TYPES = 20

/** Those since an instant, in epoch milliseconds, the oldest first. */
export async function listStripeEvents(stripe: Stripe, since: number): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since / 1000) }
  const found: Stripe.Event[] = []
  for (let from = 0; from < HEARD_EVENTS.length; from += MOST_TYPES) {
    const types = HEARD_EVENTS.slice(from, from + MOST_TYPES)
    const pages = stripe.events.list({ created, types, limit: 100 })
    const newestFirst = await pages.autoPagingToArray({ limit: 5000 })
    found.push(...newestFirst.reverse())
  }
  return found.toSorted((one, other) => one.created - other.created).map(eventOf)
}

export function eventOf(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, target: targetOf(event) }
}

/** Of a thin event, which only names an object: the object is fetched to tell what it is about. */
export async function thinEventOf({ id, type, fetch }: ThinEvent): Promise<PaymentEvent> {
  const known = type.replace(/^v1\./, '')
  if (!HEARD_EVENTS.includes(known)) return { id, type: known, target: NOTHING }
  const object = await fetch()
  const target = object ? targetOf({ type: known, data: { object } }) : NOTHING
  return { id, type: known, target }
}

/** As Stripe's newer destinations tell it. */
export interface ThinEvent {
  id: string
  /** `v1.invoice.paid` */
  type: string
  /** Null when it is gone. */
  fetch: () => Promise<unknown>
}
