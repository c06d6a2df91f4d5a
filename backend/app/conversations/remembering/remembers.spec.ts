import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { JobWorker } from '#app/core/jobs/job_worker'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  tell,
  type TestUser,
  text,
} from '#tests/world'
import { DAY, MINUTE } from '#app/core/clock/durations'

interface Memory {
  text: string
  about: string
  heldUntil: string | null
  isPinned: boolean
}

/** Texts her and lets the reply, and the reading behind it, be done. */

async function memoriesOf(user: TestUser): Promise<Memory[]> {
  return rows<Memory>(
    `select body as text, about, valid_to as "heldUntil", is_pinned as "isPinned" from memories
     where user_id = ? order by id`,
    user.id
  )
}

async function known(user: TestUser): Promise<string[]> {
  const all = await memoriesOf(user)
  return all.filter((one) => one.heldUntil === null && one.about === 'user').map((one) => one.text)
}

test.group('What she remembers of a talk', (group) => {
  freshDatabase(group)

  test('is read after the reply, off its path, and told as an activity without its words', async ({
    assert,
  }) => {
    model.say('Hello you.', 'Rex must keep you busy. What is he like?')
    const user = await onboardedUser()
    await text(user, 'I live in Lisbon and my dog is called Rex')
    await pass(10_000)
    assert.lengthOf(model.asked, 2)
    assert.isEmpty(await known(user))
    await pass(MINUTE)
    assert.sameMembers(await known(user), ['You live in Lisbon.', 'Your dog is called Rex.'])
    const [activity] = await rows<{ description: string; metadata: string }>(
      `select description, metadata from activities where activity_type = 'memory_saved' and user_id = ?`,
      user.id
    )
    assert.equal(activity?.description, 'She will remember 2 new things')
    assert.notMatch(JSON.stringify(activity), /Lisbon|Rex/)
  })

  test('a new value ends the old one, and never are both current', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon', 'I moved to Porto last week')
    assert.deepEqual(await known(user), ['You live in Porto.'])
    const [old] = await memoriesOf(user)
    assert.equal(old?.text, 'You live in Lisbon.')
    assert.isNotNull(old?.heldUntil)
  })

  test('the same said again, in other words, is the same memory', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(
      user,
      'I live in Lisbon',
      'im living in lisbon btw',
      'I live in Lisbon!!',
      'you know i live in Lisbon'
    )
    assert.deepEqual(await known(user), ['You live in Lisbon.'])
    assert.lengthOf(await rows('select id from memory_sources'), 4)
    assert.lengthOf(await rows(`select id from activities where activity_type = 'memory_saved'`), 1)
  })

  test('what is over is over', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I work as a nurse', 'I quit my job')
    assert.isEmpty(await known(user))
    assert.lengthOf(await memoriesOf(user), 1)
  })

  test('a taste that turns is one memory', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I love sushi', "I don't like sushi anymore")
    const now = await known(user)
    assert.lengthOf(now, 1)
    assert.match(now[0] ?? '', /dislike|do not like|don't like/)
  })

  test('a pin passes on to what takes its place', async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from memories')
    await client.patch(`/api/memories/${id}`).as(user).json({ isPinned: true })
    await tell(user, 'I moved to Porto')
    const pinned = (await memoriesOf(user)).filter((one) => Boolean(one.isPinned))
    assert.deepEqual(
      pinned.map((one) => one.text),
      ['You live in Porto.']
    )
  })

  test('their own correction stands until they text something else', async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from memories')
    await client.patch(`/api/memories/${id}`).as(user).json({ text: 'You live in Porto.' })
    await tell(user, 'I live in Porto, as you know')
    assert.deepEqual(await known(user), ['You live in Porto.'])
    assert.lengthOf(await memoriesOf(user), 1)
    await tell(user, 'I moved to Braga')
    assert.deepEqual(await known(user), ['You live in Braga.'])
  })

  test('a plan comes with its date and is over after it', async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I have an interview on Friday')
    const [plan] = await known(user)
    assert.match(plan ?? '', /interview.*November 20, 2026/)
    clock.advance(4 * DAY)
    const response = await client.get('/api/memories').as(user)
    const { memories } = response.body() as { memories: Memory[] }
    assert.isNotNull(memories.find((one) => /interview/.test(one.text))?.heldUntil ?? null)
  })

  test('what she once said of herself stands', async ({ assert }) => {
    const user = await onboardedUser()
    model.say('My favorite color is green.', 'My favorite color is blue, by the way.')
    await tell(user, 'tell me something', 'and again')
    const hers = (await memoriesOf(user)).filter((one) => one.about === 'girlfriend')
    assert.deepEqual(
      hers.map((one) => one.text),
      ['Her favorite color is green.']
    )
    const scene = model.asked.at(-1)?.scene
    assert.deepEqual(scene?.remembered?.ofHer, ['Her favorite color is green.'])
  })

  test('it reaches the prompt as quoted data, never the system part', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon', 'hey you')
    const prompt = model.asked.at(-1)?.prompt
    assert.match(prompt?.turns.at(-1)?.content ?? '', /^> You live in Lisbon\.$/m)
    assert.notMatch(prompt?.system ?? '', /Lisbon/)
  })

  test('since when the two text reaches the prompt', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'hi', 'hey you')
    assert.match(
      model.asked.at(-1)?.prompt.turns.at(-1)?.content ?? '',
      /^> Texting since \w+, \w+ \d+, 2026; 2 texts of theirs so far\.$/m
    )
  })

  test('a job that runs twice, or ten at once, reads every text once', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'I live in Lisbon and I love hiking')
    await pass(10_000)
    clock.advance(MINUTE)
    const worker = await app.container.make(JobWorker)
    await Promise.all(Array.from({ length: 10 }, () => worker.runDue()))
    assert.lengthOf(await known(user), 2)
    await rows(
      `update conversations set facts_read_until = 0 where user_id = ? returning id`,
      user.id
    )
    await tell(user, 'anything new?')
    assert.lengthOf(await known(user), 2)
    assert.lengthOf(await rows('select id from memory_sources'), 2)
  })

  test('somebody who floods her keeps the newest few hundred', async ({ assert }) => {
    const user = await onboardedUser()
    const { id } = (await rows<{ id: number }>('select id from messages order by id desc'))[0]!
    const { RememberFacts } = await import('#app/memory/kept/remember_facts')
    const { FactKeys } = await import('#app/memory/kept/fact_keys')
    const { Database } = await import('#app/core/database/database')
    const database = await app.container.make(Database)
    const remember = new RememberFacts(new FactKeys(Buffer.from('k')))
    const facts = Array.from({ length: 450 }, (_, index) => ({
      about: 'user' as const,
      slot: `taste:thing ${index}`,
      value: 'like',
      sentence: `You like thing ${index}.`,
      change: 'holds' as const,
      confidence: 1,
      messageId: id,
      saidAt: clock.now() + index,
    }))
    await database.transaction((tx) => remember.execute(tx, user.id, facts))
    const now = await known(user)
    assert.lengthOf(now, 400)
    assert.equal(now.at(-1), 'You like thing 449.')
    assert.notInclude(now, 'You like thing 3.')
  })
})

test.group('What she said of herself', (group) => {
  freshDatabase(group)

  test('is not contradicted: the model is asked once more with the reason', async ({ assert }) => {
    const user = await onboardedUser()
    model.say('My favorite color is green.')
    await tell(user, 'tell me something')
    model.say('Blue is the best, my favorite color is blue.', 'Green, as ever. Like moss.')
    await tell(user, 'which color do you like?')
    assert.equal(
      model.asked.at(-1)?.scene.correction,
      'You said of yourself before: Her favorite color is green. Stay with that.'
    )
    const [last] = await rows<{ body: string }>(
      'select body from messages order by id desc limit 1'
    )
    assert.include(last?.body, 'Green, as ever.')
  })
})

test.group('Talk of self-harm', (group) => {
  freshDatabase(group)

  test('is not noted down, neither as a fact nor in the gist', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(
      user,
      'I live in Lisbon and I want to kill myself',
      'I walked along the river with Anna today'
    )
    assert.isEmpty((await memoriesOf(user)).filter((one) => /Lisbon/.test(one.text)))
    const [{ summary } = { summary: '' }] = await rows<{ summary: string }>(
      'select summary from conversations'
    )
    assert.notMatch(summary, /kill|Lisbon/)
    assert.match(summary, /river/)
  })
})
