import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import {
  findTalk,
  listBefore,
  listStretch,
  type TalkToRead,
} from '#app/conversations/remembering/stretch'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'

interface Written {
  kind: string
  state: string
  direction: string
  at: number
}

test.group('The stretch of a talk that nobody has read', (group) => {
  let user: TestUser
  let conversationId: number
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
    await rows('delete from messages returning id')
    const [row] = await rows<{ id: number }>('select id from conversations')
    conversationId = row?.id ?? 0
  })

  async function write(body: string, more: Partial<Written> = {}, of = user): Promise<number> {
    const { kind = 'talk', state = 'received', direction = 'inbound', at = clock.now() } = more
    const [row] = await rows<{ id: number }>(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, pictures, created_at)
       select id, user_id, ?, ?, ?, ?, 2, ${at} from conversations where user_id = ? returning id`,
      direction,
      kind,
      body,
      state,
      of.id
    )
    return row?.id ?? 0
  }
  const hers = (body: string, more: Partial<Written> = {}) =>
    write(body, { kind: 'reply', state: 'sent', direction: 'outbound', ...more })

  async function talk(more: Partial<TalkToRead> = {}): Promise<TalkToRead> {
    const found = await findTalk((await database()).read, conversationId)
    if (!found) throw new Error('no talk')
    return { ...found, ...more }
  }
  async function stretch(more: Partial<TalkToRead> = {}, most = 100) {
    const { read } = await database()
    const found = await listStretch(read, await talk(more), { now: clock.now(), most })
    return { ...found, words: found.texts.map(({ text }) => text) }
  }

  test('belongs to one person, her name and zone, and how far it was read', async ({ assert }) => {
    await onboardedUser({ timeZone: 'Asia/Tokyo' })
    await rows(
      `update conversations set summary = 'gist', facts_read_until = 3, summary_until = 4, facts_tries = 5,
         memory_version = 6 where id = ? returning id`,
      conversationId
    )
    assert.deepEqual(await talk(), {
      id: conversationId,
      userId: user.id,
      timeZone: 'America/New_York',
      herName: 'Valentina',
      summary: 'gist',
      factsReadUntil: 3,
      summaryUntil: 4,
      tries: 5,
      version: 6,
    })
    assert.isUndefined(await findTalk((await database()).read, 999))
  })

  test('holds texts of both, oldest first, as many as asked for', async ({ assert }) => {
    const id = await write('one')
    await hers('two')
    await hers('three', { state: 'delivered' })
    const { texts, openUntil } = await stretch()
    assert.isNull(openUntil)
    assert.deepEqual(texts[0], { id, sender: 'user', text: 'one', at: clock.now(), pictures: 2 })
    assert.deepEqual(
      texts.map(({ sender, text }) => [sender, text]),
      [
        ['user', 'one'],
        ['girlfriend', 'two'],
        ['girlfriend', 'three'],
      ]
    )
    assert.deepEqual((await stretch({}, 2)).words, ['one', 'two'])
  })

  test('leaves out notices, what never arrived, and the talk of others', async ({ assert }) => {
    const other = await onboardedUser()
    await hers('a notice', { kind: 'notice' })
    await hers('undelivered', { state: 'failed' })
    await write('of another', {}, other)
    await write('mine')
    assert.deepEqual((await stretch()).words, ['mine'])
  })

  test('ends before a reply that is on its way, as long as it may be', async ({ assert }) => {
    for (const state of ['queued', 'sending']) {
      await rows('delete from messages returning id')
      await write('before')
      const sentAt = clock.now()
      await hers('on its way', { state })
      await write('after')
      assert.deepInclude(await stretch(), { words: ['before'], openUntil: sentAt + 2 * MINUTE })
      clock.advance(2 * MINUTE - 1)
      assert.deepEqual((await stretch()).words, ['before'])
      clock.advance(1)
      assert.deepInclude(await stretch(), { words: ['before', 'after'], openUntil: null })
    }
  })

  test('waits for no other text than a reply, for none read before, for none of others', async ({
    assert,
  }) => {
    const other = await onboardedUser()
    await write('reply', { kind: 'reply', state: 'queued', direction: 'outbound' }, other)
    const read = await hers('read', { state: 'queued' })
    await rows(`update messages set kind = 'resent' where id = ? returning id`, read)
    await write('said')
    assert.deepInclude(await stretch(), { words: ['said'], openUntil: null })
    await rows(`update messages set kind = 'reply' where id = ? returning id`, read)
    const known = { factsReadUntil: read, summaryUntil: read }
    assert.deepInclude(await stretch(known), { words: ['said'], openUntil: null })
  })

  test('goes back to where the facts, or the gist, were read, whichever is further behind', async ({
    assert,
  }) => {
    const [one, two] = [await write('one'), await write('two')]
    await write('three')
    const words = async (factsReadUntil: number, summaryUntil: number) =>
      (await stretch({ factsReadUntil, summaryUntil })).words
    assert.deepEqual(await words(two, two), ['three'])
    assert.deepEqual(await words(one, two), ['two', 'three'])
    assert.deepEqual(await words(two, one), ['two', 'three'])
  })

  test('for a gist made anew reaches two hundred texts back', async ({ assert }) => {
    const other = await onboardedUser()
    const ids: number[] = []
    for (let count = 0; count < 205; count++) ids.push(await write(`text ${count}`))
    await write('of another', {}, other)
    const until = ids.at(-1) ?? 0
    await write('new')
    const { words } = await stretch({ factsReadUntil: until, summaryUntil: 0 }, 1000)
    assert.equal(words[0], 'text 5')
    assert.lengthOf(words, 201)
  })

  test('comes behind the six texts before it', async ({ assert }) => {
    const other = await onboardedUser()
    const ids: number[] = []
    for (let count = 0; count < 9; count++) ids.push(await write(`text ${count}`))
    await hers('undelivered', { state: 'failed' })
    await write('of another', {}, other)
    const { read } = await database()
    const before = await listBefore(read, await talk(), ids[8] ?? 0)
    assert.deepEqual(
      before.map(({ text }) => text),
      [2, 3, 4, 5, 6, 7].map((count) => `text ${count}`)
    )
  })
})
