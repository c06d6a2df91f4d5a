import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RemindOfRenewals } from '#app/billing/plans/remind_of_renewals'
import { Agreements } from '#app/billing/renewals/agreements'
import { SettleSubscription } from '#app/billing/purchases/settle_subscription'
import type { TestSubscription } from '#app/billing/test_payments/test_payment_objects'
import { books, buy, CARDS, changeSubscription, checkout, daysLater, pay } from '#tests/payments'
import { setLimits } from '#tests/own_limits'
import {
  clock,
  freshDatabase,
  pass,
  rows,
  signedUpUser,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { DAY, HOUR } from '#app/core/clock/durations'

const OLD_PRICES = { starter: 899, standard: 1899 }
const NEW_PRICE = 'price_test_everly_starter_monthly_999'
const WITHDRAWN_PRICE = 'price_test_everly_starter_monthly_1299'

async function remind(): Promise<void> {
  await (await app.container.make(RemindOfRenewals)).execute()
  await pass(DAY, HOUR)
}

function told(user: TestUser, words: string): string[] {
  return sms.textsTo(user.phone).filter((body) => body.includes(words))
}

async function subscriptionOf(user: TestUser) {
  const [row] = await rows<{ subscription_id: string; price: number; next_price: number | null }>(
    'select subscription_id, price, next_price from subscriptions where user_id = ?',
    user.id
  )
  if (!row) throw new Error('no subscription')
  return row
}

/** Somebody who bought the plan when it cost a dollar less. */
async function onTheOldPrice(planId: 'starter' | 'standard' = 'starter'): Promise<TestUser> {
  const user = await signedUpUser()
  await buy(user, planId)
  const { subscription_id: id } = await subscriptionOf(user)
  const price = OLD_PRICES[planId]
  const priceId = `price_test_everly_${planId}_monthly_${price}`
  await keepPrice(priceId, price, planId)
  await changeAtProvider(id, { priceId })
  return user
}

function keepPrice(priceId: string, price: number, planId = 'starter') {
  return rows(
    `insert into plan_prices (plan_id, provider, price_id, price, currency, created_at)
     values (?, 'test', ?, ?, 'usd', 0) returning id`,
    planId,
    priceId,
    price
  )
}

async function changeAtProvider(id: string, changed: Partial<TestSubscription>): Promise<void> {
  await (
    await books()
  ).visit(async (page) => {
    const known = await page.find('subscription', id)
    if (known) await page.save('subscription', { ...known, ...changed })
  })
  await (await app.container.make(SettleSubscription)).execute({ subscriptionId: id })
}

async function change(...asked: Parameters<typeof changeSubscription>) {
  const response = await changeSubscription(...asked)
  response.assertStatus(200)
}

test.group('What is told of plans that renew', (group) => {
  freshDatabase(group)
  group.each.setup(() => clock.at('2026-11-17T15:00:00Z'))

  test('one that cannot be looked at keeps nobody else from being told, and is looked at again', async ({
    assert,
  }) => {
    const users = [await signedUpUser(), await signedUpUser()]
    for (const user of users) await buy(user, 'standard')
    clock.advance(366 * DAY)
    await rows('update subscriptions set period_end = ? returning id', clock.now() + 20 * DAY)
    const reminding = await app.container.make(RemindOfRenewals)
    const agreements = await app.container.make(Agreements)
    let calls = 0
    const keep = agreements.keepWhile.bind(agreements)
    const broken = Object.assign(agreements, {
      keepWhile: (...asked: Parameters<typeof keep>) =>
        ++calls === 1 ? Promise.reject(new Error('away')) : keep(...asked),
    })
    Object.assign(reminding, { agreements: broken })
    await assert.rejects(() => reminding.execute(), 'away')
    assert.lengthOf(await rows('select id from subscriptions where reminded_at is not null'), 1)
    await remind()
    assert.lengthOf(await rows('select id from subscriptions where reminded_at is not null'), 2)
  })

  test('once a year a text and a line say what renews and how to cancel', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    clock.advance(364 * DAY)
    await remind()
    assert.deepEqual(told(user, 'once a year'), [])
    await remind()
    const [reminder, ...more] = told(user, 'once a year')
    assert.match(
      reminder ?? '',
      /Unlimited Plan \(up to 150 messages a day\) renews at \$19\.99 every month until you cancel/
    )
    assert.match(reminder ?? '', /press Cancel plan at \S+\/subscription$/)
    assert.deepEqual(more, [])
    await remind()
    assert.lengthOf(told(user, 'once a year'), 1)
    const noted = await rows(
      `select id from activities where description like 'Yearly reminder: your Unlimited Plan renews%'`
    )
    assert.lengthOf(noted, 1)
    clock.advance(365 * DAY)
    await remind()
    assert.lengthOf(told(user, 'once a year'), 2)
  })

  test('it comes in the middle of the day, not after STOP, and not for a plan that ends', async ({
    client,
    assert,
  }) => {
    const [awake, stopped, leaving] = [
      await signedUpUser(),
      await signedUpUser(),
      await signedUpUser(),
    ] as const
    for (const user of [awake, stopped, leaving]) await buy(user, 'starter')
    await text(stopped, 'STOP')
    await change(client, leaving, { change: 'cancel' })
    clock.at('2027-12-01T07:30:00Z')
    await (await app.container.make(RemindOfRenewals)).execute()
    await pass(HOUR, HOUR)
    assert.deepEqual(told(awake, 'once a year'), [])
    await pass(10 * HOUR, HOUR)
    assert.lengthOf(told(awake, 'once a year'), 1)
    assert.deepEqual([...told(stopped, 'once a year'), ...told(leaving, 'once a year')], [])
  })

  test('names the smaller plan where that one is charged next', async ({ client, assert }) => {
    const user = await signedUpUser()
    await buy(user, 'standard')
    await rows('update subscriptions set created_at = ? returning id', clock.now() - 366 * DAY)
    await change(client, user, { change: 'downgrade' })
    await remind()
    const [reminder] = told(user, 'once a year')
    assert.match(reminder ?? '', /Starter Plan renews at \$9\.99 every month/)
    assert.lengthOf(
      await rows(`select id from activities where description like '%your Starter Plan renews%'`),
      1
    )
  })

  test('a renewal that fails in the night is told by day', async ({ assert }) => {
    clock.at('2026-11-18T04:30:00Z')
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(32)
    assert.deepEqual(told(user, 'could not take'), [])
    await pass(11 * HOUR, HOUR)
    assert.lengthOf(told(user, 'could not take'), 1)
  })

  test('and not at all once it is paid', async ({ client, assert }) => {
    clock.at('2026-11-18T04:30:00Z')
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(32)
    const opened = await client.post('/api/payment-method').as(user)
    await pay(opened.body().clientSecret as string)
    await pass(11 * HOUR, HOUR)
    assert.deepEqual(told(user, 'could not take'), [])
  })

  test('a failed renewal is told once, however often the card is tried', async ({ assert }) => {
    const user = await signedUpUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(32)
    await daysLater(4)
    await daysLater(4)
    const [failed, ...more] = told(user, 'could not take')
    assert.match(failed ?? '', /\$9\.99 for your Starter Plan\. .* or cancel: \S+\/subscription$/)
    assert.deepEqual(more, [])
  })

  test('who bought at an older price keeps it, and is shown it, unless all are to pay the new one', async ({
    client,
    assert,
  }) => {
    const user = await onTheOldPrice()
    clock.advance(5 * DAY)
    await remind()
    assert.containSubset(await subscriptionOf(user), { price: 899, next_price: null })
    const response = await client.get('/api/user').as(user)
    assert.containSubset(response.body().user.subscription, { price: 899, newPrice: null })
    assert.deepEqual(told(user, 'instead of'), [])
  })

  test('an upgrade costs the difference to what they pay, not to what is asked now', async ({
    assert,
  }) => {
    const user = await onTheOldPrice()
    assert.equal((await checkout(user, 'standard')).amountDue, 1100)
  })

  for (const [ahead, next] of [
    [20, 999],
    [3, null],
  ] as const) {
    test(`a new price that is taken back is not charged, though ${ahead} days are left`, async ({
      assert,
      cleanup,
    }) => {
      cleanup(setLimits('billing', { movesOldPrices: true }))
      const user = await onTheOldPrice()
      const { subscription_id: id } = await subscriptionOf(user)
      await keepPrice(WITHDRAWN_PRICE, 1299)
      await changeAtProvider(id, { nextPriceId: WITHDRAWN_PRICE })
      assert.equal((await subscriptionOf(user)).next_price, 1299)
      clock.advance((30 - ahead) * DAY)
      await remind()
      await remind()
      assert.equal((await subscriptionOf(user)).next_price, next)
      await daysLater(ahead)
      const [bill] = await rows(`select amount from purchases where kind = 'renewal'`)
      assert.deepEqual(bill, { amount: next ?? 899 })
    })
  }

  test('a new price is told once, 7 to 30 days ahead, shown, and charged after that', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('billing', { movesOldPrices: true }))
    const user = await onTheOldPrice()
    clock.advance(5 * DAY)
    await remind()
    await remind()
    assert.deepEqual(
      told(user, 'instead of').map((body) => body.replace(/http\S+/, '')),
      [
        'Everly: from Dec 17, 2026 your Starter Plan costs $9.99 a month instead of $8.99. ' +
          'If you do not want that, press Cancel plan before then: ',
      ]
    )
    const response = await client.get('/api/user').as(user)
    assert.containSubset(response.body().user.subscription, {
      nextPlanId: null,
      newPrice: { from: 899, to: 999 },
    })
    await daysLater(32)
    assert.containSubset(await subscriptionOf(user), { price: 999, next_price: null })
    const [bill] = await rows(`select amount, state from purchases where kind = 'renewal'`)
    assert.deepEqual(bill, { amount: 999, state: 'paid' })
  })

  for (const wish of ['cancel', 'downgrade'] as const) {
    test(`beside Keep, after a ${wish}, stands the new price, which is charged`, async ({
      client,
      assert,
      cleanup,
    }) => {
      cleanup(setLimits('billing', { movesOldPrices: true }))
      const user = await onTheOldPrice(wish === 'cancel' ? 'starter' : 'standard')
      const { price } = await subscriptionOf(user)
      clock.advance(5 * DAY)
      await remind()
      await remind()
      await change(client, user, { change: wish })
      assert.isNull((await subscriptionOf(user)).next_price)
      const response = await client.get('/api/user').as(user)
      const { newPrice } = response.body().user.subscription
      assert.deepEqual(newPrice, { from: price, to: price + 100 })
      await change(client, user, { change: 'keep' })
      await remind()
      await daysLater(32)
      const [bill] = await rows(`select amount from purchases where kind = 'renewal'`)
      assert.deepEqual(bill, { amount: price + 100 })
    })
  }

  for (const ahead of [7.9, 6]) {
    test(`${ahead} days ahead it waits for the next period`, async ({ assert, cleanup }) => {
      cleanup(setLimits('billing', { movesOldPrices: true }))
      const user = await onTheOldPrice()
      clock.advance((30 - ahead) * DAY)
      await remind()
      await remind()
      assert.deepEqual(told(user, 'instead of'), [])
      assert.isNull((await subscriptionOf(user)).next_price)
    })
  }

  test('a new price is told no earlier than 30 days ahead', async ({ assert, cleanup }) => {
    cleanup(setLimits('billing', { movesOldPrices: true }))
    clock.at('2026-12-01T15:00:00Z')
    const user = await onTheOldPrice()
    // December has 31 days.
    clock.advance(12 * HOUR)
    await remind()
    assert.deepEqual(told(user, 'instead of'), [])
    await remind()
    assert.lengthOf(told(user, 'instead of'), 1)
  })

  test('no new price is told or set while a renewal is not paid', async ({ assert, cleanup }) => {
    cleanup(setLimits('billing', { movesOldPrices: true }))
    const user = await onTheOldPrice()
    const { subscription_id: id } = await subscriptionOf(user)
    await changeAtProvider(id, { status: 'past_due' })
    clock.advance(5 * DAY)
    await remind()
    await remind()
    assert.deepEqual(told(user, 'instead of'), [])
    assert.isNull((await subscriptionOf(user)).next_price)
  })

  test('a new price nobody was told of is not charged', async ({ assert, cleanup }) => {
    cleanup(setLimits('billing', { movesOldPrices: true }))
    const user = await onTheOldPrice()
    await text(user, 'STOP')
    clock.advance(5 * DAY)
    for (let day = 0; day < 3; day++) await remind()
    assert.deepEqual(told(user, 'instead of'), [])
    await daysLater(32)
    const [bill] = await rows(`select amount from purchases where kind = 'renewal'`)
    assert.deepEqual(bill, { amount: 899 })
  })

  for (const [name, became] of [
    ['did not arrive', `state = 'undelivered'`],
    ['left six days ahead', `sent_at = ${Date.parse('2026-12-11T15:00:00Z')}`],
  ] as const) {
    test(`nor one whose text ${name}`, async ({ assert, cleanup }) => {
      cleanup(setLimits('billing', { movesOldPrices: true }))
      const user = await onTheOldPrice()
      clock.advance(5 * DAY)
      await remind()
      assert.lengthOf(told(user, 'instead of'), 1)
      await rows(`update messages set ${became} where kind = 'plan_notice' returning id`)
      for (let day = 0; day < 3; day++) await remind()
      assert.lengthOf(told(user, 'instead of'), 1)
      assert.isNull((await subscriptionOf(user)).next_price)
    })
  }

  test('nor one that stands scheduled, though its text did not arrive', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('billing', { movesOldPrices: true }))
    const user = await onTheOldPrice()
    clock.advance(5 * DAY)
    await remind()
    await remind()
    assert.equal((await subscriptionOf(user)).next_price, 999)
    await rows(`update messages set state = 'undelivered' where kind = 'plan_notice' returning id`)
    await remind()
    assert.equal((await subscriptionOf(user)).next_price, 999)
    clock.advance(16 * DAY)
    await remind()
    assert.isNull((await subscriptionOf(user)).next_price)
    await daysLater(7)
    const [bill] = await rows(`select amount from purchases where kind = 'renewal'`)
    assert.deepEqual(bill, { amount: 899 })
  })

  test('nor one that staff set too late to tell it', async ({ assert }) => {
    const user = await onTheOldPrice()
    const { subscription_id: id } = await subscriptionOf(user)
    clock.advance(24 * DAY)
    await changeAtProvider(id, { nextPriceId: NEW_PRICE })
    assert.equal((await subscriptionOf(user)).next_price, 999)
    await remind()
    assert.isNull((await subscriptionOf(user)).next_price)
  })

  test('who cancels may say why, who says nothing cancels as well, who stays has no reason', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buy(user, 'starter')
    const reason = async () => {
      const [row] = await rows<{ cancel_reason: string | null }>(
        'select cancel_reason from subscriptions'
      )
      return row?.cancel_reason
    }
    await change(client, user, { change: 'cancel' })
    assert.isNull(await reason())
    await change(client, user, { change: 'cancel', reason: 'too_expensive' })
    assert.equal(await reason(), 'too_expensive')
    await change(client, user, { change: 'keep' })
    assert.isNull(await reason())
    const wrong = { change: 'cancel', reason: 'because' }
    const refused = await changeSubscription(client, user, wrong)
    refused.assertStatus(422)
  })
})
