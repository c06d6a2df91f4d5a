import { expect, test } from 'vitest'
import { received } from '../../../stories/scenes'
import { countUnread } from './unread'

const texts = [
  received({ sentAt: '2026-11-21T13:00:00.000Z' }),
  received({ sentAt: '2026-11-21T13:05:00.000Z' }),
  received({ sentAt: '2026-11-21T13:06:00.000Z', status: 'undelivered' }),
  received({ sentAt: '2026-11-21T13:07:00.000Z', side: 'mine', status: 'received' }),
]

test('only what arrived after the last look counts', () => {
  expect(countUnread(texts, undefined)).toBe(2)
  expect(countUnread(texts, '2026-11-21T13:00:00.000Z')).toBe(1)
  expect(countUnread(texts, '2026-11-21T13:05:00.000Z')).toBe(0)
})
