import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AnotherServer } from '#tests/another_server'
import { prices } from '#app/ledgers/spending/current_prices'
import type { SqlValue } from '#app/core/database/sql'
import { FindFigures } from '#app/operations/figures/find_figures'
import { KeepDays } from '#app/operations/figures/keep_days'
import { Switches } from '#app/ledgers/switches/switches'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'
import { DAY, HOUR, SECOND } from '#app/core/clock/durations'

/** Wednesday 17:00 UTC. */
const NOW = Date.parse('2026-11-18T17:00:00Z')
const US = '+12025550111'
const UK = '+447700900123'
const MIDNIGHT = NOW - 17 * HOUR

/** Another process keeps no earlier answer. */
const find = () => new AnotherServer().make(FindFigures)

const figures = async () => (await find()).execute()

async function insert(table: string, row: Record<string, SqlValue>): Promise<number> {
  const names = Object.keys(row)
  const { read } = await database()
  const marks = names.map(() => '?').join(', ')
  const id = table === 'spending' ? 'micros' : 'id'
  const inserted = await read.first<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${marks}) returning ${id} as id`,
    ...Object.values(row)
  )
  return inserted?.id ?? 0
}

let sids = 0

function textIn(at: number, more: Record<string, SqlValue> = {}): Promise<number> {
  return insert('messages', {
    direction: 'inbound',
    kind: 'talk',
    body: '',
    state: 'received',
    message_sid: `SMfig${++sids}`,
    created_at: at,
    ...more,
  })
}

/** Handed over at that instant. */
function textOut(at: number, more: Record<string, SqlValue> = {}): Promise<number> {
  return insert('messages', {
    direction: 'outbound',
    kind: 'reply',
    body: '',
    phone: US,
    state: 'delivered',
    segments: 1,
    dedup_key: `fig:${++sids}`,
    created_at: at - SECOND,
    sending_at: at,
    sent_at: at,
    ...more,
  })
}

function purchase(more: Record<string, SqlValue>): Promise<number> {
  return insert('purchases', {
    provider: 'test',
    kind: 'refill',
    plan_id: 'refill',
    amount: 499,
    currency: 'usd',
    state: 'paid',
    created_at: 1,
    updated_at: 1,
    ...more,
  })
}

const code = (more: Record<string, SqlValue>) =>
  insert('verification_codes', {
    phone_key: `key${++sids}`,
    purpose: 'sign_up',
    code_hash: 'x',
    phone_prefix: '+1202',
    state: 'open',
    created_at: NOW,
    expires_at: NOW,
    ...more,
  })

const job = (status: string, runAt: number) =>
  insert('jobs', {
    kind: 'reply',
    dedup_key: `job${++sids}`,
    payload: '{}',
    status,
    run_at: runAt,
    created_at: 1,
  })

const safetyEvent = (kind: string, state = 'open') =>
  insert('safety_events', {
    kind,
    source: 'phrases',
    state,
    created_at: 1,
  })

test.group('The figures', (group) => {
  freshDatabase(group)

  test('of nothing are nothing', async ({ assert }) => {
    const { days, ...found } = await figures()
    assert.deepEqual(found, {
      at: '2026-11-18T17:00:00.000Z',
      activeToday: 0,
      last24h: {
        textsIn: 0,
        textsOut: 0,
        deliveryRate: null,
        replyLatencyMs: null,
        optOuts: 0,
        verification: [],
        spend: { segments: 0, smsMicros: 0, tokens: 0, aiMicros: 0 },
        revenueMicros: 0,
      },
      openSafetyEvents: 0,
      openAlarms: 0,
      deadJobs: 0,
      oldestJobMs: null,
      areAllSendsStopped: false,
      purses: [
        { purse: 'members', spentMicros: 0, capMicros: 200_000_000 },
        { purse: 'strangers', spentMicros: 0, capMicros: 10_000_000 },
        { purse: 'codes', spentMicros: 0, capMicros: 20_000_000 },
      ],
      attention: [],
    })
    assert.lengthOf(days, 30)
    assert.equal(days[0]?.day, '2026-10-20')
    assert.deepEqual(days[29], {
      day: '2026-11-18',
      textsIn: 0,
      textsOut: 0,
      undelivered: 0,
      signups: 0,
      spendMicros: 0,
      revenueMicros: 0,
    })
  })

  test('texts of 24 hours count, to the millisecond', async ({ assert }) => {
    await textIn(NOW - DAY)
    await textIn(NOW - DAY - 1)
    await textIn(NOW)
    await textIn(NOW + 1)
    await textOut(NOW - DAY)
    await textOut(NOW - DAY - 1)
    await textOut(NOW)
    const { last24h } = await figures()
    assert.deepEqual([last24h.textsIn, last24h.textsOut], [2, 2])
  })

  test('what never was handed over is not out', async ({ assert }) => {
    await textOut(NOW, { state: 'queued', sending_at: null, sent_at: null })
    await textOut(NOW, { state: 'failed', sending_at: null, sent_at: null })
    assert.equal((await figures()).last24h.textsOut, 0)
  })

  test('the delivery rate is of texts that have ended', async ({ assert }) => {
    await textOut(NOW, { state: 'sending' })
    await textOut(NOW, { state: 'sent' })
    assert.isNull((await figures()).last24h.deliveryRate)
    for (const state of ['delivered', 'delivered', 'delivered', 'failed', 'undelivered', 'unknown'])
      await textOut(NOW, { state })
    assert.equal((await figures()).last24h.deliveryRate, 0.5)
  })

  test('active are people who wrote or were written to since midnight UTC, once each', async ({
    assert,
  }) => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map(async () => (await signedUpUser()).id))
    const [one, two, three, four] = ids as [number, number, number, number]
    await textIn(MIDNIGHT, { user_id: one })
    await textIn(NOW, { user_id: one })
    await textOut(NOW, { user_id: one })
    await textOut(MIDNIGHT, { user_id: two })
    await textIn(MIDNIGHT - 1, { user_id: three })
    await textOut(MIDNIGHT - 1, { user_id: three })
    await textOut(NOW, { user_id: four, state: 'queued', sending_at: null })
    await textIn(NOW)
    const { id: staff } = await signedUpUser({ role: 'admin' })
    await textOut(NOW, { user_id: staff })
    assert.equal((await figures()).activeToday, 2)
  })

  test('reply latency: the nearest rank of what covers a burst. {$i}')
    .with([
      { seconds: [7], expected: { p50: 7, p95: 7 } },
      { seconds: [9, 3], expected: { p50: 3, p95: 9 } },
      { seconds: [5, 1, 3], expected: { p50: 3, p95: 5 } },
      {
        seconds: Array.from({ length: 20 }, (_, index) => index + 1),
        expected: { p50: 10, p95: 19 },
      },
      {
        seconds: Array.from({ length: 100 }, (_, index) => 100 - index),
        expected: { p50: 50, p95: 95 },
      },
    ])
    .run(async ({ assert }, { seconds, expected }) => {
      for (const second of seconds) {
        const last = await textIn(NOW - HOUR)
        await textOut(NOW - HOUR + second * SECOND, { covers_until: last, sent_at: null })
      }
      assert.deepEqual((await figures()).last24h.replyLatencyMs, {
        p50: expected.p50 * SECOND,
        p95: expected.p95 * SECOND,
      })
    })

  test('only replies have a latency, and a second try is none of its own', async ({ assert }) => {
    const last = await textIn(NOW - HOUR)
    await textOut(NOW - HOUR + SECOND, { covers_until: last })
    await textOut(NOW, { covers_until: last, dedup_key: 'again:1' })
    await textOut(NOW, { kind: 'scheduled' })
    await textOut(NOW - 2 * DAY, { covers_until: last })
    assert.deepEqual((await figures()).last24h.replyLatencyMs, { p50: SECOND, p95: SECOND })
  })

  test('opt-outs are people, from the ledger', async ({ assert }) => {
    const consent = (phoneKey: string, event: string, at: number) =>
      insert('consents', { phone_key: phoneKey, event, source: 'keyword', created_at: at })
    await consent('a', 'revoked', NOW - HOUR)
    await consent('a', 'restored', NOW - HOUR / 2)
    await consent('a', 'revoked', NOW)
    await consent('b', 'revoked', NOW - DAY)
    await consent('c', 'revoked', NOW - DAY - 1)
    await consent('d', 'given', NOW)
    assert.equal((await figures()).last24h.optOuts, 2)
  })

  test('verification by prefix, the most asked for first', async ({ assert }) => {
    await code({ state: 'used' })
    await code({ state: 'replaced' })
    await code({ state: 'unsent' })
    await code({ state: 'used', purpose: 'staff' })
    await code({ state: 'used', created_at: NOW - DAY - 1 })
    await code({ phone_prefix: null })
    await code({ phone_prefix: '+4477' })
    const { verification } = (await figures()).last24h
    assert.deepEqual(
      verification.map((row) => ({ ...row })),
      [
        { prefix: '+1202', asked: 2, verified: 1 },
        { prefix: '+4477', asked: 1, verified: 0 },
      ]
    )
  })

  test('spend: segments that the provider took, at their country’s price, and tokens', async ({
    assert,
  }) => {
    await textOut(NOW, { segments: 3 })
    await textOut(NOW, { segments: 2, phone: UK })
    await textOut(NOW, { segments: 5, state: 'failed', sent_at: null })
    await textIn(NOW, { phone: US })
    await textIn(NOW, { phone: US, segments: 2 })
    assert.notEqual(prices.segmentMicros('out', US), prices.segmentMicros('out', UK))
    const call = { purpose: 'reply', model: 'm', outcome: 'ok' }
    const spent = { prompt_tokens: 100, completion_tokens: 20, cost_micros: 7 }
    await insert('ai_usage', { ...call, ...spent, created_at: NOW })
    await insert('ai_usage', { ...call, ...spent, created_at: NOW - DAY })
    await insert('ai_usage', { ...call, ...spent, created_at: NOW - DAY - 1 })
    assert.deepEqual((await figures()).last24h.spend, {
      segments: 8,
      smsMicros:
        3 * prices.segmentMicros('out', US) +
        2 * prices.segmentMicros('out', UK) +
        3 * prices.segmentMicros('in', US),
      tokens: 240,
      aiMicros: 14,
    })
  })

  test('revenue is what was paid less what was given back, each when it moved', async ({
    assert,
  }) => {
    await purchase({ paid_at: NOW, amount: 1999 })
    await purchase({ paid_at: NOW - DAY, amount: 999 })
    const returned = await purchase({ paid_at: NOW - DAY - 1, amount: 499 })
    await insert('refunds', { purchase_id: returned, amount: 200, moved_at: NOW - DAY - 1 })
    await insert('refunds', { purchase_id: returned, amount: 299, moved_at: NOW })
    await purchase({ paid_at: NOW, amount: 999, provider: 'stripe' })
    await purchase({ state: 'pending' })
    const found = await figures()
    assert.equal(found.last24h.revenueMicros, (1999 + 999 - 299) * 10_000)
    assert.equal(found.days.at(-1)?.revenueMicros, (1999 - 299) * 10_000)
    assert.equal(found.days.at(-2)?.revenueMicros, (999 + 499 - 200) * 10_000)
  })

  test('what is open, given up and waiting', async ({ assert }) => {
    await safetyEvent('crisis')
    await safetyEvent('report')
    await safetyEvent('crisis', 'answered')
    const alarm = { kind: 'filtered', times: 1, first_at: 1, last_at: 1 }
    await insert('alarms', { ...alarm, subject: 'x' })
    await insert('alarms', { ...alarm, subject: 'y', cleared_at: 5 })
    await job('dead', NOW - DAY)
    await job('pending', NOW - 90 * SECOND)
    await job('pending', NOW - 5 * SECOND)
    await job('pending', NOW + HOUR)
    await job('running', NOW - DAY)
    const found = await figures()
    assert.containsSubset(found, {
      openSafetyEvents: 2,
      openAlarms: 1,
      deadJobs: 1,
      oldestJobMs: 90 * SECOND,
    })
    assert.deepEqual(
      found.attention.map(({ kind, count }) => [kind, count]),
      [
        ['crisis', 1],
        ['safety', 1],
        ['alarm', 1],
        ['dead_jobs', 1],
      ]
    )
  })

  test('say when all sends are stopped', async ({ assert }) => {
    const switches = await app.container.make(Switches)
    const { transaction } = await database().then((db) => ({
      transaction: db.transaction.bind(db),
    }))
    await transaction((tx) => switches.stopAllSends(tx, { actorId: null, reason: 'spec' }))
    assert.isTrue((await figures()).areAllSendsStopped)
  })

  test('an answer is given again for a while, and counted anew after it', async ({ assert }) => {
    const action = await find()
    assert.equal((await action.execute()).last24h.textsIn, 0)
    await textIn(NOW)
    clock.advance(4999)
    assert.equal((await action.execute()).last24h.textsIn, 0)
    clock.advance(1)
    assert.equal((await action.execute()).last24h.textsIn, 1)
  })

  test('are for staff: {$self}')
    .with(['viewer', 'support', 'admin', 'user'])
    .run(async ({ client }, role) => {
      const staff = await signedUpUser({ role })
      const response = await client.get('/api/admin/figures').as(staff)
      response.assertStatus(role === 'user' ? 403 : 200)
    })
})

test.group('The days', (group) => {
  freshDatabase(group)

  async function keepDays(): Promise<void> {
    const action = await app.container.make(KeepDays)
    await action.execute()
  }

  const dayOf = async (day: string) => (await figures()).days.find((found) => found.day === day)
  const YESTERDAY = '2026-11-17'

  async function fillYesterday(): Promise<void> {
    const noon = MIDNIGHT - 12 * HOUR
    await textIn(MIDNIGHT - DAY)
    await textIn(MIDNIGHT - 1)
    await textOut(noon)
    await textOut(noon, { state: 'undelivered' })
    await textOut(noon, { state: 'failed' })
    await textOut(noon, { state: 'unknown' })
    await textIn(MIDNIGHT)
    await textIn(MIDNIGHT - DAY - 1)
    const user = await signedUpUser()
    await rows('update users set created_at = ? where id = ? returning id', noon, user.id)
    await insert('spending', { day: YESTERDAY, user_id: 0, kind: 'sms_out', micros: 7, units: 1 })
    await insert('spending', { day: YESTERDAY, user_id: 0, kind: 'ai', micros: 4, units: 1 })
    await insert('spending', { day: YESTERDAY, user_id: user.id, kind: 'ai', micros: 4, units: 1 })
    await insert('spending', { day: YESTERDAY, user_id: -2, kind: 'sms_out', micros: 5, units: 1 })
    await purchase({ paid_at: noon, amount: 499 })
  }

  const EXPECTED = {
    day: YESTERDAY,
    textsIn: 2,
    textsOut: 4,
    undelivered: 2,
    signups: 1,
    spendMicros: 16,
    revenueMicros: 4_990_000,
  }

  test('are the same counted on the way and kept', async ({ assert }) => {
    await fillYesterday()
    assert.deepEqual(await dayOf(YESTERDAY), EXPECTED)
    await keepDays()
    assert.lengthOf(await rows('select day from figures_of_days'), 29)
    assert.deepEqual(await dayOf(YESTERDAY), EXPECTED)
  })

  test('stay when the people of that day have gone', async ({ assert }) => {
    await fillYesterday()
    await keepDays()
    await rows('delete from messages returning id')
    await rows('delete from users returning id')
    assert.deepEqual(await dayOf(YESTERDAY), EXPECTED)
  })

  test('of late are counted again, as delivery is still told; older ones are not', async ({
    assert,
  }) => {
    const late = await textOut(MIDNIGHT - DAY, { state: 'sent' })
    const old = await textOut(MIDNIGHT - 10 * DAY, { state: 'sent' })
    await keepDays()
    for (const id of [late, old]) {
      await rows(`update messages set state = 'failed' where id = ? returning id`, id)
    }
    await keepDays()
    assert.equal((await dayOf(YESTERDAY))?.undelivered, 1)
    assert.equal((await dayOf('2026-11-08'))?.undelivered, 0)
  })

  test('that nobody looked after for a while are all caught up', async ({ assert }) => {
    await keepDays()
    await textIn(NOW)
    clock.advance(20 * DAY)
    await keepDays()
    assert.equal((await dayOf('2026-11-18'))?.textsIn, 1)
    assert.lengthOf(await rows('select day from figures_of_days'), 49)
  })
})
