import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { upgradePrice } from '#app/billing/checkout/upgrade_price'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { CancelAndRefund } from '#app/billing/purchases/cancel_and_refund'
import { findCancellation } from '#app/billing/purchases/find_cancellation'
import { changePurchase, insertPurchase } from '#app/billing/purchases/purchases'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import { AdvanceTestClock } from '#app/billing/test_payments/advance_test_clock'
import {
  audits,
  books,
  buy,
  CARDS,
  changeSubscription,
  checkout,
  daysLater,
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
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
} from '#tests/world'

const FREE = { type: 'free', limit: 0, bonus: 10 }
const STARTER = { type: 'starter', limit: 50, bonus: 10 }
const STANDARD = { type: 'standard', limit: 150, bonus: 10 }

async function subscriptionOf(user: TestUser) {
  const gateway = await app.container.make(PaymentGateway)
  const [row] = await rows<{ subscription_id: string }>(
    'select subscription_id from subscriptions where user_id = ? order by id desc',
    user.id
  )
  const truth = await gateway.findSubscription(row?.subscription_id ?? '')
  if (!truth) throw new Error('no subscription')
  return truth
}

/** The payment of the newest bill. */
async function latestPayment(user: TestUser): Promise<string> {
  const { latestInvoiceId } = await subscriptionOf(user)
  const bill = await (await books()).find('invoice', latestInvoiceId ?? '')
  return bill?.intentId ?? ''
}

/** A bill of another amount, as with a coupon that was given at the provider. */
async function cheapen(total: number): Promise<void> {
  await (
    await books()
  ).visit(async (page) => {
    const [bill] = await page.list('invoice')
    const intent = await page.find('intent', bill!.intentId)
    await page.save('invoice', { ...bill!, total })
    await page.save('intent', { ...intent!, amount: total })
  })
}

async function refund(intentId: string): Promise<void> {
  const gateway = await app.container.make(PaymentGateway)
  await gateway.refund({ intentId, key: `by support ${intentId}` })
  await runDue()
}

async function dispute(intentId: string, isDisputed = true): Promise<void> {
  const store = await books()
  await store.visit(async (page) => {
    const intent = await page.find('intent', intentId)
    if (intent) await page.save('intent', { ...intent, isDisputed })
    await page.tell(isDisputed ? 'charge.dispute.created' : 'charge.dispute.closed', { intentId })
  })
  await runDue()
}

test.group('The life of a subscription', (group) => {
  freshDatabase(group)

  test('it is renewed month after month, and each month is in the list of payments', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    await daysLater(95)
    assert.deepEqual(await standing(user), STARTER)
    const response = await client.get('/api/invoices').as(user)
    const { invoices } = response.body()
    assert.lengthOf(invoices, 4)
    assert.containSubset(invoices[0], {
      description: 'Starter Plan',
      amount: 999,
      currency: 'usd',
      status: 'paid',
    })
    const times = invoices.map(({ paidAt }: { paidAt: string }) => paidAt)
    assert.deepEqual(times, times.toSorted().toReversed())
    const activities = await rows<{ description: string }>(
      `select description from activities where activity_type = 'other' order by id`
    )
    assert.deepEqual(
      activities.map(({ description }) => description),
      ['Starter Plan started', ...Array.from({ length: 3 }, () => 'Starter Plan renewed')]
    )
  })

  test('canceled, it lasts to the end of the period and is free then; kept, it goes on', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    const change = async (wish: string) => {
      const response = await changeSubscription(client, user, { change: wish })
      response.assertStatus(200)
      const view = await client.get('/api/user').as(user)
      return view.body().user.subscription
    }
    assert.isTrue((await change('cancel')).cancelAtPeriodEnd)
    assert.deepEqual(await standing(user), STANDARD)
    assert.isFalse((await change('keep')).cancelAtPeriodEnd)
    await daysLater(31)
    assert.deepEqual(await standing(user), STANDARD)
    assert.isTrue((await change('cancel')).cancelAtPeriodEnd)
    await daysLater(31)
    assert.deepEqual(await standing(user), FREE)
    const view = await client.get('/api/user').as(user)
    assert.isNull(view.body().user.subscription)
    assert.deepEqual(
      (await purchases()).map(({ state }) => state),
      ['paid', 'paid']
    )
    await buy(user, 'starter')
    assert.deepEqual(await standing(user), STARTER)
  })

  test('standard to starter waits for the next cycle and can be taken back', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    const call = (change: string) => changeSubscription(client, user, { change })
    const nextPlan = async () => {
      const view = await client.get('/api/user').as(user)
      return view.body().user.subscription.nextPlanId
    }
    ;(await call('downgrade')).assertStatus(200)
    assert.equal(await nextPlan(), 'starter')
    assert.deepEqual(await standing(user), STANDARD)
    ;(await call('keep')).assertStatus(200)
    assert.isNull(await nextPlan())
    ;(await call('downgrade')).assertStatus(200)
    ;(await call('cancel')).assertStatus(200)
    assert.isNull(await nextPlan())
    ;(await call('downgrade')).assertStatus(200)
    assert.isFalse((await subscriptionOf(user)).cancelAtPeriodEnd)
    await daysLater(31)
    assert.deepEqual(await standing(user), STARTER)
    assert.deepEqual(
      (await purchases()).map(({ plan_id, amount }) => [plan_id, amount]),
      [
        ['standard', 1999],
        ['starter', 999],
      ]
    )
    const refused = await call('downgrade')
    refused.assertStatus(409)
  })

  test('a smaller plan is asked for at the provider only by who wants it, has paid and can buy it', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    const gateway = await app.container.make(PaymentGateway)
    const schedulePlan = gateway.schedulePlan.bind(gateway)
    const asked: string[] = []
    gateway.schedulePlan = async ({ priceId }) => void asked.push(priceId)
    const call = async (change: string) => {
      const response = await changeSubscription(client, user, { change })
      return response.status()
    }
    const { read } = await database()
    const statuses = [await call('keep'), await call('cancel')]
    await read.run(`update subscriptions set status = 'past_due'`)
    statuses.push(await call('downgrade'))
    await read.run(`update subscriptions set status = 'active'`)
    const priceWithoutSync = gateway.priceWithoutSync.bind(gateway)
    gateway.priceWithoutSync = () => null
    await read.run(`delete from plan_prices where plan_id = 'starter'`)
    statuses.push(await call('downgrade'))
    Object.assign(gateway, { schedulePlan, priceWithoutSync })
    assert.deepEqual(statuses, [200, 200, 409, 503])
    assert.isEmpty(asked)
  })

  test('changes are refused without a subscription, and unknown ones always', async ({
    client,
  }) => {
    const user = await signedUpUser()
    const call = (change: unknown) => changeSubscription(client, user, { change })
    for (const change of ['cancel', 'keep', 'downgrade']) (await call(change)).assertStatus(409)
    ;(await call('upgrade')).assertStatus(422)
    ;(await call(1)).assertStatus(422)
    ;(await client.post('/api/payment-method').as(user)).assertStatus(409)
  })

  test('a failed renewal keeps the access; another card pays the open bill', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    assert.deepEqual(await standing(user), STARTER)
    const view = await client.get('/api/user').as(user)
    assert.equal(view.body().user.subscription.status, 'past_due')
    const list = await client.get('/api/invoices').as(user)
    assert.equal(list.body().invoices[0].status, 'failed')
    for (const planId of ['standard', 'starter']) {
      const more = await client.post('/api/create-subscription').as(user).json({ planId })
      more.assertStatus(409)
    }
    const opened = await client.post('/api/payment-method').as(user)
    opened.assertStatus(200)
    const { paymentIntentId } = await pay(opened.body().clientSecret)
    assert.equal(opened.body().amountDue, 999)
    await settle(paymentIntentId, user.id)
    await runDue()
    assert.equal((await subscriptionOf(user)).status, 'active')
    const after = await client.get('/api/user').as(user)
    assert.equal(after.body().user.subscription.status, 'active')
    assert.deepEqual(
      (await purchases()).map(({ kind, state }) => [kind, state]),
      [
        ['subscription', 'paid'],
        ['renewal', 'paid'],
      ]
    )
    await daysLater(31)
    assert.deepEqual(await standing(user), STARTER)
  })

  test('cancelled while its bill is open, it ends and that bill is asked for no more', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    const opened = await client.post('/api/payment-method').as(user)
    const response = await changeSubscription(client, user, { change: 'cancel', reason: 'other' })
    response.assertStatus(200)
    assert.include(response.body().message, 'Its unpaid bill is canceled')
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await pay(opened.body().clientSecret)).status, 'requires_payment_method')
    await falsifySubscription({ card: '4242' })
    await daysLater(40)
    assert.deepEqual(
      (await purchases()).map(({ kind, state }) => [kind, state]),
      [
        ['subscription', 'paid'],
        ['renewal', 'failed'],
      ]
    )
    assert.deepEqual(await rows('select cancel_reason from subscriptions'), [
      { cancel_reason: 'other' },
    ])
    await buy(user, 'starter')
    assert.deepEqual(await standing(user), STARTER)
  })

  test('paid in the very moment it is cancelled, it lasts to the end of that month', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    const { clientSecret } = (await client.post('/api/payment-method').as(user)).body()
    const gateway = await app.container.make(PaymentGateway)
    const voidBills = gateway.voidBills.bind(gateway)
    cleanup(() => void Reflect.deleteProperty(gateway, 'voidBills'))
    gateway.voidBills = async (id) => {
      await pay(clientSecret)
      await voidBills(id)
    }
    const response = await changeSubscription(client, user, { change: 'cancel' })
    assert.include(response.body().message, 'at the end of the billing period')
    await runDue()
    assert.deepEqual(await standing(user), STARTER)
    assert.deepInclude((await purchases())[1], { state: 'paid', refunded: 0 })
    await daysLater(31)
    assert.deepEqual(await standing(user), FREE)
  })

  for (const isPaid of [false, true]) {
    test(`cancelled on the provider’s pages meanwhile, it ${
      isPaid ? 'runs to the end of the month that is paid just then' : 'ends as well'
    }`, async ({ assert }) => {
      const user = await signedUpUser()
      await buy(user, 'starter', CARDS.failsLater)
      await daysLater(31)
      const { id, latestInvoiceId } = await subscriptionOf(user)
      const gateway = await app.container.make(PaymentGateway)
      await gateway.setCancelAtPeriodEnd({ subscriptionId: id, isCanceled: true })
      const settleSubscription = await app.container.make(SettleSubscription)
      await settleSubscription.execute({ subscriptionId: id })
      const bill = await gateway.findInvoice(latestInvoiceId ?? '')
      if (isPaid) await pay(bill?.clientSecret ?? '')
      await runDue()
      assert.deepEqual(await standing(user), isPaid ? STARTER : FREE)
      const noted = await rows(
        `select id from activities where description like 'Starter Plan ended%'`
      )
      assert.lengthOf(noted, isPaid ? 0 : 1)
      assert.equal((await purchases())[1]?.state, isPaid ? 'paid' : 'failed')
      await daysLater(31)
      assert.deepEqual(await standing(user), FREE)
      assert.lengthOf(await purchases(), 2)
    })
  }

  test('after the last try it ends, and with it the access', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(40)
    assert.deepEqual(await standing(user), STARTER)
    await daysLater(10)
    assert.deepEqual(await standing(user), FREE)
  })

  test('a bill that is paid after that goes back, and nothing is told as renewed', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    const { clientSecret } = (await client.post('/api/payment-method').as(user)).body()
    await daysLater(20)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
    assert.equal((await pay(clientSecret)).status, 'succeeded')
    await runDue()
    assert.deepInclude((await purchases())[1], { state: 'paid', amount: 999, refunded: 999 })
    assert.deepEqual(await standing(user), FREE)
    const told = `select id from activities where description = 'Starter Plan renewed'`
    assert.isEmpty(await rows(told))
  })

  test('a month heard of only after the plan was over was paid before, and counts', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    await pay(clientSecret)
    await (await database()).read.run('delete from jobs')
    clock.advance(1000)
    const gateway = await app.container.make(PaymentGateway)
    await gateway.cancelSubscription((await subscriptionOf(user)).id)
    await runDue()
    assert.deepInclude((await purchases())[0], { state: 'paid', refunded: 0 })
  })

  test('unpaid at the provider is over here, and is ended there', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { id } = await subscriptionOf(user)
    const store = await books()
    await store.visit(async (page) => {
      const known = await page.find('subscription', id)
      if (known) await page.save('subscription', { ...known, status: 'unpaid' })
      await page.tell('customer.subscription.updated', { subscriptionId: id })
    })
    await runDue()
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
  })

  test('nobody paid for a day: it is given up, and the next checkout begins anew', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const first = await checkout(user, 'starter')
    await daysLater(1)
    assert.deepInclude((await purchases())[0], { state: 'canceled' })
    const second = await checkout(user, 'starter')
    assert.notEqual(second.clientSecret, first.clientSecret)
  })

  test('one whose newest bill nobody knows is followed all the same, and ends once', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { id } = await subscriptionOf(user)
    const store = await books()
    await store.visit(async (page) => {
      const known = await page.find('subscription', id)
      const change = { status: 'canceled', latestInvoiceId: 'in_gone' } as const
      await page.save('subscription', { ...known!, ...change })
      await page.tell('customer.subscription.updated', { subscriptionId: id })
    })
    await runDue()
    assert.deepEqual(await standing(user), FREE)
    const ended = await rows('select ended_at from subscriptions')
    assert.deepEqual(ended, [{ ended_at: clock.now() }])
    clock.advance(60_000)
    const settleSubscription = await app.container.make(SettleSubscription)
    await settleSubscription.execute({ subscriptionId: id })
    assert.deepEqual(await rows('select ended_at from subscriptions'), ended)
  })

  test('of two at once the dearer one counts', async ({ client, assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    clock.advance(60_000)
    const { read } = await database()
    await read.run(
      `insert into subscriptions (user_id, provider, subscription_id, customer_id, plan_id, status,
         is_entitled, cancel_at_period_end, period_start, period_end, created_at, updated_at)
       select user_id, provider, 'sub_2', customer_id, 'standard', status, is_entitled, cancel_at_period_end,
         period_start, period_end, created_at, updated_at from subscriptions`
    )
    await settle(paymentIntentId)
    assert.deepEqual(await standing(user), STANDARD)
    const [row] = await rows('select updated_at from users where id = ?', user.id)
    assert.deepEqual(row, { updated_at: clock.now() })
    const view = await client.get('/api/user').as(user)
    assert.equal(view.body().user.subscription.planId, 'standard')
  })

  test('two that run are both cancelled by who asks twice', async ({ client, assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    await rows('update subscriptions set is_entitled = false returning id')
    await buy(user, 'standard')
    await settle(paymentIntentId)
    const running = await rows('select id from subscriptions where is_entitled')
    assert.lengthOf(running, 2)
    for (let times = 0; times < 2; times++) {
      ;(await changeSubscription(client, user, { change: 'cancel' })).assertStatus(200)
    }
    const canceled = await rows('select id from subscriptions where cancel_at_period_end')
    assert.lengthOf(canceled, 2)
    assert.deepEqual(await standing(user), STANDARD)
  })

  test('one that is over at the provider meanwhile is told of as that, without a bill', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    await falsifySubscription({ status: 'canceled' })
    const response = await changeSubscription(client, user, { change: 'cancel' })
    assert.equal(response.body().message, 'Your plan has ended.')
  })

  test('a failed renewal is told at what its bill asks: {why}')
    .with([
      { why: 'a coupon, and tax beside it', asks: { total: 581, tax: 82, owed: 581 } },
      { why: 'a credit of theirs', asks: { total: 999, tax: 0, owed: 499 } },
    ])
    .run(async ({ assert }, { asks }) => {
      const user = await signedUpUser()
      await buy(user, 'starter', CARDS.failsLater)
      const gateway = await app.container.make(PaymentGateway)
      const findInvoice = gateway.findInvoice.bind(gateway)
      gateway.findInvoice = async (id) => {
        const bill = await findInvoice(id)
        return bill && { ...bill, ...asks }
      }
      await daysLater(31).finally(() => Reflect.deleteProperty(gateway, 'findInvoice'))
      assert.match(sms.lastTo(user.phone), /could not take \$4\.99 for your Starter Plan/)
    })

  test('a month that costs nothing goes on without a payment', async ({ assert }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    const store = await books()
    await store.visit(async (page) => {
      const [bill] = await page.list('invoice')
      const [subscription] = await page.list('subscription')
      await page.save('invoice', { ...bill!, id: 'in_free', total: 0, amountPaid: 0 })
      await page.save('subscription', { ...subscription!, latestInvoiceId: 'in_free' })
    })
    await settle(paymentIntentId)
    assert.deepEqual(await standing(user), STARTER)
    assert.lengthOf(await purchases(), 1)
    assert.isEmpty(await audits())
  })

  test('a bill for something else is kept in the list, and not told as a renewal', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    const store = await books()
    await store.visit(async (page) => {
      const [bill] = await page.list('invoice')
      const [subscription] = await page.list('subscription')
      const other = {
        id: 'in_other',
        reason: 'other',
        priceId: null,
        total: 500,
        amountPaid: 500,
        intentId: 'pi_other',
      } as const
      const intent = await page.find('intent', paymentIntentId)
      await page.save('intent', { ...intent!, id: 'pi_other' })
      await page.save('invoice', { ...bill!, ...other })
      await page.save('subscription', { ...subscription!, latestInvoiceId: 'in_other' })
    })
    await settle(paymentIntentId)
    assert.deepEqual(await standing(user), STARTER)
    assert.deepInclude((await purchases())[1], { kind: 'renewal', state: 'paid', amount: 500 })
    assert.lengthOf(await rows(`select id from activities where activity_type = 'other'`), 1)
  })

  for (const [state, status, isPaidBack] of [
    ['canceled', 'canceled', true],
    ['canceled', 'active', true],
    ['pending', 'canceled', false],
  ] as const) {
    test(`paid in another tab while ${state} here and ${status} there: ${
      isPaidBack ? 'the money goes back' : 'it counts'
    }`, async ({ assert }) => {
      const { clientSecret } = await checkout(await signedUpUser(), 'starter')
      const intentId = clientSecret.split('_secret_')[0] ?? ''
      const store = await books()
      await store.visit(async (page) => {
        const [bill] = await page.list('invoice')
        const [subscription] = await page.list('subscription')
        const intent = await page.find('intent', intentId)
        await page.save('intent', { ...intent!, status: 'succeeded' })
        await page.save('invoice', { ...bill!, status: 'paid', amountPaid: bill!.total })
        await page.save('subscription', { ...subscription!, status })
      })
      await (await database()).read.run('update purchases set state = ?', state)
      await settle(intentId)
      await runDue()
      const refunded = isPaidBack ? 999 : 0
      assert.deepInclude((await purchases())[0], { state: 'paid', refunded })
    })
  }

  test('a refund of the newest bill ends the subscription here and there', async ({
    client,
    assert,
  }) => {
    await buy(await signedUpUser(), 'refill')
    const user = await signedUpUser()
    await buy(user, 'standard')
    await refund(await latestPayment(user))
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
    const { invoices } = (await client.get('/api/invoices').as(user)).body()
    assert.deepEqual(
      invoices.map(({ amount, status }: { amount: number; status: string }) => [amount, status]),
      [
        [-1999, 'refunded'],
        [1999, 'paid'],
      ]
    )
  })

  test('a refund of an older bill changes nothing about the running month', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const old = await latestPayment(user)
    await daysLater(31)
    await refund(old)
    assert.deepEqual(await standing(user), STARTER)
    assert.equal((await purchases())[0]?.refunded, 999)
    assert.lengthOf(await rows(`select id from activities where activity_type = 'other'`), 2)
  })

  test('a bill that was made cheaper at the provider pays for its month as any other', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'starter')
    await cheapen(500)
    await pay(clientSecret)
    await runDue()
    assert.deepEqual(await standing(user), STARTER)
    assert.deepInclude((await purchases())[0], { state: 'paid', amount: 500 })
    assert.isEmpty(await audits())
    ;(await changeSubscription(client, user, { change: 'cancel' })).assertStatus(200)
    await refund(await latestPayment(user))
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
  })

  test('time that is given at the provider is the plan’s: it can be cancelled and upgraded', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const store = await books()
    await store.visit(async (page) => {
      const [subscription] = await page.list('subscription')
      await page.save('subscription', { ...subscription!, status: 'trialing' })
      await page.tell('customer.subscription.updated', { subscriptionId: subscription!.id })
    })
    await runDue()
    assert.deepEqual(await standing(user), STARTER)
    ;(await changeSubscription(client, user, { change: 'cancel' })).assertStatus(200)
    await buy(user, 'standard')
    assert.deepEqual(await standing(user), STANDARD)
    assert.lengthOf(await store.list('subscription'), 1)
  })

  test('what happens to one happens to no other', async ({ assert }) => {
    const [other, user] = [await signedUpUser(), await signedUpUser()]
    await buy(other, 'standard')
    await buy(user, 'starter')
    await dispute(await latestPayment(other))
    await daysLater(31)
    assert.deepEqual(await standing(other), FREE)
    assert.deepEqual(await standing(user), STARTER)
  })

  test('the list of payments has one’s own newest hundred, made or failed', async ({
    client,
    assert,
  }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    await checkout(other, 'starter')
    const { read } = await database()
    const at = clock.now()
    const order = { provider: 'test', planId: 'standard', amount: 1999, currency: 'usd' } as const
    const ids: number[] = []
    for (let index = 0; index <= 100; index++) {
      const kind = index === 100 ? 'upgrade' : 'renewal'
      const own = { userId: user.id, kind, state: 'paid', at: at + index } as const
      ids.push((await insertPurchase(read, { ...order, ...own })).id)
    }
    for (const one of [
      { userId: user.id, state: 'pending' },
      { userId: user.id, state: 'canceled' },
      { userId: other.id, state: 'paid' },
    ] as const) {
      await insertPurchase(read, { ...order, ...one, kind: 'refill', at: at + 500 })
    }
    await changePurchase(read, ids[0] ?? 0, { paidAt: at + 1000, receiptUrl: 'https://x', at })
    const list = async () =>
      (await client.get('/api/invoices').as(user)).body().invoices as object[]
    const listed = await list()
    assert.lengthOf(listed, 100)
    assert.deepInclude(listed[0], { id: ids[0], description: 'Unlimited Plan' })
    assert.deepInclude(listed[1], { id: ids[100], description: 'Upgrade to Unlimited Plan' })
    assert.deepInclude(listed[99], { id: ids[2] })
    await changePurchase(read, ids[0] ?? 0, { refunded: 5, refundedAt: at + 2000, at })
    assert.deepEqual((await list())[0], {
      id: -(ids[0] ?? 0),
      description: 'Refund: Unlimited Plan',
      amount: -5,
      currency: 'usd',
      status: 'refunded',
      paidAt: new Date(at + 2000).toISOString(),
      receiptUrl: 'https://x',
    })
  })

  test('a dispute ends the subscription: nobody goes on being charged', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'starter')
    await dispute(await latestPayment(user))
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
    await settle(paymentIntentId)
    assert.isEmpty(await rows(`select id from jobs where kind = 'cancel_and_refund'`))
    const { invoices } = (await client.get('/api/invoices').as(user)).body()
    assert.equal(invoices[0].status, 'disputed')
  })

  test('a dispute of an upgrade ends it too, at once; its refund leaves the plan as it is', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { paymentIntentId } = await buy(user, 'standard')
    await refund(paymentIntentId)
    assert.deepEqual(await standing(user), STANDARD)
    assert.equal((await subscriptionOf(user)).status, 'active')
    await dispute(paymentIntentId)
    assert.deepEqual(await standing(user), FREE)
    assert.equal((await subscriptionOf(user)).status, 'canceled')
  })

  test('a refunded refill takes back what is left of it, never more', async ({ assert }) => {
    const user = await signedUpUser({ messages: 0 })
    const { paymentIntentId } = await buy(user, 'refill')
    const db = await database()
    await db.read.run(
      `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
       values (?, 'reserve', 'bonus', -70, '', 'used', 0)`,
      user.id
    )
    await refund(paymentIntentId)
    assert.deepEqual(await standing(user), { ...FREE, bonus: 0 })
    await buy(user, 'refill')
    await settle(paymentIntentId)
    assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 100 })
  })

  test('a dispute of a refill takes its messages, and winning it returns them', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { paymentIntentId } = await buy(user, 'refill')
    for (let round = 0; round < 2; round++) {
      await dispute(paymentIntentId)
      assert.deepEqual(await standing(user), FREE)
      await dispute(paymentIntentId, false)
      assert.deepEqual(await standing(user), { type: 'refill', limit: 0, bonus: 110 })
    }
  })
})

test.group('Payments of a deleted account', (group) => {
  freshDatabase(group)

  /** As the deletion does it: the jobs first, then the row, in one transaction. */
  async function deleteAccount(user: TestUser): Promise<void> {
    const { JobQueue } = await import('#app/core/jobs/job_queue')
    const queue = await app.container.make(JobQueue)
    const db = await database()
    await db.transaction(async (tx) => {
      for (const job of await findCancellation(tx.sql, { userId: user.id, at: clock.now() })) {
        await queue.enqueue(tx, job)
      }
      await tx.sql.run('delete from users where id = ?', user.id)
    })
  }

  test('the subscription ends at the provider, its rows stay without a person', async ({
    assert,
  }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    await buy(other, 'starter')
    await checkout(other, 'refill')
    await buy(user, 'starter')
    await refund(await latestPayment(user))
    await buy(user, 'starter')
    const { id, customerId } = await subscriptionOf(user)
    await deleteAccount(user)
    const jobs = await rows<{ payload: string }>(
      `select payload from jobs where kind = 'cancel_and_refund'`
    )
    const payload = { provider: 'test', customer: customerId, subscriptions: [id], intents: [] }
    assert.deepEqual(
      jobs.map((job) => JSON.parse(job.payload) as object),
      [payload]
    )
    await runDue()
    const gateway = await app.container.make(PaymentGateway)
    assert.equal((await gateway.findSubscription(id))?.status, 'canceled')
    assert.isTrue((await (await books()).find('customer', customerId))?.isDeleted)
    const bought = { amount: 999, state: 'paid' }
    const kept = await rows('select amount, state from purchases where user_id is null')
    assert.deepEqual(kept, [bought, bought])
    const ended = await rows('select status from subscriptions where user_id is null')
    assert.deepEqual(ended, [{ status: 'canceled' }, { status: 'canceled' }])
    assert.deepEqual(await standing(other), STARTER)
  })

  test('an open payment can no longer be made', async ({ assert }) => {
    const user = await signedUpUser()
    const { clientSecret } = await checkout(user, 'refill')
    await deleteAccount(user)
    await runDue()
    assert.equal((await pay(clientSecret)).status, 'requires_payment_method')
  })

  for (const planId of ['refill', 'starter'] as const) {
    test(`${planId}: paid in the same moment, it is paid back`, async ({ assert }) => {
      const user = await signedUpUser()
      const { clientSecret } = await checkout(user, planId)
      const { paymentIntentId } = await pay(clientSecret)
      await deleteAccount(user)
      await runDue()
      const gateway = await app.container.make(PaymentGateway)
      const intent = await gateway.findIntent(paymentIntentId)
      assert.equal(intent?.refunded, intent?.amount)
      const [purchase] = await rows<{ user_id: number | null; refunded: number; amount: number }>(
        'select user_id, refunded, amount from purchases'
      )
      assert.isNull(purchase?.user_id)
      assert.equal(purchase?.refunded, purchase?.amount)
      assert.deepEqual(await audits(), [{ reason: 'nobody_left', times: 1 }])
    })
  }

  test('ids of another provider are left alone', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const { id } = await subscriptionOf(user)
    const cancel = await app.container.make(CancelAndRefund)
    assert.isUndefined(await cancel.execute({ provider: 'stripe', subscriptions: [id] }))
    assert.equal((await subscriptionOf(user)).status, 'active')
    assert.lengthOf(await audits(), 0)
  })
})

test.group('The price of an upgrade', () => {
  const month = { periodStart: 0, periodEnd: 30_000 }
  const prices = { from: 999, to: 1999 }

  for (const [name, now, cents] of [
    ['at the first moment is the whole difference', 0, 1000],
    ['in the middle is half of it', 15_000, 500],
    ['is rounded to the cent', 10_000, 667],
    ['near the end is what the provider takes at least', 29_999, 50],
    ['never exceeds the difference', -5000, 1000],
    ['never falls below the least', 40_000, 50],
  ] as const) {
    test(name, ({ assert }) => {
      assert.equal(upgradePrice(prices, { ...month, now }), cents)
    })
  }
})

test.group('The clock of the pretend provider', (group) => {
  freshDatabase(group)

  test('says how many subscriptions run once the days have passed', async ({ assert }) => {
    await buy(await signedUpUser(), 'starter')
    const other = await signedUpUser()
    await buy(other, 'starter', CARDS.failsLater)
    const advance = await app.container.make(AdvanceTestClock)
    assert.deepEqual(await advance.execute({ days: 60 }), { running: 1 })
    await runDue()
    assert.deepEqual(await standing(other), FREE)
  })
})
