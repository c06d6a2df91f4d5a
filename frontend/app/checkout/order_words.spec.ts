import type { Checkout, SubscriptionPlan, SubscriptionState } from '#app/billing/plans/contract'
import { expect, test } from 'vitest'
import { amountDue, monthAfter, orderTerms, priceOf } from './order_words'

const plan = (changes: Partial<SubscriptionPlan>): SubscriptionPlan => ({
  id: 1,
  planId: 'standard',
  name: 'Unlimited Plan',
  price: 1999,
  messagesPerDay: 150,
  stripePriceId: 'price_1',
  ...changes,
})
const checkout: Checkout = {
  success: true,
  clientSecret: 'pi_1_secret_1',
  message: '',
  provider: 'test',
  publishableKey: null,
}
const starter: SubscriptionState = {
  planId: 'starter',
  status: 'active',
  price: 999,
  currentPeriodEnd: '2026-12-05T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  newPrice: null,
}
const now = Date.parse('2026-11-21T12:00:00')
const said = (order: Parameters<typeof orderTerms>[0]) =>
  orderTerms(order, now).map(({ term, words }) => `${term}: ${words}`)

test('a month ends on a day that exists', () => {
  expect(monthAfter(Date.parse('2027-01-31T12:00:00'))).toBe(
    new Date('2027-02-28T12:00:00').toISOString()
  )
  expect(monthAfter(Date.parse('2026-12-21T12:00:00'))).toBe(
    new Date('2027-01-21T12:00:00').toISOString()
  )
})

test('a new plan is paid again a month from now', () => {
  expect(said({ plan: plan({}), checkout, isBill: false, subscription: null })).toContain(
    'Next payment: $19.99 on Dec 21, 2026, then every month.'
  )
})

test('an upgrade keeps the payment day and pays the difference', () => {
  const due = { ...checkout, amountDue: 812 }
  const order = { plan: plan({}), checkout: due, isBill: false, subscription: starter }
  expect(amountDue(order)).toBe(812)
  expect(said(order)).toContain('Next payment: $19.99 on Dec 5, 2026, then every month.')
})

test('a refill names no next payment', () => {
  const refill = plan({ planId: 'refill', messagesPerDay: undefined, totalMessages: 100 })
  const words = said({ plan: refill, checkout, isBill: false, subscription: starter })
  expect(words).toEqual([
    'Today: You pay once and 100 messages are added.',
    'After that: Nothing renews. Your messages don’t expire.',
  ])
})

test('the bill of a failed renewal is paid today and names the next one', () => {
  const words = said({
    plan: plan({ planId: 'starter', price: 999, messagesPerDay: 50 }),
    checkout,
    isBill: true,
    subscription: { ...starter, status: 'past_due' },
  })
  expect(words).toContain(
    'Today: You pay the open bill, and future bills are charged to the same card.'
  )
  expect(words).toContain('Next payment: $9.99 on Dec 5, 2026, then every month.')
})

test('that bill and the next one are of the price the plan was bought at', () => {
  const order = {
    plan: plan({ planId: 'starter', price: 999, messagesPerDay: 50 }),
    checkout,
    isBill: true,
    subscription: { ...starter, status: 'past_due' as const, price: 899 },
  }
  expect(priceOf(order)).toBe(899)
  expect(said(order)).toContain('Next payment: $8.99 on Dec 5, 2026, then every month.')
  const announced = { ...order.subscription, newPrice: { from: 899, to: 999 } }
  expect(said({ ...order, subscription: announced })).toContain(
    'Next payment: $9.99 on Dec 5, 2026, then every month.'
  )
  expect(priceOf({ ...order, isBill: false })).toBe(999)
})
