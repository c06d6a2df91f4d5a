import { test } from '@japa/runner'
import { COMMUNICATION_STYLES } from '#app/people/girlfriends/contract'
import { humanDelayMs, type TypingMoment } from '#app/conversations/replies/human_delay'

const BOUNDS = { delayMinMs: 3000, delayMaxMs: 20_000 }
const ZONE = 'America/Los_Angeles'
const HOURS = { night: '10:30', morning: '15:30', afternoon: '21:00', evening: '02:30' }
const at = (hour: keyof typeof HOURS) => Date.parse(`2026-06-10T${HOURS[hour]}:00Z`)

const MOMENT: TypingMoment = {
  at: at('evening'),
  timeZone: ZONE,
  communicationStyle: 'casual',
  answeredWithinMs: null,
  key: 'reply:1:1',
}
const delay = (text: string, changes: Partial<TypingMoment> = {}) =>
  humanDelayMs(text, BOUNDS, { ...MOMENT, ...changes })
const TEXT = 'x'.repeat(100)

test.group('Human delay', () => {
  test('longer texts take longer', ({ assert }) => {
    const delays = [0, 20, 60, 120, 240].map((length) => delay('x'.repeat(length)))
    assert.deepEqual(
      delays,
      delays.toSorted((a, b) => a - b)
    )
    assert.equal(new Set(delays).size, delays.length)
    assert.isAbove(delays.at(-1)! - delays[0]!, 8000)
  })

  for (const { value: communicationStyle } of COMMUNICATION_STYLES) {
    test(`${communicationStyle}: quickest in the evening, slowest at night`, ({ assert }) => {
      const by = (hour: keyof typeof HOURS) => delay(TEXT, { communicationStyle, at: at(hour) })
      const rest = [by('morning'), by('afternoon'), by('night')]
      assert.isAtMost(by('evening'), Math.min(...rest))
      assert.equal(by('night'), Math.max(...rest))
    })
  }

  test('morning and evening alike belong to who texts at both ends of the day', ({ assert }) => {
    const ends = { communicationStyle: 'morning-evening' } as const
    assert.equal(
      delay(TEXT, { ...ends, at: at('morning') }),
      delay(TEXT, { ...ends, at: at('evening') })
    )
    assert.isAbove(delay(TEXT, { ...ends, at: at('afternoon') }), delay(TEXT, ends) + 3000)
    assert.isAbove(delay(TEXT, { at: at('morning') }), delay(TEXT) + 1000)
  })

  test("the hour is the person's own", ({ assert }) => {
    const here = delay(TEXT, { timeZone: 'Asia/Tokyo' })
    assert.notEqual(here, delay(TEXT))
    assert.equal(here, delay(TEXT, { at: at('morning') + 3 * 3_600_000 }))
  })

  test('a quick exchange stays quick at any hour', ({ assert }) => {
    for (const { value: communicationStyle } of COMMUNICATION_STYLES) {
      const night = { communicationStyle, at: at('night') }
      const quick = delay(TEXT, { ...night, answeredWithinMs: 180_000 })
      assert.isBelow(quick, delay(TEXT, { ...night, answeredWithinMs: 180_001 }))
      assert.equal(quick, delay(TEXT, { answeredWithinMs: 5000 }))
    }
  })

  test('no two replies are timed alike, the same one always is', ({ assert }) => {
    const delays = Array.from({ length: 40 }, (_, index) =>
      delay(TEXT, { key: `reply:7:${index}` })
    )
    assert.isAbove(new Set(delays).size, 35)
    assert.isAbove(Math.max(...delays) - Math.min(...delays), 1000)
    assert.equal(delay(TEXT), delay(TEXT))
  })

  test('it keeps within its bounds, and with none she answers at once', ({ assert }) => {
    const bounds = [
      BOUNDS,
      { delayMinMs: 1000, delayMaxMs: 3000 },
      { delayMinMs: 0, delayMaxMs: 0 },
    ]
    for (const set of [...bounds, { delayMinMs: 500, delayMaxMs: 100 }]) {
      for (const length of [0, 10, 1600]) {
        for (const hour of ['night', 'morning', 'evening'] as const) {
          for (const key of ['a', 'reply:1:2', '']) {
            const moment = { ...MOMENT, communicationStyle: 'deep' as const, at: at(hour), key }
            const waited = humanDelayMs('x'.repeat(length), set, moment)
            assert.isAtLeast(waited, set.delayMinMs)
            assert.isAtMost(waited, Math.max(set.delayMinMs, set.delayMaxMs))
          }
        }
      }
    }
    assert.equal(
      delay('x'.repeat(1600), { at: at('night'), communicationStyle: 'deep' }) > 17_000,
      true
    )
  })
})
