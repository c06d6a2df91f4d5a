import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import config from '#config/states'
import { CloseStates } from '#app/people/states/close_states'
import { stateBilledIn } from '#app/billing/payments/state_billed_in'
import { STATES } from '#app/people/states/contract'
import { audits, checkout, falsify, pay, purchases, standing } from '#tests/payments'
import { freshDatabase, onboardedUser, pass, rows, runDue, type TestUser } from '#tests/world'

const FREE = { type: 'free', limit: 0, bonus: 10 }
const HOUR = 60 * 60_000

/** With a card whose bill goes to that state. */
async function buyFrom(state: string | null, user: TestUser, planId: string): Promise<string> {
  const { clientSecret } = await checkout(user, planId)
  await falsify(clientSecret.split('_secret_')[0] ?? '', { billedIn: state })
  const { paymentIntentId } = await pay(clientSecret)
  await runDue()
  return paymentIntentId
}

const personOf = async ({ id }: TestUser) =>
  (await rows('select billed_state, paused_for from users where id = ?', id))[0]

test.group('The state a card is billed in', (group) => {
  freshDatabase(group)
  group.each.setup(() => () => {
    Object.assign(config, { closed: [], restricted: [] })
  })
  const close = (...closed: string[]) => Object.assign(config, { closed })

  test('is known by its ZIP code, and every state has some', ({ assert }) => {
    const codes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'))
    const found = codes.map((code) =>
      stateBilledIn({ country: 'US', state: null, postalCode: `${code}01` })
    )
    assert.sameMembers([...new Set(found.filter((state) => state !== null))], Object.keys(STATES))
  })

  for (const plan of ['refill', 'standard']) {
    test(`when it is closed, a ${plan} is paid back and the account closed like all others there`, async ({
      client,
      assert,
    }) => {
      const user = await onboardedUser()
      close('AZ')
      const paymentIntentId = await buyFrom('AZ', user, plan)
      const call = client.post('/api/subscription-success').as(user).json({ paymentIntentId })
      assert.isTrue((await call).body().isPaidBack)
      assert.isEmpty(await rows(`select id from activities where activity_type = 'other'`))
      await pass(HOUR, HOUR / 4)
      assert.deepEqual(await personOf(user), { billed_state: 'AZ', paused_for: 'closed_state' })
      const [bought] = (await purchases()) as { amount: number; refunded: number }[]
      assert.isAbove(bought?.amount ?? 0, 0)
      assert.equal(bought?.refunded, bought?.amount)
      assert.deepEqual(await standing(user), FREE)
      assert.deepInclude(await audits(), { reason: 'closed_state', times: 1 })
      assert.deepEqual(await rows(`select id from subscriptions where status <> 'canceled'`), [])
    })
  }

  test('counts less than the state they named, and more than their area code', async ({
    assert,
  }) => {
    const [named, called] = [await onboardedUser(), await onboardedUser({ phone: '+14805550123' })]
    await rows(`update users set state = 'NY' where id = ? returning id`, named.id)
    close('AZ')
    await buyFrom('AZ', named, 'refill')
    await buyFrom('NY', called, 'refill')
    await (await app.container.make(CloseStates)).execute()
    await runDue()
    assert.deepEqual(await personOf(named), { billed_state: 'AZ', paused_for: null })
    assert.deepEqual(await personOf(called), { billed_state: 'NY', paused_for: null })
    assert.isEmpty(await audits())
  })

  test('is kept where nothing is closed, and a card that tells none changes nothing', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await buyFrom('AZ', user, 'refill')
    await buyFrom(null, user, 'refill')
    assert.deepEqual(await personOf(user), { billed_state: 'AZ', paused_for: null })
    close('AZ')
    await (await app.container.make(CloseStates)).execute()
    assert.deepEqual(await personOf(user), { billed_state: 'AZ', paused_for: 'closed_state' })
  })
})
