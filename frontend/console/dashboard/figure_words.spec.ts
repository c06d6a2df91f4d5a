import { expect, test } from 'vitest'
import { duration, percent } from './figure_words'

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [9200, '9.2 s'],
  [94_000, '1 min 34 s'],
  [120_000, '2 min'],
  [3_660_000, '1 h 1 min'],
  [90_000_000, '1 d 1 h'],
])('%i ms are %s', (ms, words) => {
  expect(duration(ms)).toBe(words)
})

test.each([
  [0.9712, '97.1%'],
  [1, '100%'],
  [0, '0%'],
  [null, '–'],
  [Number.NaN, '–'],
])('the share %s reads %s', (share, words) => {
  expect(percent(share)).toBe(words)
})
