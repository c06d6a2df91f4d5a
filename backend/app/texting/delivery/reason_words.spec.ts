import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { REASON_WORDS, TEXTING_WORDS } from '#app/texting/delivery/contract'
import { resourceOf } from '#app/console/resources/contract'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { decideSend } from '#app/texting/gate/decide_send'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { meaningOf } from '#app/texting/sms/error_codes'
import { FACTS, NOON } from '#tests/gate_facts'

const FINE: GateFacts = { ...FACTS, expiresAt: NOON + 48 * HOUR }
/** One trouble at a time: each has a reason of its own. */
const TROUBLES: Partial<GateFacts>[] = [
  {},
  { expiresAt: NOON },
  { quietHours: { from: '08:00', until: '20:00' } },
  { hasConsent: false },
  { isOptedOut: true },
  { isPaused: true },
  { mayTextFirst: false },
  { isAgeOverdue: true },
  { isUnreachable: true },
  { isBlocked: true },
  { isFilteredText: true },
  { isInitiativeStopped: true },
  { capFreeAt: NOON + HOUR },
  { isPaidFor: false },
  { isSeededOnRealProvider: true },
  { isUnregistered: true },
  { areAllSendsStopped: true },
  { hasUnread: true },
  { carrierDay: { usedShare: 2, endsAt: NOON + HOUR } },
  { spendCapUntil: NOON + HOUR },
  { now: Date.parse('2026-11-18T08:00:00Z') },
]
const FIRST_CODE = 10_000
const LAST_CODE = 70_000

test.group('The words of operators', () => {
  test('are there for every answer of the gate', ({ assert }) => {
    const kinds = Object.keys(KINDS) as OutboundKind[]
    const reasons = kinds.flatMap((kind) =>
      TROUBLES.map((trouble) => decideSend({ ...FINE, kind, ...trouble }).reason)
    )
    const said = new Set(reasons)
    assert.isAtLeast(said.size, TROUBLES.length)
    assert.deepEqual(
      [...said].filter((reason) => !(reason in REASON_WORDS)),
      []
    )
  })

  test('are there for every reason of the provider', ({ assert }) => {
    const codes = Array.from({ length: LAST_CODE - FIRST_CODE }, (_, index) => FIRST_CODE + index)
    const said = new Set(codes.map((code) => meaningOf(code).reason))
    assert.isAbove(said.size, 12)
    assert.deepEqual(
      [...said].filter((reason) => !(reason in REASON_WORDS)),
      []
    )
  })

  test('speak of the person, never to them', ({ assert }) => {
    const toThem = Object.values(REASON_WORDS).filter((words) => /\byou(r|rs)?\b/i.test(words))
    assert.deepEqual(toThem, [])
  })

  test('are there for every state of texting', ({ assert }) => {
    const field = resourceOf('signups')?.fields.find(({ name }) => name === 'textingState')
    assert.sameMembers([...(field?.choices ?? [])], Object.keys(TEXTING_WORDS))
  })
})
