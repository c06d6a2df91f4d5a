import { test } from '@japa/runner'
import { isPostgres } from '#config/database'
import { staff } from '#tests/console_client'
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
    const tables = ['messages', 'jobs', 'inbox', 'allowance_entries', 'activities']
    cleanup(await useUpNarrow(tables))
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

  test('staff reveal and note by such an id, and a schedule of such an id is edited', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await useUpNarrow(['users', 'activities']))
    const user = await onboardedUser()
    const { cookie, provider } = await staff('admin')
    const wish = { messageType: 'task_reminder', time: '14:00' }
    const saved = await client.post('/api/schedule-message').as(user).json(wish)
    const editingId: number = saved.body().id
    for (const id of [user.id, editingId]) assert.isAbove(id, BEYOND)
    const calls = [
      client
        .post('/api/schedule-message')
        .as(user)
        .json({ ...wish, time: '15:00', isEditing: true, editingId }),
      client
        .post('/api/admin/reveal')
        .as({ cookie })
        .json({ resource: 'signups', id: user.id, fields: ['phone'] }),
      client
        .post('/api/admin/notes')
        .as({ cookie })
        .json({ userId: user.id, body: 'Called back.' }),
    ]
    for (const call of calls) assert.isBelow((await call).status(), 300)
    const { data } = await provider.getList('audit-log', {
      filter: { subject: 'signups', subjectId: user.id },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    })
    assert.deepEqual(
      data.map(({ action }) => action),
      ['resources.reveal']
    )
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

/** Answers what begins them anew. */
async function useUpNarrow(tables: string[]): Promise<() => Promise<void>> {
  const begin = (at: string) =>
    Promise.all(tables.map((table) => rows(`select setval('${table}_id_seq', ${at})`)))
  await begin(String(BEYOND))
  return async () => void (await begin('1, false'))
}
