import { test } from '@japa/runner'
import { meaningOf } from '#app/texting/sms/error_codes'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { charged, paceNow, ToldTexts } from '#tests/told_texts'
import { clock, freshDatabase, onboardedUser, pass, rows, runDue, sms, text } from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const PACE = 1_000_000

interface Effect {
  recipient?: object
  alarms?: object[]
  again?: number
  isFiltered?: true
  isSlowed?: true
}

const BAD = { recipient: { bad_reason: 'this number cannot take texts' } }
const REGISTRATION = {
  alarms: [{ kind: 'registration', subject: '+1', times: 1 }],
  again: MINUTE,
}
const SLOWED = { isSlowed: true, again: MINUTE } as const
const SUSPENDED = { alarms: [{ kind: 'suspended', subject: 'sms', times: 1 }] }

/** What each code of the provider says under the text, and does beyond it. */
const CODES: [number, string, Effect][] = [
  [20005, 'the network refused us', SUSPENDED],
  [20003, 'the network refused us', {}],
  [20404, 'the network refused us', SUSPENDED],
  [20429, 'the network is busy', SLOWED],
  [21211, 'this is not a valid phone number', BAD],
  [21408, 'texts to this country are switched off', {}],
  [21606, 'the network refused us', {}],
  [21608, 'this number is not verified for test mode', {}],
  [21610, 'you replied STOP', { recipient: { opted_out_by: 'provider' } }],
  [21612, 'this number cannot be reached', {}],
  [21614, 'this is not a mobile number', BAD],
  [14107, 'too many texts in a short time', SLOWED],
  [21660, 'the network refused us', SUSPENDED],
  [21701, 'the network refused us', SUSPENDED],
  [21703, 'the network refused us', SUSPENDED],
  [21704, 'the network refused us', SUSPENDED],
  [21705, 'the network refused us', SUSPENDED],
  [30001, 'the network is busy', SLOWED],
  [30002, 'the network refused us', SUSPENDED],
  [30003, 'phone unreachable', { recipient: { unreachable_strikes: 1 }, again: 10 * MINUTE }],
  [30004, 'blocked by the carrier or the phone', { recipient: { is_blocked: true } }],
  [30005, 'unknown number', BAD],
  [30006, 'landline or unreachable carrier', BAD],
  [30007, 'filtered by the carrier', { isFiltered: true }],
  [30008, 'the carrier gave no reason', { again: MINUTE }],
  [30022, 'too many texts in a short time', SLOWED],
  [30023, 'too many texts today', { again: MINUTE }],
  [30032, 'our number is not registered yet', REGISTRATION],
  [30034, 'our number is not registered yet', REGISTRATION],
  [39999, 'the carrier gave no reason', {}],
]
const PASSING = [
  20003, 20005, 20404, 20429, 21606, 21660, 21701, 21703, 21704, 21705, 14107, 30001, 30002, 30022,
]

let told: ToldTexts

async function open(): Promise<() => Promise<void>> {
  told = await ToldTexts.open()
  return () => told.close()
}

async function recipient(): Promise<Record<string, unknown>> {
  const [row] = await rows<Record<string, unknown>>(
    `select opted_out_by, bad_reason, blocked_at, unreachable_strikes from recipients`
  )
  const { blocked_at: blockedAt = null, ...more } = row ?? {}
  const known = { opted_out_by: null, bad_reason: null, unreachable_strikes: 0, ...more }
  return { ...known, is_blocked: blockedAt !== null }
}

async function effect(id: number): Promise<object> {
  const now = clock.now()
  return {
    recipient: await recipient(),
    alarms: (await rows('select kind, subject, times from alarms')).map((row) => ({ ...row })),
    again: (await told.secondTriesOf(id)).map((row) => row.due_at - now),
    filtered: (await rows('select body_hash from filtered_texts')).length,
    rate: await paceNow(),
  }
}

function expected({ recipient: known, alarms, again, isFiltered, isSlowed }: Effect, id: number) {
  const quiet = { opted_out_by: null, bad_reason: null, unreachable_strikes: 0, is_blocked: false }
  return {
    recipient: { ...quiet, ...known },
    alarms: alarms ?? [],
    again: again === undefined ? [] : [again],
    filtered: isFiltered ? 1 : 0,
    rate: isSlowed ? PACE / 2 : PACE,
    ...(isFiltered && { alarms: [{ kind: 'filtered', subject: hashes.get(id), times: 1 }] }),
  }
}

const hashes = new Map<number, string>()
async function keepHash(id: number): Promise<void> {
  const [row] = await rows<{ body_hash: string }>('select body_hash from messages where id = ?', id)
  hashes.set(id, row?.body_hash ?? '')
}

test.group("A provider's error", (group) => {
  freshDatabase(group)
  group.each.setup(open)

  test('{0} told of a sent text: what it says and does')
    .with(CODES)
    .run(async ({ assert }, [code, reason, effects]) => {
      const { id } = await told.send(told.draft('scheduled'))
      await keepHash(id)
      const lost = await told.tell(id, 'undelivered', code)
      await told.tell(id, 'undelivered', code)
      await runDue()
      assert.include(lost, { state: 'undelivered', reason, error_code: code })
      assert.deepEqual(await effect(id), expected(effects, id))
      assert.equal(await charged(), effects.again === undefined ? 0 : -1)
    })

  test('{0} as the answer to a send: what it says and does')
    .with(CODES.filter(([code]) => !PASSING.includes(code)))
    .run(async ({ assert }, [code, reason, effects]) => {
      sms.failNext(new SmsGatewayError('refused', code))
      const { id, ...lost } = await told.send(told.draft('scheduled'))
      await keepHash(id)
      assert.include(lost, { state: 'failed', reason, error_code: code })
      assert.deepEqual(await effect(id), expected(effects, id))
      assert.equal(await charged(), effects.again === undefined ? 0 : -1)
    })

  test('no code is missing here', ({ assert }) => {
    for (let code = 10_000; code < 40_000; code++) {
      const known = CODES.find(([listed]) => listed === code)
      if (!known) assert.equal(meaningOf(code).reason, meaningOf(null).reason, `${code}`)
    }
  })
})

test.group('A number that takes no texts', (group) => {
  freshDatabase(group)
  group.each.setup(open)

  test('gets none any more, and the reason is kept', async ({ assert }) => {
    await told.lose(30005)
    for (const kind of ['reply', 'scheduled', 'notice', 'initiative', 'code'] as const) {
      const { state, reason } = await told.send(told.draft(kind))
      const [now] = [{ state, reason }]
      if (kind === 'code') await runDue()
      assert.deepEqual(now, { state: 'failed', reason: 'this number cannot take texts' }, kind)
    }
  })

  test('opted out at the provider: it stands in the ledger, and nothing goes any more', async ({
    assert,
  }) => {
    await told.lose(21610)
    const ledger = await rows(`select event, source, user_id from consents where event <> 'given'`)
    assert.deepEqual(
      ledger.map((row) => ({ ...row })),
      [{ event: 'revoked', source: 'provider', user_id: told.user.id }]
    )
    for (const kind of ['reply', 'scheduled', 'notice', 'initiative'] as const) {
      assert.include(await told.send(told.draft(kind)), {
        state: 'failed',
        reason: 'you replied STOP',
      })
    }
  })
})

test.group('Whoever texts us from a number that took none', (group) => {
  freshDatabase(group)
  group.each.setup(open)

  test('is answered again, in danger too', async ({ assert }) => {
    await told.lose(30005)
    clock.advance(MINUTE)
    await text(told.user, 'I want to kill myself')
    await runDue()
    assert.include(sms.lastTo(told.user.phone), '988')
    assert.isNull((await recipient()).bad_reason)
  })

  test('and said START is not opted out by what is told late of an older text', async ({
    assert,
  }) => {
    const { id } = await told.send(told.draft('scheduled'))
    clock.advance(MINUTE)
    await text(told.user, 'STOP')
    clock.advance(MINUTE)
    await text(told.user, 'START')
    clock.advance(HOUR)
    await told.tell(id, 'failed', 21610)
    assert.isNull((await recipient()).opted_out_by)
    await told.lose(21610)
    assert.equal((await recipient()).opted_out_by, 'provider')
  })
})

test.group('A phone that blocked a text', (group) => {
  freshDatabase(group)
  group.each.setup(open)
  const WHY = 'your carrier or phone blocked a text'

  test('gets nothing that was not asked for just now', async ({ assert }) => {
    await told.lose(30004)
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.include(await told.send(told.draft(kind)), { state: 'failed', reason: WHY })
    }
    for (const kind of ['reply', 'scheduled_now', 'notice'] as const) {
      assert.equal((await told.send(told.draft(kind))).state, 'sent', kind)
    }
    // The reply that arrives says nothing of what the phone lets through unasked.
    const { id } = await told.send(told.draft('notice'))
    await told.tell(id, 'delivered')
    assert.isTrue((await recipient()).is_blocked)
  })

  test('three texts a day cost nothing, each further one its charge', async ({ assert }) => {
    const chargedAfter = async (status: string, code: number) => {
      const { id } = await told.send(told.draft('reply'))
      await told.tell(id, status, code)
      return charged()
    }
    const seen = []
    // Neither is the doing of a phone.
    for (let count = 0; count < 4; count++) await chargedAfter('undelivered', 39999)
    for (let count = 0; count < 4; count++) await chargedAfter('failed', 30004)
    for (let count = 0; count < 4; count++) seen.push(await chargedAfter('undelivered', 30004))
    assert.deepEqual(seen, [0, 0, 0, -1])
    assert.equal(await chargedAfter('undelivered', 39999), -1)
    assert.equal(await chargedAfter('failed', 30004), -1)
    clock.advance(DAY)
    assert.equal(await chargedAfter('undelivered', 30004), -1)
  })

  test('gets it again once its person texts us', async ({ assert }) => {
    await told.lose(30004)
    clock.advance(MINUTE)
    await text(told.user, 'why so quiet?')
    assert.isFalse((await recipient()).is_blocked)
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.equal((await told.send(told.draft(kind))).state, 'sent')
    }
  })

  test('a text from before the block that comes late changes nothing', async ({ assert }) => {
    await told.lose(30004)
    clock.advance(HOUR)
    await text(told.user, 'from before', { at: clock.now() - 2 * HOUR })
    assert.isTrue((await recipient()).is_blocked)
    await text(told.user, 'from after', { at: clock.now() - 1 })
    assert.isFalse((await recipient()).is_blocked)
  })

  test('nor does the same text told twice, or one of another number', async ({ assert }) => {
    const other = await onboardedUser()
    await text(told.user, 'before', { sid: 'SMonce' })
    await told.lose(30004)
    clock.advance(MINUTE)
    assert.equal(await text(told.user, 'before', { sid: 'SMonce' }), 'duplicate')
    await text(other, 'me neither')
    assert.isTrue((await recipient()).is_blocked)
  })

  test('a number nobody signed up with is heard again as well', async ({ assert }) => {
    const phone = '+12025550999'
    const { id } = await told.send({ kind: 'code', to: phone })
    await told.tell(id, 'undelivered', 30004)
    assert.isTrue((await recipient()).is_blocked)
    clock.advance(MINUTE)
    await text({ phone }, 'where is my code?')
    assert.isFalse((await recipient()).is_blocked)
  })
})

test.group('A phone that cannot be reached', (group) => {
  freshDatabase(group)
  group.each.setup(open)
  const WHY = 'your phone could not be reached'

  /** One that surely gets no second try, so each is one strike. */
  async function strike(): Promise<void> {
    const { id } = await told.send(told.draft('test'))
    await told.tell(id, 'undelivered', 30003)
  }

  test('gets nothing unasked after three in a row, with the reason kept', async ({ assert }) => {
    for (const strikes of [1, 2]) {
      await strike()
      assert.equal((await recipient()).unreachable_strikes, strikes)
      for (const kind of ['scheduled', 'initiative'] as const) {
        assert.equal((await told.send(told.draft(kind))).state, 'sent', `${kind} after ${strikes}`)
      }
    }
    await strike()
    const before = await charged()
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.include(await told.send(told.draft(kind)), { state: 'failed', reason: WHY })
    }
    assert.equal(await charged(), before)
    assert.equal((await told.send(told.draft('reply'))).state, 'sent')
  })

  test('a text that arrives begins the count anew', async ({ assert }) => {
    for (let i = 0; i < 3; i++) await strike()
    const { id } = await told.send(told.draft('reply'))
    assert.equal((await recipient()).unreachable_strikes, 3)
    await told.tell(id, 'delivered')
    assert.equal((await recipient()).unreachable_strikes, 0)
    assert.equal((await told.send(told.draft('scheduled'))).state, 'sent')
  })

  test('so does a text of its person', async ({ assert }) => {
    for (let i = 0; i < 3; i++) await strike()
    await text(told.user, 'back again')
    assert.equal((await recipient()).unreachable_strikes, 0)
    assert.equal((await told.send(told.draft('scheduled'))).state, 'sent')
  })

  test('a second try that finds it away is the same text', async ({ assert }) => {
    const { id } = await told.lose(30003)
    await pass(10 * MINUTE, MINUTE)
    const [second] = await told.secondTriesOf(id)
    await told.tell(second?.id ?? 0, 'undelivered', 30003)
    assert.equal((await recipient()).unreachable_strikes, 1)
  })
})
