import { expect, test } from 'vitest'
import { threadRows } from './thread_rows'

const now = Date.parse('2026-11-24T20:00:00Z')
const zone = 'America/New_York'

function rows(...texts: [side: string, at: string][]) {
  return threadRows(texts, { sideOf: ([side]) => side, atOf: ([, at]) => at, zone, now })
}
const tails = (...texts: [side: string, at: string][]) => rows(...texts).map((row) => row.isLast)
const stamps = (...texts: [side: string, at: string][]) => rows(...texts).map((row) => row.stamp)

test('one side within five minutes is one group', () => {
  expect(
    tails(
      ['her', '2026-11-24T13:00:00Z'],
      ['her', '2026-11-24T13:05:00Z'],
      ['her', '2026-11-24T13:10:01Z']
    )
  ).toEqual([false, true, true])
})

test('the other side ends a group', () => {
  expect(
    tails(
      ['her', '2026-11-24T13:00:00Z'],
      ['me', '2026-11-24T13:00:20Z'],
      ['her', '2026-11-24T13:00:40Z']
    )
  ).toEqual([true, true, true])
})

test('the first text has a stamp with the zone, and so has one after more than an hour', () => {
  expect(
    stamps(
      ['her', '2026-11-24T13:00:00Z'],
      ['her', '2026-11-24T14:00:00Z'],
      ['her', '2026-11-24T15:00:01Z']
    )
  ).toEqual(['8:00\u00a0AM\u00a0ET', null, '10:00\u00a0AM\u00a0ET'])
})

test('midnight of the zone starts a day, not midnight of the machine', () => {
  const night = rows(['her', '2026-11-24T04:59:00Z'], ['her', '2026-11-24T05:01:00Z'])
  expect(night.map(({ day, stamp }) => [day, stamp])).toEqual([
    ['Yesterday', '11:59\u00a0PM\u00a0ET'],
    ['Today', '12:01\u00a0AM\u00a0ET'],
  ])
})

test('a day is headed once, however long the silences in it', () => {
  const days = rows(
    ['her', '2026-11-23T13:00:00Z'],
    ['her', '2026-11-23T20:00:00Z'],
    ['me', '2026-11-24T13:00:00Z']
  ).map((row) => row.day)
  expect(days).toEqual(['Yesterday', null, 'Today'])
})

test('a stamp ends the group above it', () => {
  expect(tails(['her', '2026-11-24T04:59:00Z'], ['her', '2026-11-24T05:01:00Z'])).toEqual([
    true,
    true,
  ])
})

test('a piece reads as it does in the whole thread', () => {
  const texts = [
    ['her', '2026-11-24T13:00:00Z'],
    ['her', '2026-11-24T13:04:00Z'],
    ['her', '2026-11-24T13:08:00Z'],
    ['me', '2026-11-24T16:00:00Z'],
  ] as [string, string][]
  const reading = {
    sideOf: ([side]: [string, string]) => side,
    atOf: ([, at]: [string, string]) => at,
    zone,
    now,
  }
  const [, , before, after] = texts
  expect([
    ...threadRows(texts.slice(0, 2), reading, { after: before }),
    ...threadRows(texts.slice(2, 3), reading, { before: texts[1], after }),
    ...threadRows(texts.slice(3), reading, { before }),
  ]).toEqual(threadRows(texts, reading))
})

test('an empty thread has no rows', () => {
  expect(rows()).toEqual([])
})
