import { test } from '@japa/runner'
import { crowdedDatabase } from '#tests/crowd'
import { planOfShown } from '#tests/shown_plan'

test.group('How talks are shown', (group) => {
  crowdedDatabase(group)

  test('a companion looks up her talk', async ({ assert }) => {
    const plan = await planOfShown('girlfriends')
    assert.deepEqual(plan, ['conversations_user_id_unique', 'girlfriends_pkey'])
  })

  test('a talk looks up its last text', async ({ assert }) => {
    const plan = await planOfShown('conversations')
    assert.deepEqual(plan, ['conversations_pkey', 'messages_conversation_id_id_index'])
  })

  test('a schedule looks up its last date and the text of that', async ({ assert }) => {
    assert.deepEqual(await planOfShown('schedules'), [
      'firings_pkey',
      'firings_schedule_id_local_date_unique',
      'messages_dedup_key_unique',
      'messages_pkey',
      'schedules_pkey',
    ])
  })
})
