import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { changeRecipient } from '#app/texting/consent/recipients'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  onboardedUser,
  rows,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { fallsDue } from '#tests/falls_due'

const DAY = 24 * 60 * 60_000

interface Known {
  blocked_at: number | null
  unreachable_strikes: number
  bad_reason: string | null
}

interface Told {
  blockedAt?: number
  unreachableStrikes?: number
  badReason?: string
}

async function know(user: TestUser, what: Told): Promise<void> {
  const { read } = await database()
  const phoneKey = await keyOf(user.phone)
  await changeRecipient(read, { phoneKey, at: clock.now(), change: what })
}

const known = (user: TestUser) =>
  rows<Known>(
    `select blocked_at, unreachable_strikes, bad_reason from recipients
     where phone_key = (select phone_key from users where id = ?)`,
    user.id
  )
const resume = (client: ApiClient, user: TestUser) =>
  client.post('/api/texting/resume').as(user).json({})
const obstacle = async (client: ApiClient, user: TestUser) =>
  (await client.get('/api/signup').as(user)).body().signup.phoneObstacle as unknown

test.group('Trying again after texts did not get through', (group) => {
  freshDatabase(group)

  test('a blocked number is tried again, and the activity says so', async ({ client, assert }) => {
    const user = await onboardedUser()
    await know(user, { blockedAt: 5 })
    assert.equal(await obstacle(client, user), 'blocked')
    const response = await resume(client, user)
    response.assertStatus(200)
    assert.deepEqual(response.body(), { success: true, message: 'She can text you again.' })
    assert.isNull((await known(user))[0]?.blocked_at)
    assert.isNull(await obstacle(client, user))
    const [activity] = await rows<{ description: string }>(
      'select description from activities order by id desc limit 1'
    )
    assert.equal(activity?.description, 'Texting tried again')
  })

  test('three strikes of an unreachable phone begin anew, fewer are no obstacle', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await know(user, { unreachableStrikes: limits.sends.strikes - 1 })
    assert.isNull(await obstacle(client, user))
    ;(await resume(client, user)).assertStatus(409)
    await rows(
      'update recipients set unreachable_strikes = ? returning phone_key',
      limits.sends.strikes
    )
    assert.equal(await obstacle(client, user), 'unreachable')
    ;(await resume(client, user)).assertStatus(200)
    assert.equal((await known(user))[0]?.unreachable_strikes, 0)
  })

  test('nothing is blocked: 409 in words, and no activity', async ({ client, assert }) => {
    const user = await onboardedUser()
    const before = await rows('select id from activities')
    const response = await resume(client, user)
    response.assertStatus(409)
    assert.equal(response.body().message, 'Nothing is blocking her texts to your phone.')
    assert.lengthOf(await rows('select id from activities'), before.length)
  })

  test('STOP is undone by a texted START only', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    await rows('update recipients set blocked_at = 5 returning phone_key')
    const response = await resume(client, user)
    response.assertStatus(409)
    assert.match(String(response.body().message), /^You replied STOP\. Text START to /)
    assert.equal((await known(user))[0]?.blocked_at, 5)
  })

  test('a number that takes no texts is changed, not tried again', async ({ client, assert }) => {
    const user = await onboardedUser()
    await know(user, { badReason: 'this number cannot take texts', blockedAt: 5 })
    assert.equal(await obstacle(client, user), 'bad_number')
    const response = await resume(client, user)
    response.assertStatus(409)
    assert.equal(
      response.body().message,
      'Your phone number can’t receive texts. Please change it in Settings.'
    )
  })

  test('only one’s own number is cleared', async ({ client, assert }) => {
    const user = await onboardedUser()
    const other = await onboardedUser()
    await know(user, { blockedAt: 5 })
    await know(other, { blockedAt: 6, unreachableStrikes: 4 })
    ;(await resume(client, user)).assertStatus(200)
    assert.deepEqual(
      { ...(await known(other))[0] },
      { blocked_at: 6, unreachable_strikes: 4, bad_reason: null }
    )
  })

  test('a visitor is not let in, and too many calls are too many', async ({ client }) => {
    ;(await client.post('/api/texting/resume').json({})).assertStatus(401)
    const user = await onboardedUser()
    for (let call = 0; call < limits.writes.settingsPerHour; call++) await resume(client, user)
    ;(await resume(client, user)).assertStatus(429)
  })

  test('pressed twice at once it is done once', async ({ client, assert }) => {
    const user = await onboardedUser()
    await know(user, { blockedAt: 5 })
    const answers = await Promise.all([resume(client, user), resume(client, user)])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409])
    assert.lengthOf(
      await rows(`select id from activities where description = 'Texting tried again'`),
      1
    )
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a text the carrier blocked holds the scheduled ones until it is tried again', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await client
      .post('/api/schedule-message')
      .as(user)
      .json({ messageType: 'task_reminder', time: '14:00', customMessage: 'Stretch' })
    await isBlocked(user)
    assert.equal(await obstacle(client, user), 'blocked')
    await fallsDue()
    assert.notInclude(sms.lastTo(user.phone), 'Stretch')
    ;(await resume(client, user)).assertStatus(200)
    await fallsDue(DAY)
    assert.include(sms.lastTo(user.phone), 'Stretch')
  })

  test('a text from the phone shows that it is within reach', async ({ client, assert }) => {
    const user = await onboardedUser()
    await isBlocked(user)
    clock.advance(60_000)
    await text(user, 'are you there?')
    assert.isNull(await obstacle(client, user))
  })
})

/** What the carrier says of her first text. */
async function isBlocked(user: TestUser): Promise<void> {
  const [sent] = await rows<{ id: number; message_sid: string }>(
    `select id, message_sid from messages where user_id = ? and direction = 'outbound'`,
    user.id
  )
  const receive = await app.container.make(ReceiveStatus)
  const report = { id: sent?.id ?? 0, sid: sent?.message_sid ?? '' }
  await receive.execute({ ...report, status: 'undelivered', errorCode: 30004 })
}
