import { test } from '@japa/runner'
import { decideSend } from '#app/texting/gate/decide_send'
import type { GateFacts } from '#app/texting/gate/gate_facts'
import { KINDS, type OutboundKind } from '#app/models/kinds'
import { FACTS } from '#tests/gate_facts'
import { HOUR } from '#app/core/clock/durations'

const MIDNIGHT_UTC = Date.parse('2026-11-19T00:00:00Z')
const ALL = Object.keys(KINDS) as OutboundKind[]
const URGENT: OutboundKind[] = ['stop_answer', 'keyword_answer', 'crisis', 'operator_alarm']
const allowed = (facts: Partial<GateFacts>) =>
  ALL.filter((kind) => decideSend({ ...FACTS, ...facts, kind }).verdict === 'allow')

test.group('Sends that are stopped, and a spent budget', () => {
  test('the switch lets only answers to keywords, crisis texts and alarms through', ({
    assert,
  }) => {
    assert.sameMembers(allowed({ isSwitchedOff: true }), URGENT)
  })

  test('staff gets a code all the same, or nobody could sign in to lift the switch', ({
    assert,
  }) => {
    assert.sameMembers(allowed({ isSwitchedOff: true, isToStaff: true }), [...URGENT, 'code'])
  })

  test('a country that refuses our number is still tried for what is urgent and for codes to staff', ({
    assert,
  }) => {
    assert.sameMembers(allowed({ isUnregistered: true }), URGENT)
    assert.sameMembers(allowed({ isUnregistered: true, isToStaff: true }), [...URGENT, 'code'])
  })

  test('the environment lets nothing through, whatever it is', ({ assert }) => {
    assert.deepEqual(allowed({ areAllSendsStopped: true, isToStaff: true }), [])
  })

  test('over a spend cap hers are held back, all else goes on', ({ assert }) => {
    const system = ALL.filter((kind) => !KINDS[kind].isHers)
    assert.sameMembers(allowed({ spendCapUntil: MIDNIGHT_UTC }), system)
    for (const kind of ['code', 'crisis', 'notice', 'stop_answer'] as const) {
      assert.include(system, kind)
    }
  })

  test('over a spend cap a text waits for the next UTC day, and falls away when that is too late', ({
    assert,
  }) => {
    const capped = { ...FACTS, spendCapUntil: MIDNIGHT_UTC }
    assert.deepInclude(decideSend({ ...capped, expiresAt: MIDNIGHT_UTC + HOUR }), {
      verdict: 'defer',
      until: MIDNIGHT_UTC,
    })
    const dropped = decideSend({ ...capped, expiresAt: MIDNIGHT_UTC })
    assert.equal(dropped.verdict, 'drop')
    assert.include(dropped.reason, 'spend cap')
  })
})
