import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Alarms } from '#app/alarms/alarms'
import type { OutboundKind } from '#app/gate/kinds'
import { Senders } from '#app/pace/senders'
import { meaningOf } from '#app/sms/error_codes'
import { SmsGatewayError } from '#app/sms/sms_gateway'
import { type ToldText, ToldTexts } from '#tests/told_texts'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const PACE = 1_000_000

interface Effect {
  recipient?: object
  alarms?: object[]
  again?: number
  isFiltered?: true
  isSlowed?: true
}

const BAD = { recipient: { bad_reason: 'this number cannot take texts' } }
const REGISTRATION = { alarms: [{ kind: 'registration', subject: '+1', times: 1 }] }
const SLOWED = { isSlowed: true } as const

/** What each code of the provider says under the text, and does beyond it. */
const CODES: [number, string, Effect][] = [
  [20003, 'the network refused us', {}],
  [20429, 'the network is busy', SLOWED],
  [21211, 'this is not a valid phone number', BAD],
  [21408, 'texts to this country are switched off', {}],
  [21608, 'this number is not verified for test mode', {}],
  [21610, 'you replied STOP', { recipient: { opted_out_by: 'provider' } }],
  [21612, 'this number cannot be reached', {}],
  [21614, 'this is not a mobile number', BAD],
  [14107, 'too many texts in a short time', SLOWED],
  [30001, 'the network is busy', SLOWED],
  [30003, 'phone unreachable', { recipient: { unreachable_strikes: 1 }, again: 10 * MINUTE }],
  [30004, 'blocked by the carrier or the phone', { recipient: { is_blocked: true } }],
  [30005, 'unknown number', BAD],
  [30006, 'landline or unreachable carrier', BAD],
  [30007, 'filtered by the carrier', { isFiltered: true }],
  [30008, 'the carrier gave no reason', { again: MINUTE }],
  [30032, 'our number is not registered yet', REGISTRATION],
  [30034, 'our number is not registered yet', REGISTRATION],
  [39999, 'the carrier gave no reason', {}],
]
const PASSING = [20003, 20429, 14107, 30001]

let told: ToldTexts
let user: TestUser
let conversationId = 0
let count = 0

async function conversationOf({ id }: TestUser): Promise<number> {
  const [row] = await rows<{ id: number }>('select id from conversations where user_id = ?', id)
  return row?.id ?? 0
}

const CHARGED: OutboundKind[] = ['reply', 'scheduled', 'scheduled_now']

function draft(kind: OutboundKind, more: Partial<Parameters<ToldTexts['write']>[0]> = {}) {
  return {
    kind,
    to: user.phone,
    userId: user.id,
    conversationId,
    ...(CHARGED.includes(kind) && { chargeKey: `charge:${++count}` }),
    ...more,
  }
}

/** Sent, and then told to have failed. */
async function lose(errorCode: number, kind: OutboundKind = 'scheduled'): Promise<ToldText> {
  const { id, state } = await told.send(draft(kind))
  if (state !== 'sent') throw new Error(`not sent but ${state}`)
  return told.tell(id, 'undelivered', errorCode)
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
    rate: await rate(),
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
  const [row] = await rows<{ body_hash: string }>(
    'select body_hash from messages where id = ?',
    id
  )
  hashes.set(id, row?.body_hash ?? '')
}

async function rate(): Promise<number> {
  const senders = await app.container.make(Senders)
  return (await database()).transaction(async (tx) => (await senders.take(tx)).rate)
}

/** What all charges together still take from the allowance. */
async function charged(): Promise<number> {
  const [row] = await rows<{ sum: number | string }>(
    `select coalesce(sum(amount), 0) as sum from allowance_entries where entry <> 'grant'`
  )
  return Number(row?.sum)
}

async function clearAlarms(): Promise<void> {
  const alarms = await app.container.make(Alarms)
  const { read } = await database()
  for (const { id } of await alarms.list(read)) await alarms.clear(read, { id }, 'the test')
}

async function openWorld(): Promise<() => Promise<void>> {
  told = await ToldTexts.open()
  user = await onboardedUser()
  conversationId = await conversationOf(user)
  await rows('update users set initiative_since = ? where id = ? returning id', 1, user.id)
  return () => told.close()
}

test.group("A provider's error", (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)

  test('{0} told of a sent text: what it says and does')
    .with(CODES)
    .run(async ({ assert }, [code, reason, effects]) => {
      const { id } = await told.send(draft('scheduled'))
      await keepHash(id)
      const lost = await told.tell(id, 'undelivered', code)
      await told.tell(id, 'undelivered', code)
      assert.include(lost, { state: 'undelivered', reason, error_code: code })
      assert.deepEqual(await effect(id), expected(effects, id))
      assert.equal(await charged(), effects.again === undefined ? 0 : -1)
    })

  test('{0} as the answer to a send: what it says and does')
    .with(CODES.filter(([code]) => !PASSING.includes(code)))
    .run(async ({ assert }, [code, reason, effects]) => {
      sms.failNext(new SmsGatewayError('refused', code))
      const { id, ...lost } = await told.send(draft('scheduled'))
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
  group.each.setup(openWorld)

  test('gets none any more, and the reason is kept', async ({ assert }) => {
    await lose(30005)
    for (const kind of ['reply', 'scheduled', 'notice', 'initiative', 'code'] as const) {
      const { state, reason } = await told.send(draft(kind))
      const [now] = [{ state, reason }]
      if (kind === 'code') await runDue()
      assert.deepEqual(now, { state: 'failed', reason: 'this number cannot take texts' }, kind)
    }
  })

  test('opted out at the provider: it stands in the ledger, and nothing goes any more', async ({
    assert,
  }) => {
    await lose(21610)
    const ledger = await rows(`select event, source, user_id from consents where event <> 'given'`)
    assert.deepEqual(
      ledger.map((row) => ({ ...row })),
      [{ event: 'revoked', source: 'provider', user_id: user.id }]
    )
    for (const kind of ['reply', 'scheduled', 'notice', 'initiative'] as const) {
      assert.include(await told.send(draft(kind)), { state: 'failed', reason: 'you replied STOP' })
    }
  })
})

test.group('A phone that blocked a text', (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)
  const WHY = 'your carrier or phone blocked a text'

  test('gets nothing that was not asked for just now', async ({ assert }) => {
    await lose(30004)
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.include(await told.send(draft(kind)), { state: 'failed', reason: WHY })
    }
    for (const kind of ['reply', 'scheduled_now', 'notice'] as const) {
      assert.equal((await told.send(draft(kind))).state, 'sent', kind)
    }
    // The reply that arrives says nothing of what the phone lets through unasked.
    const { id } = await told.send(draft('notice'))
    await told.tell(id, 'delivered')
    assert.isTrue((await recipient()).is_blocked)
  })

  test('gets it again once its person texts us', async ({ assert }) => {
    await lose(30004)
    clock.advance(MINUTE)
    await text(user, 'why so quiet?')
    assert.isFalse((await recipient()).is_blocked)
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.equal((await told.send(draft(kind))).state, 'sent')
    }
  })

  test('a text from before the block that comes late changes nothing', async ({ assert }) => {
    await lose(30004)
    clock.advance(HOUR)
    await text(user, 'from before', { at: clock.now() - 2 * HOUR })
    assert.isTrue((await recipient()).is_blocked)
    await text(user, 'from after', { at: clock.now() - 1 })
    assert.isFalse((await recipient()).is_blocked)
  })

  test('nor does the same text told twice, or one of another number', async ({ assert }) => {
    const other = await onboardedUser()
    await text(user, 'before', { sid: 'SMonce' })
    await lose(30004)
    clock.advance(MINUTE)
    assert.equal(await text(user, 'before', { sid: 'SMonce' }), 'duplicate')
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
  group.each.setup(openWorld)
  const WHY = 'your phone could not be reached'

  /** One that surely gets no second try, so each is one strike. */
  async function strike(): Promise<void> {
    const { id } = await told.send(draft('test'))
    await told.tell(id, 'undelivered', 30003)
  }

  test('gets nothing unasked after three in a row, with the reason kept', async ({ assert }) => {
    for (const strikes of [1, 2]) {
      await strike()
      assert.equal((await recipient()).unreachable_strikes, strikes)
      for (const kind of ['scheduled', 'initiative'] as const) {
        assert.equal((await told.send(draft(kind))).state, 'sent', `${kind} after ${strikes}`)
      }
    }
    await strike()
    const before = await charged()
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.include(await told.send(draft(kind)), { state: 'failed', reason: WHY })
    }
    assert.equal(await charged(), before)
    assert.equal((await told.send(draft('reply'))).state, 'sent')
  })

  test('a text that arrives begins the count anew', async ({ assert }) => {
    for (let i = 0; i < 3; i++) await strike()
    const { id } = await told.send(draft('reply'))
    assert.equal((await recipient()).unreachable_strikes, 3)
    await told.tell(id, 'delivered')
    assert.equal((await recipient()).unreachable_strikes, 0)
    assert.equal((await told.send(draft('scheduled'))).state, 'sent')
  })

  test('so does a text of its person', async ({ assert }) => {
    for (let i = 0; i < 3; i++) await strike()
    await text(user, 'back again')
    assert.equal((await recipient()).unreachable_strikes, 0)
    assert.equal((await told.send(draft('scheduled'))).state, 'sent')
  })

  test('a second try that finds it away counts too', async ({ assert }) => {
    const { id } = await lose(30003)
    await pass(10 * MINUTE, MINUTE)
    const [second] = await told.secondTriesOf(id)
    await told.tell(second?.id ?? 0, 'undelivered', 30003)
    assert.equal((await recipient()).unreachable_strikes, 2)
  })
})

test.group('The second try', (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)

  for (const [code, later] of [
    [30003, 10 * MINUTE],
    [30008, MINUTE],
  ] as const) {
    test(`of a text lost to ${code} goes ${later / MINUTE} min later with its own charge, and there is no third`, async ({
      assert,
    }) => {
      const first = await lose(code)
      const body = sms.lastTo(user.phone)
      const texts = sms.sent.length
      assert.equal(await charged(), -1)
      await pass(later - SECOND, 20 * SECOND)
      assert.lengthOf(sms.sent, texts)
      await pass(SECOND)
      assert.lengthOf(sms.sent, texts + 1)
      assert.equal(sms.lastTo(user.phone), body)
      const [second] = await told.secondTriesOf(first.id)
      assert.equal(second?.charge_key, `again:${first.id}`)
      assert.notEqual(second?.charge_key, first.charge_key)
      const id = second?.id ?? 0
      await told.tell(id, 'undelivered', code)
      await pass(HOUR, MINUTE)
      assert.lengthOf(await told.secondTriesOf(id), 0)
      assert.lengthOf(sms.sent, texts + 1)
      assert.equal(await charged(), 0)
      assert.equal((await told.read(first.id)).state, 'undelivered')
    })
  }

  test('that arrives is the one that costs', async ({ assert }) => {
    const { id } = await lose(30008, 'reply')
    await pass(MINUTE)
    const [second] = await told.secondTriesOf(id)
    assert.equal((await told.tell(second?.id ?? 0, 'delivered')).state, 'delivered')
    assert.equal(await charged(), -1)
  })

  test('is made of what was asked for, set or needed, and of nothing else', async ({ assert }) => {
    for (const kind of ['scheduled', 'scheduled_now', 'greeting', 'crisis', 'notice'] as const) {
      assert.lengthOf(await told.secondTriesOf((await lose(30008, kind)).id), 1, kind)
    }
    for (const kind of ['initiative', 'outage', 'pointer', 'test', 'stop_answer'] as const) {
      assert.lengthOf(await told.secondTriesOf((await lose(30008, kind)).id), 0, kind)
    }
  })

  test('is never made of a code', async ({ assert }) => {
    const { id } = await told.send({ kind: 'code', to: user.phone, body: 'Your code is 123456' })
    for (const code of [30008, 30003]) await told.tell(id, 'undelivered', code)
    assert.lengthOf(await told.secondTriesOf(id), 0)
    await pass(15 * MINUTE, MINUTE)
    assert.lengthOf(
      sms.sent.filter(({ id: sent }) => sent === id),
      1
    )
    assert.notInclude(JSON.stringify(await rows('select * from messages')), '123456')
  })

  test('is not made when she has said something since, or is about to', async ({ assert }) => {
    const older = await told.send(draft('reply'))
    await told.send(draft('reply'))
    await told.tell(older.id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(older.id), 0)

    const newest = await told.send(draft('reply'))
    await told.write(draft('reply', { dueAt: clock.now() + MINUTE }))
    await told.tell(newest.id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(newest.id), 0)
    assert.equal(await charged(), -2)
  })

  test('a text of the person that comes first is answered instead', async ({ assert }) => {
    const { id } = await lose(30003, 'reply')
    await pass(MINUTE)
    await text(user, 'are you there?')
    await pass(20 * MINUTE, 5 * SECOND)
    assert.lengthOf(await told.secondTriesOf(id), 0)
    assert.include(sms.lastTo(user.phone), 'That is reply number')
    assert.equal(await charged(), -1)
  })

  test('is not made of a text that would be stale by then', async ({ assert }) => {
    const soon = await told.send(draft('scheduled', { validMs: 10 * MINUTE }))
    await told.tell(soon.id, 'undelivered', 30003)
    assert.lengthOf(await told.secondTriesOf(soon.id), 0)
    assert.equal(await charged(), 0)
    const later = await told.send(draft('scheduled', { validMs: 10 * MINUTE + 1 }))
    await told.tell(later.id, 'undelivered', 30003)
    assert.lengthOf(await told.secondTriesOf(later.id), 1)
  })

  test('is not made when nothing is left to send it for', async ({ assert }) => {
    const poor = await onboardedUser({ messages: 1 })
    const to = { to: poor.phone, userId: poor.id, conversationId: await conversationOf(poor) }
    const { id } = await told.send(draft('scheduled', to))
    // What the lost one gives back is reserved by somebody else's text before the report comes.
    await rows(
      `insert into allowance_entries (user_id, charge_key, entry, bucket, amount, local_date, created_at)
       values (?, 'spent', 'reserve', 'bonus', -1, '', ?) returning id`,
      poor.id,
      clock.now()
    )
    await told.tell(id, 'undelivered', 30008)
    assert.lengthOf(await told.secondTriesOf(id), 0)
  })

  test('asks the gate like any other text', async ({ assert }) => {
    const { id } = await lose(30003)
    await text(user, 'STOP')
    await pass(11 * MINUTE, MINUTE)
    const [second] = await told.secondTriesOf(id)
    assert.include(second, { state: 'failed', reason: 'you replied STOP' })
    assert.equal(await charged(), 0)
  })
})

test.group('Words a carrier filtered', (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)
  const WHY = 'the carrier filtered these words before'
  const WORDS = 'Claim your prize now, love'

  test('are not sent again, to nobody; others are', async ({ assert }) => {
    const other = await onboardedUser()
    const toOther = { to: other.phone, userId: other.id, conversationId: await conversationOf(other) }
    const { id } = await told.send(draft('reply', { body: WORDS }))
    await told.tell(id, 'undelivered', 30007)
    for (const body of [WORDS, `  ${WORDS.toUpperCase()} `]) {
      for (const to of [{}, toOther]) {
        const again = await told.send(draft('scheduled', { body, ...to }))
        assert.include(again, { state: 'failed', reason: WHY })
      }
    }
    assert.equal((await told.send(draft('scheduled', { body: `${WORDS}!!` }))).state, 'sent')
    assert.equal(await charged(), -1)
  })

  test('of the product itself are still sent', async ({ assert }) => {
    const { id } = await told.send(draft('notice', { body: WORDS }))
    await told.tell(id, 'undelivered', 30007)
    assert.equal((await told.send(draft('notice', { body: WORDS }))).state, 'sent')
    assert.equal((await told.send(draft('keyword_answer', { body: WORDS }))).state, 'sent')
  })

  test('stop all she would begin by herself for an hour, and raise an alarm', async ({ assert }) => {
    for (const [kind, subject] of [
      ['notice', 'system text'],
      ['reply', /^[\w-]{43}$/],
    ] as const) {
      clock.reset()
      await lose(30007, kind)
      const [alarm] = await rows<{ kind: string; subject: string }>(
        'select kind, subject from alarms order by id desc'
      )
      assert.equal(alarm?.kind, 'filtered')
      if (typeof subject === 'string') assert.equal(alarm?.subject, subject)
      else assert.match(alarm?.subject ?? '', subject)
      clock.advance(HOUR - SECOND)
      assert.include(await told.send(draft('initiative')), {
        state: 'failed',
        reason: 'the carrier filtered a text lately',
      })
      assert.equal((await told.send(draft('scheduled'))).state, 'sent')
      clock.advance(SECOND)
      assert.equal((await told.send(draft('initiative'))).state, 'sent')
    }
  })
})

test.group('A country our number is not registered in', (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)
  const WAITS = { state: 'queued', verdict: 'defer: our number is not registered yet' }

  for (const code of [30032, 30034]) {
    test(`after ${code} everything to it waits until the alarm is cleared; others go on`, async ({
      assert,
    }) => {
      const british = await onboardedUser({ phone: '+447700900123' })
      const toBritish = {
        to: british.phone,
        userId: british.id,
        conversationId: await conversationOf(british),
      }
      const lost = await lose(code)
      const waiting = []
      for (const kind of ['reply', 'scheduled', 'notice', 'initiative'] as const) {
        const waits = await told.send(draft(kind))
        assert.include(waits, WAITS, kind)
        waiting.push(waits.id)
      }
      assert.equal((await told.send(draft('scheduled', toBritish))).state, 'sent')
      await pass(30 * MINUTE, MINUTE)
      for (const id of waiting) assert.include(await told.read(id), WAITS)
      await clearAlarms()
      await pass(MINUTE)
      for (const id of waiting) assert.equal((await told.read(id)).state, 'sent')
      assert.equal((await told.read(lost.id)).state, 'undelivered')
    })
  }

  test('what is no longer timely by then ends with that reason and costs nothing', async ({
    assert,
  }) => {
    await lose(30034)
    const { id } = await told.send(draft('scheduled', { validMs: 20 * MINUTE }))
    await pass(21 * MINUTE, MINUTE)
    assert.include(await told.read(id), {
      state: 'failed',
      reason: 'our number is not registered yet',
    })
    await clearAlarms()
    await pass(2 * MINUTE)
    assert.equal((await told.read(id)).state, 'failed')
    assert.equal(await charged(), 0)
  })

  test('abroad: only that country waits', async ({ assert }) => {
    const british = await onboardedUser({ phone: '+447700900123' })
    const to = { to: british.phone, userId: british.id }
    const { id } = await told.send(draft('notice', { ...to, conversationId: null }))
    await told.tell(id, 'undelivered', 30034)
    const waits = await told.send(draft('notice', { ...to, conversationId: null }))
    assert.include(waits, WAITS)
    assert.equal((await told.send(draft('scheduled'))).state, 'sent')
  })
})

test.group('A provider that refuses us for now', (group) => {
  freshDatabase(group)
  group.each.setup(openWorld)

  test('wrong keys raise an alarm; the text waits and goes once they are right', async ({
    assert,
  }) => {
    for (let i = 0; i < 3; i++) sms.failNext(new SmsGatewayError('not_sent', 20003))
    const texts = sms.sent.length
    const { id, state } = await told.send(draft('scheduled'))
    assert.equal(state, 'queued')
    await pass(MINUTE, SECOND)
    assert.equal((await told.read(id)).state, 'sent')
    assert.lengthOf(sms.sent, texts + 1)
    assert.deepEqual(
      (await rows('select kind, subject, times from alarms')).map((row) => ({ ...row })),
      [{ kind: 'credentials', subject: 'sms', times: 3 }]
    )
    assert.equal(await rate(), PACE)
    assert.equal(await charged(), -1)
  })

  for (const code of [20429, 14107, 30001]) {
    test(`${code}: the text waits and goes, the pace halves and recovers`, async ({ assert }) => {
      sms.failNext(new SmsGatewayError('not_sent', code))
      const texts = sms.sent.length
      const { id, state } = await told.send(draft('scheduled'))
      assert.equal(state, 'queued')
      assert.equal(await rate(), PACE / 2)
      await pass(10 * SECOND)
      assert.equal((await told.read(id)).state, 'sent')
      assert.lengthOf(sms.sent, texts + 1)
      assert.isAbove(await rate(), PACE / 2)
      assert.isBelow(await rate(), PACE)
      await pass(15 * SECOND)
      assert.equal(await rate(), PACE)
    })
  }

  test('how long it asks us to wait is heeded by every text but slows the pace once', async ({
    assert,
  }) => {
    const busy = new SmsGatewayError('not_sent', 20429, { retryAfterMs: 7 * SECOND })
    const ids = [await told.write(draft('scheduled')), await told.write(draft('notice'))]
    for (const _ of ids) sms.failNext(busy)
    const texts = sms.sent.length
    await runDue()
    ids.push((await told.send(draft('reply'))).id)
    assert.equal(await rate(), PACE / 2)
    await pass(6 * SECOND)
    assert.lengthOf(sms.sent, texts)
    await pass(2 * SECOND)
    for (const id of ids) assert.equal((await told.read(id)).state, 'sent')
    assert.lengthOf(sms.sent, texts + 3)
  })
})

test.group('An alarm', (group) => {
  freshDatabase(group)

  test('is logged when it is raised, not each time, and without anything personal', async ({
    assert,
  }) => {
    const lines: unknown[] = []
    const alarms = new Alarms(clock, { warn: (...line: unknown[]) => void lines.push(line) })
    const { read } = await database()
    for (let i = 0; i < 3; i++) await alarms.raise(read, 'registration', '+1')
    assert.deepEqual(lines, [
      [{ kind: 'registration', subject: '+1', times: 1 }, 'an alarm was raised'],
    ])
    assert.equal((await alarms.list(read))[0]?.times, 3)
    const by = { kind: 'registration', subject: '+1' } as const
    assert.isTrue(await alarms.clear(read, by, 'me'))
    assert.isFalse(await alarms.clear(read, by, 'me'))
    await alarms.raise(read, 'registration', '+1')
    assert.lengthOf(lines, 2)
  })
})
