import type { TestTextState } from '#app/console/calls/contract'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failure_of'

const NOT_VERIFIED = 'this number is not verified for test mode'

describe('why a test text did not arrive', () => {
  test.each<[string, Partial<TestTextState>, string | null]>([
    [
      'refused',
      { state: 'failed', errorCode: 21_608, reason: NOT_VERIFIED },
      'The number is not verified for test mode.',
    ],
    [
      'refused without words',
      { state: 'failed', errorCode: 21_608 },
      '21608: The number is not verified for test mode.',
    ],
    [
      'lost',
      { state: 'undelivered', errorCode: 30_003, reason: 'phone unreachable' },
      'Phone off or without service.',
    ],
    ['dropped by the gate', { state: 'failed', reason: 'you replied STOP' }, 'They replied STOP.'],
    ['ended without a word', { state: 'failed' }, 'The text did not arrive.'],
    ['waiting, with a reason', { state: 'queued', reason: 'the network is busy' }, null],
    ['sent', { state: 'sent' }, null],
    ['delivered', { state: 'delivered' }, null],
    ['in doubt', { state: 'unknown' }, null],
  ])('%s', (_, ended, words) => {
    expect(failureOf({ ...TEXT, ...ended })).toBe(words)
  })

  test('nothing sent, nothing failed', () => {
    expect(failureOf(undefined)).toBeNull()
  })
})

const TEXT: TestTextState = {
  ...{ id: 7, state: 'queued', reason: null, errorCode: null, verdict: null, timeline: [] },
}
