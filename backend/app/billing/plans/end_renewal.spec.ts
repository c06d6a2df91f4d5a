import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { EndRenewal } from '#app/billing/plans/end_renewal'
import { noSubscription, providerAway } from '#app/billing/plans/errors'
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
  standing,
} from '#tests/payments'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  say,
  signedUpUser,
  type TestUser,
} from '#tests/world'

const FREE = { type: 'free', limit: 0, bonus: 10 }

const pause = (user: TestUser) =>
  rows(
    `update users set paused_at = ?, paused_for = 'staff' where id = ? returning id`,
    clock.now(),
    user.id
  )
const byStaff = (client: ApiClient, [staff, user]: TestUser[], isPaused: boolean) =>
  client.put(`/api/admin/signups/${user?.id}`).as(staff!).json({ isPaused, reason: 'Looked at' })
const change = async (client: ApiClient, user: TestUser, wish: string) => {
  const response = await changeSubscription(client, user, { change: wish })
  return response.status()
}
const isEnding = async () =>
  (await (await books()).list('subscription')).map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)

test.group('Ending the renewal of somebody shut out', (group) => {
  freshDatabase(group)

  async function ending(error: Error) {
    const user = await signedUpUser()
    await pause(user)
    const refusing = { execute: () => Promise.reject(error) } as unknown as ChangeSubscription
    return new EndRenewal(refusing, clock, await database()).execute({ userId: user.id })
  }

  test('while the provider is away it comes back, and that is no failure', async ({ assert }) => {
    assert.deepEqual(await ending(providerAway()), { againAt: clock.now() + 600_000 })
  })

  test('nothing to end is none either, anything else is', async ({ assert }) => {
    assert.isUndefined(await ending(noSubscription()))
    await assert.rejects(() => ending(new Error('refused')))
  })
})

test.group('Whoever is shut out', (group) => {
  freshDatabase(group)

  test('for what they wrote pays no further month, and cannot keep or move their plan', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await buy(user, 'standard')
    await say(user, "i'm 15")
    await runDue()
    assert.deepEqual(await isEnding(), [true])
    const wishes = ['keep', 'downgrade', 'cancel']
    const statuses = []
    for (const wish of wishes) statuses.push(await change(client, user, wish))
    assert.deepEqual(statuses, [403, 403, 200])
    assert.deepEqual(await isEnding(), [true])
    await daysLater(31)
    assert.lengthOf(await purchases(), 1)
    assert.deepEqual(await standing(user), FREE)
  })

  test('by staff neither; let in again, they decide whether it goes on', async ({
    client,
    assert,
  }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter')
    ;(await byStaff(client, [admin, user], true)).assertStatus(200)
    await runDue()
    assert.deepEqual(await isEnding(), [true])
    ;(await byStaff(client, [admin, user], false)).assertStatus(200)
    await runDue()
    assert.deepEqual(await isEnding(), [true])
    assert.equal(await change(client, user, 'keep'), 200)
    await runDue()
    assert.deepEqual(await isEnding(), [false])
  })

  test('and let in again at once loses nothing', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter')
    for (const isPaused of [true, false]) await byStaff(client, [admin, user], isPaused)
    await runDue()
    assert.deepEqual(await isEnding(), [false])
  })

  test('who keeps the plan on the provider’s pages all the same is ended again', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await buy(user, 'starter')
    await say(user, "i'm 15")
    await runDue()
    await (
      await books()
    ).visit(async (page) => {
      const [subscription] = await page.list('subscription')
      await page.save('subscription', { ...subscription!, cancelAtPeriodEnd: false })
      await page.tell('customer.subscription.updated', { subscriptionId: subscription!.id })
    })
    await runDue()
    assert.deepEqual(await isEnding(), [true])
  })

  for (const planId of ['starter', 'refill'] as const) {
    test(`who pays in a form that was open already gets the money back: ${planId}`, async ({
      client,
      assert,
    }) => {
      const user = await onboardedUser()
      const { clientSecret } = await checkout(user, planId)
      await say(user, "i'm 15")
      await runDue()
      const { paymentIntentId } = await pay(clientSecret)
      // The provider's event comes before the page asks.
      await runDue()
      const call = client.post('/api/subscription-success').as(user).json({ paymentIntentId })
      assert.isTrue((await call).body().isPaidBack)
      const [{ amount, refunded } = { amount: 0, refunded: -1 }] = await purchases()
      assert.equal(refunded, amount)
      assert.deepEqual(await standing(user), FREE)
      const ended = (await (await books()).list('subscription')).map(({ status }) => status)
      assert.deepEqual(ended, planId === 'starter' ? ['canceled'] : [])
      assert.deepEqual(
        (await audits()).map(({ reason }) => reason),
        ['shut_out']
      )
      assert.isEmpty(await rows(`select id from activities where activity_type = 'other'`))
    })
  }

  test('who pays for an upgrade gets that back and keeps what was paid before', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await buy(user, 'starter')
    const { clientSecret } = await checkout(user, 'standard')
    await pause(user)
    await pay(clientSecret)
    await runDue()
    assert.deepInclude((await purchases())[1], { kind: 'upgrade', amount: 1000, refunded: 1000 })
    assert.deepInclude(await standing(user), { type: 'starter' })
  })

  test('is not sold the month that could not be taken, and gets it back if it is paid', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    const open = () => client.post('/api/payment-method').as(user)
    const { clientSecret } = (await open()).body()
    clock.advance(1000)
    await pause(user)
    ;(await open()).assertStatus(403)
    await pay(clientSecret)
    await runDue()
    assert.deepInclude((await purchases())[1], { state: 'paid', amount: 999, refunded: 999 })
    assert.deepEqual(await standing(user), FREE)
  })

  test('is asked no more for the month that could not be taken', async ({ client, assert }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    await buy(user, 'starter', CARDS.failsLater)
    await daysLater(31)
    ;(await byStaff(client, [admin, user], true)).assertStatus(200)
    await runDue()
    await falsifySubscription({ card: '4242' })
    await daysLater(4)
    assert.deepInclude((await purchases())[1], { kind: 'renewal', state: 'failed' })
    assert.deepEqual(await standing(user), FREE)
  })

  test('after they paid keeps what that paid for, however late it is heard', async ({ assert }) => {
    const user = await onboardedUser()
    const { clientSecret } = await checkout(user, 'starter')
    await pay(clientSecret)
    clock.advance(1000)
    await pause(user)
    await runDue()
    assert.deepInclude((await purchases())[0], { state: 'paid', refunded: 0 })
    assert.deepEqual(await isEnding(), [true])
  })
})
