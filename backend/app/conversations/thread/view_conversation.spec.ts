import { test } from '@japa/runner'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { changeRecipient } from '#app/texting/consent/recipients'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  onboardedUser,
  pass,
  rows,
  signedUpUser,
  sms,
  text,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { answers } from '#tests/codes'

const URL = '/api/my-conversation'

test.group('The conversation view', (group) => {
  freshDatabase(group)

  test('lists both sides, oldest first, with her delivery states and the context', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'Hello you')
    await pass(60_000)
    const { body } = {
      body: (await client.get(`${URL}?limit=75`).as(user)).body(),
    }
    assert.deepEqual(
      body.messages.map((message: { sender: string; state?: string }) => [
        message.sender,
        message.state,
      ]),
      [
        ['girlfriend', 'sent'],
        ['user', undefined],
        ['girlfriend', 'sent'],
      ]
    )
    assert.deepEqual(
      body.messages.map(({ generatedBy }: { generatedBy?: string }) => generatedBy),
      ['ai', undefined, 'ai']
    )
    assert.deepEqual(body.context, {
      topicsDiscussed: ['travel'],
      emotionalState: 'playful',
      messageCount: 3,
    })
    assert.deepEqual(body.counts, { total: 3, fromUser: 1, fromGirlfriend: 2 })
    assert.equal(body.displayZone, 'America/New_York')
    assert.equal(body.companionNumber, '+15550100100')
  })

  test('a failed text says why', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'Hello')
    await pass(5000)
    sms.failNext(new SmsGatewayError('refused', 30006))
    await pass(60_000)
    const response = await client.get(URL).as(user)
    assert.containsSubset(response.body().messages.at(-1), {
      state: 'failed',
      reason: 'landline or unreachable carrier',
    })
  })

  test('codes, keywords and their answers are no part of it', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'HELP')
    await pass(1000)
    const response = await client.get(URL).as(user)
    assert.lengthOf(response.body().messages, 1)
  })

  test('the limit {$self} is clamped, never refused')
    .with([
      '0',
      '-5',
      'abc',
      '',
      '1e9',
      '99999999999999999999',
      'NaN',
      '2.7',
      '75; drop table users',
      '%00',
    ])
    .run(async ({ client }, limit) => {
      const user = await onboardedUser()
      const response = await client.get(`${URL}?limit=${encodeURIComponent(limit)}`).as(user)
      response.assertStatus(200)
    })

  test('older texts come page by page until there are none', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 50 })
    for (let i = 0; i < 12; i++) await text(user, `line ${i}`)
    const seen: number[] = []
    for (let before = ''; ;) {
      const response = await client.get(`${URL}?limit=5${before}`).as(user)
      const { messages, hasOlder } = response.body()
      seen.unshift(...messages.map((message: { id: number }) => message.id))
      if (!hasOlder) break
      before = `&before=${messages[0].id}`
    }
    assert.lengthOf(seen, 13)
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => a - b)
    )
  })

  test('an unchanged poll is answered 304 without a body, a changed one in full', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const first = await client.get(URL).as(user)
    const etag = first.header('etag') ?? ''
    const poll = () => client.get(URL).as(user).header('if-none-match', etag)
    const same = await poll()
    same.assertStatus(304)
    assert.equal(same.text(), '')
    assert.equal(first.header('cache-control'), 'no-store')
    await text(user, 'new')
    const changed = await poll()
    changed.assertStatus(200)
    assert.notEqual(changed.header('etag'), etag)
  })

  test('the page of a person without a companion is empty', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await client.get(URL).as(user)
    assert.containsSubset(response.body(), {
      messages: [],
      counts: { total: 0 },
      context: { emotionalState: 'happy' },
    })
  })

  test('nobody sees the talk of another person', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'private words')
    const other = await onboardedUser()
    const response = await client.get(`${URL}?email=${user.email}`).as(other)
    assert.notInclude(JSON.stringify(response.body()), 'private words')
    const visitor = await client.get(`${URL}?email=${user.email}`)
    visitor.assertStatus(401)
  })

  test('it says when the person opted out', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    const response = await client.get(URL).as(user)
    assert.isTrue(response.body().isOptedOut)
  })
})

test.group('Send SMS', (group) => {
  freshDatabase(group)
  const body = (phoneNumber: string) => ({
    phoneNumber,
    message: 'Hey',
    girlfriendName: 'Valentina',
  })

  test('sends a greeting of hers to the own number, free, whatever words the call carries', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const response = await client
      .post('/api/send-sms')
      .as(user)
      .json({ ...body(user.phone), message: 'BUY PILLS at evil.example' })
    response.assertStatus(200)
    assert.isNumber(response.body().messageId)
    await pass(1000)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.notInclude(sms.lastTo(user.phone), 'evil')
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
  })

  test('another number is refused', async ({ client, assert }) => {
    const user = await onboardedUser()
    const response = await client.post('/api/send-sms').as(user).json(body('+12025550000'))
    response.assertStatus(403)
    await pass(1000)
    assert.lengthOf(sms.textsTo('+12025550000'), 0)
  })

  test('after STOP it says what to do', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    const response = await client.post('/api/send-sms').as(user).json(body(user.phone))
    response.assertStatus(403)
    assert.equal(response.body().message, 'Text START to +15550100100 first.')
  })

  test('while paused it says so, and a greeting that goes is an activity', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const pause = (isPaused: boolean) => client.put('/api/preferences').as(user).json({ isPaused })
    const press = () => client.post('/api/send-sms').as(user).json(body(user.phone))
    await pause(true)
    const refused = await press()
    refused.assertStatus(409)
    assert.equal(refused.body().message, 'Texting is paused. Resume it in Settings.')
    await pause(false)
    await press()
    const listed = await client.get('/api/activities').as(user)
    assert.equal(listed.body().activities[0].activityType, 'message_sent')
  })

  const HELD = [
    {
      name: 'a minor',
      change: `paused_at = 1, paused_for = 'minor'`,
      says: 'Your account is paused.',
    },
    { name: 'somebody under review', change: 'paused_at = 1', says: 'Your account is paused.' },
    {
      name: 'somebody of a closed state',
      change: `paused_at = 1, paused_for = 'closed_state'`,
      says: 'Everly is closed in your state.',
    },
    {
      name: 'somebody whose date of birth is overdue',
      change: 'date_of_birth = null, created_at = 1',
      says: 'Texting is paused until you confirm your birthday on Home.',
    },
  ]
  for (const { name, change, says } of HELD) {
    test(`${name} is told why, and not to resume it in Settings`, async ({ client, assert }) => {
      const user = await onboardedUser()
      await rows(`update users set ${change} where id = ? returning id`, user.id)
      const refused = await client.post('/api/send-sms').as(user).json(body(user.phone))
      assert.deepEqual([refused.status(), refused.body().message], [409, says])
    })
  }

  test('to a number that takes no texts it is refused, and costs no greeting', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const press = () => client.post('/api/send-sms').as(user).json(body(user.phone))
    const phoneKey = await keyOf(user.phone)
    const mark = async (badReason: string | null) => {
      const { read } = await database()
      await changeRecipient(read, { phoneKey, at: clock.now(), change: { badReason } })
    }
    await mark('this number cannot take texts')
    const refused = await press()
    refused.assertStatus(409)
    assert.include(refused.body().message, 'can’t receive texts')
    assert.isEmpty(await rows(`select id from activities where activity_type = 'message_sent'`))
    await mark(null)
    await answers(press(), 200)
  })

  test('goes with nothing left, but three times a day and never twice in ten minutes', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    const press = () => client.post('/api/send-sms').as(user).json(body(user.phone))
    const statuses = async (count: number) => {
      const all = await Promise.all(Array.from({ length: count }, press))
      return all.map((response) => response.status()).sort()
    }
    assert.deepEqual(await statuses(4), [200, 429, 429, 429])
    const soon = await press()
    assert.equal(soon.header('retry-after'), '600')
    assert.equal(soon.body().message, 'She just said hello. Try again later.')
    clock.advance(10 * MINUTE)
    assert.deepEqual(await statuses(2), [200, 429])
    clock.advance(10 * MINUTE)
    assert.deepEqual(await statuses(1), [200])
    clock.advance(HOUR)
    const late = await press()
    assert.deepEqual([late.status(), late.header('retry-after')], [429, String(22 * 3600 + 2400)])
    clock.advance(23 * HOUR)
    assert.deepEqual(await statuses(2), [200, 429])
    assert.lengthOf(await rows(`select id from messages where kind = 'greeting'`), 4)
  })

  test('refuses {$self}')
    .with([
      {},
      { phoneNumber: '' },
      { phoneNumber: 5, message: 'x' },
      { phoneNumber: '+12025550000' },
    ])
    .run(async ({ client }, wrong) => {
      const user = await onboardedUser()
      const response = await client.post('/api/send-sms').as(user).json(wrong)
      response.assertStatus(422)
    })

  test('a person without a companion has nobody to say hello', async ({ client }) => {
    const user = await signedUpUser()
    const response = await client.post('/api/send-sms').as(user).json(body(user.phone))
    response.assertStatus(409)
  })

  test('an admin may text any number, in the words of the call', async ({ client, assert }) => {
    const admin = await onboardedUser({ role: 'admin' })
    const to = '+12025550042'
    const send = (phoneNumber: string) =>
      client
        .post('/api/send-sms')
        .as(admin)
        .json({ phoneNumber, message: 'A test from the console' })
    const response = await send(to)
    response.assertStatus(200)
    await pass(1000)
    assert.deepEqual(sms.textsTo(to), ['A test from the console'])
    const refused = await send('nobody')
    refused.assertStatus(422)
  })

  test('an admin’s own number gets her greeting, as everybody’s does', async ({
    client,
    assert,
  }) => {
    const admin = await onboardedUser({ role: 'admin' })
    const before = sms.textsTo(admin.phone).length
    await answers(client.post('/api/send-sms').as(admin).json(body(admin.phone)), 200)
    await pass(1000)
    const sent = await rows<{ kind: string }>(`select kind from messages where kind = 'test'`)
    assert.isEmpty(sent)
    assert.lengthOf(sms.textsTo(admin.phone), before + 1)
  })
})
