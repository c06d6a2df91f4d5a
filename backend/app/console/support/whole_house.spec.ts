import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Plans } from '#app/billing/payments/plans'
import { AnotherServer } from '#tests/another_server'
import { PaymentGateway, PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { SyncPlanPrices } from '#app/console/support/sync_plan_prices'
import { OPERATOR } from '#app/ledgers/audit/audit_log'
import { clock, freshDatabase, rows, signedUpUser, type TestUser } from '#tests/world'

const REASON = 'Carrier asked us to'

function turn(client: ApiClient, by: TestUser, areAllStopped: unknown) {
  return client.put('/api/admin/sends').as(by).json({ areAllStopped, reason: REASON })
}

const details = () =>
  rows<{ action: string; detail: string; reason: string | null }>(
    'select action, detail, reason from audit_log order by id'
  )

test.group('Stopping all sends', (group) => {
  freshDatabase(group)

  test('is seen by everybody of staff, and undone', async ({ client, assert }) => {
    const [admin, viewer] = [
      await signedUpUser({ role: 'admin' }),
      await signedUpUser({ role: 'viewer' }),
    ]
    const stopped = await turn(client, admin, true)
    stopped.assertStatus(200)
    const state = {
      areAllStopped: true,
      reason: REASON,
      changedAt: new Date(clock.now()).toISOString(),
      isStoppedByEnvironment: false,
    }
    assert.deepEqual(stopped.body(), state)
    const seen = await client.get('/api/admin/sends').as(viewer)
    assert.deepEqual(seen.body(), state)
    assert.isFalse((await turn(client, admin, false)).body().areAllStopped)
    assert.deepEqual(
      (await details()).map(({ detail }) => JSON.parse(detail) as unknown),
      [{ areAllStopped: true }, { areAllStopped: false }]
    )
  })

  test('before anything was switched nothing is stopped', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client.get('/api/admin/sends').as(admin)
    assert.deepEqual(response.body(), {
      areAllStopped: false,
      reason: null,
      changedAt: null,
      isStoppedByEnvironment: false,
    })
  })

  test('what stands so already is not written down again, also at once', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await Promise.all([1, 2, 3].map(() => turn(client, admin, true)))
    await turn(client, admin, true)
    assert.lengthOf(await details(), 1)
  })

  test('needs a yes or no, a reason and an admin', async ({ client, assert }) => {
    const [admin, support] = [
      await signedUpUser({ role: 'admin' }),
      await signedUpUser({ role: 'support' }),
    ]
    ;(await turn(client, support, true)).assertStatus(403)
    ;(await turn(client, admin, 'yes')).assertStatus(422)
    const response = await client.put('/api/admin/sends').as(admin).json({ areAllStopped: true })
    response.assertStatus(422)
    assert.isEmpty(await details())
  })
})

/** A provider with the prices it is given; calls fail while it is away. */
class FakePrices {
  known = new Map<string, { priceId: string; isSame: boolean }>()
  created: string[] = []
  failure?: PaymentGatewayError

  async findPrice(plan: PricedPlan) {
    if (this.failure) throw this.failure
    return this.known.get(plan.planId) ?? null
  }

  async createPrice(plan: PricedPlan): Promise<string> {
    this.created.push(plan.planId)
    await new Promise((resume) => setImmediate(resume))
    const priceId = `price_${plan.planId}`
    this.known.set(plan.planId, { priceId, isSame: true })
    return priceId
  }
}

async function planPrices() {
  const prices = new FakePrices()
  const gateway = prices as unknown as PaymentGateway
  const server = new AnotherServer()
    .with(PaymentGateway, gateway)
    .with(Plans, await app.container.make(Plans))
  const action = await server.make(SyncPlanPrices)
  return { prices, action }
}

const did = (plans: { planId: string; action: string }[]) =>
  Object.fromEntries(plans.map(({ planId, action }) => [planId, action]))

test.group('Plans and their prices', (group) => {
  freshDatabase(group)

  test('the difference changes nothing', async ({ client, assert }) => {
    const viewer = await signedUpUser({ role: 'viewer' })
    const response = await client.get('/api/admin/plans/difference').as(viewer)
    response.assertStatus(200)
    assert.deepEqual(did(response.body().plans), {
      starter: 'keep',
      standard: 'keep',
      refill: 'keep',
    })
    const { action, prices } = await planPrices()
    prices.known.set('starter', { priceId: 'old', isSame: false })
    assert.deepEqual(did(await action.difference()), {
      starter: 'replace',
      standard: 'create',
      refill: 'create',
    })
    assert.isEmpty(prices.created)
    assert.isEmpty(await details())
  })

  test('the sync says what it did and is audited before and after', async ({ assert }) => {
    const { action, prices } = await planPrices()
    prices.known.set('starter', { priceId: 'old', isSame: false })
    prices.known.set('refill', { priceId: 'same', isSame: true })
    const done = await action.sync(OPERATOR)
    assert.deepEqual(did(done), { starter: 'replace', standard: 'create', refill: 'note' })
    assert.deepEqual(
      (await details()).map(({ detail }) => JSON.parse(detail) as unknown),
      [{ step: 'asked' }, { step: 'done', created: 1, replaced: 1, noted: 1, kept: 0 }]
    )
  })

  test('two at once create no price twice', async ({ assert }) => {
    const { action, prices } = await planPrices()
    await Promise.all([action.sync(OPERATOR), action.sync(OPERATOR)])
    assert.deepEqual(prices.created.sort(), ['refill', 'standard', 'starter'])
  })

  test('a provider out of reach, or that says no, is told: {$self}')
    .with(['unreachable', 'refused'] as const)
    .run(async ({ assert }, outcome) => {
      const { action, prices } = await planPrices()
      prices.failure = new PaymentGatewayError(outcome, null)
      const message = outcome === 'unreachable' ? /can’t be reached right now/ : /refused/
      await assert.rejects(() => action.difference(), message)
      await assert.rejects(() => action.sync(OPERATOR), message)
    })

  test('a key it refuses is told as that', async ({ assert }) => {
    const { action, prices } = await planPrices()
    prices.failure = new PaymentGatewayError('unreachable', null, { isOfOurKey: true })
    await assert.rejects(() => action.sync(OPERATOR), /Check its keys/)
  })

  test('only admins sync', async ({ client, assert }) => {
    const [admin, support] = [
      await signedUpUser({ role: 'admin' }),
      await signedUpUser({ role: 'support' }),
    ]
    const by = (user: TestUser) => client.post('/api/admin/plans/sync').as(user).json({})
    ;(await by(support)).assertStatus(403)
    const response = await by(admin)
    response.assertStatus(200)
    assert.lengthOf(response.body().plans, 3)
  })
})
