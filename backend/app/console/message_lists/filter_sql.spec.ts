import { test } from '@japa/runner'
import { readMessageFilter } from '#app/console/message_lists/filter_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How a filter of texts is read', (group) => {
  crowdedDatabase(group)

  test('the sorts there are texts of are all it looks for', async ({ assert }) => {
    const plan = await planOf(({ sql }) => readMessageFilter(sql, []))
    assert.deepEqual(plan, ['messages_listed'])
  })

  test('of a person nothing has to be looked for', async ({ assert }) => {
    const ofPerson = { field: 'userId', operator: 'is', wanted: [1] } as const
    const condition = { ...ofPerson, text: 't.user_id = ?', values: [1] }
    assert.deepEqual(await planOf(({ sql }) => readMessageFilter(sql, [condition])), [])
  })
})
