import { test } from '@japa/runner'
import { clock, freshDatabase, rows, signedUpUser, type TestUser } from '#tests/world'

const URL = '/api/memories'

async function remember(user: TestUser, text: string, isPinned = 0): Promise<number> {
  clock.advance(1000)
  const [row] = await rows<{ id: number }>(
    `insert into memories (user_id, body, is_pinned, saved_at)
     values (?, ?, ${isPinned === 1}, ?) returning id`,
    user.id,
    text,
    clock.now()
  )
  return row?.id ?? 0
}

test.group('What she remembers', (group) => {
  freshDatabase(group)

  test('is listed pinned first, then newest', async ({ client, assert }) => {
    const user = await signedUpUser()
    await remember(user, 'You live in Lisbon.')
    await remember(user, 'Your cat is called Miso.', 1)
    await remember(user, 'You work nights.')
    const other = await signedUpUser()
    await remember(other, 'A secret of somebody else.')
    const response = await client.get(URL).as(user)
    response.assertStatus(200)
    assert.deepEqual(
      response.body().memories.map((memory: { text: string }) => memory.text),
      ['Your cat is called Miso.', 'You work nights.', 'You live in Lisbon.']
    )
    assert.deepEqual(Object.keys(response.body().memories[0]), [
      'id',
      'text',
      'isPinned',
      'savedAt',
      'about',
      'heldUntil',
    ])
    assert.equal(response.body().memories[0].savedAt, '2026-11-18T17:00:02.000Z')
    assert.equal(response.header('cache-control'), 'no-store')
  })

  test('is answered 304 while nothing changed', async ({ client, assert }) => {
    const user = await signedUpUser()
    const id = await remember(user, 'You live in Lisbon.')
    const first = await client.get(URL).as(user)
    const poll = () =>
      client
        .get(URL)
        .as(user)
        .header('if-none-match', first.header('etag') ?? '')
    assert.equal((await poll()).status(), 304)
    await client.patch(`${URL}/${id}`).as(user).json({ isPinned: true })
    assert.equal((await poll()).status(), 200)
  })

  test('can be corrected and pinned, each without the other', async ({ client, assert }) => {
    const user = await signedUpUser()
    const other = await remember(user, 'You work nights.')
    const id = await remember(user, 'You live in Lisbon.')
    const change = (input: object) => client.patch(`${URL}/${id}`).as(user).json(input)
    const pinned = await change({ isPinned: true })
    assert.containsSubset(pinned.body(), {
      success: true,
      memory: { id, text: 'You live in Lisbon.', isPinned: true },
    })
    const corrected = await change({ text: '  You live in Porto.\0 ' })
    assert.containsSubset(corrected.body().memory, { text: 'You live in Porto.', isPinned: true })
    const same = await change({})
    assert.deepEqual(same.body().memory, corrected.body().memory)
    assert.equal((await change({ text: 'x' })).body().memory.text, 'x')
    const untouched = await rows('select body from memories where id = ?', other)
    assert.deepEqual(untouched, [{ body: 'You work nights.' }])
  })

  test('refuses the text {text}')
    .with([
      { text: '', words: 'Please write what she should remember' },
      { text: '   ', words: 'Please write what she should remember' },
      { text: '\0\0', words: 'Please write what she should remember' },
      { text: 'x'.repeat(301), words: 'A memory can be at most 300 characters' },
      { text: 7, words: 'Please write what she should remember' },
    ])
    .run(async ({ client, assert }, { text, words }) => {
      const user = await signedUpUser()
      const id = await remember(user, 'You live in Lisbon.')
      const response = await client.patch(`${URL}/${id}`).as(user).json({ text })
      response.assertStatus(422)
      assert.equal(response.body().errors.text, words)
      assert.deepEqual(await rows('select body from memories'), [{ body: 'You live in Lisbon.' }])
    })

  test('is forgotten for good', async ({ client, assert }) => {
    const user = await signedUpUser()
    const id = await remember(user, 'You live in Lisbon.')
    const forget = () => client.delete(`${URL}/${id}`).as(user)
    assert.equal((await forget()).status(), 200)
    assert.equal((await forget()).status(), 404)
    assert.lengthOf(await rows('select id from memories'), 0)
  })

  test('of another person, or under no id at all, is not found', async ({ client, assert }) => {
    const user = await signedUpUser()
    const id = await remember(user, 'You live in Lisbon.')
    const other = await signedUpUser()
    for (const wrong of [id, 0, -1, 'abc', '1e3', 99999999999]) {
      const path = `${URL}/${wrong}`
      const patched = await client.patch(path).as(other).json({ text: 'mine' })
      const deleted = await client.delete(path).as(other)
      assert.deepEqual([patched.status(), deleted.status()], [404, 404])
    }
    assert.deepEqual(await rows('select body from memories'), [{ body: 'You live in Lisbon.' }])
  })

  test('is nothing for visitors', async ({ client }) => {
    const response = await client.get(URL)
    response.assertStatus(401)
  })
})
