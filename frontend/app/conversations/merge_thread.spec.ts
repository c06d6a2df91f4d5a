import type { ConversationMessage } from '#app/conversations/thread/contract'
import { expect, test } from 'vitest'
import { conversation, hers } from '../../../stories/scenes'
import { oldestId, withLatest, withOlder, withText, type Thread } from './merge_thread'

const START = Date.parse('2026-11-21T12:00:00Z')

function texts(from: number, to: number): ConversationMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => text(from + index))
}
function text(id: number, changes: Partial<ConversationMessage> = {}): ConversationMessage {
  return hers({ id, timestamp: new Date(START + id * 1000).toISOString(), ...changes })
}
const view = (messages: ConversationMessage[], hasOlder = false) =>
  conversation({ messages, hasOlder })
const ids = (thread: Thread) => thread.messages.map(({ id }) => id)

test('the first answer is the thread', () => {
  const thread = withLatest(undefined, view(texts(4, 6), true))
  expect(ids(thread)).toEqual([4, 5, 6])
  expect(thread.hasOlder).toBe(true)
})

test('a page of older texts comes in front, and the next poll keeps it', () => {
  const opened = withLatest(undefined, view(texts(4, 6), true))
  const longer = withOlder(opened, view(texts(1, 3)))
  expect(ids(longer)).toEqual([1, 2, 3, 4, 5, 6])
  expect(longer.hasOlder).toBe(false)

  const polled = withLatest(longer, view(texts(5, 7), true))
  expect(ids(polled)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(polled.hasOlder).toBe(false)
})

test('a text that slid out of the polled window stays', () => {
  const opened = withLatest(undefined, view(texts(1, 3)))
  expect(ids(withLatest(opened, view(texts(3, 5), true)))).toEqual([1, 2, 3, 4, 5])
})

test('with texts missing between, the old ones are read again by scrolling', () => {
  const opened = withLatest(undefined, view(texts(1, 3)))
  const after = withLatest(opened, view(texts(50, 52), true))
  expect(ids(after)).toEqual([50, 51, 52])
  expect(after.hasOlder).toBe(true)
})

test('the newest state of a text wins', () => {
  const opened = withLatest(undefined, view([text(1, { state: 'sending' })]))
  const after = withLatest(opened, view([text(1, { state: 'delivered' })]))
  expect(after.messages).toMatchObject([{ state: 'delivered' }])
})

test('a reply drafted before a later text but sent after it stands after it', () => {
  const late = text(1, { timestamp: text(9).timestamp })
  const thread = withLatest(undefined, view([late, text(2)]))
  expect(ids(thread)).toEqual([2, 1])
  expect(oldestId(thread.messages)).toBe(1)
})

test('a conversation that was emptied is empty', () => {
  expect(ids(withLatest(withLatest(undefined, view(texts(1, 3))), view([])))).toEqual([])
})

test('the same answer again is the same thread', () => {
  const answer = view(texts(1, 3))
  const opened = withLatest(undefined, answer)
  expect(withLatest(opened, answer)).toBe(opened)
})

test('what a poll repeats stays the very same object', () => {
  const opened = withLatest(undefined, view(texts(1, 3)))
  const after = withLatest(opened, view([...texts(1, 2), text(3, { state: 'failed' }), text(4)]))
  expect(after.messages.map((one, index) => one === opened.messages[index])).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the fixed point stays while the thread grows at both ends', () => {
  const opened = withLatest(undefined, view(texts(4, 6), true))
  const longer = withOlder(opened, view(texts(1, 3)))
  expect(withLatest(longer, view(texts(5, 9), true)).firstOpenedId).toBe(4)
})

test('an empty thread takes its first text as the fixed point', () => {
  const empty = withLatest(undefined, view([]))
  expect(withLatest(empty, view(texts(7, 8))).firstOpenedId).toBe(7)
})

test('a reported text is marked, however old, and the others stay the same', () => {
  const opened = withLatest(undefined, view(texts(1, 3)))
  const marked = withText(opened, 2, { isReported: true })
  expect(marked.messages[1]).toMatchObject({ id: 2, isReported: true })
  expect(marked.messages[0]).toBe(opened.messages[0])
})
