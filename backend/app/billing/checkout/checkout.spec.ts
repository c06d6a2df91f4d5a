import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import type { TestInvoice } from '#app/billing/test_payments/test_payment_objects'
import { DAY } from '#app/core/clock/durations'
import {
  audits,
  books,
  buy,
  CARDS,
  changeSubscription,
  checkout,
  daysLater,
  falsify,
  falsifySubscription,
  pay,
  purchases,
  settle,
  standing,
} from '#tests/payments'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  text,
} from '#tests/world'

const TIMES = 20
const times = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TIMES }, work))

test.group('Buying', (group) => {
  freshDatabase(group)

  test('the plans are listed with prices, pace and price ids, for visitors too', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/api/subscription-plans')
    response.assertStatus(200)
    const { success, plans } = response.body()
    assert.isTrue(success)
    assert.deepEqual(
      plans.map(({ id, stripePriceId, ...plan }: { id: number; stripePriceId: string }) => {
        assert.isAbove(id, 0)
        assert.isNotEmpty(stripePriceId)
        return plan
      }),
      [
        { planId: 'starter', name: 'Starter Plan', price: 999, messagesPerDay: 50 },
        { planId: 'standard', name: 'Unlimited Plan', price: 1999, messagesPerDay: 150 },
        { planId: 'refill', name: 'Message Refill', price: 499, totalMessages: 100 },
      ]
    )
  })

  for (const [planId, limit, price] of [
    ['starter', 50, 999],
    ['standard', 150, 1999],
  ] as const) {
    test(`${planId}: paid by card, it is a subscription with ${limit} messages a day`, async ({
      client,
      assert,
    }) => {
      const user = await signedUpUser()
      const opened = await client.post('/api/create-subscription').as(user).json({ planId })
      opened.assertStatus(200)
      const { clientSecret, provider, publishableKey, success, amountDue } = opened.body()
      assert.deepEqual(
        [success, provider, publishableKey, amountDue],
        [true, 'test', null, undefined]
      )
      assert.deepInclude(await standing(user), { type: 'free', limit: 0 })
      const paid = await client
        .post(`/api/test-payments/${clientSecret}`)
        .as(user)
        .json({ cardNumber: CARDS.good, expiry: '12/34', cvc: '123' })
      const { status, paymentIntentId } = paid.body()
      assert.equal(status, 'succeeded')
      const told = await client.post('/api/subscription-success').as(user).json({ paymentIntentId })
      told.assertStatus(200)
      assert.deepEqual(await standing(user), { type: planId, limit, bonus: 10 })
      await runDue()
      assert.deepEqual(await standing(user), { type: planId, limit, bonus: 10 })
      assert.deepEqual(await purchases(), [
        { kind: 'subscription', plan_id: planId, state: 'paid', amount: price, refunded: 0 },
      ])
      const view = await client.get('/api/user').as(user)
      assert.deepInclude(view.body().user, {
        subscriptionType: planId,
        messagesUsedToday: 0,
        dailyMessageLimit: limit,
        bonusMessages: 10,
      })
      assert.deepInclude(view.body().user.subscription, {
        planId,
        status: 'active',
        cancelAtPeriodEnd: false,
        nextPlanId: null,
        currentPeriodEnd: '2026-12-18T17:00:00.000Z',
      })
      assert.isNotNull(view.body().user.resetsAt)
    })
  }

  test('"unlimited" is an older name of standard', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'unlimited')
    assert.deepInclude(await standing(user), { type: 'standard', limit: 150 })
  })

  test('a refill adds 100 messages once and makes a free account a refill one', async ({
    client,
    assert,
  }) => {
    await signedUpUser()
    const user = await signedUpUser()
    await buy(user, 'refill')
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 110 })
    const view = await client.get('/api/user').as(user)
    assert.deepEqual(view.body(), {
      success: true,
      user: {
        subscriptionType: 'refill',
        messagesUsedToday: 0,
        dailyMessageLimit: 0,
        bonusMessages: 110,
        resetsAt: null,
        subscription: null,
      },
    })
  })

  test('once bought messages are used up the account shows free again', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ messages: 0 })
    await buy(user, 'refill')
    const allowance = await app.container.make(Allowance)
    const db = await database()
    const uses = Array.from({ length: 100 }, (_, use) => ({ userId: user.id, key: `use:${use}` }))
    await db.transaction((tx) => allowance.reserveMany(tx, uses))
    for (const path of ['/api/user', '/api/signup']) {
      const { user: view, signup } = (await client.get(path).as(user)).body()
      assert.equal((view ?? signup).subscriptionType, 'free')
      assert.equal((view ?? signup).bonusMessages, 0)
    }
    await allowance.giveBack(db.read, 'use:99')
    const view = await client.get('/api/user').as(user)
    assert.equal(view.body().user.subscriptionType, 'refill')
  })

  test('a refill leaves a subscription as it is, and may be bought again and again', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    await buy(user, 'refill')
    await buy(user, 'refill')
    assert.deepEqual(await standing(user), { type: 'starter', limit: 50, bonus: 210 })
  })

  test('refusals: not logged in, no plan, an unknown one, one without a price', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const call = (body: object, cookie = user.cookie) =>
      client.post('/api/create-subscription').as({ cookie }).json(body)
    ;(await call({ planId: 'starter' }, 'none=1')).assertStatus(401)
    const none = await call({})
    none.assertStatus(422)
    assert.equal(none.body().message, 'No plan selected. Redirecting to subscription page.')
    const unknown = await call({ planId: 'gold' })
    unknown.assertStatus(422)
    assert.equal(unknown.body().errors.planId, 'There is no such plan.')
    const gateway = await app.container.make(PaymentGateway)
    const original = gateway.priceWithoutSync.bind(gateway)
    gateway.priceWithoutSync = () => null
    await (await database()).read.run('delete from plan_prices')
    const unsold = await call({ planId: 'starter' })
    gateway.priceWithoutSync = original
    unsold.assertStatus(503)
    assert.lengthOf(await purchases(), 0)
  })

  test('a reload, a double click and 20 tabs at once find the same open payment', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    for (const planId of ['starter', 'refill']) {
      const opened = await times(() => checkout(user, planId))
      clock.advance(60_000)
      opened.push(await checkout(user, planId))
      assert.lengthOf(new Set(opened.map(({ clientSecret }) => clientSecret)), 1)
    }
    assert.lengthOf(await rows('select id from subscriptions'), 1)
    const made = `select id from test_payment_objects where kind = ?`
    assert.lengthOf(await rows(made, 'subscription'), 1)
    assert.lengthOf(await rows(made, 'customer'), 1)
  })

  test('who decides for another plan before paying has one subscription, of that plan', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const first = await checkout(user, 'starter')
    const second = await checkout(user, 'standard')
    assert.notEqual(first.clientSecret, second.clientSecret)
    const late = await pay(first.clientSecret)
    assert.equal(late.status, 'requires_payment_method')
    await pay(second.clientSecret)
    await runDue()
    assert.deepInclude(await standing(user), { type: 'standard', limit: 150 })
    assert.deepEqual(
      (await purchases()).map(({ plan_id, state }) => [plan_id, state]),
      [
        ['starter', 'canceled'],
        ['standard', 'paid'],
      ]
    )
  })

  test('the plan one is on, or a smaller one, is refused with a reason', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    const call = (planId: string) =>
      client.post('/api/create-subscription').as(user).json({ planId })
    const same = await call('unlimited')
    same.assertStatus(409)
    assert.equal(same.body().message, 'You are already on the Unlimited Plan.')
    const smaller = await call('starter')
    smaller.assertStatus(409)
    assert.include(smaller.body().message, 'downgrade')
  })

  test('paid in one tab while the other reloads: the other is told so, although no event came', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    await pay(clientSecret)
    const reload = await client
      .post('/api/create-subscription')
      .as(user)
      .json({ planId: 'starter' })
    reload.assertStatus(409)
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
  })

  test('who paid for a refill and reloads does not pay again by mistake, but may buy another', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    await pay(clientSecret)
    const call = () => client.post('/api/create-subscription').as(user).json({ planId: 'refill' })
    const reload = await call()
    reload.assertStatus(409)
    assert.include(reload.body().message, 'went through')
    assert.deepInclude(await standing(user), { bonus: 110 })
    const another = await call()
    another.assertStatus(200)
    assert.notEqual(another.body().clientSecret, clientSecret)
  })

  test('a declined card grants nothing; the same payment then takes a better card', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    const declined = await pay(clientSecret, CARDS.declined)
    assert.equal(declined.status, 'requires_payment_method')
    assert.equal(declined.message, 'Your card was declined.')
    await runDue()
    const told = await client
      .post('/api/subscription-success')
      .as(user)
      .json({ paymentIntentId: declined.paymentIntentId })
    told.assertStatus(409)
    assert.deepInclude(await standing(user), { type: 'free', limit: 0 })
    assert.deepEqual(await audits(), [{ reason: 'unpaid', times: 1 }])
    await pay(clientSecret)
    await runDue()
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
  })

  test('a card that asks for a step grants nothing before it is taken', async ({ assert }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    assert.equal((await pay(clientSecret, CARDS.asking)).status, 'requires_action')
    await runDue()
    assert.deepInclude(await standing(user), { type: 'free' })
    assert.equal((await pay(clientSecret, CARDS.asking, true)).status, 'succeeded')
    await runDue()
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 110 })
  })

  test('a payment that is processing is told as such, cannot be made twice, is granted when done', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    const { status, paymentIntentId } = await pay(clientSecret, CARDS.slow)
    assert.equal(status, 'processing')
    const told = await client.post('/api/subscription-success').as(user).json({ paymentIntentId })
    told.assertStatus(200)
    assert.include(told.body().message, 'still being processed')
    const again = await client.post('/api/create-subscription').as(user).json({ planId: 'starter' })
    again.assertStatus(409)
    assert.deepInclude(await standing(user), { type: 'free' })
    await pass(6000)
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
    assert.lengthOf(await audits(), 0)
  })

  test('a refill whose payment is processing stays open until it is done', async ({ assert }) => {
    const { paymentIntentId } = await buy(await signedUpUser(), 'refill', CARDS.slow)
    assert.equal(await settle(paymentIntentId), 'processing')
    assert.equal((await purchases())[0]?.state, 'pending')
  })

  test('real cards, wrong secrets and stale dates are never taken', async ({ client, assert }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    assert.include((await pay(clientSecret, '5555 5555 5555 4444')).message, 'test')
    const call = (secret: string, body: object) =>
      client.post(`/api/test-payments/${secret}`).json(body)
    const card = { cardNumber: CARDS.good, expiry: '12/34', cvc: '123' }
    ;(await call(`${clientSecret}x`, card)).assertStatus(404)
    ;(await call(clientSecret, { ...card, cardNumber: '4242' })).assertStatus(422)
    const old = await call(clientSecret, { ...card, expiry: '10/26' })
    assert.equal(old.body().status, 'requires_payment_method')
    assert.include(old.body().message, 'in the past')
  })

  test('too many checkouts in an hour are refused for a while', async ({ client, assert }) => {
    const user = await signedUpUser()
    for (let i = 0; i < 10; i++) {
      await checkout(user, 'starter')
      await checkout(user, 'standard')
    }
    const refused = await client
      .post('/api/create-subscription')
      .as(user)
      .json({ planId: 'starter' })
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 0)
    clock.advance(61 * 60_000)
    await checkout(user, 'starter')
  })

  test('the last unanswered texts are answered when allowance comes back', async ({ assert }) => {
    await buy(await signedUpUser(), 'standard')
    for (const planId of ['refill', 'starter']) {
      const user = await onboardedUser({ messages: 0 })
      await text(user, 'are you there?')
      await pass(60_000, 5000)
      assert.include(sms.lastTo(user.phone), '/subscription')
      const answers = () =>
        sms.textsTo(user.phone).filter((body) => body.includes('reply number')).length
      const before = answers()
      const { paymentIntentId } = await buy(user, planId)
      await pass(60_000, 5000)
      assert.equal(answers(), before + 1)
      await settle(paymentIntentId)
      assert.isEmpty(await rows(`select id from jobs where kind = 'reply'`))
    }
  })

  test('the provider out of reach is told as 503, and the checkout goes on afterwards', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const gateway = await app.container.make(PaymentGateway)
    const { PaymentGatewayError } = await import('#app/billing/payments/payment_gateway')
    const original = gateway.createSubscription.bind(gateway)
    gateway.createSubscription = async () => {
      throw new PaymentGatewayError('unreachable', null)
    }
    const away = await client.post('/api/create-subscription').as(user).json({ planId: 'starter' })
    gateway.createSubscription = original
    away.assertStatus(503)
    await buy(user, 'starter')
    assert.deepInclude(await standing(user), { type: 'starter' })
    assert.lengthOf(await purchases(), 1)
  })
})

test.group('Upgrading', (group) => {
  freshDatabase(group)

  test('from starter: the rest of the cycle is paid, standard begins now, the next bill is full', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    clock.advance(15 * 24 * 60 * 60_000)
    const opened = await checkout(user, 'standard')
    assert.equal(opened.amountDue, 500)
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
    await pay(opened.clientSecret)
    await runDue()
    assert.deepInclude(await standing(user), { type: 'standard', limit: 150 })
    const told = await rows<{ description: string }>(
      `select description from activities where activity_type = 'other' order by id desc limit 1`
    )
    assert.deepEqual(told, [{ description: 'Upgraded to Unlimited Plan' }])
    assert.deepInclude((await purchases())[1], { state: 'paid', refunded: 0 })
    assert.isEmpty(await audits())
    const view = await client.get('/api/user').as(user)
    assert.equal(view.body().user.subscription.currentPeriodEnd, '2026-12-18T17:00:00.000Z')
    await daysLater(31)
    const all = await purchases()
    assert.deepEqual(
      all.map(({ kind, plan_id, amount }) => [kind, plan_id, amount]),
      [
        ['subscription', 'starter', 999],
        ['upgrade', 'standard', 500],
        ['renewal', 'standard', 1999],
      ]
    )
    assert.lengthOf(await rows('select id from subscriptions where ended_at is null'), 1)
  })

  test('opening the checkout alone changes and charges nothing', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { clientSecret } = await checkout(user, 'standard')
    assert.equal(await settle(clientSecret.split('_secret_')[0] ?? ''), 'unpaid')
    await daysLater(1)
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
    assert.lengthOf(
      (await purchases()).filter(({ state }) => state === 'paid'),
      1
    )
  })

  test('whoever still owes the date of birth is sold nothing, as she would send nothing', async ({
    assert,
  }) => {
    const user = await signedUpUser({ dateOfBirth: null })
    assert.isTrue((await checkout(user, 'starter')).success)
    clock.advance(2 * DAY)
    await assert.rejects(() => checkout(user, 'starter'), /until you confirm your birthday/)
    await rows(`update users set date_of_birth = '1990-05-17' where id = ? returning id`, user.id)
    assert.isTrue((await checkout(user, 'starter')).success)
  })

  test('none is sold while the bill of its month is not paid yet', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const becomes = async (status: TestInvoice['status']) =>
      (await books()).visit(async (page) => {
        const [bill] = await page.list('invoice')
        await page.save('invoice', { ...bill!, status })
      })
    await becomes('open')
    await assert.rejects(() => checkout(user, 'standard'), /still being processed/)
    await becomes('paid')
    assert.isAbove((await checkout(user, 'standard')).amountDue ?? 0, 0)
  })

  test('an upgrade paid after its cycle is over is paid back instead of sold for less', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    clock.advance(29 * 24 * 60 * 60_000)
    const { clientSecret, amountDue } = await checkout(user, 'standard')
    assert.equal(amountDue, 50)
    await daysLater(32)
    const { paymentIntentId } = await pay(clientSecret)
    // The provider's event comes before the page asks.
    assert.equal(await settle(paymentIntentId), 'paid_back')
    const told = []
    for (const time of ['at once', 'when the money is back']) {
      const call = client.post('/api/subscription-success').as(user).json({ paymentIntentId })
      const { message, isPaidBack } = (await call).body()
      told.push({ isPaidBack, message })
      assert.include(message, 'goes back to your card', time)
      await runDue()
    }
    assert.deepEqual(
      told.map(({ isPaidBack }) => isPaidBack),
      [true, true]
    )
    assert.deepInclude(await standing(user), { type: 'starter', limit: 50 })
    const upgrade = (await purchases()).find(({ kind }) => kind === 'upgrade')
    assert.deepInclude(upgrade, { state: 'paid', amount: 50, refunded: 50 })
    assert.deepEqual(await audits(), [
      { reason: 'late_upgrade', times: 1 },
      { reason: 'replayed', times: 1 },
    ])
  })

  test('of two open forms the second payment goes back; other people’s and months’ do not count', async ({
    assert,
  }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const upgrade = async (person: { id: number }) => {
      const { clientSecret } = await checkout(person, 'standard')
      return clientSecret.split('_secret_')[0] ?? ''
    }
    for (const person of [user, other]) await buy(person, 'starter')
    const { read } = await database()
    await read.run(
      `insert into purchases (user_id, provider, kind, plan_id, amount, currency, state, customer_id,
         subscription_id, period_end, created_at, updated_at)
       select user_id, provider, 'upgrade', 'standard', 1, currency, 'paid', customer_id,
         subscription_id, 5, 1, 1
       from purchases where user_id = ?`,
      user.id
    )
    const first = await upgrade(user)
    clock.advance(15 * 24 * 60 * 60_000)
    const second = await upgrade(user)
    assert.notEqual(first, second)
    for (const intentId of [await upgrade(other), first, second]) {
      await falsify(intentId, { status: 'succeeded' })
      await settle(intentId)
    }
    await runDue()
    const refunded = await rows<{ refunded: number }>(
      `select refunded from purchases where kind = 'upgrade' order by id`
    )
    assert.deepEqual(
      refunded.map((row) => row.refunded > 0),
      [false, false, true, false]
    )
    assert.deepEqual(await audits(), [{ reason: 'late_upgrade', times: 1 }])
    for (const person of [user, other]) {
      assert.deepInclude(await standing(person), { type: 'standard' })
    }
  })

  for (const isHeardOf of [true, false]) {
    test(`one that was paid back is none that was made, its refund ${
      isHeardOf ? '' : 'not '
    }heard of`, async ({ assert }) => {
      const user = await signedUpUser()
      await buy(user, 'starter')
      const { clientSecret } = await checkout(user, 'standard')
      await falsifySubscription({ status: 'past_due' })
      const first = await pay(clientSecret)
      await settle(first.paymentIntentId)
      if (isHeardOf) await runDue()
      const refunded = isHeardOf ? 1000 : 0
      assert.deepInclude((await purchases())[1], { state: 'paid', refunded })
      await falsifySubscription({ status: 'active' })
      const second = await pay((await checkout(user, 'standard')).clientSecret)
      await settle(second.paymentIntentId)
      await runDue()
      assert.deepInclude((await purchases())[1], { state: 'paid', refunded: 1000 })
      assert.deepInclude((await purchases())[2], { state: 'paid', refunded: 0 })
      assert.deepInclude(await standing(user), { type: 'standard' })
    })
  }

  test('a second payment of it goes back and leaves what was chosen since', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const first = await checkout(user, 'standard')
    clock.advance(2 * 60 * 60_000)
    const second = await checkout(user, 'standard')
    await pay(second.clientSecret)
    await runDue()
    const wish = { change: 'downgrade' }
    ;(await changeSubscription(client, user, wish)).assertStatus(200)
    const late = first.clientSecret.split('_secret_')[0] ?? ''
    await falsify(late, { status: 'succeeded' })
    await settle(late)
    await runDue()
    const [, given, kept] = await purchases()
    assert.deepEqual([given?.refunded, kept?.refunded], [given?.amount, 0])
    await daysLater(31)
    assert.deepInclude(await standing(user), { type: 'starter' })
  })

  test('paid while the plan is taken back, it goes back and is not told as begun', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId: month } = await buy(user, 'starter')
    const { clientSecret } = await checkout(user, 'standard')
    await falsify(month, { refunded: 999 })
    await settle(month)
    const { paymentIntentId } = await pay(clientSecret)
    assert.equal(await settle(paymentIntentId), 'paid_back')
    await runDue()
    assert.deepInclude((await purchases())[1], { kind: 'upgrade', amount: 1000, refunded: 1000 })
    assert.deepInclude(await standing(user), { type: 'free' })
    const told = await rows(`select id from activities where description like 'Upgraded%'`)
    assert.isEmpty(told)
  })

  test('it takes the place of a plan that was to come next', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const store = await books()
    const [subscription] = await store.list('subscription')
    await store.visit((page) =>
      page.save('subscription', { ...subscription!, nextPriceId: subscription!.priceId })
    )
    await buy(user, 'standard')
    await daysLater(31)
    assert.deepInclude(await standing(user), { type: 'standard' })
  })

  test('of a plan that was to end renews it, as was agreed to, unless it is cancelled after that', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const cancel = async () => {
      const wish = { change: 'cancel', reason: 'other' }
      const response = await changeSubscription(client, user, wish)
      response.assertStatus(200)
    }
    const ending = () => rows('select plan_id, cancel_reason from subscriptions')
    await buy(user, 'starter')
    await cancel()
    await buy(user, 'standard')
    assert.containSubset(await ending(), [{ plan_id: 'standard', cancel_reason: null }])
    await daysLater(31)
    const all = await purchases()
    assert.deepEqual(
      all.map(({ kind, amount }) => [kind, amount]),
      [
        ['subscription', 999],
        ['upgrade', 1000],
        ['renewal', 1999],
      ]
    )
  })

  test('paid, then cancelled before that payment was heard of, it ends as was wished last', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { clientSecret } = await checkout(user, 'standard')
    const { paymentIntentId } = await pay(clientSecret)
    const wish = { change: 'cancel', reason: 'other' }
    ;(await changeSubscription(client, user, wish)).assertStatus(200)
    const [moved] = await (await books()).list('subscription')
    assert.isTrue(moved?.cancelAtPeriodEnd)
    // As after a crash between the provider's part and ours.
    await rows(`update purchases set state = 'pending' where kind = 'upgrade' returning id`)
    await settle(paymentIntentId)
    await runDue()
    const [subscription] = await (await books()).list('subscription')
    assert.isTrue(subscription?.cancelAtPeriodEnd)
    assert.deepInclude(await standing(user), { type: 'standard' })
    assert.deepEqual(await rows('select cancel_reason from subscriptions'), [
      { cancel_reason: 'other' },
    ])
  })

  for (const wishes of [['cancel'], ['cancel', 'keep']]) {
    test(`paid, then ${wishes.join(' and ')} while its bank is thinking: the last wish holds`, async ({
      client,
      assert,
    }) => {
      const user = await signedUpUser()
      await buy(user, 'starter')
      const { clientSecret } = await checkout(user, 'standard')
      await pay(clientSecret, CARDS.slow)
      for (const change of wishes) {
        ;(await changeSubscription(client, user, { change })).assertStatus(200)
      }
      await pass(6000)
      assert.deepInclude(await standing(user), { type: 'standard' })
      assert.deepInclude((await purchases())[1], { state: 'paid', refunded: 0 })
      const [subscription] = await (await books()).list('subscription')
      assert.equal(subscription?.cancelAtPeriodEnd, wishes.length === 1)
      const begun = sms.textsTo(user.phone).filter((body) => body.includes('$19.99 every month'))
      assert.lengthOf(begun, wishes.length - 1)
    })
  }

  for (const ended of ['subscription', 'account'] as const) {
    test(`paid when the ${ended} has ended it is paid back and changes no plan`, async ({
      assert,
    }) => {
      const user = await signedUpUser()
      await buy(user, 'starter')
      const { clientSecret } = await checkout(user, 'standard')
      const intentId = clientSecret.split('_secret_')[0] ?? ''
      const store = await books()
      const [before] = await store.list('subscription')
      const status = ended === 'account' ? 'active' : 'canceled'
      await store.visit((page) => page.save('subscription', { ...before!, status }))
      if (ended === 'account') await (await database()).read.run('delete from users')
      await falsify(intentId, { status: 'succeeded' })
      await settle(intentId)
      await runDue()
      assert.equal((await store.find('intent', intentId))?.refunded, 1000)
      assert.equal((await store.list('subscription'))[0]?.priceId, before?.priceId)
    })
  }
})
