import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { Activities } from '#app/ledgers/activities/activities'
import { MOST_SCHEDULES, type ScheduleMetadata } from '#app/schedules/plan/contract'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  signedUpUser,
  type TestUser,
} from '#tests/world'

const MORNING = { messageType: 'good_morning', time: '08:00' }

function save(client: ApiClient, user: TestUser, wish: object = MORNING) {
  return client.post('/api/schedule-message').as(user).json(wish)
}

async function listed(client: ApiClient, user: TestUser) {
  const response = await client.get('/api/activities?includeScheduled=true').as(user)
  const activities = response.body().activities as {
    id: number
    activityType: string
    metadata: string
  }[]
  return activities
    .filter((activity) => activity.activityType === 'message_scheduled')
    .map(({ id, metadata }) => ({ id, ...(JSON.parse(metadata) as ScheduleMetadata) }))
}

test.group('Scheduled messages', (group) => {
  freshDatabase(group)

  test('the fields of the specification make one, active, due next in the zone', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const response = await save(client, user, {
      ...MORNING,
      enabled: true,
      customMessage: '',
      isEditing: false,
      editingId: null,
    })
    response.assertStatus(201)
    assert.deepEqual(await listed(client, user), [
      {
        id: response.body().id as number,
        messageType: 'good_morning',
        time: '08:00',
        until: null,
        days: [1, 2, 3, 4, 5, 6, 7],
        enabled: true,
        customMessage: null,
        nextAt: '2026-11-19T13:00:00.000Z',
        heldBecause: null,
        lastMiss: null,
      },
    ])
  })

  test('it shows only where scheduled ones are asked for', async ({ client, assert }) => {
    const user = await onboardedUser()
    await save(client, user)
    const plain = await client.get('/api/activities').as(user)
    const types = (plain.body().activities as { activityType: string }[]).map((a) => a.activityType)
    assert.notInclude(types, 'message_scheduled')
  })

  test('logins are not told, and push nothing out of the fifty that are', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const login = { userId: user.id, type: 'login', description: 'Logged in' } as const
    const activities = await app.container.make(Activities)
    await activities.recordMany(
      (await database()).read,
      Array.from({ length: 50 }, () => login)
    )
    const plain = await client.get('/api/activities').as(user)
    const types = (plain.body().activities as { activityType: string }[]).map((a) => a.activityType)
    assert.notInclude(types, 'login')
    assert.include(types, 'girlfriend_customized')
  })

  test('an unchanged poll is a 304, a switched schedule is not', async ({ client }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user)).body() as { id: number }
    const poll = (etag: string) =>
      client.get('/api/activities?includeScheduled=true').as(user).header('if-none-match', etag)
    const etag = String((await poll('')).header('etag'))
    ;(await poll(etag)).assertStatus(304)
    await client.patch(`/api/activities/${id}/toggle`).as(user).json({ enabled: false })
    ;(await poll(etag)).assertStatus(200)
  })

  test('three at most, paused ones included, also under parallel posts', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => save(client, user, { ...MORNING, enabled: false }))
    )
    const made = responses.filter((response) => response.status() === 201)
    assert.lengthOf(made, MOST_SCHEDULES)
    const refused = responses.find((response) => response.status() === 409)
    assert.equal(refused?.body().message, 'You can have at most 3 scheduled messages.')
    assert.lengthOf(await listed(client, user), MOST_SCHEDULES)
  })

  test('editing changes it in place', async ({ client, assert }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user)).body() as { id: number }
    const changed = await save(client, user, {
      messageType: 'lunch_check',
      time: '12:15',
      enabled: true,
      customMessage: ' Eat something green ',
      isEditing: true,
      editingId: id,
    })
    changed.assertStatus(200)
    const [schedule] = await listed(client, user)
    assert.containsSubset(schedule, {
      id,
      messageType: 'lunch_check',
      time: '12:15',
      customMessage: 'Eat something green',
      nextAt: '2026-11-18T17:15:00.000Z',
    })
  })

  test('pausing takes its next time away, and activating later does not catch up', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user, { ...MORNING, time: '13:00' })).body() as {
      id: number
    }
    const toggle = (enabled: boolean) =>
      client.patch(`/api/activities/${id}/toggle`).as(user).json({ enabled })
    ;(await toggle(false)).assertStatus(200)
    assert.isNull((await listed(client, user))[0]?.nextAt)
    clock.at('2026-11-18T18:10:00Z')
    await toggle(true)
    assert.equal((await listed(client, user))[0]?.nextAt, '2026-11-19T18:00:00.000Z')
  })

  test('what no database can hold is left out of the text', async ({ client, assert }) => {
    const user = await onboardedUser()
    const response = await save(client, user, { ...MORNING, customMessage: 'hi\0 there\uD800' })
    response.assertStatus(201)
    assert.equal((await listed(client, user))[0]?.customMessage, 'hi there\uFFFD')
  })

  test('more than so many changes an hour are refused', async ({ client, assert }) => {
    const user = await onboardedUser()
    const pause = () => client.put('/api/preferences').as(user).json({ isPaused: true })
    for (let count = 0; count < limits.writes.settingsPerHour; count++) await pause()
    const refused = await save(client, user)
    refused.assertStatus(429)
    assert.isString(refused.header('retry-after'))
  })

  test('deleting removes it, its activity and its jobs', async ({ client, assert }) => {
    const user = await onboardedUser()
    const { id } = (await save(client, user)).body() as { id: number }
    const gone = await client.delete(`/api/activities/${id}`).as(user)
    gone.assertStatus(200)
    assert.deepEqual(await listed(client, user), [])
    assert.deepEqual(await rows(`select id from activities where id = ?`, id), [])
    assert.deepEqual(await rows(`select id from jobs where dedup_key like 'schedule:%'`), [])
  })

  test('somebody else’s, an ordinary activity and nonsense are all unknown', async ({
    client,
    assert,
  }) => {
    const owner = await onboardedUser()
    const other = await onboardedUser()
    const { id } = (await save(client, owner)).body() as { id: number }
    const [login] = await rows<{ id: number }>(
      `select id from activities where user_id = ? and activity_type <> 'message_scheduled'`,
      other.id
    )
    for (const target of [id, login?.id, 0, -1, 'x', '99999999999', '1e3']) {
      const path = `/api/activities/${target}`
      ;(await client.delete(path).as(other)).assertStatus(404)
      const toggled = await client.patch(`${path}/toggle`).as(other).json({ enabled: false })
      toggled.assertStatus(404)
    }
    const edit = { ...MORNING, isEditing: true, editingId: id }
    ;(await save(client, other, edit)).assertStatus(404)
    assert.lengthOf(await listed(client, owner), 1)
  })

  test('an hour outside 08:00 to 21:00 is agreed to by saving it, word for word', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await save(client, user, { messageType: 'goodnight', time: '22:00' })
    await save(client, user, { messageType: 'good_morning', time: '08:00' })
    const proof = await rows<{ wording: string; user_agent: string | null }>(
      `select wording, user_agent from consents where event = 'slot_confirmed' and user_id = ?`,
      user.id
    )
    assert.deepEqual(
      proof.map((row) => row.wording),
      [
        'By saving you agree to get this text at 22:00 every day, ' +
          'outside the usual hours of 08:00 to 21:00.',
      ]
    )
  })

  test('that proof is no consent to texting: a STOP stays a STOP', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows(
      `insert into consents (user_id, phone, phone_key, event, source, created_at)
       select id, phone, phone_key, 'revoked', 'keyword', 1 from users where id = ? returning id`,
      user.id
    )
    await save(client, user, { messageType: 'goodnight', time: '22:00' })
    const response = await client.get('/api/signup').as(user)
    assert.isFalse(response.body().signup.smsConsent)
  })

  test('quiet hours have no schedules in them', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows(
      `update users set quiet_from = '21:30', quiet_until = '09:00' where id = ? returning id`,
      user.id
    )
    const response = await save(client, user)
    response.assertStatus(422)
    assert.match(String(response.body().errors.time), /quiet hours \(21:30 to 09:00\)/)
  })

  const bad: [string, object, string, string][] = [
    ['no type', { time: '08:00' }, 'messageType', 'Please select a message type'],
    [
      'a type of its own',
      { messageType: 'spam', time: '08:00' },
      'messageType',
      'Please select a message type',
    ],
    ['no time', { messageType: 'goodnight' }, 'time', 'Please select a time'],
    ['24:00', { messageType: 'goodnight', time: '24:00' }, 'time', 'Please select a time'],
    ['7:5', { messageType: 'goodnight', time: '7:5' }, 'time', 'Please select a time'],
    [
      'a text too long',
      { ...MORNING, customMessage: 'x'.repeat(301) },
      'customMessage',
      'Your message can be at most 300 characters',
    ],
    [
      'a text of too many segments',
      { ...MORNING, customMessage: '\u{1F600}'.repeat(120) },
      'customMessage',
      'Your message is too long: it may take at most 3 text messages.',
    ],
    [
      'an edit of nothing',
      { ...MORNING, isEditing: true },
      'editingId',
      'Please choose the message to change.',
    ],
  ]
  for (const [name, wish, field, message] of bad) {
    test(`refused: ${name}`, async ({ client, assert }) => {
      const user = await onboardedUser()
      const response = await save(client, user, wish)
      response.assertStatus(422)
      assert.equal(response.body().errors[field], message)
      assert.deepEqual(await listed(client, user), [])
    })
  }

  test('not before she exists, and not for visitors', async ({ client }) => {
    const user = await signedUpUser()
    ;(await save(client, user)).assertStatus(409)
    ;(await client.post('/api/schedule-message').json(MORNING)).assertStatus(401)
  })
})
