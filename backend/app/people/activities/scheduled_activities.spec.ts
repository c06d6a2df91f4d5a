import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import type { ScheduleMetadata } from '#app/schedules/plan/contract'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { fallsDue } from '#tests/falls_due'

async function schedule(client: ApiClient, user: TestUser, wish: object = {}): Promise<void> {
  const input = { messageType: 'task_reminder', time: '14:00', customMessage: 'Stretch', ...wish }
  const response = await client.post('/api/schedule-message').as(user).json(input)
  response.assertStatus(201)
}

function poll(client: ApiClient, user: TestUser, etag = '') {
  return client.get('/api/activities?includeScheduled=true').as(user).header('if-none-match', etag)
}

async function outlook(client: ApiClient, user: TestUser) {
  const { activities } = (await poll(client, user)).body() as { activities: { metadata: string }[] }
  const { enabled, heldBecause, lastMiss } = JSON.parse(
    activities[0]?.metadata ?? '{}'
  ) as ScheduleMetadata
  return { enabled, heldBecause, lastMiss }
}

const DUE_AT = '2026-11-18T19:00:00.000Z'
const ofUser = 'where phone_key = (select phone_key from users where id = ?)'

test.group('What holds a scheduled message up', (group) => {
  freshDatabase(group)

  test('STOP, until START', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    assert.isNull((await outlook(client, user)).heldBecause)
    await text(user, 'STOP')
    assert.equal((await outlook(client, user)).heldBecause, 'you replied STOP')
    await text(user, 'START')
    assert.isNull((await outlook(client, user)).heldBecause)
  })

  test('{why}')
    .with([
      { why: 'texting is paused', sql: 'update users set self_paused_at = 1 where id = ?' },
      { why: 'texting is paused', sql: 'update users set paused_at = 1 where id = ?' },
      {
        why: 'your date of birth is missing',
        sql: 'update users set date_of_birth = null, created_at = 1 where id = ?',
      },
      { why: 'there is no companion', sql: 'delete from girlfriends where user_id = ?' },
      {
        why: 'your carrier or phone blocked a text',
        sql: `update recipients set blocked_at = 1 ${ofUser}`,
      },
      {
        why: 'your phone could not be reached',
        sql: `update recipients set unreachable_strikes = 3 ${ofUser}`,
      },
      {
        why: 'your number cannot take texts',
        sql: `update recipients set bad_reason = 'bad' ${ofUser}`,
      },
      {
        why: 'its next time is not set yet',
        sql: 'update schedules set next_at = null where user_id = ?',
      },
    ])
    .run(async ({ client, assert }, { why, sql }) => {
      const user = await onboardedUser()
      await schedule(client, user)
      await text(user, 'STOP')
      await text(user, 'START')
      const etag = String((await poll(client, user)).header('etag'))
      ;(await poll(client, user, etag)).assertStatus(304)
      await rows(`${sql} returning 1`, user.id)
      ;(await poll(client, user, etag)).assertStatus(200)
      assert.equal((await outlook(client, user)).heldBecause, why)
    })

  test('nothing, when it is switched off itself', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { enabled: false })
    await text(user, 'STOP')
    assert.deepEqual(await outlook(client, user), {
      enabled: false,
      heldBecause: null,
      lastMiss: null,
    })
  })
})

test.group('What became of a scheduled message', (group) => {
  freshDatabase(group)

  test('one that went leaves nothing to say', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    await fallsDue()
    assert.include(sms.lastTo(user.phone), 'Stretch')
    assert.isNull((await outlook(client, user)).lastMiss)
  })

  test('one without a message left says so, until the next goes', async ({ client, assert }) => {
    const user = await onboardedUser({ messages: 0 })
    await schedule(client, user)
    await fallsDue()
    const { lastMiss } = await outlook(client, user)
    assert.deepEqual(lastMiss, { dueAt: DUE_AT, outcome: 'not_sent', reason: 'no messages left' })
    const allowance = await app.container.make(Allowance)
    const { read } = await database()
    await allowance.grant(read, { userId: user.id, amount: 5, key: 'more' })
    await fallsDue(DAY)
    assert.include(sms.lastTo(user.phone), 'Stretch')
    assert.isNull((await outlook(client, user)).lastMiss)
  })

  test('one that found everybody asleep says so', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    clock.at('2026-11-18T20:30:00Z')
    await runDue()
    const { lastMiss } = await outlook(client, user)
    assert.deepEqual(lastMiss, {
      dueAt: DUE_AT,
      outcome: 'not_sent',
      reason: 'Everly was down at the time',
    })
  })

  test('one the provider refused says why', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    sms.failNext(new SmsGatewayError('refused', 21612))
    await fallsDue()
    assert.deepEqual((await outlook(client, user)).lastMiss, {
      dueAt: DUE_AT,
      outcome: 'not_sent',
      reason: 'this number cannot be reached',
    })
  })

  test('one the phone never got says so once the carrier tells us', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    await fallsDue()
    const [sent] = await rows<{ id: number; message_sid: string }>(
      `select id, message_sid from messages where kind = 'scheduled'`
    )
    const receive = await app.container.make(ReceiveStatus)
    const report = { id: sent?.id ?? 0, sid: sent?.message_sid ?? '' }
    await receive.execute({ ...report, status: 'undelivered', errorCode: 30005 })
    assert.deepEqual((await outlook(client, user)).lastMiss, {
      dueAt: DUE_AT,
      outcome: 'undelivered',
      reason: 'unknown number',
    })
  })

  test('one that STOP overtook says so', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    clock.at('2026-11-18T18:40:00Z')
    await runDue()
    clock.at('2026-11-18T19:00:00Z')
    await text(user, 'STOP')
    await runDue()
    assert.deepEqual((await outlook(client, user)).lastMiss, {
      dueAt: DUE_AT,
      outcome: 'not_sent',
      reason: 'you replied STOP',
    })
    clock.advance(MINUTE)
    await runDue()
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('Stretch')),
      0
    )
  })
})
