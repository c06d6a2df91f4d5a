import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { newPace, type Pace, refilled, slowed, waitMs } from '#app/texting/pace/pace'

const START = Date.parse('2026-11-18T17:00:00Z')

interface Sent {
  at: number
  segments: number
}

/** A backlog that never ends, looked at every `everyMs` and now and then much later. */
function sendFor(
  ms: number,
  {
    rate,
    everyMs,
    segmentsOf,
  }: { rate: number; everyMs: (n: number) => number; segmentsOf: (n: number) => number }
): Sent[] {
  const sent: Sent[] = []
  let pace = newPace(START, rate)
  for (let now = START, look = 0; now < START + ms; now += everyMs(look++)) {
    pace = refilled(pace, now, rate)
    while (waitMs(pace, now, lastSecond(sent, now)) === 0) {
      const segments = segmentsOf(sent.length)
      sent.push({ at: now, segments })
      pace.tokens -= segments
    }
  }
  return sent
}

function lastSecond(sent: Sent[], now: number): number {
  let sum = 0
  for (let i = sent.length - 1; i >= 0 && sent[i]!.at > now - 1000; i--) sum += sent[i]!.segments
  return sum
}

const total = (sent: Sent[]) => sent.reduce((sum, { segments }) => sum + segments, 0)

test.group('The pace of a sender', () => {
  const CASES: { name: string; rate: number; everyMs: (n: number) => number; longest: number }[] = [
    { name: '10 a second', rate: 10, everyMs: () => 20, longest: 3 },
    { name: '100 a second', rate: 100, everyMs: () => 15, longest: 3 },
    { name: 'one a second', rate: 1, everyMs: () => 20, longest: 1 },
    { name: '75 a minute', rate: 1.25, everyMs: () => 20, longest: 2 },
    {
      name: '100 a second with a worker that stumbles',
      rate: 100,
      everyMs: (n) => (n % 20 === 19 ? 700 : 15),
      longest: 3,
    },
  ]
  test('{name}: the mean is kept, and no second holds more than one text too much')
    .with(CASES)
    .run(({ assert }, { rate, everyMs, longest }) => {
      const segmentsOf = (n: number) => 1 + (n % longest)
      const sent = sendFor(MINUTE, { rate, everyMs, segmentsOf })
      // The bucket is full at first: a second's worth comes on top.
      assert.isAtLeast(total(sent), 0.97 * rate * 60)
      assert.isAtMost(total(sent), rate * 61 + longest)
      for (const { at } of sent) {
        assert.isAtMost(
          lastSecond(
            sent.filter((text) => text.at <= at + 999),
            at + 999
          ),
          rate + longest
        )
      }
    })

  test('an idle hour earns no more than a second', ({ assert }) => {
    const pace = refilled(newPace(START, 10), START + 60 * MINUTE, 10)
    assert.equal(pace.tokens, 10)
  })

  test('a clock set back ten minutes refills nothing and stops nothing', ({ assert }) => {
    const spent: Pace = { ...newPace(START, 10), tokens: -0.5 }
    const back = refilled(spent, START - 10 * MINUTE, 10)
    assert.equal(back.tokens, -0.5)
    const later = refilled(back, START - 10 * MINUTE + 100, 10)
    assert.equal(waitMs(later, START - 10 * MINUTE + 100, 0), 0)
  })

  test('asked to wait, nothing goes before, and then half as much', ({ assert }) => {
    const pace = slowed(refilled(newPace(START, 10), START, 10), START, 7000)
    assert.equal(waitMs(pace, START, 0), 7000)
    assert.equal(pace.rate, 5)
    assert.equal(waitMs(refilled(pace, START + 7000, 10), START + 7000, 0), 0)
  })

  test('complaints of one moment count once; steady ones slow it down for good', ({ assert }) => {
    let pace = newPace(START, 100)
    for (let i = 0; i < 30; i++) pace = slowed(pace, START + i, null)
    assert.equal(pace.rate, 50)
    for (let i = 1; i <= 30; i++) {
      const now = START + i * 6000
      pace = slowed(refilled(pace, now, 100), now, null)
    }
    assert.isAbove(pace.rate, 5)
    assert.isBelow(pace.rate, 20)
  })

  test('without complaints it is back at its pace within a minute', ({ assert }) => {
    let pace = slowed(newPace(START, 100), START, null)
    for (let now = START; now <= START + MINUTE; now += 500) pace = refilled(pace, now, 100)
    assert.equal(pace.rate, 100)
  })

  test('a wait that a clock set back would stretch to hours ends', ({ assert }) => {
    const pace = slowed(newPace(START, 10), START, 60_000)
    const back = refilled(pace, START - 60 * MINUTE, 10)
    assert.isAtMost(waitMs(back, START - 60 * MINUTE, 0), 5 * MINUTE)
  })
})
