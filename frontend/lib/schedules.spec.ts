import type { Activity } from '#app/people/activities/contract'
import { describe, expect, test } from 'vitest'
import { goesWords, isFull, nextSchedule, nextWords, schedulesIn } from './schedules'

const GOODNIGHT = {
  messageType: 'goodnight',
  time: '22:00',
  enabled: true,
  customMessage: null,
  nextAt: '2026-11-22T03:00:00.000Z',
}

function row(id: number, metadata: object | string | null): Activity {
  return {
    id,
    activityType: 'message_scheduled',
    description: '',
    metadata: typeof metadata === 'object' && metadata ? JSON.stringify(metadata) : metadata,
    createdAt: '2026-11-21T12:00:00.000Z',
  }
}

describe('the scheduled messages among the activities', () => {
  test('come in the order of the day, with their labels', () => {
    const morning = { ...GOODNIGHT, messageType: 'good_morning', time: '08:00' }
    const found = schedulesIn({ activities: [row(1, GOODNIGHT), row(2, morning)] })
    expect(found.map(({ id, label }) => [id, label])).toEqual([
      [2, 'Good Morning Text'],
      [1, 'Goodnight Text'],
    ])
  })

  test('are told from what else happened', () => {
    const login: Activity = { ...row(1, GOODNIGHT), activityType: 'login' }
    expect(schedulesIn({ activities: [login] })).toEqual([])
  })

  test.each([
    ['no metadata', null],
    ['half a row', '{"messageType":"good'],
    ['an unknown type', { ...GOODNIGHT, messageType: 'brunch' }],
    ['a time that is none', { ...GOODNIGHT, time: '25:00' }],
    ['a day that is none', { ...GOODNIGHT, days: [0] }],
    ['a surprise without an end', { ...GOODNIGHT, messageType: 'surprise' }],
  ])('are read past one with %s', (_, metadata) => {
    const found = schedulesIn({ activities: [row(1, metadata), row(2, GOODNIGHT)] })
    expect(found.map(({ id }) => id)).toEqual([2])
  })

  test('are active and hers to write when the row holds the bare fields', () => {
    const [found] = schedulesIn({
      activities: [row(1, { messageType: 'lunch_check', time: '12:00', nextAt: 'soon' })],
    })
    expect(found).toMatchObject({ enabled: true, customMessage: null, nextAt: null })
    expect(found).toMatchObject({ until: null, days: [1, 2, 3, 4, 5, 6, 7] })
  })

  test('say what holds them up and what was missed, when the row says it well', () => {
    const lastMiss = {
      dueAt: '2026-11-21T13:00:00.000Z',
      outcome: 'not_sent',
      reason: 'no messages left',
    }
    const held = { ...GOODNIGHT, heldBecause: 'texting is paused', lastMiss }
    const odd = { ...GOODNIGHT, heldBecause: 7, lastMiss: { dueAt: 'once', reason: 'why not' } }
    const [first, second] = schedulesIn({ activities: [row(1, held), row(2, odd)] })
    expect(first).toMatchObject({ heldBecause: 'texting is paused', lastMiss })
    expect(second).toMatchObject({ heldBecause: null, lastMiss: null })
  })
})

test('the next one is the first that goes, never a paused one', () => {
  const later = { ...GOODNIGHT, nextAt: '2026-11-22T13:00:00.000Z' }
  const paused = { ...GOODNIGHT, enabled: false, nextAt: null }
  const schedules = schedulesIn({ activities: [row(1, later), row(2, GOODNIGHT), row(3, paused)] })
  expect(nextSchedule(schedules)?.id).toBe(2)
  expect(nextSchedule(schedules.filter(({ enabled }) => !enabled))).toBeNull()
})

test('three are the most, paused ones counted', () => {
  const rows = [1, 2, 3].map((id) => row(id, { ...GOODNIGHT, enabled: false }))
  expect(isFull(schedulesIn({ activities: rows }))).toBe(true)
  expect(isFull(schedulesIn({ activities: rows.slice(1) }))).toBe(false)
})

test('what goes is said with its days', () => {
  const at = (days: number[]) => goesWords({ time: '08:00', until: null, days })
  expect(at([1, 2, 3, 4, 5, 6, 7])).toBe('every day at 8:00\u00a0AM')
  expect(at([1, 2, 3, 4, 5])).toBe('on weekdays at 8:00\u00a0AM')
  expect(at([2])).toBe('on Tuesdays at 8:00\u00a0AM')
  expect(at([1, 3, 5])).toBe('on Mondays, Wednesdays and Fridays at 8:00\u00a0AM')
  expect(at([1, 2, 4, 5, 6, 7])).toBe('every day but Wednesday at 8:00\u00a0AM')
  expect(at([1, 2, 3, 4, 6])).toBe('every day but Friday and Sunday at 8:00\u00a0AM')
  const surprise = { time: '10:00', until: '18:00', days: [6, 7] }
  expect(goesWords(surprise)).toBe('on weekends sometime between 10:00\u00a0AM and 6:00\u00a0PM')
})

test('the next surprise is said by its hours, never by a minute', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const begin = { nextAt: '2026-11-21T15:00:00.000Z', until: '18:00' }
  const words = nextWords(begin, 'America/New_York', now)
  expect(words).toBe('Today, 10:00\u00a0AM to 6:00\u00a0PM\u00a0ET')
  const plain = nextWords({ ...begin, until: null }, 'America/New_York', now)
  expect(plain).toBe('Today, 10:00\u00a0AM\u00a0ET')
})
