import { test } from '@japa/runner'
import plans from '#config/plans'
import type { PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import { FakeStripe } from '#tests/fake_stripe'

const [starter] = plans
const STARTER = { ...starter!, id: 1, priceId: null }
const OPENING = { customerId: '', purchaseId: 3, planId: 'starter' }

test.group('What Stripe is asked for by a setting, and what its thin events say', (group) => {
  let stripe: FakeStripe
  let keys = 0
  group.each.setup(async () => {
    stripe = await FakeStripe.start()
    return () => stripe.close()
  })

  const gatewayWith = (settings: { hasTax?: boolean; hasPortal?: boolean } = {}) =>
    new StripePaymentGateway({
      secretKey: stripe.secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret: stripe.webhookSecret,
      apiBaseUrl: stripe.url,
      timeoutMs: 400,
      ...settings,
    })
  const subscribe = async (gateway: StripePaymentGateway) => {
    const key = `key ${++keys}`
    const customerId = await gateway.createCustomer({ userId: 7, key })
    const priceId = await gateway.createPrice(STARTER)
    const opening = { ...OPENING, customerId, priceId, key: `subscription ${key}` }
    return gateway.createSubscription({ ...opening, ip: '203.0.113.7' })
  }
  const bill = async (gateway: StripePaymentGateway) => {
    const { latestInvoiceId } = await subscribe(gateway)
    return gateway.findInvoice(latestInvoiceId ?? '')
  }
  const lastForm = (path: string) => stripe.calls.findLast((call) => call.path === path)?.form

  test('with tax it is reckoned by where somebody is, and told apart from the price', async ({
    assert,
  }) => {
    stripe.tax = 82
    assert.containSubset(await bill(gatewayWith({ hasTax: true })), { total: 1081, tax: 82 })
    const [customer] = stripe.all('customer')
    assert.deepEqual(lastForm(`customers/${customer?.id}`), { tax: { ip_address: '203.0.113.7' } })
    assert.containSubset(lastForm('subscriptions'), { automatic_tax: { enabled: 'true' } })
  })

  test('without it nobody’s address is told and nothing comes on top', async ({ assert }) => {
    stripe.tax = 82
    assert.containSubset(await bill(gatewayWith()), { total: 999, tax: 0 })
    assert.notProperty(lastForm('subscriptions'), 'automatic_tax')
    assert.notInclude(JSON.stringify(stripe.calls), '203.0.113.7')
  })

  test('a bill is of the plan whose line the subscription wrote, not of what staff added', async ({
    assert,
  }) => {
    const gateway = gatewayWith()
    const { latestInvoiceId, priceId } = await subscribe(gateway)
    const invoice = stripe.get(latestInvoiceId ?? '')
    invoice.lines.data.unshift({
      parent: { type: 'invoice_item_details' },
      pricing: { price_details: { price: 'price_of_a_credit' } },
    })
    assert.equal((await gateway.findInvoice(invoice.id))?.priceId, priceId)
  })

  test('what is planned keeps the discount and the trial staff gave', async ({ assert }) => {
    const gateway = gatewayWith()
    const { id: subscriptionId, priceId } = await subscribe(gateway)
    const planned = async () => {
      await gateway.schedulePlan({ subscriptionId, priceId })
      const [schedule] = stripe.all('subscription_schedule')
      const { phases } = lastForm(`subscription_schedules/${schedule?.id}`) ?? {}
      return Object.values(phases as Record<string, Record<string, unknown>>)
    }
    for (const phase of await planned()) {
      assert.notProperty(phase, 'discounts')
      assert.notProperty(phase, 'trial')
    }
    Object.assign(stripe.get(subscriptionId), { discounts: ['di_1'], status: 'trialing' })
    const [now, next] = await planned()
    const discounts = { 0: { discount: 'di_1' } }
    assert.containSubset(now, { discounts, trial: 'true' })
    assert.containSubset(next, { discounts })
    assert.notProperty(next, 'trial')
  })

  test('what is planned is charged to the card the subscription has', async ({ assert }) => {
    const gateway = gatewayWith()
    const { id: subscriptionId, priceId } = await subscribe(gateway)
    stripe.get(subscriptionId).default_payment_method = 'pm_1'
    await gateway.schedulePlan({ subscriptionId, priceId })
    const [schedule] = stripe.all('subscription_schedule')
    assert.containSubset(lastForm(`subscription_schedules/${schedule?.id}`), {
      default_settings: { default_payment_method: 'pm_1' },
    })
  })

  test('what is owed is what a credit of the customer’s leaves of the bill', async ({ assert }) => {
    const gateway = gatewayWith()
    const { latestInvoiceId: id } = await subscribe(gateway)
    assert.containSubset(await gateway.findInvoice(id ?? ''), { total: 999, owed: 999 })
    stripe.get(id ?? '').amount_remaining = 499
    assert.containSubset(await gateway.findInvoice(id ?? ''), { total: 999, owed: 499 })
  })

  test('a one-time payment names where its receipt is mailed', async ({ assert }) => {
    const gateway = gatewayWith()
    const payment = { ...OPENING, customerId: 'cus_1', amount: 499, currency: 'usd' }
    await gateway.createIntent({ ...payment, key: 'one', receiptEmail: 'sam@example.com' })
    assert.containSubset(lastForm('payment_intents'), { receipt_email: 'sam@example.com' })
    await gateway.createIntent({ ...payment, key: 'two' })
    assert.notProperty(lastForm('payment_intents'), 'receipt_email')
  })

  test('its own pages open for one customer and come back to ours', async ({ assert }) => {
    assert.isFalse(gatewayWith().hasPortal)
    const gateway = gatewayWith({ hasPortal: true })
    assert.isTrue(gateway.hasPortal)
    const returnUrl = 'https://everly.example/subscription'
    const url = await gateway.openPortal({ customerId: 'cus_1', returnUrl })
    assert.equal(url, 'https://billing.stripe.example/cus_1')
    assert.deepEqual(lastForm('billing_portal/sessions'), {
      customer: 'cus_1',
      return_url: returnUrl,
    })
  })

  /** Something of every kind it tells of. */
  async function lived(): Promise<StripePaymentGateway> {
    const gateway = gatewayWith()
    const subscription = await subscribe(gateway)
    const first = await gateway.findInvoice(subscription.latestInvoiceId ?? '')
    const intentId = stripe.pay(first?.clientSecret ?? '')
    const priceId = await gateway.createPrice({ ...STARTER, lookupKey: 'smaller', price: 499 })
    await gateway.schedulePlan({ subscriptionId: subscription.id, priceId })
    await gateway.releaseSchedule(subscription.id)
    stripe.renew(subscription.id, 'declined')
    stripe.warn(intentId)
    stripe.refundPart(intentId, 100)
    stripe.dispute(intentId)
    await gateway.cancelSubscription(subscription.id)
    return gateway
  }

  test('a thin event says the same as its whole one, whatever it is of', async ({ assert }) => {
    const gateway = await lived()
    const seen = new Set<string>()
    for (const event of stripe.events) {
      const whole = await gateway.readEvent(stripe.signed(event))
      assert.deepEqual(await gateway.readEvent(stripe.signed(stripe.thin(event))), whole)
      assert.isNotEmpty(whole.target, whole.type)
      seen.add(whole.type.split('.').slice(0, -1).join('.'))
    }
    assert.sameMembers(
      [...seen],
      [
        ...['customer.subscription', 'payment_intent', 'invoice', 'subscription_schedule'],
        ...['radar.early_fraud_warning', 'charge', 'charge.dispute'],
      ]
    )
  })

  test('of no concern it is only stored; of something gone it is about nothing', async ({
    assert,
  }) => {
    const gateway = await lived()
    const thin = stripe.thin(stripe.events.find(({ type }) => type === 'invoice.paid')!)
    const calls = stripe.calls.length
    const unheard = { ...thin, type: 'v1.invoice.updated' }
    assert.deepEqual((await gateway.readEvent(stripe.signed(unheard))).target, {})
    assert.lengthOf(stripe.calls, calls)
    const gone = { id: 'in_gone', type: 'invoice', url: '/v1/invoices/in_gone' }
    const event = await gateway.readEvent(stripe.signed({ ...thin, related_object: gone }))
    assert.deepEqual(event.target, {})
  })

  test('it is believed with its signature only, and asked for again when Stripe is away', async ({
    assert,
  }) => {
    const gateway = await lived()
    const thin = stripe.thin(stripe.events.find(({ type }) => type === 'invoice.paid')!)
    const outcomeOf = async (webhook: { body: string; signature: string }) => {
      const error = await gateway.readEvent(webhook).catch((refused: unknown) => refused)
      return (error as PaymentGatewayError).outcome
    }
    const { body, signature } = stripe.signed(thin)
    assert.equal(await outcomeOf({ body: body.replace('in_', 'iN_'), signature }), 'forged')
    assert.equal(await outcomeOf({ body, signature: '' }), 'forged')
    assert.equal(await outcomeOf(stripe.signed({ object: 'v2.core.event' })), 'forged')
    assert.equal(await outcomeOf({ body: 'no JSON', signature }), 'forged')
    stripe.troubles.push('broken', 'broken', 'broken')
    assert.equal(await outcomeOf({ body, signature }), 'unreachable')
  })
})
