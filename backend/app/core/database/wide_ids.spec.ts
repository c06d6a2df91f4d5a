import { test } from '@japa/runner'
import { isPostgres } from '#config/database'
import { freshDatabase, onboardedUser, pass, rows, sms, text } from '#tests/world'

const BEYOND = 2 ** 31 + 1000

test.group('Ids beyond four bytes', (group) => {
  freshDatabase(group)
  group.tap((each) => each.skip(!isPostgres, 'SQLite has no others'))

  test('a talk goes on when texts and jobs have used up the narrow ones', async ({
    client,
    assert,
    cleanup,
  }) => {
    for (const table of ['messages', 'jobs', 'inbox', 'allowance_entries', 'activities']) {
      const sequence = `${table}_id_seq`
      await rows(`select setval('${sequence}', ${BEYOND})`)
      cleanup(() => rows(`select setval('${sequence}', 1, false)`).then(() => {}))
    }
    const user = await onboardedUser()
    sms.reset()
    await text(user, 'I work at the harbour in Bergen')
    await pass(60_000)
    await text(user, 'What do you know of me?')
    await pass(10 * 60_000)
    assert.lengthOf(sms.sent, 2)
    const [newest] = await rows<{ id: number }>('select max(id) as id from messages')
    assert.isAbove(newest?.id ?? 0, BEYOND)
    for (const path of ['/api/my-conversation', '/api/texts?words=harbour']) {
      const seen = await client.get(path).as(user)
      assert.equal(seen.status(), 200)
      assert.include(seen.text(), 'harbour')
    }
  })

  test('no id of ours is narrow any more', async ({ assert }) => {
    const narrow = await rows(
      `select table_name, column_name from information_schema.columns
       where table_schema = current_schema() and data_type = 'integer'
         and table_name not like 'adonis%' and (column_name = 'id' or column_name like '%\\_id')`
    )
    assert.deepEqual(narrow, [])
    const sequences = await rows(
      `select sequencename from pg_sequences where schemaname = current_schema()
         and data_type = 'integer'::regtype and sequencename not like 'adonis%'`
    )
    assert.deepEqual(sequences, [])
  })
})
