import { test } from '@japa/runner'
import {
  findHeadRow,
  findThreadRows,
  listByClockBodies,
  listSaidBodies,
  listTurnRows,
  listUnansweredRows,
} from '#app/conversations/thread/thread_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const KNOWN = ['girlfriends_user_id_unique', 'messages_replies', 'recipients_pkey', 'users_pkey']

test.group('How a talk is met', (group) => {
  crowdedDatabase(group)

  test('its people are looked up, by the talk or by who they are', async ({ assert }) => {
    const one = await planOf(({ sql }) => findThreadRows(sql, { conversationId: 1 }))
    assert.deepEqual(one, ['conversations_pkey', ...KNOWN])
    const many = await planOf(({ sql }) => findThreadRows(sql, { userIds: [1, 2, 3] }))
    assert.deepEqual(many, ['conversations_user_id_unique', ...KNOWN])
  })

  test('a poll looks up one row', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findHeadRow(sql, 1))
    assert.deepEqual(plan, [
      'conversations_user_id_unique',
      'messages_replies',
      'recipients_pkey',
      'users_pkey',
    ])
  })

  test('what is unanswered is met without the answered texts', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listUnansweredRows(sql, 1, 0))
    const events = ['console_safety_events_message_id', 'safety_events_message_id_kind_unique']
    assert.includeMembers(['messages_unanswered', ...events], plan)
  })

  test('the latest texts are those of the talk', async ({ assert }) => {
    const turns = await planOf(({ sql }) => listTurnRows(sql, 1, 40))
    assert.deepEqual(turns, ['messages_conversation_id_id_index'])
    const said = await planOf(({ sql }) => listSaidBodies(sql, 1, 40))
    assert.deepEqual(said, ['messages_conversation_id_id_index'])
    const byClock = await planOf(({ sql }) => listByClockBodies(sql, 1, 7))
    assert.deepEqual(byClock, ['messages_of_person'])
  })
})
