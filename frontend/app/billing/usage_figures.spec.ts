import type { SubscriptionUser } from '#app/billing/plans/contract'
import { expect, test } from 'vitest'
import { timeUntil, totalAvailable, usageFigures } from './usage_figures'

const user = (changes: Partial<SubscriptionUser>): SubscriptionUser => ({
  subscriptionType: 'starter',
  messagesUsedToday: 0,
  dailyMessageLimit: 50,
  bonusMessages: 0,
  resetsAt: null,
  subscription: null,
  ...changes,
})
const shown = (changes: Partial<SubscriptionUser>) =>
  usageFigures(user(changes)).map(({ term, value }) => `${term} ${value}`)

test('the free tier counts no day and names its messages free', () => {
  const free = { messagesUsedToday: 3, dailyMessageLimit: 0, bonusMessages: 7 }
  expect(shown({ subscriptionType: 'free', ...free })).toEqual([
    'Messages today 0',
    'Free messages 7',
    'Daily limit N/A',
    'Total available 7',
  ])
})

test('a paid plan has what is left of today and the bonus', () => {
  expect(shown({ messagesUsedToday: 21, bonusMessages: 104 })).toEqual([
    'Messages today 21',
    'Bonus messages 104',
    'Daily limit 50',
    'Total available 133',
  ])
})

test('a day used beyond its limit takes nothing from the bonus', () => {
  expect(totalAvailable(user({ messagesUsedToday: 52, bonusMessages: 5 }))).toBe(5)
})

test('bought messages alone have no daily limit', () => {
  expect(shown({ subscriptionType: 'refill', dailyMessageLimit: 0, bonusMessages: 87 })).toEqual([
    'Messages today 0',
    'Bonus messages 87',
    'Daily limit N/A',
    'Total available 87',
  ])
})

test('the time until the reset is told in hours and minutes', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(timeUntil('2026-11-21T15:20:00Z', now)).toBe('in 3 hr 20 min')
  expect(timeUntil('2026-11-21T14:00:00Z', now)).toBe('in 2 hr')
  expect(timeUntil('2026-11-21T12:00:30Z', now)).toBe('in 1 min')
  expect(timeUntil('2026-11-21T12:00:00Z', now)).toBeNull()
})
