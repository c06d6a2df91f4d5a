import { test } from '@japa/runner'
import { decideSend, type GateFacts, type OutboundKind } from '#app/sms/send_gate'

const FACTS: GateFacts = {
  kind: 'reply',
  now: 1000,
  expiresAt: 2000,
  isOptedOut: false,
  badNumberReason: null,
  isPaused: false,
  isAgeOverdue: false,
  isSeededOnRealProvider: false,
  areAllSendsStopped: false,
}
const KINDS: OutboundKind[] = [
  'code',
  'stop_answer',
  'keyword_answer',
  'pointer',
  'first_text',
  'greeting',
  'reply',
  'outage',
  'crisis',
  'notice',
]
const HERS: OutboundKind[] = ['first_text', 'greeting', 'reply', 'outage']

test.group('The send gate', () => {
  test('lets {$self} through when nothing speaks against it')
    .with(KINDS)
    .run(({ assert }, kind) =>
      assert.deepEqual(decideSend({ ...FACTS, kind }), { verdict: 'allow' })
    )

  test('after STOP only the confirmation of it leaves, not {$self}')
    .with(KINDS.filter((kind) => kind !== 'stop_answer'))
    .run(({ assert }, kind) => {
      const decision = decideSend({ ...FACTS, kind, isOptedOut: true })
      assert.deepEqual(decision, { verdict: 'drop', reason: 'you replied STOP' })
    })

  test('the confirmation of STOP leaves', ({ assert }) => {
    assert.equal(decideSend({ ...FACTS, kind: 'stop_answer', isOptedOut: true }).verdict, 'allow')
  })

  test('a stale {$self} is dropped, never sent late')
    .with(KINDS)
    .run(({ assert }, kind) => {
      assert.equal(decideSend({ ...FACTS, kind, now: 2000 }).verdict, 'drop')
    })

  test('while somebody is paused or of unknown age, her {$self} is held back')
    .with(HERS)
    .run(({ assert }, kind) => {
      assert.equal(decideSend({ ...FACTS, kind, isPaused: true }).verdict, 'drop')
      assert.equal(decideSend({ ...FACTS, kind, isAgeOverdue: true }).verdict, 'drop')
    })

  test('care and system texts reach a paused person: {$self}')
    .with(KINDS.filter((kind) => !HERS.includes(kind)))
    .run(({ assert }, kind) => {
      assert.equal(
        decideSend({ ...FACTS, kind, isPaused: true, isAgeOverdue: true }).verdict,
        'allow'
      )
    })

  test('with all sends stopped a text waits instead of being lost', ({ assert }) => {
    const decision = decideSend({ ...FACTS, areAllSendsStopped: true })
    assert.equal(decision.verdict, 'defer')
  })

  test('a demo person gets nothing from a real provider', ({ assert }) => {
    assert.equal(decideSend({ ...FACTS, isSeededOnRealProvider: true }).verdict, 'drop')
  })

  test('every no carries its reason', ({ assert }) => {
    const flags = [
      'isOptedOut',
      'isPaused',
      'isAgeOverdue',
      'isSeededOnRealProvider',
      'areAllSendsStopped',
    ] as const
    for (let bits = 1; bits < 2 ** flags.length; bits++) {
      const set = Object.fromEntries(
        flags.map((flag, index) => [flag, Boolean(bits & (1 << index))])
      )
      const decision = decideSend({ ...FACTS, ...set })
      if (decision.verdict !== 'allow') assert.isNotEmpty(decision.reason)
    }
  })
})
