import type Stripe from 'stripe'
import { idOf } from '#app/billing/payments/stripe_payment_states'

export async function changeStripePlan(
  stripe: Stripe,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string }
): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const [item] = items.data
  if (!item || item.price.id === priceId) return
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price: priceId }],
    proration_behavior: 'none',
  })
}

/** Two calls: phases cannot be given together with the subscription a schedule is made from. */
export async function scheduleStripePlan(
  stripe: Stripe,
  { subscriptionId, priceId }: { subscriptionId: string; priceId: string }
): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const [item] = subscription.items.data
  if (!item) return
  const scheduleId = idOf(subscription.schedule) ?? (await newSchedule(stripe, subscriptionId))
  const lasting = discountsOf(subscription)
  const card = idOf(subscription.default_payment_method)
  await stripe.subscriptionSchedules.update(scheduleId, {
    end_behavior: 'release',
    // A schedule that names none charges the customer's card, and only the subscription has one.
    ...(card && { default_settings: { default_payment_method: card } }),
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
        ...lasting,
        ...(subscription.status === 'trialing' && { trial: true }),
      },
      {
        items: [{ price: priceId }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
        ...lasting,
      },
    ],
  })
}

/** A phase that names none has its customer’s only: those of the subscription would be lost. */
function discountsOf({ discounts }: Stripe.Subscription) {
  const kept = discounts.map((each) => ({ discount: idOf(each) ?? '' }))
  return kept.length > 0 ? { discounts: kept } : {}
}

async function newSchedule(stripe: Stripe, subscriptionId: string): Promise<string> {
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })
  return id
}

/** Flag and date exclude each other in one call; whichever is set is taken back. */
export async function cancelStripeRenewal(
  stripe: Stripe,
  { subscriptionId, isCanceled }: { subscriptionId: string; isCanceled: boolean }
): Promise<void> {
  const { cancel_at_period_end: isFlagged, cancel_at: date } =
    await stripe.subscriptions.retrieve(subscriptionId)
  const isDated = !isFlagged && date !== null
  const change = !isCanceled && isDated ? { cancel_at: '' as const } : null
  await stripe.subscriptions.update(subscriptionId, change ?? { cancel_at_period_end: isCanceled })
}

/** Ending a subscription leaves them payable, through a form that stands open or the provider's mail. */
export async function voidStripeBills(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open' })
  for (const { id } of data) await stripe.invoices.voidInvoice(id)
}

export async function releaseStripeSchedule(stripe: Stripe, subscriptionId: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const scheduleId = idOf(subscription.schedule)
  if (scheduleId) await stripe.subscriptionSchedules.release(scheduleId)
}
