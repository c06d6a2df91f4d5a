import { test } from '@japa/runner'
import { findLatest } from '#app/people/activities/activities_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How activities are met', (group) => {
  crowdedDatabase(group)

  test('a poll reads those of one person', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findLatest(sql, 1))
    assert.deepEqual(plan, ['activities_user_id_id_index', 'schedules_user_id_index'])
  })
})
