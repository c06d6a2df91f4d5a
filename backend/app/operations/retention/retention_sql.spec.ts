import { test } from '@japa/runner'
import { removeSpending } from '#app/operations/retention/retention_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How old rows are met', (group) => {
  crowdedDatabase(group)

  test('spending is removed day by day, without looking at later ones', async ({ assert }) => {
    const day = '2026-01-07'
    const plan = await planOf(({ sql }) => sql.run(removeSpending(), day, day, 500))
    assert.deepEqual(plan, ['spending_pkey'])
  })
})
