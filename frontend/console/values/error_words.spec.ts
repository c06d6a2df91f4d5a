import { expect, test } from 'vitest'
import { errorWords } from './error_words'

test.each([
  [30_007, '30007: Filtered by the carrier: these words are held back for 30 days'],
  [21_610, '21610: Opted out at the provider; only their START lifts it'],
  [99_999, '99999: Look it up at the provider'],
])('the code %i is told in words', (code, words) => {
  expect(errorWords(code)).toBe(words)
})
