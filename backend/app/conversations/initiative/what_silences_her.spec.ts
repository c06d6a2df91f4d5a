import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import {
  ASKED_AT,
  begun,
  DAY,
  goTo,
  HOUR,
  INTERVIEW,
  loops,
  MINUTE,
  personSheMayText,
  prefer,
} from '#tests/open_loops'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  say,
  sms,
  type TestUser,
  text,
} from '#tests/world'

/** Their phone tells that they loved her last text. */
async function heartLast(user: TestUser): Promise<void> {
  await text(user, `Loved “${sms.lastTo(user.phone)}”`)
}

test.group('What silences her', (group) => {
  freshDatabase(group)

  test('STOP, a pause, and switching it off', async ({ client, assert }) => {
    const stopped = await personSheMayText(client)
    await say(stopped, INTERVIEW)
    await say(stopped, 'STOP')
    const paused = await personSheMayText(client)
    await say(paused, INTERVIEW)
    await prefer(client, paused, { isPaused: true })
    const off = await personSheMayText(client)
    await say(off, INTERVIEW)
    await prefer(client, off, { mayTextFirst: false })
    const before = sms.sent.length
    await goTo('2026-12-10T22:00:00Z')
    assert.lengthOf(sms.sent, before)
    assert.deepEqual(await loops(), [
      { subject: 'interview', state: 'dropped', reason: 'there was no good time' },
      { subject: 'interview', state: 'dropped', reason: 'there was no good time' },
      { subject: 'interview', state: 'dropped', reason: 'switched off' },
    ])
  })

  test('the days after talk of self-harm, however many they are set to be', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    const until = clock.now() + 30 * DAY
    await rows('update users set tender_until = ? where id = ? returning id', until, user.id)
    await goTo('2026-11-22T22:00:00Z')
    assert.deepEqual(await begun(), [])
  })

  test('a pause that ends in time only delays it', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await prefer(client, user, { isPaused: true })
    await goTo('2026-11-21T14:00:00Z')
    await prefer(client, user, { isPaused: false })
    await goTo('2026-11-21T15:30:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('talk of self-harm: nothing light is asked for three days', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await say(user, 'I want to kill myself, my exam is tomorrow')
    await goTo('2026-11-23T22:00:00Z')
    assert.lengthOf(await begun(), 0)
    assert.lengthOf(await loops(), 1)
  })

  test('a death: the day after, nobody is asked how the interview was', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await say(user, 'my mom died')
    await goTo('2026-11-22T00:00:00Z')
    assert.isEmpty(await begun())
    assert.containsSubset(await loops(), [{ state: 'dropped', reason: 'they had grave news' }])
  })

  test('a death told beside the interview: it is not asked about either', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, `My mom passed away this morning and ${INTERVIEW}`)
    await goTo('2026-11-22T00:00:00Z')
    assert.isEmpty(await begun())
    assert.isEmpty(await loops())
  })

  test('two questions without an answer, until the person writes', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'I have an exam tomorrow at 10am')
    await say(user, INTERVIEW)
    await say(user, 'my wedding is on saturday at 11am')
    await goTo('2026-11-22T00:00:00Z')
    assert.lengthOf(await begun(), 2)
    await say(user, 'sorry, busy days')
    await goTo('2026-11-22T18:00:00Z')
    assert.lengthOf(await begun(), 3)
  })

  test('a heart for a question is an answer', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'I have an exam tomorrow at 10am')
    await say(user, INTERVIEW)
    await say(user, 'my wedding is on saturday at 11am')
    await goTo('2026-11-20T12:00:00Z')
    assert.lengthOf(await begun(), 1)
    await heartLast(user)
    await goTo('2026-11-22T18:00:00Z')
    assert.lengthOf(await begun(), 3)
  })

  test('never two within six hours, and two a day at most', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'my exam is friday at 7am')
    await say(user, 'my meeting is friday at 8am')
    await say(user, 'and my interview is friday at 9am')
    await goTo('2026-11-22T04:00:00Z')
    const sent = (await begun()).map((one) => new Date(one.sending_at).toISOString().slice(0, 13))
    assert.deepEqual(sent, ['2026-11-20T14', '2026-11-20T20'])
  })

  test('three days without a word', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'my exam is on monday at 9am')
    await goTo('2026-11-25T04:00:00Z')
    assert.lengthOf(await begun(), 0)
    assert.equal((await loops())[0]?.state, 'dropped')
  })

  test('switching it off keeps back what was about to leave', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    clock.at(ASKED_AT)
    await (await app.container.make(TakeInitiative)).execute({ userId: user.id })
    await prefer(client, user, { mayTextFirst: false })
    const before = sms.sent.length
    await runDue()
    assert.lengthOf(sms.sent, before)
    assert.deepEqual(await rows(`select state, reason from messages where kind = 'initiative'`), [
      { state: 'failed', reason: 'she may not text first' },
    ])
  })

  test('so does a text of the person’s', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    clock.at(ASKED_AT)
    await (await app.container.make(TakeInitiative)).execute({ userId: user.id })
    await text(user, 'hello')
    const note = await app.container.make(NoteOpenLoops)
    const [talk] = await rows<{ id: number }>('select id from conversations')
    await note.execute({ conversationId: talk?.id ?? 0 })
    await pass(MINUTE)
    assert.deepEqual(await rows(`select state, reason from messages where kind = 'initiative'`), [
      { state: 'failed', reason: 'you had just texted' },
    ])
  })
})

test.group('The last hello', (group) => {
  freshDatabase(group)

  test('comes once after two weeks of silence, and nothing after it', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, 'see you')
    await goTo('2026-12-02T16:30:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-12-02T17:30:00Z')
    assert.lengthOf(await begun(), 1)
    assert.equal(model.asked.at(-1)?.scene.kind, 'last_hello')
    await pass(100 * DAY, DAY)
    assert.lengthOf(await begun(), 1)
    assert.deepEqual(await rows(`select id from jobs where kind = 'take_initiative'`), [])
  })

  test('comes later to who loved a text of hers meanwhile', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'see you')
    await goTo('2026-11-30T17:00:00Z')
    await heartLast(user)
    await goTo('2026-12-03T17:00:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-12-14T18:00:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('so it does where that text was pinned long before, and a thumb down delays nothing', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    const other = await personSheMayText(client)
    for (const each of [user, other]) await say(each, 'see you')
    const [hers] = await rows<{ id: number }>(
      `select id from messages where user_id = ? and direction = 'outbound' order by id desc`,
      user.id
    )
    const pin = client.patch(`/api/texts/${hers?.id}/marks`).as(user).json({ isPinned: true })
    ;(await pin).assertStatus(200)
    await goTo('2026-11-30T17:00:00Z')
    await heartLast(user)
    await text(other, `Disliked “${sms.lastTo(other.phone)}”`)
    await goTo('2026-12-03T17:00:00Z')
    assert.deepEqual(await rows(`select user_id from messages where kind = 'initiative'`), [
      { user_id: other.id },
    ])
  })

  test('comes again only after the person came back and left once more', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, 'see you')
    await pass(20 * DAY, 6 * HOUR)
    await say(user, 'hey, long time')
    await pass(20 * DAY, 6 * HOUR)
    assert.lengthOf(await begun(), 2)
  })

  test('is not said to somebody who never wrote, or asked for peace', async ({
    client,
    assert,
  }) => {
    await personSheMayText(client)
    const other = await personSheMayText(client)
    await say(other, 'please leave me alone')
    await pass(30 * DAY, 6 * HOUR)
    assert.lengthOf(await begun(), 0)
  })
})

test.group('Switching it', (group) => {
  freshDatabase(group)

  test('is written into the ledger each time, with its words', async ({ client, assert }) => {
    const user = await onboardedUser()
    const set = (mayTextFirst: boolean) =>
      client
        .put('/api/preferences')
        .as(user)
        .header('user-agent', 'A browser 1.0')
        .json({ mayTextFirst })
    assert.isTrue((await set(true)).body().mayTextFirst)
    await set(true)
    const shown = await client.get('/api/signup').as(user)
    assert.containsSubset(shown.body().signup, { mayTextFirst: true, smsConsent: true })
    assert.isFalse((await set(false)).body().mayTextFirst)
    const ledger = await rows<Record<string, string>>(
      `select event, source, wording_version, wording, ip, user_agent, phone from consents
       where event like 'initiative%' order by id`
    )
    assert.deepEqual(
      ledger.map((row) => row.event),
      ['initiative_allowed', 'initiative_ended']
    )
    assert.containsSubset(ledger[0], {
      source: 'settings',
      wording_version: '2026-11-1',
      user_agent: 'A browser 1.0',
      phone: user.phone,
    })
    assert.match(ledger[0]?.wording ?? '', /^She may text first to ask how something went/)
    const told = await rows(
      `select description from activities where activity_type = 'profile_update' order by id`
    )
    assert.deepEqual(told, [
      { description: 'She may text first' },
      { description: 'She no longer texts first' },
    ])
  })

  test('starting over forgets what she meant to ask, and texting goes on', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await client.post('/api/start-over').as(user).json({ currentPassword: PASSWORD })
    await runDue()
    assert.deepEqual(await loops(), [])
    assert.deepEqual(await rows('select id from jobs'), [])
  })
})
