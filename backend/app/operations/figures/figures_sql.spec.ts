import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import {
  countCallsByPlan,
  sumMovedByPlan,
  sumSpentByPlan,
} from '#app/operations/figures/count_costs'
import {
  countActive,
  countTextsIn,
  countTextsOut,
  findReplyLatency,
} from '#app/operations/figures/count_period'
import { listMovedByPerson, listSpentByPerson } from '#app/operations/figures/find_costs_of_person'
import { findVerification } from '#app/operations/figures/verification_figures'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const FROM = Date.parse('2026-01-20T00:00:00Z')
const PERIOD = { from: 1_000_000, until: 2_000_000 }

test.group('How the figures of a period are met', (group) => {
  crowdedDatabase(group)

  test('texts of the period alone are counted', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => countTextsIn(sql, PERIOD)), [
      'messages_received_lately',
    ])
    assert.deepEqual(await planOf(({ sql }) => countTextsOut(sql, PERIOD)), [
      'messages_sent_lately',
    ])
  })

  test('people are counted by their texts of the period', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countActive(sql, PERIOD))
    assert.deepEqual(plan, ['messages_received_lately', 'messages_sent_lately', 'users_pkey'])
  })

  test('replies of the period look up what they answer', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findReplyLatency(sql, PERIOD))
    assert.deepEqual(plan, ['messages_pkey', 'messages_sent_lately'])
  })

  test('codes are counted from the time they were asked for', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findVerification(sql, { from: 29_900_000, most: 10 }))
    assert.deepEqual(plan, ['verification_codes_created_at_index'])
  })
})

test.group('How costs are met', (group) => {
  crowdedDatabase(group)

  test('spending of the days alone is summed', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sumSpentByPlan(sql, FROM))
    assert.deepEqual(plan, ['spending_pkey', 'users_pkey'])
  })

  test('payments and refunds are found by when they moved', async ({ assert }) => {
    const period = { from: FROM, until: FROM + DAY }
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
