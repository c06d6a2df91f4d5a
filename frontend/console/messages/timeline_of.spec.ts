import { expect, test } from 'vitest'
import { timelineOf } from './timeline_of'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, second)).toISOString()

test('a text of hers is told in the order things happened', () => {
  const text = {
    id: 1,
    direction: 'outbound',
    state: 'undelivered',
    createdAt: at(0),
    dueAt: at(8),
    sendingAt: at(9),
    sentAt: at(10),
    endedAt: at(20),
  }
  expect(timelineOf(text)).toEqual([
    { what: 'Written', at: at(0) },
    { what: 'Due', at: at(8) },
    { what: 'Handed off to the provider', at: at(9) },
    { what: 'Sent', at: at(10) },
    { what: 'Undelivered', at: at(20) },
  ])
})

test('what has not happened is not told', () => {
  const text = { id: 1, direction: 'outbound', state: 'queued', createdAt: at(0), dueAt: null }
  expect(timelineOf(text)).toEqual([{ what: 'Written', at: at(0) }])
})

test('a text of the person came in', () => {
  const text = { id: 1, direction: 'inbound', state: 'received', createdAt: at(0), endedAt: at(1) }
  expect(timelineOf(text)).toEqual([{ what: 'Received', at: at(0) }])
})
