import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import {
  type PaymentEvent,
  PaymentGateway,
  PaymentGatewayError,
} from '#app/billing/payments/payment_gateway'
import { BILL_FIRST_MS, ReceiveEvent, settleJob } from '#app/billing/payment_events/receive_event'
import { ReconcilePayments } from '#app/billing/payment_events/reconcile_payments'
import { PaymentEvent as StoredEvent } from '#app/models/payment_event'
import { SettleEvent } from '#app/billing/payment_events/settle_event'
import { insertPurchase } from '#app/billing/purchases/purchases'
import { signTestEvent } from '#app/billing/test_payments/test_signature'
import { books, buy, checkout, pay, purchases, standing } from '#tests/payments'
import { clock, database, freshDatabase, pass, rows, runDue, signedUpUser } from '#tests/world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PATH = '/api/stripe/webhook'

async function signed(body: string, at = clock.now()) {
  const { keyFor } = await import('#config/app')
  return signTestEvent(keyFor('test payments').toString('hex'), body, at)
}

/** Raw: the signature is over the bytes. */
async function post(body: string, signature: string) {
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body,
  })
  return { status: response.status, body: (await response.json()) as { message?: string } }
}

const lostJobs = async () => (await database()).read.run('delete from jobs')

test.group('Payment webhooks', (group) => {
  freshDatabase(group)

  async function paidEvent(): Promise<{ event: PaymentEvent; user: { id: number } }> {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    await pay(clientSecret)
    await lostJobs()
    const events = await (await books()).list('event')
    const { id, type, target } = events.at(-1) as PaymentEvent
    return { event: { id, type, target }, user }
  }

  test('one is answered at once and worked on later, in a job', async ({ assert }) => {
    const { event, user } = await paidEvent()
    const body = JSON.stringify(event)
    assert.deepEqual(await post(body, await signed(body)), {
      status: 200,
      body: { received: true } as never,
    })
    assert.deepInclude(await standing(user), { bonus: 10 })
    await runDue()
    assert.deepInclude(await standing(user), { bonus: 110 })
  })

  test('a job that comes back works on what was told of the same in the meantime', async ({
    assert,
  }) => {
    const { event } = await paidEvent()
    await post(JSON.stringify(event), await signed(JSON.stringify(event)))
    await runDue()
    const [first] = await rows<{ id: number }>('select id from payment_events order by id desc')
    const later = JSON.stringify({ ...event, id: 'evt_later' })
    await post(later, await signed(later))
    const db = await database()
    await db.read.run('update jobs set payload = ?', JSON.stringify({ id: first?.id }))
    await runDue()
    assert.lengthOf(await rows('select id from payment_events where settled_at is null'), 0)
  })

  for (const minutes of [0.05, 30]) {
    test(`what is paid while the provider is away for ${minutes} min counts once it is back`, async ({
      assert,
      cleanup,
    }) => {
      const { event, user } = await paidEvent()
      const gateway = await app.container.make(PaymentGateway)
      cleanup(() => void Reflect.deleteProperty(gateway, 'findIntent'))
      gateway.findIntent = () => Promise.reject(new PaymentGatewayError('unreachable', null))
      const body = JSON.stringify(event)
      await post(body, await signed(body))
      await pass(minutes * MINUTE, 1000)
      assert.deepInclude(await standing(user), { bonus: 10 })
      Reflect.deleteProperty(gateway, 'findIntent')
      await pass(minutes < 1 ? 10_000 : 11 * MINUTE, 1000)
      assert.deepInclude(await standing(user), { bonus: 110 })
    })
  }

  test('the same one 20 times is stored once and granted once', async ({ assert }) => {
    const { event, user } = await paidEvent()
    const body = JSON.stringify(event)
    const signature = await signed(body)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, signature)))
    assert.isTrue(answers.every(({ status }) => status === 200))
    await runDue()
    assert.deepEqual((await post(body, signature)).status, 200)
    await runDue()
    assert.deepInclude(await standing(user), { bonus: 110 })
    assert.lengthOf(await rows('select id from payment_events'), 1)
  })

  test('one is settled once, whichever of payment, subscription and bill it names', async ({
    assert,
  }) => {
    const settleEvent = await app.container.make(SettleEvent)
    const receiveEvent = await app.container.make(ReceiveEvent)
    const store = await books()
    for (const name of ['intentId', 'subscriptionId', 'invoiceId'] as const) {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, 'starter')
      const { paymentIntentId } = await pay(clientSecret)
      await lostJobs()
      const intent = await store.find('intent', paymentIntentId)
      const bill = await store.find('invoice', intent?.invoiceId ?? '')
      const subscription = await store.find('subscription', bill?.subscriptionId ?? '')
      const ids = {
        intentId: paymentIntentId,
        subscriptionId: subscription?.id,
        invoiceId: bill?.id,
      }
      await receiveEvent.execute({ id: name, type: '', target: { [name]: ids[name] } as never })
      await pass(BILL_FIRST_MS)
      assert.deepInclude(await standing(user), { type: 'starter' })
      await store.visit((page) => page.save('intent', { ...intent!, isDisputed: true }))
      const [event] = await rows<{ id: number }>('select max(id) as id from payment_events')
      assert.isUndefined(await settleEvent.execute({ id: event?.id ?? 0 }))
      assert.deepInclude(await standing(user), { type: 'starter' })
    }
    assert.isUndefined(await settleEvent.execute({ id: 999 }))
  })

  test('a purchase is settled once, however many events tell of it', async ({
    assert,
    cleanup,
  }) => {
    const gateway = await app.container.make(PaymentGateway)
    const { findSubscription } = gateway
    const asked: string[] = []
    gateway.findSubscription = (id) => {
      asked.push(id)
      return findSubscription.call(gateway, id)
    }
    cleanup(() => void Reflect.deleteProperty(gateway, 'findSubscription'))
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    await pay(clientSecret)
    asked.length = 0
    await runDue()
    assert.lengthOf(await rows('select id from payment_events'), 4)
    assert.deepInclude(await standing(user), { type: 'starter' })
    assert.lengthOf(asked, 1)
    assert.lengthOf(await rows('select id from payment_events where settled_at is null'), 0)
    await pass(BILL_FIRST_MS)
    assert.lengthOf(await rows(`select id from jobs where kind = 'payment_event'`), 0)
    assert.lengthOf(asked, 1)
  })

  test('what its body claims is not believed: the truth is read at the provider', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    const intentId = clientSecret.split('_secret_')[0] ?? ''
    const body = JSON.stringify({
      id: 'evt_lie',
      type: 'payment_intent.succeeded',
      target: { intentId },
      data: { object: { status: 'succeeded', amount: 499 } },
    })
    await post(body, await signed(body))
    await runDue()
    assert.deepInclude(await standing(user), { type: 'free', bonus: 10 })
  })

  test('without the right signature nothing is stored', async ({ assert }) => {
    const { event } = await paidEvent()
    const body = JSON.stringify(event)
    const good = await signed(body)
    const old = await signed(body, clock.now() - 6 * 60_000)
    for (const [text, signature] of [
      [body, ''],
      [body, 't=1,v1=abc'],
      [body, old],
      [`${body} `, good],
      [body.replace(event.id, 'evt_other'), good],
    ] as const) {
      const answer = await post(text, signature)
      assert.equal(answer.status, 403)
      assert.equal(answer.body.message, 'The signature does not match.')
    }
    assert.lengthOf(await rows('select id from payment_events'), 0)
  })

  test('one whose object cannot be fetched just now is not taken, and told again it is, once', async ({
    assert,
    cleanup,
  }) => {
    const { event, user } = await paidEvent()
    const body = JSON.stringify(event)
    const gateway = await app.container.make(PaymentGateway)
    cleanup(() => void Reflect.deleteProperty(gateway, 'readEvent'))
    gateway.readEvent = () => Promise.reject(new PaymentGatewayError('unreachable', null))
    assert.equal((await post(body, await signed(body))).status, 503)
    assert.lengthOf(await rows('select id from payment_events'), 0)
    Reflect.deleteProperty(gateway, 'readEvent')
    for (const time of ['told again', 'and once more']) {
      assert.equal((await post(body, await signed(body))).status, 200, time)
    }
    await runDue()
    assert.lengthOf(await rows('select id from payment_events'), 1)
    assert.deepInclude(await standing(user), { bonus: 110 })
  })

  test('one that is too large is refused', async ({ assert }) => {
    const body = JSON.stringify({ id: 'evt_1', padding: 'x'.repeat(70_000) })
    assert.equal((await post(body, await signed(body))).status, 413)
  })

  test('an event of no concern is stored and makes no work', async ({ assert }) => {
    const body = JSON.stringify({ id: 'evt_1', type: 'balance.available', target: {} })
    assert.equal((await post(body, await signed(body))).status, 200)
    assert.lengthOf(await rows('select id from jobs'), 0)
    assert.lengthOf(await rows('select id from payment_events where settled_at is not null'), 1)
  })
})

test.group('Reconciling payments', (group) => {
  freshDatabase(group)
  const reconcile = async () => {
    const action = await app.container.make(ReconcilePayments)
    await action.execute()
    await runDue()
  }

  test('a payment whose events never came is granted', async ({ assert }) => {
    const user = await signedUpUser()
    for (const planId of ['refill', 'starter']) {
      const { clientSecret } = await checkout(user, planId)
      await pay(clientSecret)
    }
    await lostJobs()
    clock.advance(HOUR / 2)
    await reconcile()
    assert.deepEqual(await standing(user), { type: 'starter', limit: 50, bonus: 110 })
  })

  test('also when the provider lists no events any more', async ({ assert }) => {
    const user = await signedUpUser()
    for (const planId of ['refill', 'starter']) {
      const { clientSecret } = await checkout(user, planId)
      await pay(clientSecret)
    }
    await lostJobs()
    await (await database()).read.run('delete from subscriptions')
    clock.advance(5 * 24 * HOUR)
    await reconcile()
    assert.deepEqual(await standing(user), { type: 'starter', limit: 50, bonus: 110 })
    assert.isEmpty(await rows('select id from payment_events'))
  })

  test('an event whose job was given up is settled after all', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const [subscription] = await (await books()).list('subscription')
    const store = await books()
    await store.visit(async (page) => {
      await page.save('subscription', { ...subscription!, status: 'canceled' })
      await page.tell('customer.subscription.deleted', { subscriptionId: subscription?.id ?? '' })
    })
    await runDue()
    const db = await database()
    await db.read.run(`update payment_events set settled_at = null`)
    for (const event of await StoredEvent.query(db.read)) {
      const { kind, dedupKey, payload } = settleJob(event, 0)
      await db.read.run(
        `insert into jobs (kind, dedup_key, payload, status, run_at, created_at, failures)
         values (?, ?, ?, 'dead', 0, 0, 10) on conflict do nothing`,
        kind,
        dedupKey,
        JSON.stringify(payload)
      )
    }
    clock.advance(2 * HOUR)
    await reconcile()
    assert.lengthOf(await rows('select id from payment_events where settled_at is null'), 0)
    assert.lengthOf(await rows(`select id from jobs where status = 'dead'`), 0)
  })

  test('a checkout nobody finished is given up after a day, one just opened is left alone', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await checkout(user, 'refill')
    await reconcile()
    clock.advance(24 * HOUR)
    await lostJobs()
    await reconcile()
    assert.equal((await purchases())[0]?.state, 'pending')
    clock.advance(1)
    await reconcile()
    assert.equal((await purchases())[0]?.state, 'canceled')
  })

  test('what is younger than an hour or of another provider is left alone', async ({ assert }) => {
    const { read } = await database()
    const at = clock.now()
    for (const provider of ['stripe', 'test'] as const) {
      const { id: userId } = await signedUpUser()
      const order = { userId, provider, planId: 'starter', amount: 999, at } as const
      const open = { ...order, currency: 'usd', state: 'pending' } as const
      await insertPurchase(read, { ...open, kind: 'refill' })
      await insertPurchase(read, { ...open, kind: 'subscription' })
      await insertPurchase(read, { ...open, kind: 'upgrade', subscriptionId: `sub_${provider}` })
      await read.run(
        `insert into payment_events (provider, event_id, type, target, received_at)
         values (?, 'evt_1', '', '{}', ?)`,
        provider,
        at
      )
    }
    const open = async () => [
      ...(await rows(`select distinct provider from purchases where state = 'pending'`)),
      ...(await rows('select provider from payment_events where settled_at is null')),
    ]
    const [stripe, own] = [{ provider: 'stripe' }, { provider: 'test' }]
    clock.advance(HOUR)
    await reconcile()
    assert.sameDeepMembers(await open(), [stripe, own, stripe, own])
    clock.advance(1)
    await reconcile()
    assert.deepEqual(await open(), [stripe, stripe])
  })

  test('a subscription that ended unheard ends here', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const store = await books()
    const [subscription] = await store.list('subscription')
    await store.visit((page) => page.save('subscription', { ...subscription!, status: 'canceled' }))
    await reconcile()
    assert.deepEqual(await standing(user), { type: 'free', limit: 0, bonus: 10 })
  })
})
