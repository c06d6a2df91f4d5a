import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { HOUR } from '#app/core/clock/durations'
import { askTimeOf, closesAt, nextUnaskedAt } from '#app/conversations/initiative/unasked_time'

const ZONE = 'America/New_York'
const at = (local: string, zone = ZONE) => DateTime.fromISO(local, { zone }).toMillis()
const local = (instant: number | null, zone = ZONE) =>
  instant === null ? null : DateTime.fromMillis(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm")

test.group('When a text nobody asked for may go', () => {
  const QUIET = { from: '22:00', until: '10:30' }
  const SIESTA = { from: '13:00', until: '16:00' }
  const ROWS: [string, { from: string; until: string } | null, string | null][] = [
    ['2026-11-18T12:00', null, '2026-11-18T12:00'],
    ['2026-11-18T08:59', null, '2026-11-18T09:00'],
    ['2026-11-18T19:49', null, '2026-11-18T19:49'],
    ['2026-11-18T19:55', null, '2026-11-19T09:00'],
    ['2026-11-18T20:00', null, '2026-11-19T09:00'],
    ['2026-11-21T20:30', null, '2026-11-22T12:00'],
    ['2026-11-22T09:00', null, '2026-11-22T12:00'],
    ['2026-11-22T21:00', null, '2026-11-23T09:00'],
    ['2026-11-18T09:00', QUIET, '2026-11-18T10:30'],
    ['2026-11-18T21:00', QUIET, '2026-11-19T10:30'],
    ['2026-11-18T12:55', SIESTA, '2026-11-18T16:00'],
    ['2026-11-18T14:00', SIESTA, '2026-11-18T16:00'],
    ['2026-11-18T12:00', { from: '09:00', until: '20:00' }, null],
    ['2026-11-18T12:00', { from: '20:00', until: '19:55' }, null],
  ]
  for (const [from, quietHours, expected] of ROWS) {
    test(`${from}, quiet ${quietHours?.from ?? 'never'}: ${expected ?? 'never'}`, ({ assert }) => {
      assert.equal(
        local(nextUnaskedAt(at(from), { timeZone: ZONE, quietHours, states: [] })),
        expected
      )
    })
  }

  test('it must arrive before the window closes or quiet begins', ({ assert }) => {
    const noon = at('2026-11-18T12:00')
    const where = { timeZone: ZONE, states: [] }
    assert.equal(local(closesAt(noon, { ...where, quietHours: null })), '2026-11-18T20:00')
    assert.equal(local(closesAt(noon, { ...where, quietHours: SIESTA })), '2026-11-18T13:00')
  })

  test('it keeps to the hours of a state that leaves less', ({ assert }) => {
    const where = { timeZone: ZONE, quietHours: null, states: ['RI'] }
    const next = (from: string) => local(nextUnaskedAt(at(from), where))
    assert.equal(next('2026-11-18T09:00'), '2026-11-18T10:00')
    assert.equal(next('2026-11-18T16:55'), '2026-11-19T10:00')
    assert.equal(local(closesAt(at('2026-11-18T12:00'), where)), '2026-11-18T17:00')
  })

  test('in every zone, on every hour of a year, it is an hour in which she may', ({ assert }) => {
    for (const timeZone of ['Pacific/Honolulu', ZONE, 'Europe/Berlin', 'Australia/Lord_Howe']) {
      for (let hour = 0; hour < 366 * 24; hour += 5) {
        const start = at('2026-01-01T00:30', timeZone) + hour * HOUR
        const next = nextUnaskedAt(start, { timeZone, quietHours: null, states: [] }) ?? 0
        const there = DateTime.fromMillis(next, { zone: timeZone })
        const isThen = there.hour >= (there.weekday === 7 ? 12 : 9) && there.hour < 20
        if (!isThen || next < start || next - start > 16 * HOUR) {
          assert.fail(`${timeZone}: ${local(start, timeZone)} -> ${local(next, timeZone)}`)
        }
      }
    }
  })
})

test.group('When she would ask', () => {
  const WHERE = { timeZone: ZONE, quietHours: null, states: [] }
  const LIMITS = { ...WHERE, afterMs: 2 * HOUR, lateMs: 36 * HOUR }
  const ROWS: [string, boolean, string][] = [
    ['2026-11-19T15:00', false, '2026-11-19T17:00'],
    ['2026-11-19T19:00', false, '2026-11-20T09:00'],
    ['2026-11-19T06:00', false, '2026-11-19T09:00'],
    ['2026-11-21T20:00', false, '2026-11-22T12:00'],
    ['2026-11-20T12:00', true, '2026-11-20T18:00'],
    ['2026-11-22T12:00', true, '2026-11-22T18:00'],
    ['2026-11-20T20:00', true, '2026-11-21T09:00'],
  ]
  for (const [event, isAllDay, expected] of ROWS) {
    test(`${event}${isAllDay ? ' or any hour of it' : ''}: ${expected}`, ({ assert }) => {
      assert.equal(local(askTimeOf({ eventAt: at(event), isAllDay }, LIMITS)), expected)
    })
  }

  test('what would be too late is not asked at all', ({ assert }) => {
    const quietHours = { from: '08:00', until: '20:00' }
    const loop = { eventAt: at('2026-11-19T15:00'), isAllDay: false }
    assert.isNull(askTimeOf(loop, { ...LIMITS, quietHours }))
    assert.isNull(askTimeOf(loop, { ...LIMITS, lateMs: HOUR }))
  })
})
