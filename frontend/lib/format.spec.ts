import { describe, expect, test, vi } from 'vitest'
import {
  clockTime,
  count,
  dayAndMonth,
  dayWords,
  instantWords,
  isSameDay,
  longDate,
  money,
  relativeTime,
  stampTime,
  timeOfDay,
  zoneWords,
} from './format'
import { phoneText } from './phone_text'

const NOW = Date.parse('2026-11-21T17:00:00Z')
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const NEW_YORK = 'America/New_York'

test('a date of the calendar is the day of its zone', () => {
  expect(dayAndMonth('2026-11-01', 'UTC')).toBe('Nov 1')
  expect(dayAndMonth('2026-11-01', NEW_YORK)).toBe('Oct 31')
})

describe('relative time', () => {
  test.each([
    [-5 * SECOND_MS, 'Just now'],
    [0, 'Just now'],
    [59 * SECOND_MS, 'Just now'],
    [60 * SECOND_MS, '1m ago'],
    [59 * MINUTE_MS, '59m ago'],
    [HOUR_MS - 1, '59m ago'],
    [HOUR_MS, '1h ago'],
    [DAY_MS - 1, '23h ago'],
    [DAY_MS, '1d ago'],
    [7 * DAY_MS - 1, '6d ago'],
  ])('%i ms ago is %s', (ageMs, words) => {
    expect(relativeTime(new Date(NOW - ageMs).toISOString(), NOW)).toBe(words)
  })

  test('seven days ago is a date', () => {
    const instant = new Date(NOW - 7 * DAY_MS).toISOString()
    expect(relativeTime(instant, NOW)).toBe(longDate(instant))
    expect(longDate(instant, 'UTC')).toBe('Nov 14, 2026')
  })
})

test.each([
  ['+15550100199', '+1 555 010 0199'],
  ['+447700900123', '+44 770 090 0123'],
  ['+971501234567', '+971 501 234 567'],
  ['+4520123456', '+45 201 234 56'],
  ['+79161234567', '+7 916 123 4567'],
  ['unknown', 'unknown'],
])('the phone %s reads %s', (phone, words) => {
  expect(phoneText(phone)).toBe(words)
})

test.each([
  ['2026-11-21T13:00:00Z', NEW_YORK, '8:00\u00a0AM\u00a0ET'],
  ['2026-07-21T13:00:00Z', NEW_YORK, '9:00\u00a0AM\u00a0ET'],
  ['2026-11-21T13:00:00Z', 'America/Los_Angeles', '5:00\u00a0AM\u00a0PT'],
  ['2026-11-21T13:00:00Z', 'Europe/Berlin', '2:00\u00a0PM\u00a0GMT+1'],
])('%s in %s is %s', (instant, zone, words) => {
  expect(clockTime(instant, zone)).toBe(words)
})

test.each([
  ['2026-11-21T13:00:00Z', 'Today, 8:00\u00a0AM\u00a0ET'],
  ['2026-11-21T03:00:00Z', 'Yesterday, 10:00\u00a0PM\u00a0ET'],
  ['2026-11-22T13:00:00Z', 'Tomorrow, 8:00\u00a0AM\u00a0ET'],
  ['2026-11-17T13:00:00Z', 'Tuesday, 8:00\u00a0AM\u00a0ET'],
  ['2026-11-03T13:00:00Z', 'Nov 3, 8:00\u00a0AM\u00a0ET'],
])('the stamp of %s is %s', (instant, words) => {
  expect(stampTime(instant, NEW_YORK, NOW)).toBe(words)
})

test.each([
  ['2026-11-21T13:00:00Z', NEW_YORK, 'Today, 8:00\u00a0AM\u00a0ET'],
  ['2026-11-03T13:00:00Z', NEW_YORK, 'Nov 3, 8:00\u00a0AM\u00a0ET'],
  ['2025-11-03T13:00:00Z', NEW_YORK, 'Nov 3, 2025, 8:00\u00a0AM\u00a0ET'],
  ['2026-01-01T03:00:00Z', NEW_YORK, 'Dec 31, 2025, 10:00\u00a0PM\u00a0ET'],
  ['2026-01-01T03:00:00Z', 'UTC', 'Jan 1, 3:00\u00a0AM\u00a0UTC'],
])('%s in %s is %s', (instant, zone, words) => {
  expect(instantWords(instant, zone, NOW)).toBe(words)
})

test('yesterday stays yesterday when the year turned', () => {
  const newYear = Date.parse('2026-01-01T15:00:00Z')
  expect(instantWords('2026-01-01T03:00:00Z', NEW_YORK, newYear)).toBe(
    'Yesterday, 10:00\u00a0PM\u00a0ET'
  )
})

test.each([
  ['2026-11-21T16:00:00Z', 'Today'],
  ['2026-11-20T16:00:00Z', 'Yesterday'],
  ['2026-11-17T16:00:00Z', 'Tuesday, Nov 17'],
  ['2025-11-17T16:00:00Z', 'Nov 17, 2025'],
])('the day of %s is headed %s', (instant, words) => {
  expect(dayWords(instant, NEW_YORK, NOW)).toBe(words)
})

test('large numbers have commas', () => {
  expect(count(812_344)).toBe('812,344')
})

test('days are those of the zone', () => {
  expect(isSameDay('2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z', NEW_YORK)).toBe(false)
  expect(isSameDay('2026-11-21T04:59:00Z', '2026-11-21T05:01:00Z', 'UTC')).toBe(true)
})

test.each([
  [999, '$9.99'],
  [0, '$0.00'],
  [1999, '$19.99'],
  [123_456, '$1,234.56'],
])('%i cents are %s', (cents, words) => {
  expect(money(cents)).toBe(words)
})

test.each([
  ['00:00', '12:00\u00a0AM'],
  ['08:05', '8:05\u00a0AM'],
  ['12:00', '12:00\u00a0PM'],
  ['22:00', '10:00\u00a0PM'],
])('the time %s reads %s', (time, words) => {
  expect(timeOfDay(time)).toBe(words)
})

test('a thread in one zone builds its formatters once', () => {
  const build = vi.spyOn(Intl, 'DateTimeFormat')
  for (let minute = 0; minute < 500; minute += 1) {
    stampTime(new Date(NOW - minute * MINUTE_MS).toISOString(), 'Asia/Kathmandu', NOW)
  }
  expect(build.mock.calls.length).toBeLessThanOrEqual(5)
  build.mockRestore()
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the zone %s reads %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words)
})
