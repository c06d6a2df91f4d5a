import { test } from '@japa/runner'
import { database, freshDatabase, onboardedUser, rows, signedUpUser } from '#tests/world'

test.group('GET /api/all-signups', (group) => {
  freshDatabase(group)

  test('everybody is listed newest first, with their number in full and their companion', async ({
    client,
    assert,
  }) => {
    const with1 = await onboardedUser()
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client.get('/api/all-signups').as(admin)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      success: true,
      signups: [
        { id: admin.id, email: admin.email, phone: admin.phone, girlfriend: null },
        {
          id: with1.id,
          email: with1.email,
          phone: with1.phone,
          girlfriend: { name: 'Valentina', personality: 'flirty' },
        },
      ],
      isComplete: true,
    })
  })

  test('that it was read is in the audit log: the fields, never what stood in them', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client.get('/api/all-signups').as(admin)
    const [entry] = await rows('select * from audit_log')
    assert.containSubset(entry, {
      actor_id: admin.id,
      actor_role: 'admin',
      action: 'signups.list_all',
      subject: 'signups',
      fields: '["email","phone"]',
      detail: '{"count":1}',
      request_id: response.header('x-request-id'),
    })
    assert.notInclude(JSON.stringify(entry), admin.phone)
  })

  test('support and viewers do not see it', async ({ client }) => {
    for (const role of ['support', 'viewer']) {
      const { cookie } = await signedUpUser({ role })
      const response = await client.get('/api/all-signups').as({ cookie })
      response.assertStatus(403)
    }
  })

  test('past 5,000 it ends with the newest and says so', async ({ client, assert }) => {
    const { read } = await database()
    const oldest = await signedUpUser()
    await read.run(
      `insert into users (email, email_key, password, country_code, phone, phone_key, role, time_zone,
         is_seeded, created_at, updated_at)
       with recursive many(n) as (select 1 union all select n + 1 from many where n < 4999)
       select 'many' || n || '@example.com', 'many' || n || '@example.com', 'none', '+1', '+1999' || n,
         'key' || n, 'user', 'UTC', false, 0, 0 from many`
    )
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client.get('/api/all-signups').as(admin)
    const { signups, isComplete } = response.body()
    assert.lengthOf(signups, 5000)
    assert.isFalse(isComplete)
    assert.equal(signups[0].id, admin.id)
    assert.notInclude(
      signups.map(({ id }: { id: number }) => id),
      oldest.id
    )
  })
})
