import { expect, test } from 'vitest'
import { phoneNumberOf } from './phone_number'

test.each(['+15550100199', ' 15550100199', '+1 (555) 010-0199', '1.555.010.0199'])(
  '%j is a number',
  (text) => {
    expect(phoneNumberOf(text)).toBe('+15550100199')
  }
)

test.each([null, '', '+', '12345', '1234567890123456', '555 CALL ME'])('%j is none', (text) => {
  expect(phoneNumberOf(text)).toBeNull()
})
