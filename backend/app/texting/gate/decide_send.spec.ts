import { INITIATIVE_CONSENT } from '#app/people/profile/contract'
import { HOURS } from '#app/texting/gate/contract'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { decideSend, type GateDecision } from '#app/texting/gate/decide_send'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { checkEachRow } from '#tests/check_each_row'
import { FACTS, NOON } from '#tests/gate_facts'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const ALL = Object.keys(KINDS) as OutboundKind[]
const HERS = ALL.filter((kind) => KINDS[kind].isHers)
const SYSTEM = ALL.filter((kind) => !KINDS[kind].isHers)
const UNPROMPTED: OutboundKind[] = ['scheduled', 'initiative', 'plan_notice']
const local = (iso: string, timeZone = FACTS.timeZone) =>
  DateTime.fromISO(iso, { zone: timeZone }).toMillis()
const at = (now: number, more: Partial<GateFacts> = {}): GateFacts => ({
  ...FACTS,
  now,
  expiresAt: now + 2 * HOUR,
  noticedAt: now,
  ...more,
})
const reasonOf = (decision: GateDecision) =>
  decision.verdict === 'drop' ? decision.reason : decision.verdict

test.group('The kinds of texts', () => {
  const named = (applies: (kind: OutboundKind) => boolean) => ALL.filter(applies)

  test('these are her own words, all others are the product’s', ({ assert }) => {
    const unpaid = ['first_text', 'greeting', 'outage', 'resent', 'initiative'] as const
    const paid = ['reply', 'scheduled_now', 'scheduled'] as const
    assert.sameMembers(HERS, [...unpaid, ...paid])
    assert.sameMembers(
      named((kind) => KINDS[kind].isCharged),
      [...paid]
    )
  })

  test('these cannot wait, and these come by themselves', ({ assert }) => {
    assert.sameMembers(
      named((kind) => KINDS[kind].isUrgent),
      ['stop_answer', 'keyword_answer', 'crisis', 'operator_alarm']
    )
    assert.sameMembers(
      named((kind) => KINDS[kind].occasioned !== 'asked'),
      UNPROMPTED
    )
  })

  test('codes go first, then answers, her replies, what is scheduled, what nobody asked for', ({
    assert,
  }) => {
    const inOrder: OutboundKind[] = ['code', 'crisis', 'reply', 'scheduled', 'initiative']
    const byLane = inOrder.toSorted((one, other) => KINDS[one].lane - KINDS[other].lane)
    assert.deepEqual(byLane, inOrder)
    assert.equal(new Set(inOrder.map((kind) => KINDS[kind].lane)).size, inOrder.length)
  })
})

test.group('The send gate', () => {
  test('lets every kind through when nothing speaks against it, until it expires', ({ assert }) =>
    checkEachRow(ALL, (kind) => {
      const decision = decideSend({ ...FACTS, kind })
      assert.include(decision, { verdict: 'allow', validUntil: FACTS.expiresAt })
      assert.isNotEmpty(decision.reason)
    }))

  test('after STOP only the confirmation of it leaves, no other kind', ({ assert }) =>
    checkEachRow(
      ALL.filter((kind) => kind !== 'stop_answer'),
      (kind) => {
        const decision = decideSend({ ...FACTS, kind, isOptedOut: true })
        assert.deepEqual(decision, { verdict: 'drop', reason: 'you replied STOP' })
      }
    ))

  test('the confirmation of STOP leaves', ({ assert }) => {
    assert.equal(decideSend({ ...FACTS, kind: 'stop_answer', isOptedOut: true }).verdict, 'allow')
  })

  test('a stale text of any kind is dropped, never sent late', ({ assert }) =>
    checkEachRow(ALL, (kind) => {
      const decision = decideSend({ ...FACTS, kind, now: FACTS.expiresAt })
      assert.equal(reasonOf(decision), 'it was no longer timely')
    }))

  test('while somebody is paused or of unknown age, every kind of hers is held back', ({
    assert,
  }) =>
    checkEachRow(HERS, (kind) => {
      assert.equal(reasonOf(decideSend({ ...FACTS, kind, isPaused: true })), 'texting is paused')
      assert.equal(decideSend({ ...FACTS, kind, isAgeOverdue: true }).verdict, 'drop')
    }))

  test('every care and system text reaches a paused person', ({ assert }) =>
    checkEachRow(SYSTEM, (kind) => {
      const facts = { ...FACTS, kind, isPaused: true, isAgeOverdue: true, isFilteredText: true }
      assert.equal(decideSend(facts).verdict, 'allow')
    }))

  test('words the carrier filtered once, and words not paid for, are not sent in any kind of hers', ({
    assert,
  }) =>
    checkEachRow(HERS, (kind) => {
      assert.equal(decideSend({ ...FACTS, kind, isFilteredText: true }).verdict, 'drop')
      assert.equal(reasonOf(decideSend({ ...FACTS, kind, isPaidFor: false })), 'no messages left')
    }))

  test('what nobody asked for in this minute needs consent, a healthy number and no quiet hours', ({
    assert,
  }) =>
    checkEachRow(UNPROMPTED, (kind) => {
      const no = (facts: Partial<GateFacts>) => reasonOf(decideSend({ ...FACTS, kind, ...facts }))
      assert.equal(no({ hasConsent: false }), 'there is no consent to texts')
      assert.equal(no({ isBlocked: true }), 'your carrier or phone blocked a text')
      assert.equal(no({ isUnreachable: true }), 'your phone could not be reached')
      const isHers = KINDS[kind].isHers
      const quiet = no({ quietHours: { from: '11:00', until: '12:30' } })
      assert.equal(quiet, isHers ? 'your quiet hours' : 'defer')
      assert.equal(no({ quietHours: { from: '22:00', until: '12:00' } }), 'allow')
    }))

  test('what the law asks us to tell waits for the hours it may come, until it expires', ({
    assert,
  }) => {
    const facts: GateFacts = { ...FACTS, kind: 'plan_notice', expiresAt: NOON + 24 * HOUR }
    const quietHours = { from: '11:00', until: '12:30' }
    const waits = { verdict: 'defer', until: NOON + 30 * MINUTE } as const
    assert.include(decideSend({ ...facts, quietHours }), { ...waits, reason: 'your quiet hours' })
    const night = local('2026-11-18T23:00')
    assert.include(decideSend({ ...facts, now: night, expiresAt: night + 24 * HOUR }), {
      verdict: 'defer',
      reason: 'outside the hours it may come',
    })
    assert.equal(decideSend({ ...facts, kind: 'scheduled', quietHours }).verdict, 'drop')
  })

  test('a reply goes to a blocked phone in quiet hours: it was asked for', ({ assert }) => {
    const facts = { ...FACTS, isBlocked: true, isUnreachable: true, hasConsent: false }
    const quietHours = { from: '11:00', until: '13:00' }
    assert.equal(decideSend({ ...facts, quietHours }).verdict, 'allow')
  })

  test('an unasked text needs leave, and rests after the carrier filtered something', ({
    assert,
  }) => {
    const facts: GateFacts = { ...FACTS, kind: 'initiative' }
    assert.equal(reasonOf(decideSend({ ...facts, mayTextFirst: false })), 'she may not text first')
    assert.equal(decideSend({ ...facts, isInitiativeStopped: true }).verdict, 'drop')
    const scheduled: GateFacts = { ...facts, kind: 'scheduled' }
    assert.equal(
      decideSend({ ...scheduled, mayTextFirst: false, isInitiativeStopped: true }).verdict,
      'allow'
    )
  })

  test('with all sends stopped, or an unregistered number, a text waits until it expires', ({
    assert,
  }) => {
    for (const flag of ['areAllSendsStopped', 'isUnregistered'] as const) {
      const decision = decideSend({ ...FACTS, [flag]: true })
      assert.include(decision, { verdict: 'defer', until: NOON + MINUTE })
      const last = decideSend({ ...FACTS, [flag]: true, expiresAt: NOON + MINUTE })
      assert.equal(last.verdict, 'drop')
    }
  })

  test('a full cap puts a text off until there is room, or drops it', ({ assert }) => {
    const decision = decideSend({ ...FACTS, capFreeAt: NOON + 5 * MINUTE })
    assert.include(decision, { verdict: 'defer', until: NOON + 5 * MINUTE })
    assert.equal(decideSend({ ...FACTS, capFreeAt: FACTS.expiresAt }).verdict, 'drop')
    assert.equal(decideSend({ ...FACTS, capFreeAt: NOON }).verdict, 'allow')
  })

  test('of several waits the longest is taken, with its reason', ({ assert }) => {
    const [soon, late] = [NOON + 5 * MINUTE, NOON + 30 * MINUTE]
    assert.deepEqual(decideSend({ ...FACTS, capFreeAt: soon, spendCapUntil: late }), {
      verdict: 'defer',
      until: late,
      reason: 'enough texts for today (spend cap)',
    })
    assert.deepEqual(decideSend({ ...FACTS, capFreeAt: late, spendCapUntil: soon }), {
      verdict: 'defer',
      until: late,
      reason: 'enough texts for now',
    })
  })

  test('a demo person gets nothing from a real provider', ({ assert }) => {
    assert.equal(reasonOf(decideSend({ ...FACTS, isSeededOnRealProvider: true })), 'demo person')
  })

  test('her first text of a day, and of every three hours, must say that she is an AI', ({
    assert,
  }) => {
    const needs = (facts: Partial<GateFacts>) => {
      const decision = decideSend({ ...FACTS, ...facts })
      return decision.verdict === 'allow' && decision.needsNotice
    }
    assert.isFalse(needs({}))
    assert.isTrue(needs({ noticedAt: NOON - 3 * HOUR }))
    assert.isTrue(needs({ noticedAt: null }))
    assert.isTrue(needs(at(local('2026-11-18T00:01'), { noticedAt: local('2026-11-17T23:59') })))
    assert.isFalse(needs({ noticedAt: null, carriesNotice: true }))
    assert.isFalse(needs({ noticedAt: null, kind: 'crisis' }))
  })
})

test.group("The gate's hours", () => {
  const CASES: [OutboundKind, string, string][] = [
    ['scheduled', '2026-11-18T07:59', 'defer'],
    ['scheduled', '2026-11-18T08:00', 'allow'],
    ['scheduled', '2026-11-18T20:59', 'allow'],
    ['scheduled', '2026-11-18T21:00', 'outside the hours it may come'],
    ['initiative', '2026-11-18T08:59', 'defer'],
    ['initiative', '2026-11-18T09:00', 'allow'],
    ['initiative', '2026-11-18T19:59', 'allow'],
    ['initiative', '2026-11-18T20:00', 'outside the hours it may come'],
    ['initiative', '2026-11-22T11:59', 'defer'],
    ['initiative', '2026-11-22T12:00', 'allow'],
    ['scheduled', '2026-11-22T08:00', 'allow'],
    ['reply', '2026-11-18T03:00', 'allow'],
    ['scheduled_now', '2026-11-18T03:00', 'allow'],
    ['code', '2026-11-18T03:00', 'allow'],
  ]
  test('decides each case as the table says', ({ assert }) =>
    checkEachRow(CASES, ([kind, time, expected]) => {
      assert.equal(reasonOf(decideSend(at(local(time), { kind }))), expected)
    }))

  test('a text waits for its window only if it is still timely then', ({ assert }) => {
    const early = local('2026-11-18T05:00')
    assert.equal(
      reasonOf(decideSend(at(early, { kind: 'scheduled' }))),
      'outside the hours it may come'
    )
  })

  test('what the provider keeps longer than the window is not handed on', ({ assert }) => {
    const decision = decideSend(at(local('2026-11-18T20:30'), { kind: 'scheduled' }))
    assert.include(decision, { verdict: 'allow', validUntil: local('2026-11-18T21:00') })
  })

  test('a confirmed unusual hour is a window of half an hour', ({ assert }) => {
    const slotAt = local('2026-11-18T22:00')
    const decide = (minutes: number) =>
      reasonOf(decideSend(at(slotAt + minutes * MINUTE, { kind: 'scheduled', slotAt })))
    assert.deepEqual([-1, 0, 29, 30].map(decide), [
      'defer',
      'allow',
      'allow',
      'outside the hours it may come',
    ])
    assert.equal(
      reasonOf(decideSend(at(slotAt, { kind: 'scheduled' }))),
      'outside the hours it may come'
    )
  })

  test('they are those people agreed to in words', ({ assert }) => {
    // Who changes them asks for consent to other words
    // (`INITIATIVE_CONSENT`), and mends the page about safety.
    assert.deepEqual(HOURS.unasked.weekdays, { from: '09:00', until: '20:00' })
    assert.equal(HOURS.unasked.sunday.from, '12:00')
    assert.match(INITIATIVE_CONSENT.text, /between 9 AM and 8 PM, on Sundays from noon/)
  })
})
