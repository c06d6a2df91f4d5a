import { test } from '@japa/runner'
import { countGroups, listSorts } from '#app/console/message_lists/sorts_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How the sorts of texts are found', (group) => {
  crowdedDatabase(group)

  test('in steps from one to the next', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listSorts(sql))
    assert.deepEqual(plan, ['messages_listed'])
  })

  test('no other block is read', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countGroups(sql, 500, 600))
    assert.deepEqual(plan, ['messages_pkey'])
  })
})
