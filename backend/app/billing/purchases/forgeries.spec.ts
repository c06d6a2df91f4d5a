import app from '@adonisjs/core/services/app'
import { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { AnotherServer } from '#tests/another_server'
import { paymentRooms } from '#tests/payment_rooms'
import {
  audits,
  books,
  buy,
  checkout,
  falsify,
  pay,
  purchases,
  settle,
  standing,
} from '#tests/payments'
import { BILL_FIRST_MS } from '#app/billing/payment_events/receive_event'
import { clock, database, freshDatabase, pass, rows, runDue, signedUpUser } from '#tests/world'

const FREE = { type: 'free', limit: 0, bonus: 10 }
const intentIdOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

test.group('Forgeries', (group) => {
  freshDatabase(group)

  test('somebody else’s payment grants the claimer nothing, and its owner everything', async ({
    client,
    assert,
  }) => {
    const [owner, thief] = [await signedUpUser(), await signedUpUser()]
    await checkout(thief, 'refill')
    const { clientSecret } = await checkout(owner, 'refill')
    await pay(clientSecret)
    const paymentIntentId = intentIdOf(clientSecret)
    const response = await client
      .post('/api/subscription-success')
      .as(thief)
      .json({ paymentIntentId })
    response.assertStatus(404)
    assert.equal(response.body().message, 'Unknown payment')
    assert.deepEqual(await standing(thief), FREE)
    await runDue()
    assert.deepEqual(await standing(owner), { type: 'refill', limit: 0, bonus: 110 })
    assert.deepEqual(await rows('select user_id, reason, object_id from payment_audit'), [
      { user_id: thief.id, reason: 'not_owner', object_id: paymentIntentId },
    ])
    assert.equal(await settle(paymentIntentId, owner.id), 'settled_already')
    assert.deepEqual(await audits(), [{ reason: 'not_owner', times: 1 }])
  })

  test('somebody else’s subscription neither', async ({ assert }) => {
    const [owner, thief] = [await signedUpUser(), await signedUpUser()]
    const { clientSecret } = await checkout(owner, 'standard')
    await pay(clientSecret)
    assert.equal(await settle(intentIdOf(clientSecret), thief.id), 'refused')
    assert.deepEqual(await standing(thief), FREE)
    assert.deepEqual(await audits(), [{ reason: 'not_owner', times: 1 }])
  })

  for (const [settled, isTold] of [
    ['granted', false],
    ['settled_already', true],
  ] as const) {
    test(`a payment is claimed once without a trace and then replayed: ${settled}`, async ({
      assert,
    }) => {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, 'refill')
      const { paymentIntentId } = await pay(clientSecret)
      if (isTold) await runDue()
      clock.advance(60_000)
      assert.equal(await settle(paymentIntentId, user.id), settled)
      assert.isEmpty(await audits())
      const claimed = await rows('select confirmed_at from purchases')
      assert.deepEqual(claimed, [{ confirmed_at: clock.now() }])
      await settle(paymentIntentId, user.id)
      assert.deepEqual(await audits(), [{ reason: 'replayed', times: 1 }])
    })
  }

  test('an unpaid payment', async ({ client, assert }) => {
    const user = await signedUpUser()
    for (const planId of ['refill', 'starter']) {
      const { clientSecret } = await checkout(user, planId)
      const response = await client
        .post('/api/subscription-success')
        .as(user)
        .json({ paymentIntentId: intentIdOf(clientSecret) })
      response.assertStatus(409)
    }
    assert.deepEqual(await standing(user), FREE)
    assert.lengthOf(await audits(), 2)
  })

  test('an unknown id, however often, leaves one row; one that is no id is not even looked up', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const call = (paymentIntentId: unknown) =>
      client
        .post('/api/subscription-success')
        .as(user)
        .json({ paymentIntentId } as object)
    const first = clock.now()
    for (let i = 0; i < 3; i++) {
      clock.advance(1000)
      ;(await call('pi_made_up')).assertStatus(404)
    }
    for (const id of ['', '../charges', 'a b', 7, null]) (await call(id)).assertStatus(422)
    assert.deepEqual(await audits(), [{ reason: 'unknown_payment', times: 3 }])
    assert.deepEqual(await rows('select first_at, last_at from payment_audit'), [
      { first_at: first + 1000, last_at: first + 3000 },
    ])
  })

  for (const [reason, change] of [
    ['wrong_amount', { amount: 1 }],
    ['wrong_amount', { amount: 500 }],
    ['wrong_currency', { currency: 'jpy' }],
    ['wrong_plan', { planId: 'standard' }],
    ['wrong_customer', { customerId: 'cus_other' }],
  ] as const) {
    test(`a refill paid with ${reason}: ${JSON.stringify(change)}`, async ({ assert }) => {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, 'refill')
      await falsify(intentIdOf(clientSecret), { ...change, status: 'succeeded' })
      assert.equal(await settle(intentIdOf(clientSecret)), 'refused')
      assert.deepEqual(await standing(user), FREE)
      assert.deepEqual(await audits(), [{ reason, times: 1 }])
      assert.equal((await purchases())[0]?.state, 'pending')
    })
  }

  test('another payment that names the same purchase', async ({ assert }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    const store = await books()
    await store.visit(async (page) => {
      const intent = await page.find('intent', intentIdOf(clientSecret))
      if (intent) await page.save('intent', { ...intent, id: 'pi_twin', status: 'succeeded' })
    })
    assert.equal(await settle('pi_twin'), 'refused')
    assert.deepEqual(await audits(), [{ reason: 'not_ours', times: 1 }])
  })

  for (const [reason, change] of [
    ['wrong_currency', { currency: 'jpy' }],
    ['wrong_plan', { priceId: 'price_of_another_product' }],
  ] as const) {
    test(`a subscription whose bill has the ${reason} ends, and what was paid goes back`, async ({
      assert,
    }) => {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, 'standard')
      await pay(clientSecret)
      const store = await books()
      const [bill] = await store.list('invoice')
      await store.visit((page) => page.save('invoice', { ...bill!, ...change }))
      await runDue()
      assert.deepEqual(await standing(user), FREE)
      assert.deepEqual(await audits(), [{ reason, times: 1 }])
      assert.deepInclude((await purchases())[0], { state: 'paid', amount: 1999, refunded: 1999 })
      assert.equal((await store.list('subscription'))[0]?.status, 'canceled')
      assert.equal(await settle(intentIdOf(clientSecret), user.id), 'paid_back')
    })
  }

  test('a bill of a price we do not know is an error in the log', async ({ assert }) => {
    await pay((await checkout(await signedUpUser(), 'standard')).clientSecret)
    const store = await books()
    const [bill] = await store.list('invoice')
    await store.visit((page) => page.save('invoice', { ...bill!, priceId: 'price_since_backup' }))
    const errors: unknown[] = []
    const logger = { error: (line: object) => void errors.push(line) }
    const server = new AnotherServer().with(Logger, logger as never)
    const settleSubscription = await server.make(SettleSubscription)
    await settleSubscription.execute({ invoiceId: bill!.id })
    assert.deepEqual(errors, [{ invoice: bill?.id }])
  })

  test('a subscription that names somebody else’s purchase leaves it alone', async ({ assert }) => {
    const [owner, thief] = [await signedUpUser(), await signedUpUser()]
    await checkout(owner, 'starter')
    const [wanted] = await rows<{ id: number }>('select id from purchases')
    const { clientSecret } = await checkout(thief, 'starter')
    const store = await books()
    await store.visit(async (page) => {
      for (const one of await page.list('subscription')) {
        await page.save('subscription', { ...one, purchaseId: wanted?.id ?? 0 })
      }
    })
    await pay(clientSecret)
    await runDue()
    assert.deepEqual(await standing(owner), FREE)
    const paid = await rows(`select user_id, kind from purchases where state = 'paid'`)
    assert.deepEqual(paid, [{ user_id: thief.id, kind: 'subscription' }])
  })

  test('a subscription moved to a price that is none of ours', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    const store = await books()
    const [subscription] = await store.list('subscription')
    await store.visit((page) =>
      page.save('subscription', { ...subscription!, priceId: 'price_free_lunch_0' })
    )
    const settleSubscription = await app.container.make(SettleSubscription)
    await settleSubscription.execute({ subscriptionId: subscription?.id ?? '' })
    assert.deepEqual(await standing(user), FREE)
  })

  test('payments of somebody else’s product in the same account leave nothing here', async ({
    assert,
  }) => {
    const store = await books()
    const user = await signedUpUser()
    await buy(user, 'starter')
    const [intent] = await store.list('intent')
    const [subscription] = await store.list('subscription')
    await store.visit(async (page) => {
      const other = { customerId: 'cus_other', purchaseId: null, planId: null, invoiceId: null }
      await page.save('intent', { ...intent!, ...other, id: 'pi_other' })
      await page.save('subscription', { ...subscription!, ...other, id: 'sub_other' })
      await page.tell('payment_intent.succeeded', { intentId: 'pi_other' })
      await page.tell('customer.subscription.updated', { subscriptionId: 'sub_other' })
    })
    await pass(BILL_FIRST_MS)
    assert.lengthOf(await rows('select id from subscriptions'), 1)
    assert.lengthOf(await audits(), 0)
    assert.lengthOf(await rows('select id from payment_events where settled_at is null'), 0)
  })

  test('rows of another provider with the same ids are never meant', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const { paymentIntentId } = await buy(user, 'starter')
    const { read } = await database()
    const tables = ['payment_customers', 'subscriptions', 'purchases'] as const
    for (const table of tables) {
      const [row] = await read.all<Record<string, string | number>>(`select * from ${table}`)
      const twin = { ...row, id: -Number(row?.id), user_id: other.id, provider: 'stripe' }
      await read.run(
        `insert into ${table} (${Object.keys(twin).join(', ')})
         values (${Object.keys(twin)
           .map(() => '?')
           .join(', ')})`,
        ...Object.values(twin)
      )
    }
    const twins = () =>
      Promise.all(tables.map((table) => rows(`select * from ${table} where id < 0`)))
    const before = await twins()
    await falsify(paymentIntentId, { refunded: 100 })
    assert.equal(await settle(paymentIntentId, other.id), 'refused')
    assert.equal(await settle(paymentIntentId, user.id), 'settled_already')
    assert.deepEqual(await twins(), before)
    assert.deepEqual(await rows('select refunded from purchases where id > 0'), [{ refunded: 100 }])
    const view = await client.get('/api/user').as(other)
    assert.isNull(view.body().user.subscription)
  })

  test('20 success calls at once, then events, then more calls: granted once', async ({
    assert,
  }) => {
    for (const planId of ['refill', 'starter']) {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, planId)
      await pay(clientSecret)
      const intentId = intentIdOf(clientSecret)
      const results = await Promise.all(Array.from({ length: 20 }, () => settle(intentId, user.id)))
      assert.lengthOf(
        results.filter((result) => result === 'granted'),
        1
      )
      await runDue()
      assert.equal(await settle(intentId, user.id), 'settled_already')
      const expected = { refill: { bonus: 110, limit: 0 }, starter: { bonus: 10, limit: 50 } }
      assert.deepInclude(await standing(user), expected[planId as 'refill'])
      const granted = await rows(
        `select id from activities where user_id = ? and activity_type = 'other'`,
        user.id
      )
      assert.lengthOf(granted, 1)
    }
    assert.deepInclude((await audits())[0], { reason: 'replayed' })
  })

  test('20 checkouts at once in processes that know nothing of each other: one subscription', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const processes = await Promise.all(Array.from({ length: 20 }, () => paymentRooms()))
    const opened = await Promise.all(
      processes.map(({ startCheckout }) =>
        startCheckout.execute({ userId: user.id, planId: 'starter' })
      )
    )
    assert.lengthOf(new Set(opened.map(({ clientSecret }) => clientSecret)), 1)
    assert.lengthOf(await (await books()).list('subscription'), 1)
    assert.lengthOf(await purchases(), 1)
    assert.lengthOf(await rows('select id from subscriptions'), 1)
  })
})

test.group('Answers that come late', (group) => {
  freshDatabase(group)

  /** A gateway whose first answer to this question is held back until something else has happened. */
  async function lateRooms(
    question: 'findIntent' | 'findSubscription',
    meanwhile: () => Promise<unknown>
  ) {
    const gateway = await app.container.make(PaymentGateway)
    let isFirst = true
    const late = new Proxy(gateway, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target) as unknown
        if (typeof value !== 'function') return value
        const call = value.bind(target) as (...args: unknown[]) => Promise<unknown>
        if (name !== question) return call
        return async (...args: unknown[]) => {
          const answer = await call(...args)
          if (isFirst) {
            isFirst = false
            await meanwhile()
          }
          return answer
        }
      },
    })
    return paymentRooms({ gateway: late })
  }

  test('an older answer about a payment is not written over a newer one', async ({ assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId: intentId } = await buy(user, 'refill')
    const { settlePayment } = await lateRooms('findIntent', async () => {
      await falsify(intentId, { refunded: 499 })
      await settle(intentId)
    })
    await settlePayment.execute({ intentId })
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await purchases())[0]?.refunded, 499)
  })

  test('nor one about a subscription', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const store = await books()
    const [subscription] = await store.list('subscription')
    const { id: subscriptionId = '' } = subscription ?? {}
    const settleSubscription = await app.container.make(SettleSubscription)
    const rooms = await lateRooms('findSubscription', async () => {
      await store.visit((page) =>
        page.save('subscription', { ...subscription!, status: 'canceled' })
      )
      await settleSubscription.execute({ subscriptionId })
    })
    await rooms.settleSubscription.execute({ subscriptionId })
    assert.deepEqual(await standing(user), FREE)
  })
})
