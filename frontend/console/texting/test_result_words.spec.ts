import { expect, test } from 'vitest'
import { testResultWords } from './test_result_words'

test.each(['The number is not verified for test mode', 'Test mode: unverified number'])(
  '%s points to the instructions',
  (message) => {
    expect(testResultWords(message)).toBe(
      'Phone number not verified for test mode. See instructions below.'
    )
  }
)

test('any other failure is told as it is', () => {
  expect(testResultWords('Not a mobile number')).toBe('Not a mobile number')
})
