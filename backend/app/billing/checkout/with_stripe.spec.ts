import { test } from '@japa/runner'
import limits from '#config/limits'
import { throttleCalls } from '#app/core/requests/throttle_calls'
import { StripePaymentGateway } from '#app/billing/payments/stripe_payment_gateway'
import { answers } from '#tests/codes'
import { FakeStripe } from '#tests/fake_stripe'
import { usePaymentProvider } from '#tests/payment_provider'
import { paymentRooms } from '#tests/payment_rooms'
import { audits, purchases, standing } from '#tests/payments'
import { freshDatabase, PASSWORD, rows, runDue, signedUpUser, sms } from '#tests/world'

test.group('Buying through Stripe', (group) => {
  freshDatabase(group)
  let stripe: FakeStripe
  group.each.setup(async () => {
    stripe = await FakeStripe.start()
    return () => stripe.close()
  })

  async function shop(settings: { hasTax?: boolean; hasPortal?: boolean }) {
    const gateway = new StripePaymentGateway({
      secretKey: stripe.secretKey,
      publishableKey: 'pk_test_fake',
      webhookSecret: stripe.webhookSecret,
      apiBaseUrl: stripe.url,
      timeoutMs: 400,
      ...settings,
    })
    const rooms = await paymentRooms({ gateway })
    await rooms.syncPlans.execute({ isDryRun: false })
    return rooms
  }

  test('tax stands on the bill beside the price, and the plan begins and is renewed with it', async ({
    assert,
  }) => {
    stripe.tax = 82
    const { startCheckout, settleSubscription } = await shop({ hasTax: true })
    const user = await signedUpUser()
    const order = { userId: user.id, planId: 'starter', ip: '203.0.113.7' }
    const opened = await startCheckout.execute(order)
    assert.containSubset(opened, { amountDue: 1081, tax: 82 })
    assert.deepEqual(await startCheckout.execute(order), opened)
    stripe.pay(opened.clientSecret)
    const [subscription] = stripe.all('subscription')
    const subscriptionId = subscription?.id ?? ''
    await settleSubscription.execute({ subscriptionId })
    assert.deepInclude(await standing(user), { type: 'starter' })
    stripe.renew(subscriptionId, 'paid')
    await settleSubscription.execute({ subscriptionId })
    assert.deepEqual(
      (await purchases()).map(({ kind, amount, state }) => ({ kind, amount, state })),
      [
        { kind: 'subscription', amount: 1081, state: 'paid' },
        { kind: 'renewal', amount: 1081, state: 'paid' },
      ]
    )
    assert.deepEqual(await audits(), [])
  })

  test('a refill names the mail for its receipt, and opens once also when that has changed', async ({
    assert,
  }) => {
    const { startCheckout } = await shop({})
    const user = await signedUpUser({ email: 'sam@example.com' })
    const order = { userId: user.id, planId: 'refill' }
    stripe.troubles.push(undefined, undefined, 'lost', 'lost', 'lost')
    await assert.rejects(() => startCheckout.execute(order))
    await rows(`update users set email = 'kim@example.com' where id = ? returning id`, user.id)
    const { clientSecret } = await startCheckout.execute(order)
    const [id = ''] = clientSecret.split('_secret_')
    assert.equal(
      stripe.calls.findLast((call) => call.path === 'payment_intents')?.form.receipt_email,
      'kim@example.com'
    )
    assert.equal((await startCheckout.execute(order)).clientSecret.split('_secret_')[0], id)
  })

  test('a warning told by a thin event gives the money back', async ({ assert }) => {
    const { startCheckout, gateway, receiveEvent, settleEvent, settlePayment } = await shop({})
    const user = await signedUpUser()
    const { clientSecret } = await startCheckout.execute({ userId: user.id, planId: 'refill' })
    const intentId = stripe.pay(clientSecret)
    await settlePayment.execute({ intentId })
    assert.deepInclude(await standing(user), { bonus: 110 })
    stripe.warn(intentId)
    const thin = stripe.thin(stripe.events.at(-1)!)
    for (let times = 0; times < 2; times++) {
      await receiveEvent.execute(await gateway.readEvent(stripe.signed(thin)))
    }
    const [event] = await rows<{ id: number }>('select max(id) as id from payment_events')
    await settleEvent.execute({ id: event?.id ?? 0 })
    const jobs = await rows<{ payload: string }>(
      `select payload from jobs where dedup_key = 'fraud:${intentId}'`
    )
    assert.lengthOf(jobs, 1)
    assert.deepEqual(JSON.parse(jobs[0]?.payload ?? ''), {
      provider: 'stripe',
      subscriptions: [],
      refunds: [intentId],
    })
    await rows('delete from jobs returning id')
  })

  test('the customer has the address of the account, also after a change and after it is undone', async ({
    client,
    assert,
  }) => {
    const { startCheckout, updateCustomer } = await shop({})
    const user = await signedUpUser({ email: 'old@example.com', phone: '+12025550101' })
    const addresses: unknown[] = []
    /** What the jobs that wait would tell. */
    const tell = async () => {
      const jobs = await rows<{ payload: string }>(
        `select payload from jobs where kind = 'update_customer'`
      )
      for (const { payload } of jobs) await updateCustomer.execute(JSON.parse(payload) as never)
      await runDue()
      addresses.push(stripe.all('customer')[0]?.email)
    }
    await startCheckout.execute({ userId: user.id, planId: 'starter' })
    addresses.push(stripe.all('customer')[0]?.email)
    await tell()
    const profile = { firstName: 'Sam', lastName: 'Reed', countryCode: '+1', phone: user.phone }
    const wish = { ...profile, newEmail: 'new@example.com', currentPassword: PASSWORD }
    const saved = await client
      .put('/api/signup')
      .as(user)
      .json({ ...wish, smsConsent: true })
    saved.assertStatus(200)
    await tell()
    const [, token = ''] = /undo-change#([\w-]+)$/.exec(sms.lastTo(user.phone) ?? '') ?? []
    ;(await client.post('/api/undo-change').json({ token })).assertStatus(200)
    await tell()
    assert.isUndefined(stripe.calls.find(({ path }) => path === 'customers')?.form.email)
    assert.deepEqual(addresses, [
      'old@example.com',
      'old@example.com',
      'new@example.com',
      'old@example.com',
    ])
  })

  test('a refund that fails gives the messages again, an inquiry takes them once it is a dispute', async ({
    assert,
  }) => {
    const { startCheckout, gateway, receiveEvent, settleEvent } = await shop({})
    const user = await signedUpUser()
    let told = 0
    const bonus = async () => {
      for (const event of stripe.events.slice(told)) {
        await receiveEvent.execute(await gateway.readEvent(stripe.signed(event)))
      }
      told = stripe.events.length
      const waiting = 'select id from payment_events where settled_at is null order by id'
      for (const { id } of await rows<{ id: number }>(waiting)) await settleEvent.execute({ id })
      await rows('delete from jobs returning id')
      return (await standing(user))?.bonus
    }
    const { clientSecret } = await startCheckout.execute({ userId: user.id, planId: 'refill' })
    const intentId = stripe.pay(clientSecret)
    const seen = [await bonus()]
    await gateway.refund({ intentId, key: 'once' })
    seen.push(await bonus())
    stripe.failRefund(intentId)
    seen.push(await bonus())
    for (const status of ['warning_needs_response', 'needs_response', 'won']) {
      stripe.dispute(intentId, status)
      seen.push(await bonus())
    }
    assert.deepEqual(seen, [110, 10, 110, 110, 10, 110])
    const since = stripe.events.slice(-6).map(({ type }) => type)
    assert.includeMembers(since, ['refund.failed', 'charge.dispute.funds_withdrawn'])
    for (const event of stripe.events.slice(-6)) {
      const { target } = await gateway.readEvent(stripe.signed(stripe.thin(event)))
      assert.deepEqual(target, { intentId })
    }
  })

  test('its own pages are for those who bought, and only where they are switched on', async ({
    client,
    assert,
  }) => {
    const buyer = await signedUpUser()
    const other = await signedUpUser()
    const { startCheckout, gateway } = await shop({ hasPortal: true })
    await startCheckout.execute({ userId: buyer.id, planId: 'refill' })
    const ask = async ({ cookie }: { cookie: string }) => {
      const invoices = await client.get('/api/invoices').as({ cookie })
      const portal = await client.post('/api/customer-portal').as({ cookie }).json({})
      return {
        hasPortal: invoices.body().hasPortal,
        status: portal.status(),
        url: portal.body().url,
      }
    }
    assert.containSubset(await ask(buyer), { hasPortal: false, status: 404 })
    const restore = await usePaymentProvider(gateway)
    try {
      assert.containSubset(await ask(other), { hasPortal: false, status: 404 })
      const { url, ...more } = await ask(buyer)
      assert.deepEqual(more, { hasPortal: true, status: 200 })
      assert.match(url, /^https:\/\/billing\.stripe\.example\/cus_/)
      stripe.troubles.push('broken', 'broken', 'broken')
      assert.containSubset(await ask(buyer), { status: 503 })
    } finally {
      restore()
    }
    const visitor = await client.post('/api/customer-portal').json({})
    visitor.assertStatus(401)
    await runDue()
  })

  test('they are asked for as often as anything else about payments', async ({ client }) => {
    const { id, cookie } = await signedUpUser()
    const rate = { name: 'payments', perHour: limits.writes.paymentsPerHour }
    for (let call = 1; call < rate.perHour; call++) await throttleCalls(id, rate)
    const ask = () => client.post('/api/customer-portal').as({ cookie }).json({})
    await answers(ask(), 404)
    await answers(ask(), 429)
  })
})
