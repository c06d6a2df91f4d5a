import { test } from '@japa/runner'
import { isUsualHour } from '#app/schedules/plan/contract'
import { HOURS } from '#app/texting/gate/contract'
import { DateTime } from 'luxon'
import { HOUR } from '#app/core/clock/durations'
import { instantOf, isWithin, localDateOf, wallClockOf } from '#app/core/clock/wall_clock'
import { drawMinute } from '#app/schedules/plan/draw_minute'
import {
  CLAIM_MS,
  missedOccurrences,
  nextOccurrence,
  validUntil,
} from '#app/schedules/plan/due_times'
import { ZONES } from '#tests/year/zones'

const USUAL = HOURS.scheduled.weekdays
const NEW_YORK = 'America/New_York'
const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()

test.group('Due times', () => {
  const cases: [string, string, string, string | null][] = [
    ['2026-11-21', '08:00', NEW_YORK, '2026-11-21T13:00:00.000Z'],
    // The clocks jump from 02:00 to 03:00: the first valid minute.
    ['2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
    // 01:30 comes twice: the first of the two.
    ['2026-11-01', '01:30', NEW_YORK, '2026-11-01T05:30:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    // Half an hour of summer time.
    ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    // Midnight itself is skipped.
    ['2026-04-24', '00:15', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-06-01', '12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
    ['2026-12-30', '12:00', 'Pacific/Chatham', '2026-12-29T22:15:00.000Z'],
    // Samoa went over the date line: there was no 30 December 2011.
    ['2011-12-30', '12:00', 'Pacific/Apia', null],
  ]
  for (const [date, time, zone, expected] of cases) {
    test(`${date} ${time} in ${zone} is ${expected}`, ({ assert }) => {
      assert.equal(iso(instantOf(date, time, zone)), expected)
    })
  }

  test('of the next days the first that is not taken', ({ assert }) => {
    const now = at('2026-11-21T12:00:00Z')
    const timetable = { time: '08:00', timeZone: NEW_YORK, effectiveFrom: 0 }
    const taken = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']
    const next = nextOccurrence(timetable, now, new Set(taken))
    assert.equal(next?.localDate, '2026-11-25')
  })

  test('only the days that were chosen come, also when the next one is a week away', ({
    assert,
  }) => {
    // A Saturday.
    const now = at('2026-11-21T12:00:00Z')
    const timetable = { time: '08:00', timeZone: NEW_YORK, effectiveFrom: 0, days: '6' }
    assert.equal(nextOccurrence(timetable, now, new Set())?.localDate, '2026-11-21')
    const gone = new Set(['2026-11-21'])
    assert.equal(nextOccurrence(timetable, now, gone)?.localDate, '2026-11-28')
    const missed = missedOccurrences(timetable, at('2026-11-22T20:00:00Z'), new Set())
    assert.deepEqual(
      missed.map(({ localDate }) => localDate),
      ['2026-11-21']
    )
    assert.deepEqual(missedOccurrences(timetable, at('2026-11-23T20:00:00Z'), new Set()), [])
  })

  test('a weekday the zone leaves out comes a week later', ({ assert }) => {
    // Samoa had no Friday, 30 December 2011.
    const timetable = { time: '12:00', timeZone: 'Pacific/Apia', effectiveFrom: 0, days: '5' }
    const next = nextOccurrence(timetable, at('2011-12-24T12:00:00Z'), new Set())
    assert.equal(next?.localDate, '2012-01-06')
  })

  test('a surprise comes at one minute of its hours, another each date, the same when asked again', ({
    assert,
  }) => {
    const surprise = { id: 7, until: '18:00' }
    const timetable = { time: '10:00', timeZone: NEW_YORK, effectiveFrom: 0, surprise }
    const drawn = new Set<string>()
    let now = at('2026-11-01T00:00:00Z')
    for (let day = 0; day < 60; day++) {
      const next = nextOccurrence(timetable, now, new Set())
      assert.deepEqual(nextOccurrence({ ...timetable }, now, new Set()), next)
      const time = wallClockOf(next?.dueAt ?? 0, NEW_YORK)
      assert.isTrue(time >= '10:00' && time < '17:30', time)
      drawn.add(time)
      now = (next?.dueAt ?? 0) + CLAIM_MS
    }
    assert.isAbove(drawn.size, 40)
  })

  test('two surprises of the same hours do not come together', ({ assert }) => {
    const minuteOf = (id: number) => drawMinute({ id, from: '10:00', until: '18:00' }, '2026-11-21')
    assert.isAbove(new Set([1, 2, 3, 4, 5].map(minuteOf)).size, 2)
  })

  test('what is set at eight and asked for later goes tomorrow', ({ assert }) => {
    const now = at('2026-11-21T13:10:00Z')
    const timetable = { time: '08:00', timeZone: NEW_YORK, effectiveFrom: now }
    assert.deepEqual(nextOccurrence(timetable, now, new Set()), {
      localDate: '2026-11-22',
      dueAt: at('2026-11-22T13:00:00Z'),
    })
  })

  test('after downtime it is claimed for half an hour and then missed', ({ assert }) => {
    const timetable = { time: '23:50', timeZone: NEW_YORK, effectiveFrom: 0 }
    const due = at('2026-11-22T04:50:00Z')
    const late = nextOccurrence(timetable, due + CLAIM_MS - 1, new Set())
    assert.deepEqual(late, { localDate: '2026-11-21', dueAt: due })
    const tooLate = nextOccurrence(timetable, due + CLAIM_MS, new Set())
    assert.equal(tooLate?.localDate, '2026-11-22')
    const missed = missedOccurrences(timetable, due + CLAIM_MS, new Set())
    assert.equal(missed.at(-1)?.localDate, '2026-11-21')
  })

  test('a date that is taken is passed over', ({ assert }) => {
    const timetable = { time: '08:00', timeZone: NEW_YORK, effectiveFrom: 0 }
    const now = at('2026-11-21T13:00:00Z')
    assert.equal(nextOccurrence(timetable, now, new Set())?.localDate, '2026-11-21')
    assert.equal(
      nextOccurrence(timetable, now, new Set(['2026-11-21', '2026-11-22']))?.localDate,
      '2026-11-23'
    )
  })

  test('a text is valid two hours, never past nine in the evening, and in its own slot half an hour', ({
    assert,
  }) => {
    const until = (time: string, isHourConfirmed = false) => {
      const due = instantOf('2026-11-21', time, NEW_YORK) ?? 0
      return (validUntil(due, { isHourConfirmed, until: null, timeZone: NEW_YORK }) - due) / HOUR
    }
    assert.equal(until('08:00'), 2)
    assert.equal(until('20:30'), 0.5)
    assert.equal(until('20:59'), 1 / 60)
    assert.equal(until('22:00', true), 0.5)
    assert.equal(until('06:00', true), 0.5)
  })

  test('the usual hours begin at eight and end before nine in the evening', ({ assert }) => {
    const isUsual = (time: string) => isUsualHour({ time, until: null }, USUAL)
    const usual = ['07:59', '08:00', '20:59', '21:00'].map(isUsual)
    assert.deepEqual(usual, [false, true, true, false])
  })

  test('hours of a surprise are usual when all of them are', ({ assert }) => {
    assert.isTrue(isUsualHour({ time: '08:00', until: '21:00' }, USUAL))
    assert.isFalse(isUsualHour({ time: '07:59', until: '12:00' }, USUAL))
    assert.isFalse(isUsualHour({ time: '12:00', until: '21:01' }, USUAL))
  })

  test('a surprise is not valid past its own hours', ({ assert }) => {
    const hours = { isHourConfirmed: false, until: '12:00', timeZone: NEW_YORK }
    const due = instantOf('2026-11-21', '11:20', NEW_YORK) ?? 0
    assert.equal(validUntil(due, hours), instantOf('2026-11-21', '12:00', NEW_YORK))
    assert.equal(
      validUntil(due, { ...hours, until: '23:00', isHourConfirmed: true }),
      due + CLAIM_MS
    )
  })

  test('quiet hours may go over midnight; their end is not quiet', ({ assert }) => {
    const night = { from: '22:00', until: '07:30' }
    const quiet = ['22:00', '23:59', '00:00', '07:29'].map((time) => isWithin(time, night))
    const loud = ['07:30', '12:00', '21:59'].map((time) => isWithin(time, night))
    assert.deepEqual([...new Set(quiet)], [true])
    assert.deepEqual([...new Set(loud)], [false])
    assert.isTrue(isWithin('13:00', { from: '12:00', until: '14:00' }))
    assert.isFalse(isWithin('14:00', { from: '12:00', until: '14:00' }))
    assert.isFalse(isWithin('03:00', null))
  })
})

const TIMES = ['08:00', '22:00', '14:00', '02:30', '00:00', '23:59']

test.group('Due times through a year', () => {
  for (const zone of ZONES) {
    test(`${zone}: each local date once, in order, at its own wall-clock time`, ({ assert }) => {
      for (const time of TIMES) assert.deepEqual(wrongDays(zone, time), [])
    })
  }
})

/** Jumps from due time to due time and names every date that was left out, came twice or at another time. */
function wrongDays(timeZone: string, time: string): string[] {
  const start = DateTime.fromISO('2026-01-01T00:00', { zone: timeZone })
  const timetable = { time, timeZone, effectiveFrom: start.toMillis() }
  const taken = new Set<string>()
  const wrong: string[] = []
  let now = start.toMillis()
  for (let day = 0; day < 365; day++) {
    const next = nextOccurrence(timetable, now, taken)
    const expected = start.plus({ days: day }).toISODate()
    if (!next || next.localDate !== expected || next.dueAt < now) wrong.push(`${expected} ${time}`)
    if (!next) continue
    const clock = DateTime.fromMillis(next.dueAt, { zone: timeZone }).toFormat('HH:mm')
    if (localDateOf(next.dueAt, timeZone) !== expected || clock < time)
      wrong.push(`${expected} at ${clock}`)
    taken.add(next.localDate)
    now = next.dueAt
  }
  return wrong
}
