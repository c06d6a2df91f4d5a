import { testCardForm } from '#app/billing/plans/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cardNumberText, cvcText, expiryText } from './card_text'

test('a card number stands in groups of four', () => {
  expect(cardNumberText('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(cardNumberText('4242-4')).toBe('4242 4')
  expect(cardNumberText('')).toBe('')
})

test('an expiry gets its stroke with the third digit and loses it again', () => {
  expect(expiryText('12')).toBe('12')
  expect(expiryText('123')).toBe('12 / 3')
  expect(expiryText('12 / ')).toBe('12')
  expect(expiryText('12/34')).toBe('12 / 34')
})

test('what the fields hold is what the contract takes', () => {
  const card = {
    cardNumber: cardNumberText('4242424242424242'),
    expiry: expiryText('1234'),
    cvc: cvcText('123x'),
  }
  expect(z.safeParse(testCardForm, card).success).toBe(true)
  expect(z.safeParse(testCardForm, { ...card, expiry: '13 / 34' }).success).toBe(false)
  expect(z.safeParse(testCardForm, { ...card, cardNumber: '4242 4242' }).success).toBe(false)
})
