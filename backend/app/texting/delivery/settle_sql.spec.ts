import { test } from '@japa/runner'
import { advance, tellConversation } from '#app/texting/delivery/settle_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How settled texts are met', (group) => {
  crowdedDatabase(group)

  test('a text moves forward by its id', async ({ assert }) => {
    const plan = await planOf(({ sql }) => advance(sql, { id: 1, state: 'sent' }, 1))
    assert.deepEqual(plan, ['messages_pkey'])
  })

  test('a talk looks for its notice among its own texts', async ({ assert }) => {
    const plan = await planOf(({ sql }) => tellConversation(sql, 1, { isNoticeLost: true }))
    assert.deepEqual(plan, ['conversations_pkey', 'messages_conversation_id_id_index'])
  })
})
