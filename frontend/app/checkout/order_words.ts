import { priceFor } from '#app/billing/plans/contract'
import { longDate, money } from '../../lib/format'
import type { Order } from './use_checkout'

/** Cents that are taken when the button is pressed. */
export function amountDue({ plan, checkout }: Order): number {
  return checkout.amountDue ?? plan.price
}

/** Cents a month, or once: an open bill is of the price its plan was bought at. */
export function priceOf({ plan, isBill, subscription }: Order): number {
  return isBill ? priceFor(plan, subscription) : plan.price
}

/** From the next payment on: a new price may have been told. */
function nextPriceOf(order: Order): number {
  const told = order.isBill ? order.subscription?.newPrice : null
  return told?.to ?? priceOf(order)
}

interface Term {
  term: string
  words: string
}

/** What happens today and after it, a sentence a row. `now` in epoch milliseconds. */
export function orderTerms(order: Order, now: number): Term[] {
  const { plan } = order
  if (plan.messagesPerDay === undefined) {
    return [
      { term: 'Today', words: `You pay once and ${plan.totalMessages ?? 0} messages are added.` },
      renewal(order, now),
    ]
  }
  return [
    { term: 'Today', words: todayWords(order) },
    renewal(order, now),
    {
      term: 'Canceling',
      words:
        'Anytime, on the plans page. You keep your plan until the end of the period you paid for.',
    },
  ]
}

/** What is paid after today: it stands by the button, too. */
export function renewal(order: Order, now: number): Term {
  const { plan, subscription } = order
  if (plan.messagesPerDay === undefined)
    return { term: 'After that', words: 'Nothing renews. Your messages don’t expire.' }
  const isRunning = isUpgrade(order) || order.isBill
  const next = isRunning && subscription ? subscription.currentPeriodEnd : monthAfter(now)
  const words = `${money(nextPriceOf(order))} on ${longDate(next)}, then every month.`
  return { term: 'Next payment', words }
}

/** The same day of the next month, or its last day when it is shorter. ISO 8601. */
export function monthAfter(now: number): string {
  const date = new Date(now)
  const day = date.getDate()
  date.setDate(1)
  date.setMonth(date.getMonth() + 1)
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()
  date.setDate(Math.min(day, lastDay))
  return date.toISOString()
}

function isUpgrade({ plan, subscription }: Order): boolean {
  return plan.planId === 'standard' && subscription?.planId === 'starter'
}

function todayWords(order: Order): string {
  if (order.isBill) return 'You pay the open bill, and future bills are charged to the same card.'
  return isUpgrade(order)
    ? 'Your Starter Plan becomes this one right away. You pay the difference for the days left.'
    : 'Your plan starts as soon as your payment goes through.'
}
