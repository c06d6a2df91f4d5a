import { test } from '@japa/runner'
import limits from '#config/limits'
import { ADMIN_API, callApi, staff, statusOf } from '#tests/console_client'
import { freshDatabase, onboardedUser, rows, signedUpUser } from '#tests/world'

const LISTED = {
  sort: { field: 'id', order: 'ASC' },
  pagination: { page: 1, perPage: 10 },
} as const

test.group('How much one of staff may look up, see and send in an hour', (group) => {
  freshDatabase(group)
  group.each.setup(() => {
    const before = structuredClone(limits.staff)
    for (const rate of Object.values(limits.staff)) rate.perHour = 2
    // Those who count hold each rate itself, so each is put right in its place.
    return () => {
      for (const name of Object.keys(before) as (keyof typeof before)[]) {
        Object.assign(limits.staff[name], before[name])
      }
    }
  })

  const statuses = async (call: () => Promise<unknown>) => {
    const seen: number[] = []
    for (let turn = 0; turn < 3; turn++) seen.push(await statusOf(call()))
    return seen
  }
  const post = (path: string, cookie: string, body: object) =>
    callApi(`${ADMIN_API()}/${path}`, { method: 'POST', body: JSON.stringify(body) }, cookie)

  test('numbers are not guessed, lists are turned as often as anybody likes', async ({
    assert,
  }) => {
    const { phone } = await signedUpUser()
    const { provider } = await staff('support')
    let guess = 0
    const find = (q: string) => provider.getList('signups', { ...LISTED, filter: { q } })
    assert.deepEqual(await statuses(() => find(phone)), [200, 200, 200])
    assert.deepEqual(await statuses(() => find(`${++guess}`)), [200, 429, 429])
    assert.equal(await statusOf(find('2')), 429)
    assert.equal(await statusOf(find(phone)), 200)
    assert.equal(await statusOf(provider.getList('signups', { ...LISTED, filter: {} })), 200)
    const other = await staff('admin')
    assert.equal(
      await statusOf(other.provider.getList('signups', { ...LISTED, filter: { q: phone } })),
      200
    )
  })

  test('the same words looked for again by an open list are on record once, refused ones never', async ({
    assert,
  }) => {
    const { provider } = await staff('support')
    const find = (filter: object) => provider.getList('messages', { ...LISTED, filter })
    assert.equal(await statusOf(find({ q: 'parrot', bogus: 1 })), 422)
    assert.deepEqual(await statuses(() => find({ q: 'parrot' })), [200, 200, 200])
    assert.lengthOf(await rows(`select id from audit_log where action = 'messages.search'`), 1)
    await find({ q: 'parrot', userId: 7 })
    assert.equal(await statusOf(find({ q: 'parrot', userId: 8 })), 429)
    const told = await rows<{ detail: string }>(
      `select detail from audit_log where action = 'messages.search' order by id`
    )
    assert.deepEqual(
      told.map(({ detail }) => detail),
      ['{}', '{"userId":"7"}']
    )
  })

  test('not everything is revealed, and what was refused is not on record', async ({ assert }) => {
    const { id } = await onboardedUser()
    const { cookie } = await staff('support')
    const wish = { resource: 'signups', id, fields: ['phone'] }
    assert.deepEqual(await statuses(() => post('reveal', cookie, wish)), [200, 200, 429])
    assert.lengthOf(await rows(`select id from audit_log where action = 'resources.reveal'`), 2)
  })

  test('test texts are few, by either call, and trying one out first is free', async ({
    assert,
  }) => {
    const { cookie } = await staff('admin')
    const wish = { phoneNumber: '+12025550143', message: 'Hi' }
    assert.deepEqual(
      await statuses(() => post('test-texts/preview', cookie, wish)),
      [200, 200, 200]
    )
    assert.deepEqual(await statuses(() => post('test-texts', cookie, wish)), [200, 200, 429])
    const other = ADMIN_API().replace('/admin', '/send-sms')
    const again = callApi(other, { method: 'POST', body: JSON.stringify(wish) }, cookie)
    assert.equal(await statusOf(again), 429)
    assert.lengthOf(await rows(`select id from messages where kind = 'test'`), 2)
  })
})
