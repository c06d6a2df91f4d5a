import { expect, test } from 'vitest'
import { dollarsOfMicros, roundedDollars } from './dollars'

test.each([
  [7500, '$0.0075'],
  [790_000, '$0.79'],
  [12, '$0.000012'],
  [0, '$0.00'],
  [1_000_000, '$1.00'],
  [12_345_678, '$12.35'],
  [1_234_000_000, '$1,234.00'],
])('%i millionths are %s', (micros, words) => {
  expect(dollarsOfMicros(micros)).toBe(words)
})

test.each([
  [421_300, '$0.42'],
  [-70_680_400, '-$70.68'],
  [9999, '$0.009999'],
  [-4300, '-$0.0043'],
  [10_000, '$0.01'],
  [0, '$0.00'],
])('%i millionths are about %s', (micros, words) => {
  expect(roundedDollars(micros)).toBe(words)
})
