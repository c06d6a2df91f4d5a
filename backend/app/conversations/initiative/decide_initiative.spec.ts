import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  type AskableLoop,
  decideInitiative,
  type InitiativeFacts,
} from '#app/conversations/initiative/decide_initiative'
import { checkEachRow } from '#tests/check_each_row'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const ZONE = 'America/New_York'
/** Thursday, five in the afternoon. */
const NOW = at('2026-11-19T17:00')
const LOOP: AskableLoop = {
  id: 1,
  subject: 'interview',
  eventAt: NOW - 2 * HOUR,
  askAt: NOW - MINUTE,
}
const FACTS: InitiativeFacts = {
  now: NOW,
  timeZone: ZONE,
  quietHours: null,
  states: [],
  isSilenced: false,
  heardAt: NOW - DAY,
  allowedSince: NOW - 30 * DAY,
  lastTextAt: NOW - DAY,
  isReplyDue: false,
  scheduledAt: null,
  sentAt: [],
  unanswered: 0,
  hasSaidHello: false,
  isTimeForSpace: false,
  loops: [LOOP],
}
const LIMITS = {
  perDay: 2,
  apartMs: 6 * HOUR,
  calmMs: 2 * HOUR,
  unansweredMost: 2,
  silenceMs: 3 * DAY,
  helloMs: 14 * DAY,
  lateMs: 36 * HOUR,
}

function at(local: string): number {
  return DateTime.fromISO(local, { zone: ZONE }).toMillis()
}

/** `ask`, `hello`, `wait 2026-11-19T18:00`, `rest`, `give up 1`. */
function decided(changes: Partial<InitiativeFacts>): string {
  const decision = decideInitiative({ ...FACTS, ...changes }, LIMITS)
  if (decision.act !== 'wait') return decision.act
  if (decision.stale.length > 0) return `give up ${decision.stale.map(({ id }) => id).join()}`
  if (decision.until === null) return 'rest'
  return `wait ${DateTime.fromMillis(decision.until, { zone: ZONE }).toFormat("LL-dd'T'HH:mm")}`
}

const SILENT = { heardAt: NOW - 15 * DAY, lastTextAt: NOW - 15 * DAY, loops: [] }

test.group('Whether she texts first', () => {
  const ROWS: [string, Partial<InitiativeFacts>, string][] = [
    ['a question whose time has come', {}, 'ask'],
    ['one still to come', { loops: [{ ...LOOP, askAt: NOW + HOUR }] }, 'wait 11-19T18:00'],
    ['somebody wrote an hour ago', { lastTextAt: NOW - HOUR }, 'wait 11-19T18:00'],
    ['somebody wrote two hours ago', { lastTextAt: NOW - 2 * HOUR }, 'ask'],
    ['a text waits for its answer', { isReplyDue: true }, 'wait 11-19T17:05'],
    ['a scheduled text is near', { scheduledAt: NOW + 20 * MINUTE }, 'wait 11-19T19:20'],
    ['a scheduled text is far', { scheduledAt: NOW + 40 * MINUTE }, 'ask'],
    ['texting is off', { isSilenced: true }, 'wait 11-19T18:00'],
    ['she texted first five hours ago', { sentAt: [NOW - 5 * HOUR] }, 'wait 11-19T18:00'],
    ['she texted first six hours ago', { sentAt: [NOW - 6 * HOUR] }, 'ask'],
    ['twice today', { sentAt: [NOW - 6 * HOUR, NOW - 13 * HOUR] }, 'wait 11-19T18:00'],
    ['once today and once yesterday', { sentAt: [NOW - 7 * HOUR, NOW - 20 * HOUR] }, 'ask'],
    ['one unanswered', { unanswered: 1 }, 'ask'],
    ['two unanswered', { unanswered: 2 }, 'wait 11-21T03:01'],
    ['silent for nearly three days', { heardAt: NOW - 3 * DAY + MINUTE }, 'ask'],
    ['silent for three days', { heardAt: NOW - 3 * DAY }, 'wait 11-21T03:01'],
    ['a crisis lately', { isTimeForSpace: true }, 'wait 11-21T03:01'],
    ['a heart for the last hello', { hasSaidHello: true, heardAt: NOW - DAY }, 'wait 11-21T03:01'],
    ['nothing to ask', { loops: [] }, 'wait 12-02T17:00'],
    ['too late in the evening', { now: at('2026-11-19T20:00') }, 'wait 11-20T09:00'],
    ['in quiet hours', { quietHours: { from: '16:00', until: '19:00' } }, 'wait 11-19T19:00'],
    [
      'quiet for as long as it matters',
      { quietHours: { from: '06:00', until: '23:00' } },
      'give up 1',
    ],
    ['more than a day and a half after', { now: LOOP.eventAt + 37 * HOUR }, 'give up 1'],
    [
      'just in time, but a talk is going on',
      {
        now: at('2026-11-20T19:30'),
        lastTextAt: at('2026-11-20T19:29'),
        loops: [{ ...LOOP, eventAt: at('2026-11-19T10:00') }],
      },
      'give up 1',
    ],
    ['silent for two weeks', SILENT, 'hello'],
    ['two weeks with texts by the clock', { ...SILENT, scheduledAt: NOW + 15 * HOUR }, 'rest'],
    [
      'not yet two weeks with texts by the clock',
      { ...SILENT, heardAt: NOW - 13 * DAY, scheduledAt: NOW + 15 * HOUR },
      'wait 11-20T17:00',
    ],
    ['and it has been said', { ...SILENT, hasSaidHello: true }, 'rest'],
    ['after two unanswered questions', { ...SILENT, unanswered: 2 }, 'hello'],
    ['to somebody who wants peace', { ...SILENT, isTimeForSpace: true }, 'rest'],
    ['allowed only yesterday', { ...SILENT, allowedSince: NOW - DAY }, 'wait 12-02T17:00'],
    ['two weeks of silence, but paused', { ...SILENT, isSilenced: true }, 'wait 11-20T17:00'],
    ['two weeks end at night', { ...SILENT, now: at('2026-11-19T22:00') }, 'wait 11-20T09:00'],
  ]
  test('decides each case as the table says', ({ assert }) =>
    checkEachRow(ROWS, ([, changes, expected]) => assert.equal(decided(changes), expected)))

  test('of two questions the one that was due first', ({ assert }) => {
    const other = { ...LOOP, id: 2, askAt: NOW - 2 * MINUTE }
    const decision = decideInitiative({ ...FACTS, loops: [other, LOOP] }, LIMITS)
    assert.deepEqual(decision, { act: 'ask', loop: other })
  })

  test('whatever is true, she never writes when one thing speaks against it', ({ assert }) => {
    const against: Partial<InitiativeFacts>[] = [
      { isSilenced: true },
      { lastTextAt: NOW - HOUR },
      { isReplyDue: true },
      { sentAt: [NOW - HOUR] },
      { sentAt: [NOW - 7 * HOUR, NOW - 8 * HOUR] },
      { now: at('2026-11-19T21:00') },
      { now: at('2026-11-22T10:00') },
      { quietHours: { from: '00:00', until: '23:59' } },
      { scheduledAt: NOW + MINUTE },
    ]
    for (const hold of against) {
      for (const more of [{}, SILENT, { unanswered: 1 }, ...against]) {
        const decision = decideInitiative({ ...FACTS, ...more, ...hold }, LIMITS)
        assert.equal(decision.act, 'wait', JSON.stringify({ ...more, ...hold }))
      }
    }
  })

  test('it always looks again later than now, but for what it gives up', ({ assert }) => {
    for (const [, changes] of ROWS) {
      const facts = { ...FACTS, ...changes }
      const decision = decideInitiative(facts, LIMITS)
      if (decision.act !== 'wait' || decision.until === null || decision.stale.length > 0) continue
      assert.isAbove(decision.until, facts.now)
    }
  })
})
