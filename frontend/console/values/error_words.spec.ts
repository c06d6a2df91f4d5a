import { expect, test } from 'vitest'
import { ERROR_ADVICE } from '../setup/error_advice'
import { ERROR_WORDS, errorWords } from './error_words'

test.each([
  [30_007, '30007: Filtered by the carrier: these words are held back for 30 days'],
  [21_610, '21610: Opted out at the provider; only their START lifts it'],
  [99_999, '99999: Look it up at the provider'],
])('the code %i is told in words', (code, words) => {
  expect(errorWords(code)).toBe(words)
})

test('every code with an advice has words', () => {
  const codes = ERROR_ADVICE.flatMap((advice) => advice.codes)
  expect(codes.filter((code) => !(code in ERROR_WORDS))).toEqual([])
})
