import { expect, test } from 'vitest'
import { centsOf } from './cents_of'

test.each([
  ['3', 300],
  ['3.5', 350],
  [' $3.05 ', 305],
  ['0.01', 1],
  ['99999.99', 9_999_999],
  ['', null],
  ['3.505', null],
  ['3,50', null],
  ['-3', null],
  ['three', null],
])('%s is %s cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents)
})
