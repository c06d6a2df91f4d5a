import { expect, test } from 'vitest'
import { instantWords } from './instant_words'

const NOW = Date.parse('2026-11-21T17:00:00Z')

test.each([
  ['2026-11-21T13:00:00Z', 'America/New_York', 'Today, 8:00\u00a0AM\u00a0ET'],
  ['2026-11-03T13:00:00Z', 'America/New_York', 'Nov 3, 8:00\u00a0AM\u00a0ET'],
  ['2025-11-03T13:00:00Z', 'America/New_York', 'Nov 3, 2025, 8:00\u00a0AM\u00a0ET'],
  ['2026-01-01T03:00:00Z', 'America/New_York', 'Dec 31, 2025, 10:00\u00a0PM\u00a0ET'],
  ['2026-01-01T03:00:00Z', 'UTC', 'Jan 1, 3:00\u00a0AM\u00a0UTC'],
])('%s in %s is %s', (instant, zone, words) => {
  expect(instantWords(instant, zone, NOW)).toBe(words)
})
