import { expect, test } from 'vitest'
import { conversation, hers } from '../../../stories/scenes'
import type { Thread } from './merge_thread'
import { textAt } from './use_go_to'

const messages = ['2026-11-03T04:30:00Z', '2026-11-03T14:00:00Z', '2026-11-06T14:00:00Z'].map(
  (timestamp, index) => hers({ id: index + 1, timestamp })
)
const thread: Thread = {
  view: conversation({ messages }),
  messages,
  hasOlder: false,
  firstOpenedId: 1,
}

test.each([
  ['2026-11-01', 1],
  ['2026-11-02', 1],
  ['2026-11-03', 2],
  ['2026-11-04', 3],
  ['2026-12-24', 3],
])('the day %s of US Eastern begins with text %i', (day, id) => {
  expect(textAt(thread, { day })).toBe(id)
})

test('a text is where it is, and one that has gone is nowhere', () => {
  expect(textAt(thread, { id: 2 })).toBe(2)
  expect(textAt(thread, { id: 9 })).toBeUndefined()
})
