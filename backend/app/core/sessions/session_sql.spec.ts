import { test } from '@japa/runner'
import { findVisitRow } from '#app/core/sessions/session_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How a visit is met', (group) => {
  crowdedDatabase(group)

  test('a request looks up its session and its user', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findVisitRow(sql, 'hash'))
    assert.deepEqual(plan, ['sessions_token_hash_unique', 'users_pkey'])
  })
})
