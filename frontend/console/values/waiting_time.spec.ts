import { expect, test } from 'vitest'
import { waitingWords } from './waiting_time'

const MINUTE = 60_000

test.each([
  [-5000, 'Under a minute'],
  [MINUTE - 1, 'Under a minute'],
  [MINUTE, '1 min'],
  [12 * MINUTE + 59_000, '12 min'],
  [250 * MINUTE, '4 h 10 min'],
  [51 * 60 * MINUTE, '2 d 3 h'],
])('who waited %i ms waited %s', (ms, words) => {
  expect(waitingWords(ms)).toBe(words)
})
