import { test } from '@japa/runner'
import {
  advance,
  countRefused,
  lockTalkOf,
  tellConversation,
} from '#app/texting/delivery/settle_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How settled texts are met', (group) => {
  crowdedDatabase(group)

  test('a text moves forward by its id', async ({ assert }) => {
    const plan = await planOf(({ sql }) => advance(sql, { id: 1, state: 'sent' }, 1))
    assert.deepEqual(plan, ['messages_pkey'])
  })

  test('what a phone refused is counted among the texts of its person', async ({ assert }) => {
    const refused = { userId: 1, id: 9, since: 1 }
    const plan = await planOf(({ sql }) => countRefused(sql, refused))
    assert.deepEqual(plan, ['messages_of_person'])
  })

  test('the talk of a text is found by its id', async ({ assert }) => {
    const plan = await planOf(({ sql }) => lockTalkOf(sql, 1, ''))
    assert.sameMembers(plan, ['conversations_pkey', 'messages_pkey'])
  })

  test('a talk looks for its notice among its own texts', async ({ assert }) => {
    const plan = await planOf(({ sql }) => tellConversation(sql, 1, { isNoticeLost: true }))
    assert.deepEqual(plan, ['conversations_pkey', 'messages_conversation_id_id_index'])
  })
})
