import { test } from '@japa/runner'
import { findPlans, listTakenDates, movePlans } from '#app/schedules/plan/plan_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const SCHEDULES = [1, 2, 3]

test.group('How plans are met', (group) => {
  crowdedDatabase(group)

  test('schedules are read and moved by their ids', async ({ assert }) => {
    const found = await planOf(({ sql }) => findPlans(sql, SCHEDULES))
    assert.deepEqual(found, ['schedules_pkey', 'users_pkey'])
    const moved = await planOf(({ sql }) => movePlans(sql, SCHEDULES, { nextAt: 2, now: 1 }))
    assert.deepEqual(moved, ['schedules_pkey'])
  })

  test('dates are those of these schedules, from a day on', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listTakenDates(sql, SCHEDULES, '2026-01-07'))
    assert.deepEqual(plan, ['firings_schedule_id_local_date_unique'])
  })
})
