import { test } from '@japa/runner'
import { crowdedDatabase } from '#tests/crowd'
import { planOfShown } from '#tests/shown_plan'

test.group('How plans are shown', (group) => {
  crowdedDatabase(group)

  test('a plan looks up its prices', async ({ assert }) => {
    assert.deepEqual(await planOfShown('plans'), ['plan_prices_plan_id_index', 'plans_pkey'])
  })
})
