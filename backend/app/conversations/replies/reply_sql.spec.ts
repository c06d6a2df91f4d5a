import { test } from '@japa/runner'
import { findReplyLook, findReplyState } from '#app/conversations/replies/reply_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How replies are met', (group) => {
  crowdedDatabase(group)

  test('what holds up a new one is looked up', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => findReplyState(sql, 1, 0)), [
      'messages_one_draft',
      'messages_replies',
      'messages_replies_sending',
    ])
  })

  test('what decides about a written one is looked up', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => findReplyLook(sql, 1)), [
      'messages_conversation_id_id_index',
      'messages_one_draft',
      'messages_pkey',
      'messages_unanswered',
    ])
  })
})
