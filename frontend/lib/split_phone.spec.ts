import { COUNTRIES } from '#app/people/accounts/contract'
import { expect, test } from 'vitest'
import { splitPhone } from './split_phone'

test('everything but digits is stripped', () => {
  expect(splitPhone('(555) 010-0199 ext')).toEqual({ phone: '5550100199' })
})

test.each(COUNTRIES)('a pasted number of $name brings its code along', ({ code }) => {
  expect(splitPhone(`${code} 555 010 0199`)).toEqual({ phone: '5550100199', countryCode: code })
})

test('an unknown country keeps all its digits', () => {
  expect(splitPhone('+353 86 000 0000')).toEqual({ phone: '353860000000' })
})

test('a lone plus is nothing', () => {
  expect(splitPhone('+')).toEqual({ phone: '' })
})
