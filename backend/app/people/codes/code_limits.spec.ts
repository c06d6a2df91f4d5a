import { test } from '@japa/runner'
import limits from '#config/limits'
import { type PastCode, waitForCode, waitForTry } from '#app/people/codes/code_limits'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'

const NOW = Date.parse('2026-11-18T17:00:00Z')

const codes = {
  ...limits.codes,
  validMs: 10 * MINUTE,
  cooldownMs: 30 * SECOND,
  per10Minutes: 3,
  perDay: 5,
  triesPerDay: 15,
}

function sentAgo(...ages: number[]): PastCode[] {
  return ages.map((age) => ({ createdAt: NOW - age, tries: 0, state: 'replaced' }))
}

function triedAgo(...pairs: [age: number, tries: number][]): PastCode[] {
  return pairs.map(([age, tries]) => ({ createdAt: NOW - age, tries, state: 'spent' }))
}

test.group('How often a number gets a code', () => {
  test('the first one comes at once', ({ assert }) => {
    assert.equal(waitForCode([], NOW, codes), 0)
  })

  test('the second one after 30 seconds', ({ assert }) => {
    assert.equal(waitForCode(sentAgo(10 * SECOND), NOW, codes), 20 * SECOND)
    assert.equal(waitForCode(sentAgo(30 * SECOND), NOW, codes), 0)
  })

  test('the wait doubles with each', ({ assert }) => {
    assert.equal(waitForCode(sentAgo(40 * SECOND, 0), NOW, codes), 60 * SECOND)
    assert.equal(waitForCode(sentAgo(3 * HOUR, 2 * HOUR, 0), NOW, codes), 120 * SECOND)
  })

  test('three in ten minutes are enough', ({ assert }) => {
    const past = sentAgo(8 * MINUTE, 6 * MINUTE, 4 * MINUTE)
    assert.equal(waitForCode(past, NOW, codes), 2 * MINUTE)
  })

  test('five in a day are enough', ({ assert }) => {
    const past = sentAgo(20 * HOUR, 15 * HOUR, 10 * HOUR, 5 * HOUR, 2 * HOUR)
    assert.equal(waitForCode(past, NOW, codes), 4 * HOUR)
  })

  test('what never left does not count', ({ assert }) => {
    const past = sentAgo(SECOND).map((code) => ({ ...code, state: 'unsent' as const }))
    assert.equal(waitForCode(past, NOW, codes), 0)
  })
})

test.group('How often a number is tried', () => {
  test('fifteen tries in a day lock it, whichever codes they were for', ({ assert }) => {
    assert.equal(waitForTry(triedAgo([3 * HOUR, 5], [2 * HOUR, 5], [HOUR, 4]), NOW, codes), 0)
    const locked = waitForTry(triedAgo([3 * HOUR, 5], [2 * HOUR, 5], [HOUR, 5]), NOW, codes)
    assert.equal(locked, 21 * HOUR + 10 * MINUTE)
  })

  test('it opens when enough of them are a day old', ({ assert }) => {
    const locked = waitForTry(triedAgo([20 * HOUR, 0], [10 * HOUR, 1], [HOUR, 14]), NOW, codes)
    assert.equal(locked, 14 * HOUR + 10 * MINUTE)
  })

  test('with no tries allowed it stays locked', ({ assert }) => {
    assert.isAbove(waitForTry([], NOW, { ...codes, triesPerDay: 0 }), 0)
  })
})
