import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import {
  freshDatabase,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  signedUpUser,
  type TestUser,
  text,
} from '#tests/world'

const VIEW = '/api/my-conversation'
const MOMENTS = '/api/moments'
interface Marked {
  by: TestUser
  id: unknown
}
const mark = (client: ApiClient, { by, id }: Marked, input: object) =>
  client.patch(`/api/texts/${id}/marks`).as(by).json(input)
const get = (client: ApiClient, user: TestUser, path: string) => client.get(path).as(user)

const COPY = `insert into messages
    (conversation_id, user_id, direction, kind, body, phone, phone_key, state, created_at)
  select conversation_id, user_id, direction, kind, body, phone, phone_key, state, created_at
  from messages where id = ? returning id`

interface Shown {
  id: number
  sender: string
  message: string
  vote?: string
  isPinned?: true
}

async function shown(client: ApiClient, user: TestUser): Promise<Shown[]> {
  return (await get(client, user, VIEW)).body().messages as Shown[]
}

/** Her first text, theirs, and her reply. */
async function talk(client: ApiClient, words = 'I moved to Lisbon') {
  const user = await onboardedUser()
  await text(user, words)
  await pass(60_000)
  const [first, theirs, reply] = await shown(client, user)
  return { user, first: first!.id, theirs: theirs!.id, reply: reply!.id }
}

test.group('A thumb for a text of hers', (group) => {
  freshDatabase(group)

  test('is kept, changed and taken back, one for each text', async ({ client, assert }) => {
    const { user, reply } = await talk(client)
    const votes = async () => (await shown(client, user)).map(({ vote }) => vote)
    const up = await mark(client, { by: user, id: reply }, { vote: 'up' })
    up.assertStatus(200)
    assert.deepEqual(up.body().marks, { vote: 'up', isPinned: false })
    assert.deepEqual(await votes(), [undefined, undefined, 'up'])
    await mark(client, { by: user, id: reply }, { vote: 'down' })
    assert.deepEqual(await votes(), [undefined, undefined, 'down'])
    assert.lengthOf(await rows('select id from text_marks'), 1)
    await mark(client, { by: user, id: reply }, { vote: null })
    assert.deepEqual(await votes(), [undefined, undefined, undefined])
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })

  test('shows with the next poll, and the same again changes nothing', async ({
    client,
    assert,
  }) => {
    const { user, reply } = await talk(client)
    const first = await get(client, user, VIEW)
    const poll = (etag: string) => get(client, user, VIEW).header('if-none-match', etag)
    await mark(client, { by: user, id: reply }, { vote: 'up' })
    const changed = await poll(first.header('etag') ?? '')
    changed.assertStatus(200)
    await mark(client, { by: user, id: reply }, { vote: 'up' })
    await mark(client, { by: user, id: reply }, {})
    const same = await poll(changed.header('etag') ?? '')
    same.assertStatus(304)
    assert.lengthOf(await rows('select id from text_marks'), 1)
  })

  test('is refused for a text of theirs', async ({ client, assert }) => {
    const { user, theirs } = await talk(client)
    const refused = await mark(client, { by: user, id: theirs }, { vote: 'up' })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, { vote: 'Only her texts can be rated.' })
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })

  test('refuses {$self}')
    .with([{ vote: 'best' }, { vote: 1 }, { vote: '' }, { isPinned: 'yes' }, { isPinned: null }])
    .run(async ({ client, assert }, input) => {
      const { user, reply } = await talk(client)
      assert.equal((await mark(client, { by: user, id: reply }, input)).status(), 422)
      assert.lengthOf(await rows('select id from text_marks'), 0)
    })

  test('goes with its text', async ({ client, assert }) => {
    const { user, reply } = await talk(client)
    await mark(client, { by: user, id: reply }, { vote: 'up', isPinned: true })
    await client.post('/api/start-over').as(user).json({ currentPassword: PASSWORD })
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })
})

test.group('Pinned moments', (group) => {
  freshDatabase(group)

  test('are texts of both, listed with their words and day, the latest first', async ({
    client,
    assert,
  }) => {
    const { user, first, theirs } = await talk(client)
    for (const id of [theirs, first]) await mark(client, { by: user, id }, { isPinned: true })
    const listed = await get(client, user, MOMENTS)
    listed.assertStatus(200)
    assert.equal(listed.header('cache-control'), 'no-store')
    assert.containsSubset(listed.body().moments, [
      { id: theirs, sender: 'user', text: 'I moved to Lisbon' },
      { id: first, sender: 'girlfriend' },
    ])
    assert.equal(listed.body().moments[0].id, theirs)
    assert.match(listed.body().moments[0].saidAt, /^2026-11-18T/)
    assert.deepEqual(
      (await shown(client, user)).map(({ isPinned }) => isPinned),
      [true, true, undefined]
    )
  })

  test('can be taken out again, and a thumb stays when they are', async ({ client, assert }) => {
    const { user, reply } = await talk(client)
    await mark(client, { by: user, id: reply }, { isPinned: true, vote: 'up' })
    const unpinned = await mark(client, { by: user, id: reply }, { isPinned: false })
    assert.deepEqual(unpinned.body().marks, { vote: 'up', isPinned: false })
    assert.deepEqual((await get(client, user, MOMENTS)).body(), { moments: [] })
  })

  test('a hundred are enough, also when two come at once', async ({ client, assert }) => {
    const { user, theirs, reply } = await talk(client)
    for (let count = 0; count < 99; count++) {
      const [copy] = await rows<{ id: number }>(COPY, theirs)
      await mark(client, { by: user, id: copy?.id }, { isPinned: true })
    }
    const both = [theirs, reply].map((id) => mark(client, { by: user, id }, { isPinned: true }))
    const statuses = (await Promise.all(both)).map((response) => response.status())
    assert.deepEqual(statuses.sort(), [200, 409])
    assert.lengthOf((await get(client, user, MOMENTS)).body().moments, 100)
  })

  test('what was forgotten stands in them no more', async ({ client, assert }) => {
    const { user, theirs } = await talk(client, 'I live in Lisbon. The sun is out.')
    await mark(client, { by: user, id: theirs }, { isPinned: true })
    await pass(600_000)
    const listed = (await get(client, user, '/api/memories')).body().memories as { id: number }[]
    for (const { id } of listed) await client.delete(`/api/memories/${id}`).as(user)
    const [moment] = (await get(client, user, MOMENTS)).body().moments
    assert.isAbove(listed.length, 0)
    assert.notInclude(moment.text, 'Lisbon')
  })

  test('of another person, or no text at all, are not found', async ({ client, assert }) => {
    const { reply } = await talk(client)
    const other = await onboardedUser()
    const nobody = await signedUpUser()
    for (const id of [reply, 0, -1, 'abc', '1e3', 99999999999]) {
      for (const user of [other, nobody]) {
        const response = await mark(client, { by: user, id }, { isPinned: true })
        assert.equal(response.status(), 404)
      }
    }
    assert.deepEqual((await get(client, other, MOMENTS)).body(), { moments: [] })
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })

  test('codes, keywords and a draft cannot be pinned', async ({ client, assert }) => {
    const { user } = await talk(client)
    await text(user, 'HELP')
    await pass(1000)
    const hidden = await rows<{ id: number }>(
      `select id from messages where kind not in ('talk', 'reply', 'first_text')`
    )
    assert.isAbove(hidden.length, 0)
    await text(user, 'And you?')
    await pass(7000)
    const drafts = await rows<{ id: number }>(`select id from messages where state = 'queued'`)
    for (const { id } of [...hidden, ...drafts])
      assert.equal((await mark(client, { by: user, id }, { isPinned: true })).status(), 404)
  })

  test('are nothing for visitors', async ({ client, assert }) => {
    assert.equal((await client.get(MOMENTS)).status(), 401)
    assert.equal((await client.patch('/api/texts/1/marks').json({ vote: 'up' })).status(), 401)
  })
})
