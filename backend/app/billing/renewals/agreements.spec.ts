import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DeleteAccount } from '#app/privacy/delete_account'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { RemindOfRenewals } from '#app/billing/plans/remind_of_renewals'
import { termsOf } from '#app/billing/renewals/renewal_words'
import { SweepRetention } from '#app/operations/retention/sweep_retention'
import { Plans } from '#app/billing/payments/plans'
import { checkout, pay } from '#tests/payments'
import { clock, freshDatabase, rows, runDue, signedUpUser, sms, type TestUser } from '#tests/world'

const DAY = 24 * 60 * 60_000
const WORDING =
  'Renews automatically: your card is charged $9.99 now and $9.99 every month for the Starter Plan, ' +
  'until you cancel with Cancel plan on the plans page. By pressing Pay you agree to this.'

function agree(client: ApiClient, user: TestUser, wish: object) {
  return client.post('/api/agree-to-renewal').as(user).json(wish)
}

async function agreementsOf(client: ApiClient, { cookie }: TestUser) {
  const response = await client.get('/api/agreements').as({ cookie })
  return response.body().agreements
}

/** As the page does it. */
async function buyAgreeing(client: ApiClient, user: TestUser, planId: 'starter' | 'standard') {
  const { clientSecret, renewal } = await checkout(user, planId)
  const agreed = await agree(client, user, { planId, version: renewal?.version })
  agreed.assertStatus(200)
  await pay(clientSecret)
  await runDue()
  return renewal
}

async function kept() {
  return rows('select user_id, plan_id, wording_version, wording from renewal_agreements')
}

async function sweep(): Promise<void> {
  await (await app.container.make(SweepRetention)).execute()
}

test.group('What is agreed to with a plan that renews', (group) => {
  freshDatabase(group)

  test('the sentence comes with the checkout; a refill renews nothing and has none', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    const { renewal } = await checkout(user, 'starter')
    assert.equal(renewal?.wording, WORDING)
    assert.match(renewal?.version ?? '', /^1_[0-9a-f]{12}$/)
    assert.notProperty(await checkout(user, 'refill'), 'renewal')
  })

  test('unlimited is named with its cap, an upgrade with what is due now', async ({ assert }) => {
    const plan = { planId: 'standard', name: 'Unlimited Plan', price: 1999, messagesPerDay: 150 }
    const { wording } = termsOf('upgrade', { plan, due: 1412 })
    assert.include(wording, '$14.12 now for the rest of this month and $19.99 every month')
    assert.include(wording, 'Unlimited Plan (up to 150 messages a day)')
  })

  test('it is kept word by word, listed once it is paid, and told in a text to be kept', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const { renewal } = await checkout(user, 'starter')
    await agree(client, user, { planId: 'starter', version: renewal?.version })
    assert.deepEqual(await agreementsOf(client, user), [])
    await buyAgreeing(client, user, 'starter')
    const [agreement, ...more] = await agreementsOf(client, user)
    assert.containSubset(agreement, { planId: 'starter', version: '1', wording: WORDING })
    assert.deepEqual(more, [])
    const [told, ...others] = sms.textsTo(user.phone).filter((body) => body.includes('has begun'))
    assert.match(
      told ?? '',
      /\$9\.99 every month until you cancel: press Cancel plan at \S+\/subscription /
    )
    assert.match(told ?? '', /\/agreed-terms$/)
    assert.deepEqual(others, [])
  })

  test('each step up is agreed to and told for itself', async ({ client, assert }) => {
    const user = await signedUpUser()
    await buyAgreeing(client, user, 'starter')
    await buyAgreeing(client, user, 'standard')
    const plans = (await agreementsOf(client, user)).map(({ planId }: { planId: string }) => planId)
    assert.deepEqual(plans, ['standard', 'starter'])
    assert.include(
      sms.textsTo(user.phone).at(-1),
      'Unlimited Plan (up to 150 messages a day) has begun'
    )
  })

  test('without an open payment, of an older wording or another plan nothing is agreed to', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const statuses = []
    statuses.push((await agree(client, user, { planId: 'starter', version: '1' })).status())
    const { renewal } = await checkout(user, 'starter')
    const version = renewal?.version
    for (const wish of [
      { planId: 'starter', version: `0_${version?.slice(2)}` },
      { planId: 'standard', version },
      { planId: 'refill', version },
      { planId: 'starter', version: 'a b' },
      { planId: 'starter' },
      {},
    ]) {
      statuses.push((await agree(client, user, wish)).status())
    }
    assert.deepEqual(statuses, [409, 409, 409, 422, 422, 422, 422])
    assert.deepEqual(await kept(), [])
  })

  test('what was shown before a price changed is not agreed to: the page has to be loaded again', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buyAgreeing(client, user, 'starter')
    const shown = await checkout(user, 'standard')
    const plans = await app.container.make(Plans)
    const plan = await plans.find('standard')
    await plans.keepPrice({ ...plan!, price: 2499 }, 'price_test_everly_standard_monthly_2499')
    await rows(`update plans set price = 2499 where plan_id = 'standard' returning id`)
    const wish = (version?: string) => ({ planId: 'standard', version })
    const refused = await agree(client, user, wish(shown.renewal?.version))
    refused.assertStatus(409)
    assert.lengthOf(await kept(), 1)
    const reloaded = await checkout(user, 'standard')
    assert.include(reloaded.renewal?.wording, '$24.99 every month')
    const agreed = await agree(client, user, wish(reloaded.renewal?.version))
    agreed.assertStatus(200)
    assert.lengthOf(await kept(), 2)
  })

  test('what was paid for is not agreed to anew, and visitors agree to nothing', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buyAgreeing(client, user, 'starter')
    const [before] = await agreementsOf(client, user)
    clock.advance(DAY)
    const again = await agree(client, user, { planId: 'starter', version: '1' })
    again.assertStatus(200)
    assert.deepEqual(await agreementsOf(client, user), [before])
    const visitor = await client.post('/api/agree-to-renewal').json({ planId: 'starter' })
    visitor.assertStatus(401)
  })

  test('it outlives the account without its person, and goes after three years', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buyAgreeing(client, user, 'starter')
    await (await app.container.make(DeleteAccount)).execute(user.id)
    await runDue()
    assert.deepEqual(await kept(), [
      { user_id: null, plan_id: 'starter', wording_version: '1', wording: WORDING },
    ])
    clock.advance(3 * 365 * DAY)
    await sweep()
    assert.lengthOf(await kept(), 1)
    clock.advance(4 * DAY)
    await sweep()
    assert.deepEqual(await kept(), [])
  })

  test('while the plan runs it is kept for longer, and a year after that', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await buyAgreeing(client, user, 'starter')
    clock.advance(4 * 365 * DAY)
    await (await app.container.make(RemindOfRenewals)).execute()
    await sweep()
    assert.lengthOf(await kept(), 1)
    clock.advance(366 * DAY)
    await sweep()
    assert.deepEqual(await kept(), [])
  })

  for (const isLookedAt of [true, false]) {
    test(`who cancels has it kept for a year from the end of the month that was paid${
      isLookedAt ? '' : ' just before'
    }`, async ({ client, assert }) => {
      const user = await signedUpUser()
      await buyAgreeing(client, user, 'starter')
      clock.advance(4 * 365 * DAY)
      await rows('update subscriptions set period_end = ? returning id', clock.now() + 30 * DAY)
      const leaving = await app.container.make(ChangeSubscription)
      if (isLookedAt) await (await app.container.make(RemindOfRenewals)).execute()
      else await leaving.execute({ userId: user.id, change: 'cancel' })
      clock.advance(394 * DAY)
      await sweep()
      assert.lengthOf(await kept(), 1)
      clock.advance(2 * DAY)
      await sweep()
      assert.deepEqual(await kept(), [])
    })
  }
})
