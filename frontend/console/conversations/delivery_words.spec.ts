import { expect, test } from 'vitest'
import { deliveryOf } from './delivery_words'

test.each([
  [{ state: 'queued' }, { words: 'Sending', isFailed: false }],
  [{ state: 'delivered' }, { words: 'Delivered', isFailed: false }],
  [{ state: 'unknown' }, { words: 'Not confirmed: The carrier gave no reason', isFailed: true }],
  [
    { state: 'undelivered', reason: 'phone unreachable', errorCode: 30_003 },
    { words: 'Not delivered: Phone off or without service (30003)', isFailed: true },
  ],
])('%j of hers reads %j', (text, delivery) => {
  expect(deliveryOf({ id: 1, direction: 'outbound', ...text })).toEqual(delivery)
})

test('nothing stands under what the person wrote', () => {
  expect(deliveryOf({ id: 1, direction: 'inbound', state: 'received' })).toBeNull()
})
