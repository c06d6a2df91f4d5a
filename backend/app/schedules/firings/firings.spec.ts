import { PROMPT_VERSION } from '#app/companion/voice/prompt_system'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { JobWorker } from '#app/core/jobs/job_worker'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { ClaimDue } from '#app/schedules/firings/claim_due'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { digitsTo } from '#tests/codes'
import { changeRecipient } from '#app/texting/consent/recipients'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { DAY, MINUTE } from '#app/core/clock/durations'

async function schedule(client: ApiClient, user: TestUser, wish: object = {}): Promise<number> {
  const response = await client
    .post('/api/schedule-message')
    .as(user)
    .json({ messageType: 'task_reminder', time: '14:00', ...wish })
  return response.body().id as number
}

const firings = () =>
  rows<{ local_date: string; state: string; reason: string | null }>(
    'select local_date, state, reason from firings order by id'
  )

/** Runs what is due at that instant, having looked half an hour before too, when words are written ahead. */
async function goTo(iso: string): Promise<void> {
  for (const ahead of [31, 6, 4, 0]) {
    clock.at(new Date(Date.parse(iso) - ahead * MINUTE).toISOString())
    await runDue()
  }
}

const DUE = '2026-11-18T19:00:00Z'

test.group('A schedule whose time has come', (group) => {
  freshDatabase(group)

  test('one’s own words go out at the minute and stand in the conversation', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    await goTo('2026-11-18T18:59:00Z')
    assert.notMatch(sms.lastTo(user.phone), /grandma/)
    await goTo(DUE)
    assert.match(sms.lastTo(user.phone), /Call grandma$/)
    const view = await client.get('/api/my-conversation').as(user)
    assert.match(String(view.body().messages.at(-1).message), /Call grandma$/)
    assert.deepEqual(await firings(), [{ local_date: '2026-11-18', state: 'queued', reason: null }])
  })

  test('it goes once a day, day after day', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    for (let day = 0; day < 3; day++) {
      await goTo(new Date(Date.parse(DUE) + day * DAY).toISOString())
    }
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('grandma')),
      3
    )
  })

  test('her words are written ahead and not again when nothing was said since', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    const before = model.asked.length
    model.isSimulated = false
    await goTo('2026-11-18T18:59:59Z')
    assert.equal(model.asked.length - before, 1)
    clock.at(DUE)
    await runDue()
    assert.equal(model.asked.length - before, 1)
    const scene = model.asked.at(-1)?.scene
    assert.equal(scene?.kind, 'scheduled')
    assert.equal(scene?.occasion, 'task_reminder')
    assert.equal(scene?.now, Date.parse(DUE))
    const sent = await rows<{ prompt_version: string | null }>(
      `select prompt_version from messages where kind = 'scheduled'`
    )
    assert.lengthOf(sent, 1)
    assert.equal(sent[0]?.prompt_version, PROMPT_VERSION)
  })

  test('it is never the text of the day before, however much was said since', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await schedule(client, user)
    const words = 'The river is bright today, and so may be the rest of it for you.'
    model.say(words)
    await goTo(DUE)
    assert.include(sms.lastTo(user.phone), words)
    for (let number = 0; number < 60; number++) {
      await rows(
        `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
         select id, user_id, 'outbound', 'reply', ?, 'delivered', ? from conversations returning id`,
        `Text ${number}`,
        clock.now()
      )
    }
    model.say(words, 'Coffee first, then the world.')
    await goTo(new Date(Date.parse(DUE) + DAY).toISOString())
    assert.include(sms.lastTo(user.phone), 'Coffee first')
    assert.include(JSON.stringify(model.asked.at(-2)?.prompt), `> ${words}`)
  })

  test('where nothing is left, no words are paid for', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 0 })
    await schedule(client, user)
    const before = model.asked.length
    await goTo(DUE)
    assert.equal(model.asked.length, before)
    assert.equal((await firings())[0]?.reason, 'no messages left')
  })

  test('words written before the talk went on are written anew', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    await goTo('2026-11-18T18:50:00Z')
    clock.at('2026-11-18T18:55:00Z')
    await runDue()
    await text(user, 'I got the job!')
    await pass(60_000)
    const before = model.asked.length
    await goTo(DUE)
    assert.equal(model.asked.length - before, 1)
    assert.include(model.asked.at(-1)?.scene.turns.map((turn) => turn.text) ?? [], 'I got the job!')
  })

  const NEW = '+14805550177'
  const moveTo = async (client: ApiClient, user: TestUser, phone: string) => {
    const wish = { countryCode: '+1', phone, currentPassword: PASSWORD }
    await client.post('/api/request-phone-change').as(user).json(wish)
    const verificationCode = digitsTo(phone)
    return client.post('/api/verify-phone-change').as(user).json({ verificationCode })
  }
  const CHANGES = {
    'she became a friend': (client: ApiClient, user: TestUser) =>
      client.patch('/api/girlfriend').as(user).json({ relationshipStyle: 'friend' }),
    'her story was edited': (client: ApiClient, user: TestUser) =>
      client.patch('/api/girlfriend').as(user).json({ backstory: 'She grew up by the sea.' }),
    'they moved house': (client: ApiClient, user: TestUser) =>
      client.put('/api/preferences').as(user).json({ state: 'NY' }),
    'they moved to a number of another state': (client: ApiClient, user: TestUser) =>
      moveTo(client, user, NEW),
  }
  const said = (words: string) => sms.sent.filter(({ body }) => body.includes(words)).length
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`words written before ${what} are written anew`, async ({ client, assert }) => {
      const user = await onboardedUser()
      await schedule(client, user)
      await goTo('2026-11-18T18:55:00Z')
      const response = await change(client, user)
      response.assertStatus(200)
      model.say('Do your piano.')
      await goTo(DUE)
      assert.equal(said('piano'), 1)
    })

    test(`words being written as ${what} are written anew`, async ({ client, assert }) => {
      const user = await onboardedUser()
      await schedule(client, user)
      await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
      clock.at(DUE)
      model.say('Do your guitar.', 'Do your piano.')
      model.whileWriting = async () => void (await change(client, user))
      await runDue()
      assert.deepEqual([said('guitar'), said('piano')], [0, 1])
    })
  }

  test('a model that fails is no reason to stay silent', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    model.fail(20)
    const before = sms.textsTo(user.phone).length
    await goTo(DUE)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
  })

  test('a window that closes while she writes drops it with its reason', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const scheduleId = await schedule(client, user, { time: '20:30' })
    clock.at('2026-11-19T01:59:50Z')
    await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
    await (await app.container.make(FireSchedule)).execute({ scheduleId })
    model.whileWriting = async () => clock.advance(15_000)
    await runDue()
    assert.deepEqual(await firings(), [
      { local_date: '2026-11-18', state: 'dropped', reason: 'it was no longer timely' },
    ])
  })

  test('it costs one message, and none left means none sent', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 1 })
    await schedule(client, user, { customMessage: 'one' })
    await schedule(client, user, { customMessage: 'two', time: '14:01' })
    await goTo(DUE)
    clock.at('2026-11-18T19:01:00Z')
    await runDue()
    assert.deepEqual(
      (await firings()).map(({ state, reason }) => ({ state, reason })),
      [
        { state: 'queued', reason: null },
        { state: 'dropped', reason: 'no messages left' },
      ]
    )
    const signup = await client.get('/api/signup').as(user)
    assert.equal(signup.body().signup.bonusMessages, 0)
  })

  test('a refill that comes just after the last look pays for no empty text', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    const scheduleId = await schedule(client, user)
    clock.at(DUE)
    await (await app.container.make(FireSchedule)).execute({ scheduleId })
    const [firing] = await rows<{ id: number }>('select id from firings')
    const { hasAny } = Allowance.prototype
    cleanup(() => void (Allowance.prototype.hasAny = hasAny))
    Allowance.prototype.hasAny = async function (userId) {
      await this.grant((await database()).read, { userId, amount: 5, key: 'refill' })
      return false
    }
    await (await app.container.make(SendFirings)).execute({ firingIds: [firing?.id ?? 0] })
    assert.equal((await firings())[0]?.reason, 'no messages left')
    assert.isEmpty(await rows(`select id from allowance_entries where entry = 'reserve'`))
  })

  test('after STOP nothing goes', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    await text(user, 'STOP')
    await runDue()
    const before = sms.textsTo(user.phone).length
    await goTo(DUE)
    assert.lengthOf(sms.textsTo(user.phone), before)
    assert.deepEqual((await firings())[0]?.reason, 'you replied STOP')
  })

  test('one switched off while it is looked for does not go', async ({ client, assert }) => {
    const user = await onboardedUser()
    const id = await schedule(client, user, { customMessage: 'Call grandma' })
    // As a claim finds it that began before the switch was committed.
    await rows('update schedules set is_enabled = false where id = ? returning id', id)
    await goTo(DUE)
    assert.isEmpty(await firings())
    assert.deepEqual(await rows('select next_at from schedules'), [{ next_at: null }])
  })

  test('two schedulers and a clock that steps back fire it once', async ({ client, assert }) => {
    const user = await onboardedUser()
    const scheduleId = await schedule(client, user, { customMessage: 'Call grandma' })
    const fire = await app.container.make(FireSchedule)
    clock.at(DUE)
    await Promise.all(Array.from({ length: 10 }, () => fire.execute({ scheduleId })))
    await runDue()
    clock.advance(-10 * MINUTE)
    await fire.execute({ scheduleId })
    await pass(11 * MINUTE, MINUTE)
    assert.lengthOf(await firings(), 1)
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('grandma')),
      1
    )
  })

  test('ten runners of one claimed text, as after crashes, write one text down', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const scheduleId = await schedule(client, user, { customMessage: 'Call grandma' })
    clock.at(DUE)
    const fire = await app.container.make(FireSchedule)
    await fire.execute({ scheduleId })
    const [firing] = await rows<{ id: number }>('select id from firings')
    const send = await app.container.make(SendFirings)
    const firingId = firing?.id ?? 0
    await Promise.all(Array.from({ length: 10 }, () => send.execute({ firingIds: [firingId] })))
    await runDue()
    await send.execute({ firingIds: [firingId] })
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('grandma')),
      1
    )
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('down for less than half an hour it still goes; longer and it was missed', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    clock.at('2026-11-18T19:29:00Z')
    await runDue()
    assert.match(sms.lastTo(user.phone), /grandma$/)
    clock.at('2026-11-19T19:31:00Z')
    await runDue()
    assert.deepEqual(await firings(), [
      { local_date: '2026-11-18', state: 'queued', reason: null },
      { local_date: '2026-11-19', state: 'missed', reason: 'Everly was down at the time' },
    ])
  })

  test('a claimed text that waited too long is dropped, not sent late', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const scheduleId = await schedule(client, user, { customMessage: 'Call grandma' })
    const fire = await app.container.make(FireSchedule)
    clock.at(DUE)
    await fire.execute({ scheduleId })
    clock.advance(2 * 60 * MINUTE)
    await runDue()
    assert.deepEqual(await firings(), [
      { local_date: '2026-11-18', state: 'dropped', reason: 'it was no longer timely' },
    ])
  })

  const calls = (user: TestUser) =>
    sms.textsTo(user.phone).flatMap((body) => /Call \w+$/.exec(body) ?? [])

  test('paused or moved while it waits for her reply, it does not go then', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const wish = { isEditing: true, messageType: 'task_reminder', customMessage: 'Call grandma' }
    const paused = await schedule(client, user, { customMessage: 'Call dad' })
    const editingId = await schedule(client, user, { customMessage: 'Call grandpa' })
    const kept = await schedule(client, user, { customMessage: 'Call mum' })
    clock.at('2026-11-18T18:59:58Z')
    await text(user, 'what a day')
    clock.at(DUE)
    await (await app.container.make(ClaimDue)).execute()
    await client.patch(`/api/activities/${paused}/toggle`).as(user).json({ enabled: false })
    await schedule(client, user, { ...wish, editingId, time: '18:00' })
    await schedule(client, user, { ...wish, editingId: kept, customMessage: 'Call aunt' })
    await pass(6 * MINUTE, 5000)
    assert.deepEqual(calls(user), ['Call aunt'])
    await goTo('2026-11-18T23:00:00Z')
    assert.deepEqual(calls(user), ['Call aunt', 'Call grandma'])
  })

  /** One schedule paused, one removed, one moved to 18:00. */
  async function threeChanged(client: ApiClient, user: TestUser) {
    const paused = await schedule(client, user, { customMessage: 'Call dad' })
    const removed = await schedule(client, user, { customMessage: 'Call mum' })
    const editingId = await schedule(client, user, { customMessage: 'Call grandma' })
    const moved = { isEditing: true, editingId, time: '18:00', customMessage: 'Call grandma' }
    return async () => {
      await client.patch(`/api/activities/${paused}/toggle`).as(user).json({ enabled: false })
      await client.delete(`/api/activities/${removed}`).as(user)
      await schedule(client, user, moved)
    }
  }

  test('paused, removed or moved while it waits for its turn, it does not go then', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const other = await onboardedUser()
    await schedule(client, other, { customMessage: 'Call aunt' })
    const change = await threeChanged(client, user)
    clock.at(DUE)
    await (await app.container.make(JobWorker)).runDue()
    const waiting = await rows(
      `select id from messages where kind = 'scheduled' and state = 'queued'`
    )
    assert.lengthOf(waiting, 4)
    await change()
    await pass(6 * MINUTE, 5000)
    assert.deepEqual(calls(user), [])
    assert.deepEqual(calls(other), ['Call aunt'])
    const signup = await client.get('/api/signup').as(user)
    assert.equal(signup.body().signup.bonusMessages, 10)
    await goTo('2026-11-18T23:00:00Z')
    assert.deepEqual(calls(user), ['Call grandma'])
  })

  test('nor is one that was lost tried again once its schedule is changed', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const change = await threeChanged(client, user)
    await goTo(DUE)
    assert.lengthOf(calls(user), 3)
    const sent = await rows<{ id: number; message_sid: string }>(
      `select id, message_sid from messages where kind = 'scheduled' order by id`
    )
    const status = await app.container.make(ReceiveStatus)
    const lose = ({ id, message_sid: sid }: (typeof sent)[number]) =>
      status.execute({ id, sid, status: 'undelivered', errorCode: 30008 })
    // One before the change, two after it.
    await lose(sent[0]!)
    await change()
    for (const one of sent.slice(1)) await lose(one)
    await pass(20 * MINUTE, MINUTE)
    assert.lengthOf(calls(user), 3)
  })

  test('what was asked for now goes all the same, unless its schedule is removed', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const change = await threeChanged(client, user)
    await client.post('/api/trigger-scheduled').as(user)
    await (await app.container.make(JobWorker)).runDue()
    await change()
    await pass(MINUTE)
    assert.sameMembers(calls(user), ['Call dad', 'Call grandma'])
  })

  test('a changed time does not fire a second time that day', async ({ client, assert }) => {
    const user = await onboardedUser()
    const editingId = await schedule(client, user, { customMessage: 'Call grandma' })
    await goTo(DUE)
    await schedule(client, user, {
      time: '15:00',
      customMessage: 'Call grandma',
      isEditing: true,
      editingId,
    })
    await goTo('2026-11-18T20:00:00Z')
    assert.lengthOf(await firings(), 1)
    await goTo('2026-11-19T20:00:00Z')
    assert.lengthOf(await firings(), 2)
  })

  test('in a picked zone it goes by its clock, and no date twice', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    await goTo(DUE)
    const picked = await client
      .put('/api/preferences')
      .as(user)
      .json({ timeZone: 'America/Los_Angeles' })
    picked.assertStatus(200)
    await goTo('2026-11-18T22:00:00Z')
    assert.lengthOf(await firings(), 1)
    await goTo('2026-11-19T19:00:00Z')
    assert.lengthOf(await firings(), 1)
    await goTo('2026-11-19T22:00:00Z')
    assert.deepEqual(
      (await firings()).map((firing) => firing.local_date),
      ['2026-11-18', '2026-11-19']
    )
  })

  test('quiet hours set later hold it back', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    await rows(
      `update users set quiet_from = '13:00', quiet_until = '15:00' where id = ? returning id`,
      user.id
    )
    await goTo(DUE)
    assert.equal((await firings())[0]?.reason, 'your quiet hours')
  })

  test('her reply to what was just said comes first', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    clock.at('2026-11-18T18:59:58Z')
    await text(user, 'what a day')
    await pass(2 * MINUTE)
    const bodies = sms.textsTo(user.phone).slice(-2)
    assert.notMatch(bodies[0] ?? '', /grandma/)
    assert.match(bodies[1] ?? '', /grandma$/)
  })
})

test.group('Send now', (group) => {
  freshDatabase(group)

  const NOTHING_LEFT = 'Nothing is left to send today.'
  const trigger = (client: ApiClient, user: TestUser) =>
    client.post('/api/trigger-scheduled').as(user)

  test('it sends each active one that has not gone today, and then today’s is done', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'one' })
    await schedule(client, user, { customMessage: 'two', time: '22:00' })
    await schedule(client, user, { customMessage: 'three', enabled: false })
    const response = await trigger(client, user)
    assert.equal(response.body().message, '2 messages are on their way.')
    await runDue()
    const sent = () => sms.textsTo(user.phone).filter((body) => /(one|two|three)$/.test(body))
    assert.lengthOf(sent(), 2)
    await goTo(DUE)
    await goTo('2026-11-19T03:00:00Z')
    assert.lengthOf(sent(), 2)
    const again = await trigger(client, user)
    again.assertStatus(200)
    assert.deepEqual(again.body(), { success: true, message: NOTHING_LEFT })
  })

  test('what could not go at its time goes once it is asked for', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Call grandma' })
    const pause = (isPaused: boolean) => client.put('/api/preferences').as(user).json({ isPaused })
    await pause(true)
    await goTo(DUE)
    assert.equal((await firings())[0]?.state, 'dropped')
    await pause(false)
    clock.advance(MINUTE)
    const response = await trigger(client, user)
    assert.equal(response.body().message, '1 message is on its way.')
    await runDue()
    assert.match(sms.lastTo(user.phone), /Call grandma$/)
    assert.deepEqual(await firings(), [{ local_date: '2026-11-18', state: 'queued', reason: null }])
    assert.equal((await trigger(client, user)).body().message, NOTHING_LEFT)
  })

  test('what still stands in the way is told once, however often it is asked for', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    await schedule(client, user, { customMessage: 'Call grandma' })
    const told = async () => {
      const all = await rows<{ description: string }>(
        `select description from activities where description like '%sent%' order by id`
      )
      return all.map(({ description }) => description)
    }
    const press = async () => {
      const answer = await trigger(client, user)
      await runDue()
      return [answer.status(), answer.body().message]
    }
    await goTo(DUE)
    const missed = 'Task Reminder not sent: no messages left'
    const refusal = [409, 'She can’t text you now: no messages left.']
    for (let presses = 0; presses < 3; presses++) assert.deepEqual(await press(), refusal)
    assert.deepEqual(await told(), [missed])
    const allowance = await app.container.make(Allowance)
    await allowance.grant((await database()).read, { userId: user.id, amount: 1, key: 'refill' })
    assert.deepEqual(await press(), [200, '1 message is on its way.'])
    assert.deepEqual(await told(), [missed, 'Task Reminder sent'])
    assert.deepEqual(await firings(), [{ local_date: '2026-11-18', state: 'queued', reason: null }])
  })

  test('with less left than there are, it says how many go', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 1 })
    await schedule(client, user, { customMessage: 'one' })
    await schedule(client, user, { customMessage: 'two', time: '22:00' })
    assert.equal((await trigger(client, user)).body().message, '1 message is on its way.')
    await runDue()
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => /(one|two)$/.test(body)),
      1
    )
  })

  test('to a number that takes no texts it is refused', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'one' })
    await changeRecipient((await database()).read, {
      phoneKey: await keyOf(user.phone),
      at: clock.now(),
      change: { badReason: 'this number cannot take texts' },
    })
    const response = await trigger(client, user)
    response.assertStatus(409)
    assert.include(response.body().message, 'can’t receive texts')
    assert.isEmpty(await firings())
  })

  test('20 clicks at once send it once', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'one' })
    const all = await Promise.all(Array.from({ length: 20 }, () => trigger(client, user)))
    assert.lengthOf(
      all.filter((response) => response.body().message !== NOTHING_LEFT),
      1
    )
    await runDue()
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.endsWith('one')),
      1
    )
  })

  test('it goes at any hour, because it was asked for', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'one' })
    clock.at('2026-11-19T08:00:00Z')
    await trigger(client, user)
    await runDue()
    assert.match(sms.lastTo(user.phone), /one$/)
  })

  test('not after STOP', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    await text(user, 'STOP')
    const response = await trigger(client, user)
    response.assertStatus(403)
    assert.match(String(response.body().message), /^Text START to \+\d+ first\.$/)
  })

  test('an admin sends what is due, everybody’s', async ({ client, assert }) => {
    const admin = await onboardedUser({ role: 'admin' })
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'one' })
    assert.equal((await trigger(client, admin)).body().message, 'Nothing is due.')
    clock.at(DUE)
    assert.equal((await trigger(client, admin)).body().message, '1 message is on its way.')
    await runDue()
    assert.match(sms.lastTo(user.phone), /one$/)
  })

  test('an admin is told of what goes alone, and the audit log tells of it', async ({
    client,
    assert,
  }) => {
    const admin = await onboardedUser({ role: 'admin' })
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    await schedule(client, user, { customMessage: 'one' })
    await schedule(client, other, { customMessage: 'set aside', time: '13:00' })
    const off = await schedule(client, other, { customMessage: 'switched off' })
    await rows(`update users set time_zone = 'Mars/Olympus' where id = ? returning id`, other.id)
    await rows('update schedules set is_enabled = false where id = ? returning id', off)
    clock.at(DUE)
    assert.equal((await trigger(client, admin)).body().message, '1 message is on its way.')
    assert.equal((await trigger(client, admin)).body().message, 'Nothing is due.')
    const audited = await rows('select actor_id, action, subject, detail from audit_log')
    const told = { action: 'schedules.send_due', subject: 'schedules', detail: '{"count":1}' }
    assert.deepEqual(audited, [{ actor_id: admin.id, ...told }])
  })
})
