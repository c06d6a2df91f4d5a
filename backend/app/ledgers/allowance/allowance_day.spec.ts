import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { type AllowanceDay, allowanceDayAt } from '#app/ledgers/allowance/allowance_day'

const at = (iso: string): number => Date.parse(iso)
const iso = (instant: number): string => new Date(instant).toISOString()

test.group('The allowance day', () => {
  test('it runs from midnight to midnight of the zone', ({ assert }) => {
    const day = allowanceDayAt(at('2026-11-18T17:00:00Z'), 'America/New_York', null)
    assert.equal(day.key, '2026-11-18T00:00:00-05:00')
    assert.equal(iso(day.resetsAt), '2026-11-19T05:00:00.000Z')
  })

  test('it stays the same until its end and is another one from then on', ({ assert }) => {
    const zone = 'Europe/Berlin'
    const first = allowanceDayAt(at('2026-11-18T22:00:00Z'), zone, null)
    assert.strictEqual(allowanceDayAt(first.resetsAt - 1, zone, first), first)
    const second = allowanceDayAt(first.resetsAt, zone, first)
    assert.notEqual(second.key, first.key)
    assert.equal(second.resetsAt - first.resetsAt, 24 * HOUR)
  })

  test('a day without midnight or with 23 and 25 hours ends at the next one', ({ assert }) => {
    const lost = allowanceDayAt(at('2026-03-08T17:00:00Z'), 'America/New_York', null)
    assert.equal(iso(lost.resetsAt), '2026-03-09T04:00:00.000Z')
    const gained = allowanceDayAt(at('2026-11-01T17:00:00Z'), 'America/New_York', null)
    assert.equal(iso(gained.resetsAt), '2026-11-02T05:00:00.000Z')
    const noMidnight = allowanceDayAt(at('2026-04-24T12:00:00Z'), 'Africa/Cairo', null)
    assert.equal(iso(noMidnight.resetsAt), '2026-04-24T21:00:00.000Z')
  })

  test('after a silence of days it is today', ({ assert }) => {
    const old = allowanceDayAt(at('2026-11-01T12:00:00Z'), 'America/New_York', null)
    const day = allowanceDayAt(at('2026-11-18T17:00:00Z'), 'America/New_York', old)
    assert.equal(day.key, '2026-11-18T00:00:00-05:00')
  })

  test('a picked zone counts from the next reset on', ({ assert }) => {
    const tokyo = allowanceDayAt(at('2026-11-18T10:00:00Z'), 'Asia/Tokyo', null)
    const moved = allowanceDayAt(at('2026-11-18T14:59:00Z'), 'America/Los_Angeles', tokyo)
    assert.strictEqual(moved, tokyo)
    const next = allowanceDayAt(at('2026-11-18T15:00:00Z'), 'America/Los_Angeles', tokyo)
    assert.equal(next.key, '2026-11-18T07:00:00-08:00')
    assert.equal(iso(next.resetsAt), '2026-11-19T11:00:00.000Z')
  })

  test('however somebody moves about, resets are at least 20 and at most 48 hours apart', ({
    assert,
  }) => {
    const zones = [
      'Pacific/Apia',
      'Asia/Tokyo',
      'Europe/London',
      'America/Los_Angeles',
      'Pacific/Pago_Pago',
    ]
    let day: AllowanceDay | null = null
    const resets: number[] = []
    for (let hour = 0; hour < 60 * 24; hour++) {
      const now = at('2026-03-01T00:00:00Z') + hour * HOUR
      const zone = zones[(hour * 7 + Math.floor(hour / 11)) % zones.length] ?? 'UTC'
      const next: AllowanceDay = allowanceDayAt(now, zone, day)
      if (day && next.key !== day.key) resets.push(now)
      day = next
    }
    const apart = resets.slice(1).map((reset, index) => reset - (resets[index] ?? 0))
    assert.isAtLeast(apart.length, 30)
    assert.isAtLeast(Math.min(...apart), 20 * HOUR)
    assert.isAtMost(Math.max(...apart), 48 * HOUR)
  })
})
