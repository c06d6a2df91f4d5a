import { test } from '@japa/runner'
import {
  beginDay,
  findOpenCharge,
  listSpent,
  lockPeople,
  writeEntries,
} from '#app/ledgers/allowance/allowance_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const PEOPLE = [1, 2, 3]
const LEDGER = 'allowance_entries_user_id_bucket_local_date_index'

const ENTRY = {
  userId: 1,
  entry: 'grant',
  bucket: 'bonus',
  amount: 5,
  localDate: 'day',
  key: 'key',
} as const

test.group('How allowances are met', (group) => {
  crowdedDatabase(group)

  test('people are taken by their ids', async ({ assert }) => {
    const locked = await planOf(({ sql, dialect }) => lockPeople(sql, PEOPLE, dialect.forUpdate))
    assert.deepEqual(locked, ['users_pkey'])
    const begun = await planOf(({ sql }) => beginDay(sql, PEOPLE, { key: 'day', resetsAt: 1 }))
    assert.deepEqual(begun, ['users_pkey'])
  })

  test('what is spent is summed from entries of these people', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listSpent(sql, PEOPLE))
    assert.deepEqual(plan, [LEDGER, 'users_pkey'])
  })

  test('a charge is found by its key, and written without looking', async ({ assert }) => {
    const found = await planOf(({ sql }) => findOpenCharge(sql, 'key'))
    assert.deepEqual(found, ['allowance_entries_charge_key_entry_unique'])
    assert.deepEqual(await planOf(({ sql }) => writeEntries(sql, [ENTRY], 1)), [])
  })
})
