import { test } from '@japa/runner'
import { findGateRow, findNumberFacts, findPersonFacts } from '#app/texting/gate/gate_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const PERSON = [
  ...['alarms_of_subject', 'alarms_open', 'consents_phone_key_index', 'consents_user_id_index'],
  ...[
    'conversations_user_id_unique',
    'filtered_texts_last_at_index',
    'filtered_texts_pkey',
    'girlfriends_user_id_unique',
  ],
  ...[
    'inbox_phone_key_message_sid_unique',
    'recipients_pkey',
    'senders_pkey',
    'spending_pkey',
    'switches_pkey',
  ],
  ...['users_phone_key_unique', 'users_pkey'],
]
const TEXT = [
  ...['allowance_entries_charge_key_entry_unique', 'conversations_pkey', 'messages_initiatives'],
  ...['messages_pkey', 'messages_replies'],
]

test.group('How the gate meets what it judges', (group) => {
  crowdedDatabase(group)

  test('all that decides on a text is looked up', async ({ assert }) => {
    const plan = await planOf(({ sql, dialect }) => findGateRow(sql, 1, { dialect, now: 1 }))
    assert.includeMembers(plan, TEXT)
    assert.includeMembers([...PERSON, ...TEXT], plan)
  })

  test('so is a person, before texts are written', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findPersonFacts(sql, [1], 1))
    assert.includeMembers(PERSON, plan)
  })

  test('so is a number', async ({ assert }) => {
    const number = { phone: '+12025550100', phoneKey: 'key' }
    assert.includeMembers(PERSON, await planOf(({ sql }) => findNumberFacts(sql, number, 1)))
  })
})
