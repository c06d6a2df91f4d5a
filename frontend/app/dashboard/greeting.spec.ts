import { expect, test } from 'vitest'
import { greetingAt } from './greeting'

test.each([
  [4, 'You’re up late'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
  [0, 'You’re up late'],
])('at %i it is %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words)
})
