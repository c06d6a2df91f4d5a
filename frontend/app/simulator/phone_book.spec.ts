import { expect, test } from 'vitest'
import { parsePhones } from './phone_book'

test('remembered numbers come back in their order', () => {
  const stored = [{ phone: '+15550100199', readAt: '2026-11-21T13:00:00.000Z' }, { phone: '+4479' }]
  expect(parsePhones(JSON.stringify(stored))).toEqual([stored[0]])
})

test.each([null, '', '{', '{}', '[1, null, {"phone": 5}]'])('%j remembers nobody', (stored) => {
  expect(parsePhones(stored)).toEqual([])
})

test('six numbers at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ phone: `+1555010010${index}` }))
  expect(parsePhones(JSON.stringify(many))).toHaveLength(6)
})
