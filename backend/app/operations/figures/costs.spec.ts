import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { type AiCall, NO_TOKENS, RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { RecordSpending } from '#app/ledgers/spending/record_spending'
import { FindCosts } from '#app/operations/figures/find_costs'
import { FindFigures } from '#app/operations/figures/find_figures'
import { DeleteAccount } from '#app/privacy/delete_account'
import { AnotherServer } from '#tests/another_server'
import { setLimits } from '#tests/own_limits'
import { clock, database, freshDatabase, rows, signedUpUser, type TestUser } from '#tests/world'

/** Wednesday 17:00 UTC; the 30 days begin on 20 October. */
const NOW = '2026-11-18T17:00:00Z'
const FIRST = '2026-10-20T00:00:00Z'
const BEFORE = '2026-10-19T23:59:59.999Z'
type Values = Record<string, string | number>

/** Micros of a segment, and of a call as below. */
const OUT = 11_800
const IN = 8300
const CALL = 600 * 2.5 + 400 * 2.5 + 20 * 15
const TOKENS = { promptTokens: 1000, cachedTokens: 400, completionTokens: 20 }

async function insert(table: string, row: Values): Promise<number> {
  const names = Object.keys(row)
  const [inserted] = await rows<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
     returning id`,
    ...Object.values(row)
  )
  return inserted?.id ?? 0
}

async function sellPlans(): Promise<void> {
  for (const [planId, name] of [
    ['starter', 'Starter'],
    ['standard', 'Standard'],
  ] as const) {
    const price = { price: 999, currency: 'usd', lookup_key: planId, updated_at: 1 }
    await insert('plans', { plan_id: planId, name, ...price })
  }
}

async function personOn(plan: string): Promise<TestUser> {
  const user = await signedUpUser()
  await rows('update users set subscription_type = ? where id = ? returning id', plan, user.id)
  return user
}

async function pays(userId: number, cents: number, more: Values = {}) {
  const at = clock.now()
  const sold = { provider: 'test', kind: 'subscription', plan_id: 'starter', currency: 'usd' }
  const paid = { state: 'paid', paid_at: at, created_at: at, updated_at: at }
  return insert('purchases', { ...sold, ...paid, user_id: userId, amount: cents, ...more })
}

const isGivenBack = (purchaseId: number, cents: number) =>
  insert('refunds', { purchase_id: purchaseId, amount: cents, moved_at: clock.now() })

async function texts(user: TestUser | null, out: number, inward: number): Promise<void> {
  const record = await app.container.make(RecordSpending)
  const here = await database()
  const of = { userId: user?.id ?? null, phone: user?.phone ?? '+12025550199' }
  await here.transaction(async ({ sql }) => {
    if (out > 0) await record.textOut(sql, { ...of, kind: 'reply', segments: out })
    if (inward > 0) await record.textsIn(sql, [{ ...of, segments: inward }])
  })
}

async function asks(userId: number, more: Partial<AiCall> = {}): Promise<void> {
  const usage = await app.container.make(RecordAiUsage)
  const call = { purpose: 'reply', model: 'mystery', outcome: 'ok', latencyMs: 1 } as const
  await usage.execute({ ...call, ...TOKENS, userId, ...more })
}

const money = (revenueMicros: number, textsMicros: number, modelMicros: number) => ({
  revenueMicros,
  textsMicros,
  modelMicros,
  marginMicros: revenueMicros - textsMicros - modelMicros,
})
const tokens = (promptTokens: number, cachedTokens: number) => ({ promptTokens, cachedTokens })
const NOBODY = { people: 0, ...money(0, 0, 0), ...tokens(0, 0) }

const costs = async () => (await new AnotherServer().make(FindCosts)).execute()

/** Two people on two plans and one on none, in the period and before it. */
async function aMonth() {
  clock.at(BEFORE)
  await sellPlans()
  const starter = await personOn('starter')
  const standard = await personOn('standard')
  const free = await personOn('free')
  await pays(starter.id, 999)
  await texts(starter, 100, 100)
  await asks(starter.id)
  clock.at(FIRST)
  await pays(starter.id, 999)
  await texts(starter, 3, 2)
  await asks(starter.id)
  const dear = await pays(standard.id, 1999)
  clock.at(NOW)
  await texts(starter, 1, 0)
  await asks(starter.id, { rejectedFor: 'repeats' })
  await isGivenBack(dear, 500)
  await pays(standard.id, 1999, { provider: 'stripe' })
  await pays(standard.id, 1999, { state: 'failed' })
  await texts(standard, 0, 4)
  await asks(standard.id, { model: 'offline' })
  await texts(free, 2, 1)
  return { starter, standard, free }
}

test.group('The costs by plan', (group) => {
  freshDatabase(group)

  test('of nothing are nothing', async ({ assert }) => {
    clock.at(NOW)
    await sellPlans()
    assert.deepEqual(await costs(), {
      since: '2026-10-20T00:00:00.000Z',
      plans: [
        { plan: 'free', name: 'Free', ...NOBODY },
        { plan: 'starter', name: 'Starter', ...NOBODY },
        { plan: 'standard', name: 'Standard', ...NOBODY },
      ],
      withoutAccount: NOBODY,
      total: NOBODY,
      models: [],
      rejections: [],
    })
  })

  test('are what was paid and spent in 30 days, to the micro', async ({ assert }) => {
    await aMonth()
    const { plans, withoutAccount, total } = await costs()
    assert.deepEqual(plans, [
      { plan: 'free', name: 'Free', people: 1, ...money(0, 2 * OUT + IN, 0), ...tokens(0, 0) },
      {
        ...{ plan: 'starter', name: 'Starter', people: 1 },
        ...money(9_990_000, 4 * OUT + 2 * IN, 2 * CALL),
        ...tokens(2000, 800),
      },
      {
        ...{ plan: 'standard', name: 'Standard', people: 1 },
        ...money(14_990_000, 4 * IN, 0),
        ...tokens(1000, 400),
      },
    ])
    assert.deepEqual(withoutAccount, NOBODY)
    assert.deepEqual(total, {
      people: 3,
      ...money(24_980_000, 6 * OUT + 7 * IN, 2 * CALL),
      ...tokens(3000, 1200),
    })
  })

  test('add up to the days of the dashboard', async ({ assert }) => {
    await aMonth()
    await texts(null, 1, 1)
    const { total } = await costs()
    const figures = await new AnotherServer().make(FindFigures)
    const { days } = await figures.execute()
    const sum = (name: 'spendMicros' | 'revenueMicros') =>
      days.reduce((all, day) => all + day[name], 0)
    assert.equal(total.revenueMicros, sum('revenueMicros'))
    assert.equal(total.textsMicros + total.modelMicros, sum('spendMicros'))
  })

  test('of strangers and of who has left stand by themselves', async ({ assert }) => {
    const { starter } = await aMonth()
    await texts(null, 0, 5)
    const deleteAccount = await app.container.make(DeleteAccount)
    await deleteAccount.execute(starter.id)
    const { plans, withoutAccount, total } = await costs()
    assert.deepEqual(plans[1], { plan: 'starter', name: 'Starter', ...NOBODY })
    assert.deepEqual(withoutAccount, {
      people: 0,
      ...money(9_990_000, 4 * OUT + 7 * IN, 2 * CALL),
      ...tokens(2000, 800),
    })
    assert.equal(total.revenueMicros, 24_980_000)
  })

  test('are kept for a minute', async ({ assert }) => {
    clock.at(NOW)
    const find = await new AnotherServer().make(FindCosts)
    await find.execute()
    await texts(await personOn('free'), 1, 0)
    clock.advance(59_999)
    const before = await find.execute()
    clock.advance(1)
    const after = await find.execute()
    assert.deepEqual([before.total.textsMicros, after.total.textsMicros], [0, OUT])
  })
})

test.group('The use of models', (group) => {
  freshDatabase(group)

  test('is told by model, and what was held back by check, model and prompt', async ({
    assert,
  }) => {
    clock.at(BEFORE)
    const { id } = await personOn('free')
    await asks(id, { rejectedFor: 'repeats' })
    clock.at(NOW)
    await asks(id)
    await asks(id, { rejectedFor: 'wrong_time', promptVersion: 'v2' })
    await asks(id, { rejectedFor: 'repeats', promptVersion: 'v2' })
    clock.advance(-DAY)
    await asks(id, { rejectedFor: 'repeats', promptVersion: 'v2' })
    await asks(id, { rejectedFor: 'repeats', promptVersion: 'v1' })
    await asks(id, { model: 'offline', rejectedFor: 'repeats' })
    await asks(id, { model: 'offline', ...NO_TOKENS, outcome: 'timeout' })
    clock.advance(DAY)
    const { models, rejections } = await costs()
    assert.deepEqual(models, [
      { model: 'mystery', calls: 5, ...tokens(5000, 2000), costMicros: 5 * CALL, rejected: 4 },
      { model: 'offline', calls: 2, ...tokens(1000, 400), costMicros: 0, rejected: 1 },
    ])
    assert.deepEqual(rejections, [
      { check: 'repeats', model: 'mystery', promptVersion: 'v2', calls: 2, of: 3 },
      { check: 'repeats', model: 'mystery', promptVersion: 'v1', calls: 1, of: 1 },
      { check: 'repeats', model: 'offline', promptVersion: null, calls: 1, of: 2 },
      { check: 'wrong_time', model: 'mystery', promptVersion: 'v2', calls: 1, of: 3 },
    ])
  })
})

test.group('The costs of a person', (group) => {
  freshDatabase(group)

  test('are of 30 days and since signing up, to the micro', async ({ assert, client }) => {
    const { starter, standard } = await aMonth()
    const { cookie } = await signedUpUser({ role: 'viewer' })
    const ask = (id: number) => client.get(`/api/admin/signups/${id}/costs`).as({ cookie })
    const response = await ask(starter.id)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      since: '2026-10-19T00:00:00.000Z',
      isSinceSignup: true,
      lately: money(9_990_000, 4 * OUT + 2 * IN, 2 * CALL),
      total: money(19_980_000, 104 * OUT + 102 * IN, 3 * CALL),
    })
    const other = await ask(standard.id)
    assert.deepEqual(other.body().total, money(14_990_000, 4 * IN, 0))
  })

  test('are of the days whose costs are kept, payments too', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(setLimits('retention', { spendingMs: 400 * DAY }))
    clock.at(NOW)
    clock.advance(-500 * DAY)
    const user = await personOn('starter')
    await pays(user.id, 999)
    clock.advance(100 * DAY - 17 * 60 * 60_000 - 1)
    await pays(user.id, 999)
    clock.advance(1)
    await pays(user.id, 1999)
    await texts(user, 1, 0)
    clock.at(NOW)
    const { cookie } = await signedUpUser({ role: 'support' })
    const response = await client.get(`/api/admin/signups/${user.id}/costs`).as({ cookie })
    assert.deepEqual(response.body(), {
      since: '2025-10-14T00:00:00.000Z',
      isSinceSignup: false,
      lately: money(0, 0, 0),
      total: money(19_990_000, OUT, 0),
    })
  })

  test('of nobody are not found', async ({ client }) => {
    const { cookie } = await signedUpUser({ role: 'admin' })
    const response = await client.get('/api/admin/signups/999999/costs').as({ cookie })
    response.assertStatus(404)
  })
})

test.group('The costs', (group) => {
  freshDatabase(group)

  test('are for staff: {$self}')
    .with(['viewer', 'support', 'admin', 'user'])
    .run(async ({ assert, client }, role) => {
      const { id, cookie } = await signedUpUser({ role })
      for (const path of ['/api/admin/costs', `/api/admin/signups/${id}/costs`]) {
        const response = await client.get(path).as({ cookie })
        response.assertStatus(role === 'user' ? 403 : 200)
        if (role === 'user') assert.notProperty(response.body(), 'total')
      }
    })
})
