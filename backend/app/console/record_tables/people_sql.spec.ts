import { test } from '@japa/runner'
import { crowdedDatabase } from '#tests/crowd'
import { planOfShown } from '#tests/shown_plan'

test.group('How people are shown', (group) => {
  crowdedDatabase(group)

  test('a person is looked up, with number, companion, last text and allowance', async ({
    assert,
  }) => {
    assert.deepEqual(await planOfShown('signups'), [
      'allowance_entries_user_id_bucket_local_date_index',
      'girlfriends_user_id_unique',
      'messages_of_person',
      'recipients_pkey',
      'users_pkey',
    ])
  })
})
