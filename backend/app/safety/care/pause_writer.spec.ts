import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { brand, supportEmail } from '#config/brand'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { minorText } from '#app/safety/care/pause_texts'
import { ResumeAccount } from '#app/safety/care/resume_account'
import {
  answersTo,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  say,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'

const TOLD = minorText({ brand, supportEmail, countryCode: '+1' })
const CHILD = "I'm 15 and in 9th grade."
const WORDS = 'Your companion is always an adult, and so are you. Please write this another way.'

const events = () =>
  rows('select user_id, message_id, kind, source, state from safety_events order by id')
const pausedFor = async ({ id }: TestUser) =>
  (await rows<{ paused_for: string | null }>('select paused_for from users where id = ?', id))[0]
    ?.paused_for

const memorized = (client: ApiClient, user: TestUser, words: string) =>
  client.post('/api/memories').as(user).json({ text: words })

async function diaryLine(user: TestUser): Promise<number> {
  const [line] = await rows<{ id: number }>(
    `insert into diary_lines (user_id, date, body, subjects, written_at)
     values (?, '2026-11-17', 'We talked.', '[]', 0) returning id`,
    user.id
  )
  return line?.id ?? 0
}

test.group('Somebody who says on the web that they are under 18', (group) => {
  freshDatabase(group)

  test('is refused as ever, paused like one who texts it, and told once', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    const wish = { keyMemories: CHILD }
    for (let times = 0; times < 2; times++) {
      const refused = await client.patch('/api/girlfriend').as(user).json(wish)
      refused.assertStatus(422)
      assert.containsSubset(refused.body(), { message: WORDS, errors: { keyMemories: WORDS } })
    }
    assert.lengthOf(await rows(`select id from jobs where kind = 'end_renewal'`), 1)
    await pass(60_000)
    assert.deepEqual(answersTo(user), [TOLD])
    assert.equal(await pausedFor(user), 'minor')
    const said = { message_id: null, kind: 'minor', source: 'phrases', state: 'open' }
    assert.deepEqual(await events(), [{ user_id: user.id, ...said }])
    const { read } = await database()
    const refusedMinors = await app.container.make(RefusedMinors)
    assert.isTrue(await refusedMinors.hasNumber(read, user.phone))
  })

  test('in a memory, a line of the diary or before she is there, is paused alike', async ({
    client,
    assert,
  }) => {
    const [first, second, third] = [
      await onboardedUser(),
      await onboardedUser(),
      await onboardedUser(),
    ]
    await memorized(client, first, CHILD)
    const known = (await memorized(client, second, 'I like boats.')).body().memory as { id: number }
    await client.patch(`/api/memories/${known.id}`).as(second).json({ text: CHILD })
    const line = await diaryLine(third)
    await client.patch(`/api/diary/${line}`).as(third).json({ text: CHILD })
    const fourth = await signedUpUser()
    const wish = { ...VALENTINA, keyMemories: 'tengo 15 años' }
    await client.post('/api/girlfriend').as(fourth).json(wish)
    await runDue()
    for (const user of [first, second, third, fourth]) {
      assert.equal(await pausedFor(user), 'minor')
      assert.equal(sms.lastTo(user.phone), TOLD)
    }
    assert.lengthOf(await events(), 4)
  })

  test('in two calls at once is paused and told once', async ({ client, assert }) => {
    const user = await onboardedUser()
    await Promise.all([CHILD, "I'm 15."].map((words) => memorized(client, user, words)))
    await runDue()
    assert.deepEqual(answersTo(user), [TOLD])
    assert.lengthOf(await events(), 1)
  })

  test('after STOP is paused without a text', async ({ client, assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    const sent = sms.sent.length
    await memorized(client, user, CHILD)
    await pass(60_000)
    assert.lengthOf(sms.sent, sent)
    assert.equal(await pausedFor(user), 'minor')
  })

  test('is paused and told again once staff has resumed the account', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await memorized(client, user, CHILD)
    await pass(60_000)
    await (await app.container.make(ResumeAccount)).execute(user.email)
    assert.isNull(await pausedFor(user))
    await memorized(client, user, CHILD)
    await pass(60_000)
    assert.equal(await pausedFor(user), 'minor')
    assert.deepEqual(answersTo(user), [TOLD, TOLD])
    assert.lengthOf(await events(), 2)
  })
})

test.group('Words of a child that are not surely the writer’s own', (group) => {
  freshDatabase(group)

  test('of a card pause nobody', async ({ client, assert }) => {
    const user = await onboardedUser()
    const memories = [{ text: CHILD, about: 'user', isPinned: false }]
    await client.post('/api/memories/many').as(user).json({ memories })
    for (const everly of [{ keyMemories: CHILD }, { memories }]) {
      const data = { name: 'Mira', description: CHILD, extensions: { everly } }
      const card = { spec: 'chara_card_v2', spec_version: '2.0', data }
      await client.post('/api/girlfriend/card').as(user).json(card)
    }
    assert.isNull(await pausedFor(user))
    assert.deepEqual(await events(), [])
  })

  test('of her, of others, or guessed at pause nobody', async ({ client, assert }) => {
    const user = await onboardedUser()
    const ofHer = await client.patch('/api/girlfriend').as(user).json({ backstory: CHILD })
    ofHer.assertStatus(422)
    for (const words of [
      'My daughter is 15.',
      'I was 15 when we met.',
      "I'm 15 years older than you.",
      "My son writes: I'm 15 now.",
      'I like Roblox and Minecraft.',
      'My parents are divorced and I live with my dad.',
      "I'm in high school. I teach biology.",
      "I'm only 15% sure.",
      "I'm 16.5% French.",
    ])
      await memorized(client, user, words)
    assert.isNull(await pausedFor(user))
    assert.deepEqual(await events(), [])
  })
})
