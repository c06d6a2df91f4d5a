import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import plans from '#config/plans'
import {
  type InvoiceTruth,
  type PaymentGateway,
  PaymentGatewayError,
  type SubscriptionTruth,
} from '#app/billing/payments/payment_gateway'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import type { PricedPlan } from '#app/billing/payments/priced_plan'
import { TellOfRefusedKey } from '#app/billing/payments/tell_of_refused_key'
import { TestPaymentGateway } from '#app/billing/test_payments/test_payment_gateway'
import { signTestEvent } from '#app/billing/test_payments/test_signature'
import { FakeStripe } from '#tests/fake_stripe'
import { books, CARDS, daysLater, pay } from '#tests/payments'
import { unusedPort } from '#tests/unused_port'
import { clock, freshDatabase, rows } from '#tests/world'

const TIMEOUT_MS = 400
const PLANS = plans.map((plan, index): PricedPlan => ({ ...plan, id: index + 1, priceId: null }))
const [STARTER, STANDARD, REFILL] = PLANS as [PricedPlan, PricedPlan, PricedPlan]
let count = 0
const newKey = () => `key ${++count}`

function stripeGateway(stripe: FakeStripe, more: object = {}): StripePaymentGateway {
  return new StripePaymentGateway({
    secretKey: stripe.secretKey,
    publishableKey: 'pk_test_fake',
    webhookSecret: stripe.webhookSecret,
    apiBaseUrl: stripe.url,
    timeoutMs: TIMEOUT_MS,
    ...more,
  })
}

/** A provider, and what people and banks do there. */
interface Desk {
  gateway: PaymentGateway
  now(): number
  pay(clientSecret: string): Promise<unknown>
  decline(clientSecret: string): Promise<unknown>
  startPaying(clientSecret: string): Promise<unknown>
  /** Paid with somebody else's card, and their bank noticed. */
  payByFraud(clientSecret: string): Promise<unknown>
  renew(subscription: SubscriptionTruth, outcome: 'paid' | 'declined'): Promise<unknown>
  /** As the provider does by itself when nobody pays. */
  end(subscription: SubscriptionTruth): Promise<unknown>
  /** The newest event of this type as its webhook brings it. */
  webhook(type: string): Promise<{ body: string; signature: string }>
  close(): Promise<void>
}

async function realDesk(): Promise<Desk> {
  const stripe = await FakeStripe.start()
  return {
    gateway: stripeGateway(stripe),
    now: () => stripe.now * 1000,
    pay: async (secret) => stripe.pay(secret),
    decline: async (secret) => stripe.decline(secret),
    startPaying: async (secret) => stripe.process(secret),
    payByFraud: async (secret) => stripe.warn(stripe.pay(secret)),
    renew: async ({ id }, outcome) => stripe.renew(id, outcome),
    end: async ({ id }) => stripe.end(id),
    webhook: async (type) =>
      stripe.signed(stripe.events.findLast((one) => one.type === type) ?? {}),
    close: () => stripe.close(),
  }
}

async function testDesk(): Promise<Desk> {
  const { keyFor } = await import('#config/app')
  return {
    gateway: await app.container.make(TestPaymentGateway),
    now: () => clock.now(),
    pay: (secret) => pay(secret),
    decline: (secret) => pay(secret, CARDS.declined),
    startPaying: (secret) => pay(secret, CARDS.slow),
    payByFraud: (secret) => pay(secret, CARDS.fraud),
    renew: async ({ id }, outcome) => {
      const store = await books()
      const card = outcome === 'paid' ? '4242' : '0341'
      await store.visit(async (page) => {
        const known = await page.find('subscription', id)
        if (known) await page.save('subscription', { ...known, card })
      })
      await daysLater(31)
    },
    end: () => daysLater(12),
    webhook: async (type) => {
      const events = await (await books()).list('event')
      const event = events.findLast((one) => one.type === type)
      const body = JSON.stringify({ id: event?.id, type, target: event?.target })
      const secret = keyFor('test payments').toString('hex')
      return { body, signature: signTestEvent(secret, body, clock.now()) }
    },
    close: async () => {},
  }
}

for (const [name, open] of [
  ['Stripe', realDesk],
  ['the stand-in', testDesk],
] as const) {
  test.group(`payment gateway: ${name}`, (group) => {
    freshDatabase(group)
    let desk: Desk
    let gateway: PaymentGateway
    group.each.setup(async () => {
      desk = await open()
      gateway = desk.gateway
      return () => desk.close()
    })

    const customer = (key = newKey()) => gateway.createCustomer({ userId: 7, key })
    const intent = async (key = newKey()) =>
      gateway.createIntent({
        customerId: await customer(`customer of ${key}`),
        purchaseId: 12,
        planId: 'refill',
        amount: 499,
        currency: 'usd',
        key,
      })
    const priceOf = (plan: PricedPlan) => gateway.createPrice(plan)
    const subscribe = async (plan = STARTER, key = newKey()) =>
      gateway.createSubscription({
        customerId: await customer(`customer of ${key}`),
        purchaseId: 12,
        planId: plan.planId,
        priceId: await priceOf(plan),
        key,
      })
    const reread = async ({ id }: { id: string }) =>
      (await gateway.findSubscription(id)) as SubscriptionTruth
    const billOf = async (subscription: SubscriptionTruth) => {
      const { latestInvoiceId } = await reread(subscription)
      return (await gateway.findInvoice(latestInvoiceId ?? '')) as InvoiceTruth
    }
    const running = async (plan = STARTER) => {
      const subscription = await subscribe(plan)
      const { clientSecret } = await billOf(subscription)
      await desk.pay(clientSecret ?? '')
      return reread(subscription)
    }

    test('a customer is made once for a key', async ({ assert }) => {
      const first = await customer('the key')
      assert.match(first, /^cus_/)
      assert.equal(await customer('the key'), first)
      assert.notEqual(await customer(), first)
      await gateway.updateCustomer({ customerId: first, email: 'sam@example.com' })
      await gateway.deleteCustomer(first)
      await gateway.updateCustomer({ customerId: first, email: 'sam@example.com' })
    })

    test('a payment is opened once for a key and says what it is for', async ({ assert }) => {
      const opened = await intent('the key')
      const { id, clientSecret, ...truth } = opened
      assert.match(id, /^pi_/)
      assert.match(clientSecret ?? '', new RegExp(`^${id}_secret_\\w+$`))
      assert.containSubset(truth, {
        status: 'requires_payment_method',
        amount: 499,
        currency: 'usd',
        purchaseId: 12,
        planId: 'refill',
        invoiceId: null,
        refunded: 0,
        isDisputed: false,
      })
      assert.deepEqual(await intent('the key'), opened)
      assert.deepEqual(await gateway.findIntent(id), opened)
      assert.isNull(await gateway.findIntent('pi_unknown'))
    })

    test('paid, declined and processing are told apart', async ({ assert }) => {
      const statuses = []
      for (const act of [desk.pay, desk.decline, desk.startPaying]) {
        const { id, clientSecret } = await intent()
        await act(clientSecret ?? '')
        statuses.push((await gateway.findIntent(id))?.status)
      }
      assert.deepEqual(statuses, ['succeeded', 'requires_payment_method', 'processing'])
    })

    test('a payment is canceled unless it was made; ending what is over or unknown does nothing', async ({
      assert,
    }) => {
      const [open1, paid] = [await intent(), await intent()]
      await desk.pay(paid.clientSecret ?? '')
      for (const id of [open1.id, open1.id, paid.id, 'pi_unknown']) await gateway.cancelIntent(id)
      assert.equal((await gateway.findIntent(open1.id))?.status, 'canceled')
      assert.equal((await gateway.findIntent(paid.id))?.status, 'succeeded')
    })

    test('a subscription begins incomplete, with a first bill to be paid', async ({ assert }) => {
      const subscription = await subscribe(STARTER, 'the key')
      assert.containSubset(await reread(subscription), {
        id: subscription.id,
        status: 'incomplete',
        priceId: subscription.priceId,
        nextPriceId: null,
        cancelAtPeriodEnd: false,
        purchaseId: 12,
      })
      const days = (subscription.periodEnd - subscription.periodStart) / 86_400_000
      assert.isTrue(days >= 28 && days <= 31)
      const bill = await billOf(subscription)
      assert.containSubset(bill, {
        status: 'open',
        reason: 'first',
        subscriptionId: subscription.id,
        customerId: subscription.customerId,
        priceId: subscription.priceId,
        total: 999,
        amountPaid: 0,
        currency: 'usd',
        hasFailed: false,
        paidAt: null,
      })
      assert.match(bill.clientSecret ?? '', /^pi_\w+_secret_\w+$/)
      const payment = await gateway.findIntent(bill.intentId ?? '')
      assert.containSubset(payment, { invoiceId: bill.id, purchaseId: null, amount: 999 })
      assert.equal((await subscribe(STARTER, 'the key')).id, subscription.id)
      assert.isNull(await gateway.findSubscription('sub_unknown'))
      assert.isNull(await gateway.findInvoice('in_unknown'))
    })

    test('once its first bill is paid it runs, and nothing is owed', async ({ assert }) => {
      const subscription = await running()
      assert.equal(subscription.status, 'active')
      const bill = await billOf(subscription)
      assert.containSubset(bill, {
        status: 'paid',
        amountPaid: 999,
        clientSecret: null,
        refunded: 0,
      })
      assert.isNumber(bill.paidAt)
    })

    test('its plan changes now without a bill, however often it is asked for', async ({
      assert,
    }) => {
      const subscription = await running()
      const priceId = await priceOf(STANDARD)
      for (let i = 0; i < 2; i++) {
        await gateway.changePlan({ subscriptionId: subscription.id, priceId })
      }
      const { latestInvoiceId, periodEnd } = subscription
      assert.containSubset(await reread(subscription), { priceId, latestInvoiceId, periodEnd })
    })

    test('a smaller plan is scheduled, taken back, scheduled again, and begins with the next period', async ({
      assert,
    }) => {
      const subscription = await running(STANDARD)
      const starter = { subscriptionId: subscription.id, priceId: await priceOf(STARTER) }
      await gateway.schedulePlan(starter)
      await gateway.schedulePlan(starter)
      const planned = await reread(subscription)
      assert.equal(planned.nextPriceId, starter.priceId)
      assert.equal(planned.priceId, subscription.priceId)
      assert.equal(planned.periodEnd, subscription.periodEnd)
      await gateway.releaseSchedule(subscription.id)
      await gateway.releaseSchedule(subscription.id)
      assert.isNull((await reread(subscription)).nextPriceId)
      await gateway.schedulePlan(starter)
      await desk.renew(subscription, 'paid')
      const renewed = await reread(subscription)
      assert.containSubset(renewed, {
        priceId: starter.priceId,
        nextPriceId: null,
        status: 'active',
      })
      assert.equal(renewed.periodStart, subscription.periodEnd)
      const bill = await billOf(renewed)
      assert.containSubset(bill, { reason: 'renewal', status: 'paid', amountPaid: 999 })
    })

    test('it is canceled at the end of its period, or goes on after all', async ({ assert }) => {
      const subscription = await running()
      const { id: subscriptionId } = subscription
      await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled: true })
      assert.containSubset(await reread(subscription), {
        cancelAtPeriodEnd: true,
        status: 'active',
      })
      await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled: false })
      assert.isFalse((await reread(subscription)).cancelAtPeriodEnd)
      await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled: true })
      await desk.renew(subscription, 'paid')
      assert.equal((await reread(subscription)).status, 'canceled')
    })

    test('a failed renewal leaves a bill that another card can pay', async ({ assert }) => {
      const subscription = await running()
      await desk.renew(subscription, 'declined')
      assert.equal((await reread(subscription)).status, 'past_due')
      const bill = await billOf(subscription)
      assert.containSubset(bill, { status: 'open', reason: 'renewal', hasFailed: true, total: 999 })
      await desk.pay(bill.clientSecret ?? '')
      assert.equal((await reread(subscription)).status, 'active')
      assert.equal((await billOf(subscription)).status, 'paid')
    })

    test('it is ended at once; ending it again, or an unknown one, does nothing', async ({
      assert,
    }) => {
      const subscription = await running()
      const unpaid = await subscribe()
      for (const id of [subscription.id, subscription.id, unpaid.id, 'sub_unknown']) {
        await gateway.cancelSubscription(id)
      }
      assert.equal((await reread(subscription)).status, 'canceled')
      assert.equal((await reread(unpaid)).status, 'canceled')
      assert.isNull((await billOf(unpaid)).clientSecret)
      assert.isNull((await running()).endedAt)
      assert.isNumber((await reread(subscription)).endedAt)
    })

    test('ended at once it owes nothing more, also when it was ended already', async ({
      assert,
    }) => {
      for (const endFirst of [false, true]) {
        const subscription = await running()
        await desk.renew(subscription, 'declined')
        if (endFirst) await desk.end(subscription)
        const before = await billOf(subscription)
        assert.equal(before.status, 'open')
        await gateway.cancelSubscription(subscription.id)
        const { status, clientSecret } = await billOf(subscription)
        assert.deepEqual([status, clientSecret], ['void', null])
        await desk.pay(before.clientSecret ?? '')
        assert.equal((await billOf(subscription)).status, 'void')
      }
    })

    test('its open bills are void and can no longer be paid; it runs on by itself', async ({
      assert,
    }) => {
      const subscription = await running()
      await gateway.voidBills(subscription.id)
      assert.equal((await billOf(subscription)).status, 'paid')
      await desk.renew(subscription, 'declined')
      const { clientSecret } = await billOf(subscription)
      for (const id of [subscription.id, subscription.id, 'sub_unknown']) {
        await gateway.voidBills(id)
      }
      await desk.pay(clientSecret ?? '')
      assert.equal((await billOf(subscription)).status, 'void')
      assert.isNull((await reread(subscription)).endedAt)
    })

    test('a forgotten customer has no running subscription left', async ({ assert }) => {
      const subscription = await running()
      await gateway.deleteCustomer(subscription.customerId)
      await gateway.deleteCustomer(subscription.customerId)
      assert.equal((await reread(subscription)).status, 'canceled')
    })

    test('all of a payment is given back, once', async ({ assert }) => {
      const { id: intentId, clientSecret } = await intent()
      await desk.pay(clientSecret ?? '')
      for (const key of ['one', 'one', 'two']) await gateway.refund({ intentId, key })
      assert.equal((await gateway.findIntent(intentId))?.refunded, 499)
      const bill = await billOf(await running())
      await gateway.refund({ intentId: bill.intentId ?? '', key: newKey() })
      assert.equal((await gateway.findInvoice(bill.id))?.refunded, 999)
    })

    test('so much of a payment goes back, once for a key, and never more than is left', async ({
      assert,
    }) => {
      const { id: intentId, clientSecret } = await intent()
      await desk.pay(clientSecret ?? '')
      const refunded = async () => (await gateway.findIntent(intentId))?.refunded
      const [one, two] = [newKey(), newKey()]
      for (const key of [one, one, two]) await gateway.refund({ intentId, key, cents: 120 })
      assert.equal(await refunded(), 240)
      const tooMuch = { intentId, key: newKey(), cents: 260 }
      await assert.rejects(() => gateway.refund(tooMuch), /refused amount_too_large/)
      assert.equal(await refunded(), 240)
      await gateway.refund({ intentId, key: newKey() })
      assert.equal(await refunded(), 499)
    })

    test('a warning of fraud names its payment, and is over once the money went back', async ({
      assert,
    }) => {
      const { id: intentId, clientSecret } = await intent()
      assert.isFalse(await gateway.isWarnedOf(intentId))
      await desk.payByFraud(clientSecret ?? '')
      assert.isTrue(await gateway.isWarnedOf(intentId))
      const webhook = await desk.webhook('radar.early_fraud_warning.created')
      const { target } = await gateway.readEvent(webhook)
      assert.deepEqual(target, { warnedIntentId: intentId })
      await gateway.refund({ intentId, key: newKey() })
      assert.isFalse(await gateway.isWarnedOf(intentId))
    })

    test('events are listed, oldest first, and name what to read again', async ({ assert }) => {
      const since = desk.now() - 1000
      const subscription = await running()
      const bill = await billOf(subscription)
      const events = await gateway.listEvents(since)
      assert.containSubset(
        events
          .filter(({ type }) => !type.endsWith('updated'))
          .map(({ type, target }) => ({ type, target })),
        [
          { type: 'customer.subscription.created', target: { subscriptionId: subscription.id } },
          { type: 'payment_intent.succeeded', target: { intentId: bill.intentId } },
          { type: 'invoice.paid', target: { invoiceId: bill.id } },
        ]
      )
      assert.lengthOf(await gateway.listEvents(desk.now() + 5000), 0)
    })

    test('a webhook is believed with its signature only', async ({ assert }) => {
      const { id: intentId, clientSecret } = await intent()
      await desk.pay(clientSecret ?? '')
      const webhook = await desk.webhook('payment_intent.succeeded')
      const event = await gateway.readEvent(webhook)
      assert.equal(event.type, 'payment_intent.succeeded')
      assert.deepEqual(event.target, { intentId })
      const forged = [
        { ...webhook, body: webhook.body.replace('succeeded', 'succeedeD') },
        {
          ...webhook,
          signature: webhook.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        },
        { ...webhook, signature: '' },
        { ...webhook, signature: webhook.signature.replace(/t=\d+/, 't=1700000000') },
      ]
      for (const each of forged) {
        const error = await gateway.readEvent(each).catch((refused: unknown) => refused)
        assert.instanceOf(error, PaymentGatewayError)
        assert.equal((error as PaymentGatewayError).outcome, 'forged')
      }
    })

    test('a price is found by its plan once it is there', async ({ assert }) => {
      const priceId = await priceOf(REFILL)
      assert.deepEqual(await gateway.findPrice(REFILL), { priceId, isSame: true })
    })

    test('what is sold is listed with its price', async ({ assert }) => {
      const priceIds = new Map<string, string>()
      for (const plan of PLANS) priceIds.set(plan.lookupKey, await priceOf(plan))
      const products = await gateway.listProducts()
      const byId = products.sort((a, b) => a.id.localeCompare(b.id))
      const expected = PLANS.map((plan) => ({
        id: plan.lookupKey,
        name: plan.name,
        description: null,
        currency: 'usd',
        price: plan.price,
        recurring: plan === REFILL ? null : { interval: 'month' },
        defaultPriceId: priceIds.get(plan.lookupKey) ?? '',
        created: Math.floor(desk.now() / 1000),
      }))
      assert.deepEqual(
        byId,
        expected.sort((a, b) => a.id.localeCompare(b.id))
      )
    })

    test('products are found by their ids, without the unknown and never all of them', async ({
      assert,
    }) => {
      for (const plan of PLANS) await priceOf(plan)
      const idsOf = async (...ids: string[]) =>
        (await gateway.listProducts({ ids })).map(({ id }) => id)
      assert.deepEqual(await idsOf(REFILL.lookupKey, 'prod_unknown'), [REFILL.lookupKey])
      assert.deepEqual(await idsOf('prod_unknown'), [])
      assert.deepEqual(await idsOf(), [])
    })
  })
}

test.group('payment gateway: the requests to Stripe', (group) => {
  freshDatabase(group)
  let stripe: FakeStripe
  group.each.setup(async () => {
    stripe = await FakeStripe.start()
    return () => stripe.close()
  })
  const opening = { customerId: 'cus_1', purchaseId: 3, planId: 'starter', key: 'purchase:3' }

  test('a subscription is default_incomplete, keeps the card and carries the key and the purchase', async ({
    assert,
  }) => {
    const gateway = stripeGateway(stripe)
    const priceId = await gateway.createPrice(STARTER)
    await gateway.createSubscription({ ...opening, priceId })
    const call = stripe.calls.at(-1)
    assert.equal(call?.path, 'subscriptions')
    assert.equal(call?.key, 'purchase:3')
    assert.equal(call?.version, '2026-10-28.endive')
    assert.equal(call?.authorization, `Bearer ${stripe.secretKey}`)
    assert.containSubset(call?.form, {
      customer: 'cus_1',
      items: { 0: { price: priceId } },
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { purchase_id: '3', plan_id: 'starter' },
    })
  })

  test('a one-time payment takes cards only', async ({ assert }) => {
    await stripeGateway(stripe).createIntent({ ...opening, amount: 499, currency: 'usd' })
    assert.deepEqual(stripe.calls[0]?.form, {
      amount: '499',
      currency: 'usd',
      customer: 'cus_1',
      allowed_payment_method_types: { 0: 'card' },
      metadata: { purchase_id: '3', plan_id: 'starter' },
    })
  })

  test('cancelled on its own pages it ends with the period too, and may be kept', async ({
    assert,
  }) => {
    const gateway = stripeGateway(stripe)
    const priceId = await gateway.createPrice(STARTER)
    const { id: subscriptionId } = await gateway.createSubscription({ ...opening, priceId })
    const isEnding = async () => (await gateway.findSubscription(subscriptionId))?.cancelAtPeriodEnd
    stripe.leave(subscriptionId)
    assert.isTrue(await isEnding())
    await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled: false })
    assert.deepEqual(stripe.calls.findLast(({ method }) => method === 'POST')?.form, {
      cancel_at: '',
    })
    assert.isFalse(await isEnding())
    const later = stripe.get(subscriptionId).items.data[0].current_period_end + 1
    Object.assign(stripe.get(subscriptionId), { cancel_at: later })
    assert.isFalse(await isEnding())
    for (const isCanceled of [true, false]) {
      await gateway.setCancelAtPeriodEnd({ subscriptionId, isCanceled })
      assert.equal(await isEnding(), isCanceled)
    }
  })

  test('a dispute counts until it is won; an inquiry never does', async ({ assert }) => {
    const gateway = stripeGateway(stripe)
    const { id, clientSecret } = await gateway.createIntent({
      ...opening,
      amount: 499,
      currency: 'usd',
    })
    stripe.pay(clientSecret ?? '')
    const seen = []
    for (const status of [
      'warning_needs_response',
      'needs_response',
      'under_review',
      'won',
      'lost',
    ]) {
      stripe.dispute(id, status)
      seen.push((await gateway.findIntent(id))?.isDisputed)
    }
    assert.deepEqual(seen, [false, true, true, false, true])
  })

  test('a part of a refund and the receipt are told', async ({ assert }) => {
    const gateway = stripeGateway(stripe)
    const { id, clientSecret } = await gateway.createIntent({
      ...opening,
      amount: 499,
      currency: 'usd',
    })
    stripe.pay(clientSecret ?? '')
    stripe.refundPart(id, 120)
    const truth = await gateway.findIntent(id)
    assert.equal(truth?.refunded, 120)
    assert.include(truth?.receiptUrl ?? '', 'receipts')
  })

  test('the state of the billing address is told, by its ZIP code alone too: {0}')
    .with([
      [{ postal_code: '85004', country: 'US' }, 'AZ'],
      [{ state: 'tx', postal_code: '99999' }, 'TX'],
      [{ state: 'Ontario', country: 'CA' }, null],
      [{ postal_code: '85004', country: 'DE' }, null],
      [{}, null],
    ] as const)
    .run(async ({ assert }, [address, state]) => {
      const gateway = stripeGateway(stripe)
      const refill = { ...opening, amount: 499, currency: 'usd' }
      const { id, clientSecret } = await gateway.createIntent(refill)
      stripe.pay(clientSecret ?? '', address)
      assert.equal((await gateway.findIntent(id))?.billedIn, state)
    })

  test('a plan of another amount gets a new price, and the lookup key moves to it', async ({
    assert,
  }) => {
    const gateway = stripeGateway(stripe)
    const first = await gateway.createPrice(STARTER)
    const dearer = { ...STARTER, price: 1099 }
    assert.deepEqual(await gateway.findPrice(dearer), { priceId: first, isSame: false })
    const second = await gateway.createPrice(dearer)
    assert.notEqual(second, first)
    assert.deepEqual(await gateway.findPrice(dearer), { priceId: second, isSame: true })
    assert.lengthOf(stripe.all('product'), 1)
    assert.equal(stripe.get(second).recurring.interval, 'month')
  })

  test('a product has its default price, else the newest on sale, else none', async ({
    assert,
  }) => {
    const gateway = stripeGateway(stripe)
    const first = await gateway.createPrice(STARTER)
    const second = await gateway.createPrice({ ...STARTER, price: 1099 })
    const listed = async () => {
      const [product] = await gateway.listProducts()
      return [product?.defaultPriceId, product?.price]
    }
    assert.deepEqual(await listed(), [second, 1099])
    Object.assign(stripe.get(STARTER.lookupKey), { default_price: first })
    assert.deepEqual(await listed(), [first, 999])
    Object.assign(stripe.get(STARTER.lookupKey), { default_price: null })
    for (const price of stripe.all('price')) Object.assign(price, { active: false })
    assert.deepEqual(await listed(), [null, 0])
  })

  test('what is on sale no more is found by its id only', async ({ assert }) => {
    const gateway = stripeGateway(stripe)
    await gateway.createPrice(STARTER)
    Object.assign(stripe.get(STARTER.lookupKey), { active: false })
    assert.deepEqual(await gateway.listProducts(), [])
    assert.lengthOf(await gateway.listProducts({ ids: [STARTER.lookupKey] }), 1)
  })

  test('more products than one page holds are all listed', async ({ assert }) => {
    const gateway = stripeGateway(stripe)
    for (let i = 0; i < 230; i++) {
      await gateway.createPrice({ ...STARTER, lookupKey: `plan_${i}` })
    }
    const products = await gateway.listProducts()
    assert.lengthOf(products, 230)
    assert.isTrue(products.every(({ defaultPriceId }) => defaultPriceId !== null))
  })

  test('an answer lost on the way is asked for again under the same key: one subscription', async ({
    assert,
  }) => {
    const gateway = stripeGateway(stripe)
    const priceId = await gateway.createPrice(STARTER)
    for (const trouble of ['lost', 'broken', 'lost'] as const) {
      stripe.troubles.push(trouble)
      await gateway.createSubscription({ ...opening, priceId })
    }
    assert.lengthOf(stripe.all('subscription'), 1)
  })

  for (const [name, trouble, outcome] of [
    ['500', { status: 500, error: { type: 'api_error' } }, 'unreachable'],
    [
      '429',
      { status: 429, error: { type: 'invalid_request_error', code: 'rate_limit' } },
      'unreachable',
    ],
    [
      '409',
      { status: 409, error: { type: 'invalid_request_error', code: 'lock_timeout' } },
      'unreachable',
    ],
    ['silence', 'silent', 'unreachable'],
    [
      '400',
      { status: 400, error: { type: 'invalid_request_error', code: 'parameter_invalid' } },
      'refused',
    ],
    [
      '402',
      {
        status: 402,
        error: { type: 'card_error', code: 'card_declined', message: 'sam@example.com' },
      },
      'refused',
    ],
  ] as const) {
    test(`${name} is ${outcome}, in words without personal data`, async ({ assert }) => {
      const gateway = stripeGateway(stripe, { timeoutMs: 150 })
      for (let i = 0; i < 3; i++) stripe.troubles.push(trouble as never)
      const error = await gateway.createIntent({ ...opening, amount: 499, currency: 'usd' }).then(
        () => null,
        (refused: unknown) => refused
      )
      assert.instanceOf(error, PaymentGatewayError)
      assert.equal((error as PaymentGatewayError).outcome, outcome)
      assert.notInclude(`${(error as Error).message} ${String((error as Error).cause)}`, 'sam@')
    })
  }

  test('nobody there, and a wrong key, which somebody is told of', async ({ assert }) => {
    const tellOfKey = await app.container.make(TellOfRefusedKey)
    const away = stripeGateway(stripe, { apiBaseUrl: `http://127.0.0.1:${await unusedPort()}` })
    const wrong = stripeGateway(stripe, { secretKey: 'sk_wrong', tellOfKey })
    const outcomes = []
    const ofOurKey = []
    for (const gateway of [away, wrong]) {
      const error = await gateway.findIntent('pi_1').then(
        () => null,
        (refused: unknown) => refused
      )
      outcomes.push((error as PaymentGatewayError).outcome)
      ofOurKey.push((error as PaymentGatewayError).isOfOurKey)
    }
    assert.deepEqual(outcomes, ['unreachable', 'unreachable'])
    assert.deepEqual(ofOurKey, [false, true])
    const told = `select times from alarms where kind = 'credentials' and subject = 'stripe'`
    assert.deepEqual(
      (await rows<{ times: number }>(told)).map(({ times }) => times),
      [1]
    )
  })

  test('more events than one page holds are all listed', async ({ assert }) => {
    const gateway = stripeGateway(stripe)
    for (let i = 0; i < 250; i++) {
      const { clientSecret } = await gateway.createIntent({
        ...opening,
        key: newKey(),
        amount: 499,
        currency: 'usd',
      })
      stripe.decline(clientSecret ?? '')
    }
    assert.lengthOf(await gateway.listEvents(0), 250)
  })
})
