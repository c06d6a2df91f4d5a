import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { NoteOpenLoops } from '#app/initiative/note_open_loops'
import { TakeInitiative } from '#app/initiative/take_initiative'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
  type TestUser,
} from '#tests/world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Friday; she would ask at 17:00 in New York. */
const INTERVIEW = 'my interview is on friday at 3pm'
const ASKED_AT = '2026-11-20T22:00:00Z'

async function prefer(client: ApiClient, user: TestUser, wish: object): Promise<void> {
  const response = await client.put('/api/preferences').header('cookie', user.cookie).json(wish)
  response.assertStatus(200)
}

async function personSheMayText(client: ApiClient): Promise<TestUser> {
  const user = await onboardedUser()
  await prefer(client, user, { mayTextFirst: true })
  return user
}

/** Says it and has it answered. */
async function say(user: TestUser, body: string): Promise<void> {
  await text(user, body)
  await pass(MINUTE)
}

/** Moves on by at most half an hour at a time, running what is due. */
async function goTo(iso: string): Promise<void> {
  const end = Date.parse(iso)
  await pass(Math.max(0, end - clock.now()), 30 * MINUTE)
}

const loops = () =>
  rows<{ subject: string; state: string; reason: string | null }>(
    'select subject, state, reason from open_loops order by id'
  )
const begun = () =>
  rows<{ body: string; state: string; sending_at: number; expires_at: number }>(
    `select body, state, sending_at, expires_at from messages where kind = 'initiative' order by id`
  )

test.group('Something still to come', (group) => {
  freshDatabase(group)

  test('is asked about once, after it, and costs nothing', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'open', reason: null }])
    const bonus = async () =>
      (await client.get('/api/signup').header('cookie', user.cookie)).body().signup.bonusMessages
    const before = await bonus()
    await goTo('2026-11-20T21:59:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo(ASKED_AT)
    const [asked] = await begun()
    assert.equal(asked?.state, 'sent')
    assert.isAtMost(asked?.expires_at ?? Infinity, Date.parse('2026-11-21T01:00:00Z'))
    assert.equal(sms.lastTo(user.phone), asked?.body)
    assert.match(asked?.body ?? '', /^Valentina here - I'm an AI/)
    const { scene } = model.asked.at(-1) ?? {}
    assert.equal(scene?.kind, 'open_loop')
    assert.equal(scene?.loop?.subject, 'interview')
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'asked', reason: null }])
    assert.equal(await bonus(), before)
    await goTo('2026-11-22T22:00:00Z')
    assert.lengthOf(await begun(), 1)
    const view = await client.get('/api/my-conversation').header('cookie', user.cookie)
    assert.equal(view.body().messages.at(-1).message, asked?.body)
  })

  test('is nothing to her while it is switched off', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, INTERVIEW)
    await goTo('2026-12-10T22:00:00Z')
    assert.deepEqual(await loops(), [])
    assert.lengthOf(await begun(), 0)
    assert.deepEqual(
      await rows(`select id from jobs where kind in ('take_initiative', 'note_open_loops')`),
      []
    )
  })

  test('told before she was allowed to text first, stays out of it', async ({ client, assert }) => {
    const user = await onboardedUser()
    await say(user, INTERVIEW)
    await prefer(client, user, { mayTextFirst: true })
    await say(user, 'good night')
    await goTo(ASKED_AT)
    assert.deepEqual(await loops(), [])
  })

  test('of a Saturday evening is asked about on Sunday at noon', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await goTo('2026-11-20T17:00:00Z')
    await say(user, 'my concert is on saturday at 8pm')
    await goTo('2026-11-22T16:30:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-22T17:00:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('waits for the end of quiet hours', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await prefer(client, user, { quietHours: { from: '16:30', until: '18:30' } })
    await goTo('2026-11-20T23:00:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-20T23:30:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('is not brought up in a talk that goes on', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T21:30:00Z')
    await say(user, 'what a day')
    await goTo('2026-11-20T23:00:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-21T00:00:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('nor while she still owes an answer', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await rows(`delete from allowance_entries where user_id = ? returning id`, user.id)
    await goTo('2026-11-20T19:00:00Z')
    await say(user, 'are you there?')
    await goTo('2026-11-21T00:59:00Z')
    assert.lengthOf(await begun(), 0)
  })

  test('nor near a scheduled text', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await client
      .post('/api/schedule-message')
      .header('cookie', user.cookie)
      .json({ messageType: 'task_reminder', time: '17:15', customMessage: 'Tea' })
    await goTo('2026-11-21T00:00:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-21T00:45:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('told by the person first, is not asked', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T20:30:00Z')
    await say(user, 'the interview went great!!')
    assert.deepEqual(await loops(), [
      { subject: 'interview', state: 'closed', reason: 'they told her' },
    ])
    await goTo('2026-11-22T00:00:00Z')
    assert.lengthOf(await begun(), 0)
  })

  test('called off, is not asked; moved, is asked then', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await say(user, 'and I have an exam on friday')
    await say(user, 'the exam got cancelled')
    await say(user, 'and they moved my interview to friday at 4pm')
    await goTo('2026-11-20T22:30:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-20T23:00:00Z')
    assert.lengthOf(await begun(), 1)
    assert.deepEqual(await loops(), [
      { subject: 'interview', state: 'asked', reason: null },
      { subject: 'exam', state: 'dropped', reason: 'it was called off' },
    ])
  })

  test('said again with its hour, is one thing at that hour', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'I have an interview on friday')
    await say(user, 'my job interview is friday at 10am')
    await say(user, 'so nervous about my interview on friday')
    assert.lengthOf(await loops(), 1)
    await goTo('2026-11-20T17:00:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('read by two at once, and twice, is noted once', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await text(user, INTERVIEW)
    const note = await app.container.make(NoteOpenLoops)
    const [talk] = await rows<{ id: number }>('select id from conversations')
    const conversationId = talk?.id ?? 0
    await Promise.all(Array.from({ length: 5 }, () => note.execute({ conversationId })))
    await rows('update conversations set loops_read_until = 0 returning id')
    await note.execute({ conversationId })
    assert.lengthOf(await loops(), 1)
  })

  test('asked by ten workers at once, goes out once', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    clock.at(ASKED_AT)
    const take = await app.container.make(TakeInitiative)
    const before = sms.textsTo(user.phone).length
    await Promise.all(Array.from({ length: 10 }, () => take.execute({ userId: user.id })))
    await runDue()
    await take.execute({ userId: user.id })
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    assert.lengthOf(await begun(), 1)
  })

  test('a model that gives no words is no reason to stay silent', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    model.fail(20)
    await goTo(ASKED_AT)
    assert.match((await begun())[0]?.body ?? '', /your interview/)
  })

  test('a text that comes while she writes is answered, and the question waits', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T21:59:00Z')
    model.whileWriting = async () => {
      await text(user, 'hey you')
    }
    await pass(5 * MINUTE)
    await goTo('2026-11-20T23:59:00Z')
    assert.lengthOf(await begun(), 0)
    assert.equal((await loops())[0]?.state, 'open')
    await goTo('2026-11-21T00:30:00Z')
    assert.lengthOf(await begun(), 1)
  })
})

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
        .header('cookie', user.cookie)
        .header('user-agent', 'A browser 1.0')
        .json({ mayTextFirst })
    assert.isTrue((await set(true)).body().mayTextFirst)
    await set(true)
    const shown = await client.get('/api/signup').header('cookie', user.cookie)
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
    await client.post('/api/start-over').header('cookie', user.cookie)
    await runDue()
    assert.deepEqual(await loops(), [])
    assert.deepEqual(await rows('select id from jobs'), [])
  })
})
