import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { JobWorker } from '#app/core/jobs/job_worker'
import { answers, digitsTo } from '#tests/codes'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const AT_FIRST = {
  timeZone: 'America/New_York',
  hasPickedTimeZone: false,
  quietHours: null,
  isPaused: false,
  state: null,
  mayTextFirst: false,
}

function save(client: ApiClient, user: TestUser, preferences: object) {
  return client.put('/api/preferences').as(user).json(preferences)
}

async function pause(client: ApiClient, user: TestUser, isPaused = true): Promise<void> {
  await answers(save(client, user, { isPaused }), 200)
}

async function activities(): Promise<string[]> {
  const found = await rows<{ description: string }>(
    `select description from activities where activity_type = 'profile_update' order by id`
  )
  return found.map((activity) => activity.description)
}

const hellos = () => rows(`select id from messages where kind = 'first_text'`)
const replies = () => rows(`select id from messages where kind = 'reply' and state = 'sent'`)

test.group('Saving preferences', (group) => {
  freshDatabase(group)

  test('nothing named, nothing changed', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await save(client, user, {})
    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    assert.deepEqual(response.body(), AT_FIRST)
    assert.deepEqual(await activities(), [])
  })

  test('only somebody logged in has any', async ({ client }) => {
    await answers(client.put('/api/preferences').json({ isPaused: true }), 401)
  })

  test('a zone is picked', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await save(client, user, { timeZone: 'Europe/Berlin' })
    const picked = { ...AT_FIRST, timeZone: 'Europe/Berlin', hasPickedTimeZone: true }
    assert.deepEqual(response.body(), picked)
    const shown = await client.get('/api/signup').as(user)
    assert.equal(shown.body().signup.timeZone, 'Europe/Berlin')
    assert.isTrue(shown.body().signup.hasPickedTimeZone)
    await answers(save(client, user, { timeZone: 'Asia/Tokyo' }), 200)
    await answers(save(client, user, { timeZone: 'Asia/Tokyo' }), 200)
    assert.deepEqual(await activities(), ['Time zone changed', 'Time zone changed'])
  })

  test('the zone of sign-up counts as picked once it is saved', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await save(client, user, { timeZone: 'America/New_York' })
    assert.deepEqual(response.body(), { ...AT_FIRST, hasPickedTimeZone: true })
    assert.deepEqual(await activities(), ['Time zone changed'])
  })

  for (const timeZone of [
    'Mars/Base',
    '',
    '+05:00',
    'local',
    'utc+3',
    '__proto__',
    'x'.repeat(65),
    5,
  ]) {
    test(`${JSON.stringify(timeZone)} is no zone`, async ({ client, assert }) => {
      const user = await signedUpUser()
      const response = await save(client, user, { timeZone, isPaused: true })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { timeZone: 'Please select a time zone' })
      const now = await save(client, user, {})
      assert.deepEqual(now.body(), AT_FIRST)
    })
  }

  test('quiet hours are set, and given up', async ({ client, assert }) => {
    const user = await signedUpUser()
    const quietHours = { from: '22:30', until: '07:00' }
    const set = await save(client, user, { quietHours })
    assert.deepEqual(set.body(), { ...AT_FIRST, quietHours })
    const signup = await client.get('/api/signup').as(user)
    assert.deepEqual(signup.body().signup.quietHours, quietHours)
    const kept = await save(client, user, { isPaused: false })
    assert.deepEqual(kept.body(), { ...AT_FIRST, quietHours })
    const none = await save(client, user, { quietHours: null })
    assert.deepEqual(none.body(), AT_FIRST)
    assert.deepEqual(await activities(), ['Quiet hours changed', 'Quiet hours changed'])
  })

  for (const [quietHours, message] of [
    [{ from: '24:00', until: '07:00' }, 'Please select a time'],
    [{ from: '9:00', until: '07:00' }, 'Please select a time'],
    [{ from: '22:00' }, 'Please select a time'],
    [{ from: '08:00', until: '08:00' }, 'Quiet hours need two different times'],
  ] as const) {
    test(`${JSON.stringify(quietHours)} is refused`, async ({ client, assert }) => {
      const response = await save(client, await signedUpUser(), { quietHours })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { quietHours: message })
    })
  }

  test('a pause keeps its beginning, and its end is told once', async ({ client, assert }) => {
    const user = await signedUpUser()
    const begunAt = clock.now()
    await pause(client, user)
    clock.advance(HOUR)
    await pause(client, user)
    const [row] = await rows('select self_paused_at, paused_at from users')
    assert.deepEqual({ ...row }, { self_paused_at: begunAt, paused_at: null })
    const ended = await save(client, user, { isPaused: false })
    assert.deepEqual(ended.body(), AT_FIRST)
    await pause(client, user, false)
    assert.deepEqual(await activities(), ['Texting paused', 'Texting resumed'])
  })

  test('20 changes at once leave one trace', async ({ client, assert }) => {
    const user = await onboardedUser()
    await Promise.all(Array.from({ length: 20 }, () => pause(client, user)))
    await Promise.all(Array.from({ length: 20 }, () => pause(client, user, false)))
    assert.deepEqual(await activities(), ['Texting paused', 'Texting resumed'])
  })
})

test.group('While texting is paused in settings', (group) => {
  freshDatabase(group)

  test('what comes in is kept and not answered', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    const asked = model.asked.length
    await text(user, 'are you there?')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.lengthOf(model.asked, asked)
    const [kept] = await rows(`select body, answered_by from messages where kind = 'talk'`)
    assert.deepEqual({ ...kept }, { body: 'are you there?', answered_by: null })
  })

  test('a reply that was written already does not leave, and costs nothing', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ messages: 5 })
    await text(user, 'hi')
    await pass(6000)
    await pause(client, user)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const [reply] = await rows(`select state, reason from messages where kind = 'reply'`)
    assert.deepEqual({ ...reply }, { state: 'failed', reason: 'texting is paused' })
    const signup = await client.get('/api/signup').as(user)
    assert.equal(signup.body().signup.bonusMessages, 5)
  })

  test('nor does a greeting', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    await client
      .post('/api/send-sms')
      .as(user)
      .json({ phoneNumber: user.phone, message: 'x', girlfriendName: 'Valentina' })
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('codes, keyword answers and care in a crisis go out', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    await text(user, 'HELP')
    await runDue()
    assert.include(sms.lastTo(user.phone), 'Reply STOP to end')
    await text(user, 'I want to kill myself')
    await runDue()
    assert.include(sms.lastTo(user.phone), '988')
    const body = { countryCode: '+1', phone: '+12025550177', currentPassword: PASSWORD }
    await answers(client.post('/api/request-phone-change').as(user).json(body), 200)
    assert.match(digitsTo('+12025550177'), /^\d{6}$/)
    await text(user, 'STOP')
    await runDue()
    assert.include(sms.lastTo(user.phone), 'unsubscribed')
  })
})

test.group('When texting goes on', (group) => {
  freshDatabase(group)

  test('she answers the texts of the pause with one reply', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    await text(user, 'are you there?')
    await pass(MINUTE)
    await text(user, 'hello?')
    await pass(HOUR, MINUTE)
    await pause(client, user, false)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.lengthOf(
      await rows(`select id from messages where kind = 'talk' and answered_by is null`),
      0
    )
  })

  test('a companion made during the pause says hello then, once', async ({ client, assert }) => {
    const user = await signedUpUser()
    await pause(client, user)
    const made = client.post('/api/girlfriend').as(user).json(VALENTINA)
    await answers(made, 201)
    await pass(MINUTE)
    assert.lengthOf(await hellos(), 0)
    for (const isPaused of [false, true, false]) {
      await pause(client, user, isPaused)
      await pass(MINUTE)
    }
    assert.lengthOf(await hellos(), 1)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('so does one whose hello was written, and did not leave any more', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await answers(client.post('/api/girlfriend').as(user).json(VALENTINA), 201)
    await (await app.container.make(JobWorker)).runDue()
    await pause(client, user)
    await pass(MINUTE)
    assert.lengthOf(await hellos(), 1)
    assert.lengthOf(sms.textsTo(user.phone), 0)
    for (const isPaused of [false, true, false]) {
      await pause(client, user, isPaused)
      await pass(MINUTE)
    }
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('also what a reply was held back for', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(6000)
    await pause(client, user)
    await pass(MINUTE)
    await pause(client, user, false)
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
  })

  test('not what is older than a day', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    await text(user, 'are you there?')
    await pass(24 * HOUR, HOUR)
    await pause(client, user, false)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a STOP of the meantime stays', async ({ client, assert }) => {
    const user = await onboardedUser()
    await pause(client, user)
    await text(user, 'hi')
    await text(user, 'STOP')
    await runDue()
    const before = sms.textsTo(user.phone).length
    await pause(client, user, false)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), before)
  })

  test('so does a pause of ours', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows('update users set paused_at = 1 returning id')
    await pause(client, user)
    await text(user, 'hi')
    await pause(client, user, false)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const [row] = await rows('select paused_at from users')
    assert.equal(row?.['paused_at'], 1)
  })

  test('without a companion there is nothing to answer', async ({ client, assert }) => {
    const user = await signedUpUser()
    await pause(client, user)
    await pause(client, user, false)
    assert.lengthOf(await rows('select id from jobs'), 0)
  })
})
