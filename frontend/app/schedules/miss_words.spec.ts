import { expect, test } from 'vitest'
import { missWords } from './miss_words'

const NEW_YORK = 'America/New_York'
const NOW = Date.parse('2026-11-21T17:00:00Z')

test.each([
  ['2026-11-21T13:00:00Z', 'Today’s 8:00\u00a0AM\u00a0ET was not sent: no messages left.'],
  ['2026-11-20T13:00:00Z', 'Yesterday’s 8:00\u00a0AM\u00a0ET was not sent: no messages left.'],
  ['2026-11-17T13:00:00Z', 'Tuesday’s 8:00\u00a0AM\u00a0ET was not sent: no messages left.'],
  ['2026-11-03T13:00:00Z', 'Nov 3’s 8:00\u00a0AM\u00a0ET was not sent: no messages left.'],
])('a text missed at %s reads %s', (dueAt, words) => {
  const miss = { dueAt, outcome: 'not_sent', reason: 'no messages left' } as const
  expect(missWords(miss, NEW_YORK, NOW)).toBe(words)
})

test.each([
  ['undelivered', 'did not arrive'],
  ['unknown', 'may not have arrived'],
] as const)('one that is %s %s', (outcome, words) => {
  const miss = { dueAt: '2026-11-20T13:00:00Z', outcome, reason: 'phone unreachable' }
  expect(missWords(miss, NEW_YORK, NOW)).toBe(
    `Yesterday’s 8:00\u00a0AM\u00a0ET ${words}: phone unreachable.`
  )
})
