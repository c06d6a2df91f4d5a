import { test } from '@japa/runner'
import {
  countCallsByPlan,
  sumMovedByPlan,
  sumSpentByPlan,
} from '#app/operations/figures/count_costs'
import { listMovedByPerson, listSpentByPerson } from '#app/operations/figures/find_costs_of_person'
import { DAY_MS } from '#app/operations/figures/figures_of_days'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const FROM = Date.parse('2026-01-20T00:00:00Z')

test.group('How costs are met', (group) => {
  crowdedDatabase(group)

  test('spending of the days alone is summed', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sumSpentByPlan(sql, FROM))
    assert.deepEqual(plan, ['spending_pkey', 'users_pkey'])
  })

  test('payments and refunds are found by when they moved', async ({ assert }) => {
    const period = { from: FROM, until: FROM + DAY_MS }
    const plan = await planOf(({ sql }) => sumMovedByPlan(sql, period, 'test'))
    assert.deepEqual(plan, [
      'console_purchases_paid_at',
      'purchases_pkey',
      'refunds_moved_at_index',
      'users_pkey',
    ])
  })

  test('model calls are found by their time', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countCallsByPlan(sql, [FROM]))
    assert.deepEqual(plan, ['ai_usage_created_at_index', 'users_pkey'])
  })

  test('what one person cost is met by day', async ({ assert }) => {
    const days = ['2026-01-12', '2026-01-13']
    const plan = await planOf(({ sql }) => listSpentByPerson(sql, 7, days))
    assert.deepEqual(plan, ['spending_pkey'])
  })

  test('what one person paid is met by the person', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listMovedByPerson(sql, 7, 'test'))
    assert.deepEqual(plan, ['purchases_user_id_index', 'refunds_purchase_id_index'])
  })
})
