import { test } from '@japa/runner'
import type { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { EndRenewal } from '#app/billing/plans/end_renewal'
import { noSubscription, providerAway } from '#app/billing/plans/errors'
import { clock } from '#tests/world'

const USER = { userId: 1 }
const ending = (error: Error) =>
  new EndRenewal({ execute: () => Promise.reject(error) } as unknown as ChangeSubscription, clock)

test.group('Ending the renewal of somebody shut out', (group) => {
  group.each.setup(() => clock.reset())

  test('while the provider is away it comes back, and that is no failure', async ({ assert }) => {
    const outcome = await ending(providerAway()).execute(USER)
    assert.deepEqual(outcome, { againAt: clock.now() + 600_000 })
  })

  test('nothing to end is none either, anything else is', async ({ assert }) => {
    assert.isUndefined(await ending(noSubscription()).execute(USER))
    await assert.rejects(() => ending(new Error('refused')).execute(USER))
  })
})
