import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import { Switches } from '#app/ledgers/switches/switches'
import {
  ASKED_AT,
  begun,
  goTo,
  INTERVIEW,
  loops,
  MINUTE,
  personSheMayText,
  prefer,
} from '#tests/open_loops'
import {
  clock,
  database,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  say,
  sms,
  text,
} from '#tests/world'

const hasNotice = (body = '') => withoutAiNotice(body) !== body
const lastNotes = () => model.asked.at(-1)?.prompt.turns.at(-1)?.content ?? ''

test.group('Something still to come', (group) => {
  freshDatabase(group)

  test('is asked about once, after it, and costs nothing', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'open', reason: null }])
    const bonus = async () => (await client.get('/api/signup').as(user)).body().signup.bonusMessages
    const before = await bonus()
    await goTo('2026-11-20T21:59:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo(ASKED_AT)
    const [asked] = await begun()
    assert.equal(asked?.state, 'sent')
    assert.isAtMost(asked?.expires_at ?? Infinity, Date.parse('2026-11-21T01:00:00Z'))
    assert.equal(sms.lastTo(user.phone), asked?.body)
    assert.isTrue(hasNotice(asked?.body))
    const { scene } = model.asked.at(-1) ?? {}
    assert.equal(scene?.kind, 'open_loop')
    assert.equal(scene?.loop?.subject, 'interview')
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'asked', reason: null }])
    assert.equal(await bonus(), before)
    await goTo('2026-11-22T22:00:00Z')
    assert.lengthOf(await begun(), 1)
    const view = await client.get('/api/my-conversation').as(user)
    assert.equal(view.body().messages.at(-1).message, asked?.body)
  })

  test('stands in the prompt until it is over', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await say(user, 'what a day')
    assert.match(
      lastNotes(),
      /^What they said is to come, or was just now:\n> Friday, [^\n]*: "interview"$/m
    )
    await goTo('2026-11-22T22:00:00Z')
    await say(user, 'hey you')
    assert.notInclude(lastNotes(), 'is to come:')
  })

  test('is not asked about, nor given up, while all sends are stopped', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T21:59:00Z')
    const all = await database()
    const switches = await app.container.make(Switches)
    const by = { actorId: null, reason: 'a drill' }
    await all.transaction((tx) => switches.stopAllSends(tx, by))
    const asked = model.asked.length
    await goTo(ASKED_AT)
    await pass(10 * MINUTE, MINUTE)
    assert.lengthOf(model.asked, asked)
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'open', reason: null }])
    await all.transaction((tx) => switches.startAllSends(tx, by))
    await pass(2 * MINUTE, MINUTE)
    assert.lengthOf(await begun(), 1)
  })

  test('waits for the morning where somebody has travelled to', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T17:00:00Z')
    await say(user, 'just landed in tokyo, its 2am')
    assert.equal(model.asked.at(-1)?.scene.timeZone, 'Asia/Tokyo')
    await goTo(ASKED_AT)
    await goTo('2026-11-20T23:59:00Z')
    assert.lengthOf(await begun(), 0)
    await goTo('2026-11-21T00:00:00Z')
    assert.lengthOf(await begun(), 1)
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

  test('waits for the hours of a state whose law leaves less', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await prefer(client, user, { state: 'RI' })
    await say(user, INTERVIEW)
    await goTo('2026-11-21T14:30:00Z')
    assert.deepEqual([await begun(), (await loops())[0]?.state], [[], 'open'])
    await goTo('2026-11-21T15:00:00Z')
    assert.equal((await begun())[0]?.state, 'sent')
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
      .as(user)
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

  test('that she asked about in the talk by then is not asked again', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T19:00:00Z')
    model.say('Are you ready for your interview?')
    await say(user, 'hi')
    assert.equal((await loops())[0]?.state, 'open')
    await goTo('2026-11-20T21:00:00Z')
    model.say('You are back! How did your interview go?')
    await say(user, 'hi again')
    await say(user, 'good! they liked me')
    await goTo('2026-11-22T22:00:00Z')
    assert.deepEqual(await loops(), [
      { subject: 'interview', state: 'asked', reason: 'she asked in the talk' },
    ])
    assert.lengthOf(await begun(), 0)
  })

  test('that she asked about something else in the talk is still asked about', async ({
    client,
    assert,
  }) => {
    const user = await personSheMayText(client)
    await say(user, INTERVIEW)
    await goTo('2026-11-20T20:30:00Z')
    model.say('Oh nice, how did it go?')
    await say(user, 'just baked a cake')
    model.say('Did you sleep before the interview?')
    await say(user, 'it rose')
    await goTo('2026-11-21T16:00:00Z')
    assert.lengthOf(await begun(), 1)
  })

  test('told where they travel is on the clock there', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await say(user, 'just landed in los angeles, its 9am')
    await say(user, 'my interview is tomorrow at 2pm')
    const [loop] = await rows<{ at: number }>('select event_at as at from open_loops')
    assert.equal(new Date(Number(loop?.at)).toISOString(), '2026-11-19T22:00:00.000Z')
    const other = await personSheMayText(client)
    await say(other, 'just landed in tokyo, its 2am')
    await say(other, 'my exam is today at 1pm')
    assert.equal((await loops()).at(-1)?.subject, 'exam')
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
    await rows(`update open_loops set state = 'asked' returning id`)
    await rows('update conversations set loops_read_until = 0 returning id')
    await note.execute({ conversationId })
    assert.deepEqual(await loops(), [{ subject: 'interview', state: 'asked', reason: null }])
  })

  test('not read before it was switched off, is not read after it', async ({ client, assert }) => {
    const user = await personSheMayText(client)
    await text(user, INTERVIEW)
    await prefer(client, user, { mayTextFirst: false })
    await pass(MINUTE)
    assert.deepEqual(await loops(), [])
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
