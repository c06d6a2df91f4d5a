import { test } from '@japa/runner'
import { countGroups } from '#app/console/message_lists/count_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How texts of a block are counted', (group) => {
  crowdedDatabase(group)

  test('no other block is read', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countGroups(sql, 500, 600))
    assert.deepEqual(plan, ['messages_pkey'])
  })
})
