import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  freshDatabase,
  model,
  newSid,
  onboardedUser,
  pass,
  rows,
  sms,
  type TestUser,
  text,
} from '#tests/world'

interface Shown {
  message: string
  vote?: string
  reaction?: string
}

async function shown(client: ApiClient, user: TestUser): Promise<Shown[]> {
  const view = await client.get('/api/my-conversation').as(user)
  return view.body().messages as Shown[]
}

/** Her first text and her reply to theirs, as their phone has it. */
async function talk(): Promise<{ user: TestUser; reply: string }> {
  const user = await onboardedUser()
  await text(user, 'I moved to Lisbon')
  await pass(60_000)
  return { user, reply: sms.lastTo(user.phone) }
}

const kindsOfTheirs = async () =>
  (
    await rows<{ kind: string }>(
      `select kind from messages where direction = 'inbound' order by id`
    )
  ).map(({ kind }) => kind)

test.group('A reaction from the phone', (group) => {
  freshDatabase(group)

  test('is shown beside its text and votes, and she does not answer it', async ({
    client,
    assert,
  }) => {
    const { user, reply } = await talk()
    const [sent, asked] = [sms.textsTo(user.phone).length, model.asked.length]
    await text(user, `Loved “${reply}”`)
    await pass(10 * 60_000)
    assert.containsSubset((await shown(client, user)).at(-1), { vote: 'up', reaction: '❤️' })
    assert.deepEqual(await kindsOfTheirs(), ['talk', 'reaction'])
    assert.equal(sms.textsTo(user.phone).length, sent)
    assert.equal(model.asked.length, asked)
    assert.isEmpty(await rows(`select id from messages where body like '%Loved%'`))
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('is taken back at the provider, whose copy quotes what was said', async ({ assert }) => {
    const { user, reply } = await talk()
    const sid = newSid()
    await text(user, `Loved “${reply}”`, { sid })
    await pass(1000)
    assert.deepEqual(sms.redacted, [sid])
  })

  test('changes to another, and is taken off again with its thumb', async ({ client, assert }) => {
    const { user, reply } = await talk()
    await text(user, `Loved “${reply}”`)
    await text(user, `Reacted 👎 to “${reply.slice(0, 20)}…”`)
    await pass(1000)
    assert.containsSubset((await shown(client, user)).at(-1), { vote: 'down', reaction: '👎' })
    await text(user, `Removed a dislike from “${reply}”`)
    await pass(1000)
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })

  test('leaves a pin where it is', async ({ client, assert }) => {
    const { user, reply } = await talk()
    const [hers] = await rows<{ id: number }>('select max(id) as id from messages')
    const path = `/api/texts/${hers?.id}/marks`
    await client.patch(path).as(user).json({ isPinned: true })
    await text(user, `Liked “${reply}”`)
    await text(user, `Removed a like from “${reply}”`)
    await pass(1000)
    assert.containsSubset(await rows('select vote, reaction from text_marks'), [
      { vote: null, reaction: null },
    ])
  })

  test('gives way to a thumb on the page', async ({ client, assert }) => {
    const { user, reply } = await talk()
    await text(user, `Liked “${reply}”`)
    await pass(1000)
    const [hers] = await rows<{ id: number }>('select message_id as id from text_marks')
    const path = `/api/texts/${hers?.id}/marks`
    await client.patch(path).as(user).json({ vote: 'down' })
    assert.containsSubset(await rows('select vote, reaction from text_marks'), [
      { vote: 'down', reaction: null },
    ])
  })

  test('to words of danger, of a STOP or of their own is none of these: {$self}')
    .with(['I want to die', 'please stop texting me', 'My dog Rex ate it'])
    .run(async ({ assert }, words) => {
      const user = await onboardedUser()
      await text(user, words)
      await pass(60_000)
      const count = async () => (await rows('select id from safety_events')).length
      const [events, sent] = [await count(), sms.textsTo(user.phone).length]
      await text(user, `Disliked “${words}”`)
      await pass(10 * 60_000)
      assert.equal(await count(), events)
      assert.equal(sms.textsTo(user.phone).length, sent)
      assert.equal((await kindsOfTheirs()).at(-1), 'reaction')
    })

  test('to the consent text of the system is silent', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'HELP')
    await pass(1000)
    await text(user, `Emphasized “${sms.lastTo(user.phone)}”`)
    await pass(1000)
    assert.equal((await kindsOfTheirs()).at(-1), 'reaction')
    assert.lengthOf(await rows('select id from text_marks'), 0)
  })

  test('is talk where nothing of the talk is quoted', async ({ assert }) => {
    const { user } = await talk()
    await text(user, 'Loved “The Bear”')
    await pass(60_000)
    assert.deepEqual(await kindsOfTheirs(), ['talk', 'talk'])
  })

  test('of a stranger is what any text of a stranger is', async ({ assert }) => {
    await talk()
    await text({ phone: '+12025550188' }, 'Loved an image')
    await pass(1000)
    assert.deepEqual(await kindsOfTheirs(), ['talk', 'stray'])
  })
})
