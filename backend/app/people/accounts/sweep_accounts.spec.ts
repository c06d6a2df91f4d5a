import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { clock, database, freshDatabase, rows, runDue, signedUpUser, sms } from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

async function insertSession(
  name: string,
  session: { userId?: number; seenAgo: number; refused?: boolean }
) {
  const seenAt = clock.now() - session.seenAgo
  await rows(
    `insert into sessions (token_hash, user_id, refused_as_minor_at, created_at, seen_at, expires_at)
     values (?, ?, ?, ?, ?, ?) returning id`,
    name,
    (session.userId ?? null) as number,
    (session.refused ? seenAt : null) as number,
    seenAt,
    seenAt,
    seenAt + 90 * DAY
  )
}

async function sweep() {
  const action = await app.container.make(SweepAccounts)
  return action.execute()
}

test.group('Sweeping accounts', (group) => {
  freshDatabase(group)

  test('ended sessions go, living ones and remembered minors stay', async ({ assert }) => {
    const { id: userId } = await signedUpUser()
    await rows('delete from sessions returning id')
    await insertSession('member', { userId, seenAgo: 29 * DAY })
    await insertSession('idle member', { userId, seenAgo: 30 * DAY })
    await insertSession('visitor', { seenAgo: 23 * HOUR })
    await insertSession('idle visitor', { seenAgo: DAY })
    await insertSession('minor', { seenAgo: 2 * DAY, refused: true })
    await sweep()
    const left = await rows<{ token_hash: string }>('select token_hash from sessions order by id')
    assert.deepEqual(
      left.map((session) => session.token_hash),
      ['member', 'visitor', 'minor']
    )
    clock.advance(61 * DAY + 1)
    await sweep()
    assert.lengthOf(await rows('select id from sessions'), 0)
  })

  test('a number that waited a day to be verified is forgotten', async ({ assert }) => {
    for (const [phone, age] of [
      ['+12025550177', DAY - 1],
      ['+12025550188', DAY],
    ] as const) {
      const { id } = await signedUpUser()
      await rows(
        `insert into phone_changes (user_id, phone, country_code, requested_at)
         values (?, ?, '+1', ?) returning user_id`,
        id,
        phone,
        clock.now() - age
      )
    }
    await sweep()
    const left = await rows<{ phone: string }>('select phone from phone_changes')
    assert.deepEqual(
      left.map((change) => change.phone),
      ['+12025550177']
    )
  })

  test('a code says no longer whose it was when no limit looks at it any more', async ({
    assert,
  }) => {
    for (const [key, age] of [
      ['kept', DAY],
      ['swept', DAY + 10 * MINUTE],
    ] as const) {
      await rows(
        `insert into verification_codes (phone_key, purpose, asker, ticket_hash, code_hash, created_at,
           expires_at)
         values (?, 'password_reset', 'somebody', 'theirs', 'x', ?, ?) returning id`,
        key,
        clock.now() - age,
        clock.now()
      )
    }
    await sweep()
    const left = await rows(
      'select phone_key, asker, ticket_hash, code_hash from verification_codes order by id'
    )
    assert.deepEqual(
      left.map((code) => Object.values(code)),
      [
        ['kept', 'somebody', 'theirs', 'x'],
        ['', '', null, ''],
      ]
    )
  })

  test('a code a crash left unsent is given up', async ({ assert }) => {
    await rows(
      `insert into messages (direction, kind, body, state, created_at, expires_at)
       values ('outbound', 'code', '******', 'queued', ?, ?) returning id`,
      clock.now() - HOUR,
      clock.now()
    )
    await sweep()
    const [message] = await rows('select state, ended_at from messages')
    assert.deepEqual({ ...message }, { state: 'failed', ended_at: clock.now() })
  })

  test('counts of windows gone by go', async ({ assert }) => {
    for (const [key, expire] of [
      ['over', clock.now()],
      ['running', clock.now() + 1],
    ] as const) {
      await rows(
        `insert into rate_limits (key, points, expire) values (?, 1, ?) returning key`,
        key,
        expire
      )
    }
    await sweep()
    const left = await rows<{ key: string }>('select key from rate_limits')
    assert.deepEqual(
      left.map((row) => row.key),
      ['running']
    )
  })

  test('the number of somebody who never signed up goes after a week, a member’s texts stay', async ({
    assert,
  }) => {
    const { read } = await database()
    const insert = (userId: number | null, direction: string, body: string) =>
      read.run(
        `insert into messages (user_id, direction, kind, body, message_sid, phone, state, created_at)
         values (?, ?, 'pointer', ?, ?, '+12025550042', 'sent', ?)`,
        ...[userId, direction, body, `SM${body}`, clock.now()]
      )
    const { id } = await signedUpUser()
    await insert(null, 'outbound', 'to a stranger')
    await insert(null, 'inbound', 'of a stranger')
    await insert(id, 'outbound', 'to a member')
    await sweep()
    assert.lengthOf(await rows('select id from messages'), 3)
    clock.advance(7 * DAY + 1)
    await sweep()
    await runDue()
    assert.sameMembers(sms.redacted, ['SMto a stranger', 'SMof a stranger'])
    const left = await rows<{ body: string }>('select body from messages')
    assert.deepEqual(left, [{ body: 'to a member' }])
  })

  test('what is known of a number goes after a week, later if it keeps us from texting it', async ({
    assert,
  }) => {
    const { read } = await database()
    const insert = (key: string, optedOutAt: number | null, badSince: number | null) =>
      read.run(
        'insert into recipients (phone_key, opted_out_at, bad_since, updated_at) values (?, ?, ?, ?)',
        key,
        optedOutAt,
        badSince,
        clock.now()
      )
    const { id } = await signedUpUser()
    const [member] = await rows<{ phone_key: string }>(
      'select phone_key from users where id = ?',
      id
    )
    await insert('asked for a code', null, null)
    await insert('said STOP', clock.now(), null)
    await insert('takes no texts', null, clock.now())
    await insert(member?.phone_key ?? '', null, null)
    clock.advance(7 * DAY - 1)
    await sweep()
    assert.lengthOf(await rows('select * from recipients'), 4)
    clock.advance(1)
    await sweep()
    const left = async () =>
      (await rows<{ phone_key: string }>('select phone_key from recipients')).map(
        (row) => row.phone_key
      )
    const key = member?.phone_key ?? ''
    assert.sameMembers(await left(), ['said STOP', 'takes no texts', key])
    clock.advance(366 * DAY)
    await sweep()
    assert.sameMembers(await left(), ['said STOP', key])
    clock.advance(9.1 * 365.25 * DAY)
    await sweep()
    assert.deepEqual(await left(), [key])
  })

  test('removed texts are remembered for a month, and until they are redacted', async ({
    assert,
  }) => {
    const { read } = await database()
    for (const [sid, redactedAt] of [
      ['SMdone', clock.now()],
      ['SMopen', null],
    ] as const) {
      await read.run(
        'insert into removed_texts (message_sid, removed_at, redacted_at, try_at) values (?, ?, ?, ?)',
        sid,
        clock.now(),
        redactedAt,
        clock.now()
      )
    }
    clock.advance(30 * DAY - 1)
    await sweep()
    assert.lengthOf(await rows('select * from removed_texts'), 2)
    clock.advance(1)
    await sweep()
    assert.deepEqual(await rows('select message_sid from removed_texts'), [
      { message_sid: 'SMopen' },
    ])
  })

  test('proof of a consent goes five years after its person, of a STOP ten years after it', async ({
    assert,
  }) => {
    for (const event of ['given', 'slot_confirmed', 'revoked', 'restored']) {
      await rows(
        `insert into consents (phone_key, event, source, created_at, person_left_at)
         values ('x', ?, 'keyword', ?, ?) returning id`,
        event,
        clock.now(),
        clock.now()
      )
    }
    const kept = async () =>
      (await rows<{ event: string }>('select event from consents order by id')).map(
        ({ event }) => event
      )
    clock.advance(5 * 366 * DAY)
    await sweep()
    assert.deepEqual(await kept(), ['revoked', 'restored'])
    clock.advance(4.9 * 365 * DAY)
    await sweep()
    assert.deepEqual(await kept(), ['revoked', 'restored'])
    clock.advance(60 * DAY)
    await sweep()
    assert.isEmpty(await kept())
  })

  test('proof of a member’s consent stays as long as the account', async ({ assert }) => {
    const { id } = await signedUpUser()
    await rows(
      `insert into consents (user_id, phone_key, event, source, created_at)
       values (?, 'x', 'given', 'sign_up', ?) returning id`,
      id,
      clock.now()
    )
    clock.advance(2000 * DAY)
    await sweep()
    assert.lengthOf(await rows(`select id from consents where source <> 'fixture'`), 1)
  })
})
