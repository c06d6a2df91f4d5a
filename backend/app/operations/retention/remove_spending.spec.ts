import { test } from '@japa/runner'
import { removeSpending } from '#app/operations/retention/remove_spending'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How old rows are met', (group) => {
  crowdedDatabase(group)

  test('spending is removed day by day, without looking at later ones', async ({ assert }) => {
    const plan = await planOf(({ sql }) => removeSpending(sql, '2026-01-07', 500))
    assert.deepEqual(plan, ['spending_pkey'])
  })
})
