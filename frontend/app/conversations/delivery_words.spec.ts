import { expect, test } from 'vitest'
import { hers, mine } from '../../../stories/scenes'
import { deliveryOf } from './delivery_words'

test.each([
  ['queued', 'Sending'],
  ['sending', 'Sending'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
] as const)('%s reads %s', (state, words) => {
  expect(deliveryOf(hers({ state }))).toEqual({ words, isFailed: false })
})

test.each([
  ['undelivered', 'Not delivered: phone unreachable'],
  ['failed', 'Not delivered: phone unreachable'],
  ['unknown', 'Not confirmed: phone unreachable'],
] as const)('%s gives its reason', (state, words) => {
  expect(deliveryOf(hers({ state, reason: 'phone unreachable' }))).toEqual({
    words,
    isFailed: true,
  })
})

test('a failure without a reason still is a sentence', () => {
  expect(deliveryOf(hers({ state: 'failed' }))?.words).toBe(
    'Not delivered: the carrier gave no reason'
  )
})

test("the user's own texts have no delivery", () => {
  expect(deliveryOf(mine())).toBeNull()
})
