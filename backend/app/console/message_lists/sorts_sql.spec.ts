import { test } from '@japa/runner'
import { listSorts } from '#app/console/message_lists/sorts_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How the sorts of texts are found', (group) => {
  crowdedDatabase(group)

  test('in steps from one to the next', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listSorts(sql))
    assert.deepEqual(plan, ['messages_listed'])
  })
})
