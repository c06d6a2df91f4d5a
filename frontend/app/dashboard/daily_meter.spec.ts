import { expect, test } from 'vitest'
import { signup } from '../../../stories/scenes'
import { dailyMeter, messagesLeft, planName, resetsIn } from './daily_meter'

test('the free plan has no daily meter', () => {
  expect(dailyMeter(signup({ subscriptionType: 'free', dailyMessageLimit: 10 }))).toBeNull()
})

test('a paid plan says how much of the day is used, also past its limit', () => {
  const starter = { subscriptionType: 'starter', dailyMessageLimit: 50 } as const
  expect(dailyMeter(signup({ ...starter, messagesUsedToday: 21 }))).toEqual({
    used: 21,
    limit: 50,
    words: '21 of 50 today',
  })
  expect(dailyMeter(signup({ ...starter, messagesUsedToday: 60 }))?.words).toBe('60 of 50 today')
})

test('without a limit there is nothing to fill', () => {
  expect(dailyMeter(signup({ subscriptionType: 'refill' }))).toEqual({
    used: 0,
    limit: 0,
    words: 'No daily limit',
  })
})

test('every plan has the name of the specification', () => {
  expect((['free', 'starter', 'standard', 'refill'] as const).map(planName)).toEqual([
    'Free Trial',
    'Starter Plan',
    'Unlimited Plan',
    'Message Refill',
  ])
})

test.each([
  ['2026-11-21T17:40:00Z', 'Resets in 11 hr 20 min'],
  ['2026-11-22T04:00:00Z', 'Resets in 1 hr'],
  ['2026-11-22T04:59:59Z', 'Resets in 1 min'],
  ['2026-11-22T05:00:10Z', 'Resets in 1 min'],
  ['2026-11-21T05:00:00Z', 'Resets in 24 hr'],
])('at %s: %s', (instant, words) => {
  expect(resetsIn('2026-11-22T05:00:00Z', Date.parse(instant))).toBe(words)
})

test.each([
  {
    told: { subscriptionType: 'free', bonusMessages: 1 },
    left: { count: 1, words: 'free message left', more: null },
  },
  {
    told: { subscriptionType: 'refill', bonusMessages: 87 },
    left: { count: 87, words: 'bonus messages left', more: null },
  },
  {
    told: { ...unlimited(), messagesUsedToday: 21 },
    left: { count: 129, words: 'messages left today', more: 'and then 1 bonus message' },
  },
  {
    told: { ...unlimited(), messagesUsedToday: 149, bonusMessages: 2 },
    left: { count: 1, words: 'message left today', more: 'and then 2 bonus messages' },
  },
  {
    told: { ...unlimited(), messagesUsedToday: 152 },
    left: { count: 0, words: 'messages left today', more: '1 bonus message left' },
  },
  {
    told: { ...unlimited(), bonusMessages: 0 },
    left: { count: 150, words: 'messages left today', more: '0 bonus messages left' },
  },
] as const)('what is left is said: $left.count $left.words', ({ told, left }) => {
  expect(messagesLeft(signup(told))).toEqual(left)
})

function unlimited() {
  return { subscriptionType: 'standard', dailyMessageLimit: 150, bonusMessages: 1 } as const
}
