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

/** What the two fields hold after each key. */
function typed(text: string, countryCode = '+1') {
  let held: { phone: string; countryCode?: string } = { phone: '', countryCode }
  for (const key of text) held = { ...held, ...splitPhone(held.phone + key, held.countryCode) }
  return held
}

test.each([
  ['+1 202 555 0111', { phone: '2025550111', countryCode: '+1' }],
  ['1 (202) 555-0111', { phone: '2025550111', countryCode: '+1' }],
  ['+971 50 000 0000', { phone: '500000000', countryCode: '+971' }],
  ['202 555 0111', { phone: '2025550111', countryCode: '+1' }],
])('%s, typed key by key, is the number it names', (text, held) => {
  expect(typed(text)).toEqual(held)
})

test('elsewhere a number may begin with a one', () => {
  expect(typed('1512 3456789', '+49')).toEqual({ phone: '15123456789', countryCode: '+49' })
})
