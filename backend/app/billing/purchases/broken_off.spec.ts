import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import { PaymentGateway, type PaymentEvent } from '#app/billing/payments/payment_gateway'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import { FakeStripe } from '#tests/fake_stripe'
import { paymentRooms } from '#tests/payment_rooms'
import { books, buy, checkout, pay, standing } from '#tests/payments'
import { database, freshDatabase, rows, runDue, signedUpUser, type TestUser } from '#tests/world'

class Crash extends Error {}

/** Ends everything before or after the n-th step, a step being a call to the provider or a write of ours. */
class Breaker {
  steps = 0
  constructor(
    private readonly at: number,
    private readonly when: 'before' | 'after'
  ) {}

  async step<T>(work: () => Promise<T>): Promise<T> {
    const isIt = ++this.steps === this.at
    if (isIt && this.when === 'before') throw new Crash()
    const result = await work()
    if (isIt) throw new Crash()
    return result
  }

  around<Part extends object>(part: Part, names: (keyof Part)[]): Part {
    return new Proxy(part, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown
        if (typeof value !== 'function') return value
        const call = value.bind(target) as (...args: unknown[]) => Promise<unknown>
        if (!names.includes(name as keyof Part)) return call
        return (...args: unknown[]) => this.step(() => call(...args))
      },
    })
  }
}

const CALLS = [
  'createCustomer',
  'createIntent',
  'findIntent',
  'createSubscription',
  'findSubscription',
  'findInvoice',
  'releaseSchedule',
  'changePlan',
] as const satisfies (keyof PaymentGateway)[]

async function brittleRooms(breaker: Breaker) {
  const gateway = await app.container.make(PaymentGateway)
  const db = await app.container.make(Database)
  const read = breaker.around(db.read, ['run'])
  const brittle = breaker.around(db, ['transaction'])
  const both = new Proxy(brittle, {
    get: (target, name) => (name === 'read' ? read : (Reflect.get(target, name) as unknown)),
  })
  return paymentRooms({ gateway: breaker.around(gateway, [...CALLS]), database: both })
}

type Rooms = Awaited<ReturnType<typeof brittleRooms>>

/** Who has the plan already is told so; the rest is the events' work. */
function unlessBought(error: unknown): null {
  if (error instanceof Refusal && error.status === 409) return null
  throw error
}

/** From the order to the last event, in one go; every part of it may be repeated. */
async function live(rooms: Rooms, user: TestUser, planId: string): Promise<void> {
  const [paid] = await rows(
    'select id from purchases where plan_id = ? and state = ?',
    planId,
    'paid'
  )
  if (!paid) {
    const opened = await rooms.startCheckout
      .execute({ userId: user.id, planId })
      .catch(unlessBought)
    const outcome = opened && (await pay(opened.clientSecret))
    if (outcome) {
      await rooms.settlePayment.execute({ intentId: outcome.paymentIntentId, claimedBy: user.id })
    }
  }
  for (const { id, type, target } of (await (await books()).list('event')) as PaymentEvent[]) {
    await rooms.receiveEvent.execute({ id, type, target })
  }
  for (const { id } of await rows<{ id: number }>('select id from payment_events order by id')) {
    await rooms.settleEvent.execute({ id })
  }
}

for (const [planId, before, expected, made] of [
  ['refill', null, { type: 'refill', limit: 0, bonus: 110 }, { customers: 1, subscriptions: 0 }],
  ['starter', null, { type: 'starter', limit: 50, bonus: 10 }, { customers: 1, subscriptions: 1 }],
  [
    'standard',
    'starter',
    { type: 'standard', limit: 150, bonus: 10 },
    { customers: 1, subscriptions: 1 },
  ],
] as const) {
  test.group(`Broken off between any two steps: ${before ?? 'nothing'} to ${planId}`, (group) => {
    freshDatabase(group)

    test('paid is granted once, and nothing is bought twice', async ({ assert }) => {
      let total = 0
      for (const when of ['before', 'after'] as const) {
        for (let at = 1, hasBroken = true; hasBroken; at++) {
          await emptied()
          const user = await signedUpUser()
          if (before) await buy(user, before)
          const breaker = new Breaker(at, when)
          hasBroken = await breaks(live(await brittleRooms(breaker), user, planId))
          await live(await paymentRooms(), user, planId)
          await runDue()
          const where = `${when} step ${at}`
          assert.deepEqual(await standing(user), expected, where)
          const store = await books()
          assert.lengthOf(await store.list('customer'), made.customers, where)
          const running = (await store.list('subscription')).filter(
            (one) => one.status === 'active'
          )
          assert.lengthOf(running, made.subscriptions, where)
          assert.lengthOf(await store.list('subscription'), made.subscriptions, where)
          const single = (await store.list('intent')).filter((one) => one.invoiceId === null)
          assert.isAtMost(single.length, 1, where)
          const charged = (await store.list('intent')).filter((one) => one.status === 'succeeded')
          const paid = await rows(`select id from purchases where state = 'paid'`)
          assert.lengthOf(paid, charged.length, where)
          total += hasBroken ? 1 : 0
        }
      }
      assert.isAbove(total, 10)
      console.log(`    broken off in ${total} places`)
    })
  })
}

test.group('Broken off between any two steps: syncing the plans', (group) => {
  freshDatabase(group)

  test('each plan has one product, one price and one row in the end', async ({ assert }) => {
    for (let quietCalls = 0; quietCalls <= 12; quietCalls++) {
      await emptied()
      const stripe = await FakeStripe.start()
      const gateway = new StripePaymentGateway({
        secretKey: stripe.secretKey,
        publishableKey: '',
        webhookSecret: stripe.webhookSecret,
        apiBaseUrl: stripe.url,
        timeoutMs: 500,
      })
      const { syncPlans, plans } = await paymentRooms({ gateway })
      const quiet = Array.from({ length: quietCalls }, () => undefined)
      // What was asked for happened, and the answer is lost for good.
      stripe.troubles.push(...quiet, 'lost', 'lost', 'lost')
      await breaks(syncPlans.execute({ isDryRun: false }))
      stripe.troubles.length = 0
      await syncPlans.execute({ isDryRun: false })
      const again = await syncPlans.execute({ isDryRun: true })
      await stripe.close()
      assert.deepEqual(
        again.map(({ action }) => action),
        ['keep', 'keep', 'keep']
      )
      assert.lengthOf(stripe.all('product'), 3)
      assert.lengthOf(stripe.all('price'), 3)
      assert.isTrue((await plans.list()).every(({ priceId }) => priceId !== null))
      assert.lengthOf(await rows('select id from plan_prices'), 3)
    }
  })

  test('a dry run says what would happen and changes nothing', async ({ assert }) => {
    const stripe = await FakeStripe.start()
    const gateway = new StripePaymentGateway({
      secretKey: stripe.secretKey,
      publishableKey: '',
      webhookSecret: stripe.webhookSecret,
      apiBaseUrl: stripe.url,
      timeoutMs: 500,
    })
    const { syncPlans, plans } = await paymentRooms({ gateway })
    const planned = await syncPlans.execute({ isDryRun: true })
    assert.lengthOf(planned, 3)
    assert.isTrue(planned.every(({ action }) => action === 'create'))
    assert.lengthOf(stripe.all('price'), 0)
    assert.isTrue((await plans.list()).every(({ priceId }) => priceId === null))
    await syncPlans.execute({ isDryRun: false })
    const db = await database()
    await db.read.run(`update plans set price = 1099 where plan_id = 'starter'`)
    assert.isNull((await plans.find('starter'))?.priceId ?? null)
    const [starter] = await rows<{ price_id: string }>(
      `select price_id from plan_prices where plan_id = 'starter'`
    )
    // Those who bought at the old price keep it, and it still names the plan.
    assert.equal((await plans.findByPrice(starter?.price_id ?? ''))?.price, 999)
    await stripe.close()
  })

  test('with the stand-in the plans are on sale without a sync', async ({ assert }) => {
    const user = await signedUpUser()
    assert.isNotEmpty((await checkout(user, 'refill')).clientSecret)
  })
})

async function emptied(): Promise<void> {
  const { emptyDatabase } = await import('#tests/people')
  await emptyDatabase(app)
}

async function breaks(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return false
  } catch (error) {
    if (error instanceof Crash || (error as { outcome?: string }).outcome === 'unreachable')
      return true
    throw error
  }
}
