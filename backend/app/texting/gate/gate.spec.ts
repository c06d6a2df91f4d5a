import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { setLimits } from '#tests/own_limits'
import { AnotherServer } from '#tests/another_server'
import type { GateDecision } from '#app/texting/gate/decide_send'
import type { OutboundKind } from '#app/models/kinds'
import { Gate } from '#app/texting/gate/gate'
import { findGateRow } from '#app/texting/gate/gate_sql'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const STRIKES = 3
const REAL = { isSimulated: false } as SmsGateway

const gateNow = () => app.container.make(Gate)

/** Fewer than usual, so that few texts reach them. */
const withFew = () => {
  const restore = [
    setLimits('replies', { perHour: 2 }),
    setLimits('sends', { initiativesPerDay: 2, strikes: STRIKES }),
  ]
  return () => restore.forEach((back) => back())
}

const answerOf = (decision?: GateDecision | null) =>
  decision?.verdict === 'allow' ? 'allow' : decision?.reason

test.group('What the gate knows of a person', (group) => {
  let user: TestUser
  let key: string
  freshDatabase(group)
  group.each.setup(withFew)
  group.each.setup(async () => {
    user = await onboardedUser()
    const [row] = await rows<{ phone_key: string }>('select phone_key from users')
    key = row?.phone_key ?? ''
    await rows('update users set initiative_since = 1 returning id')
    await rows(
      `insert into recipients (phone_key, updated_at) values (?, 1)
       on conflict (phone_key) do update set updated_at = 1 returning phone_key`,
      key
    )
  })

  async function foresee(kind: OutboundKind = 'initiative', gate?: Gate) {
    const { read } = await database()
    const planned = { userId: user.id, kind, expiresAt: clock.now() + HOUR, slotAt: null }
    const [decision] = await (gate ?? (await gateNow())).foresee(read, [planned])
    return answerOf(decision)
  }
  const ofUser = (columns: string) => rows(`update users set ${columns} returning id`)
  const ofNumber = (columns: string) => rows(`update recipients set ${columns} returning phone_key`)

  test('nothing speaks against a text', async ({ assert }) => {
    assert.equal(await foresee(), 'allow')
  })

  test('{columns} of the account: {reason}')
    .with([
      { columns: 'paused_at = 1', reason: 'texting is paused' },
      { columns: 'self_paused_at = 1', reason: 'texting is paused' },
      { columns: 'initiative_since = null', reason: 'she may not text first' },
      {
        columns: 'date_of_birth = null, created_at = 1',
        reason: 'your date of birth is missing',
      },
      { columns: "quiet_from = '11:00', quiet_until = '13:00'", reason: 'your quiet hours' },
      { columns: "quiet_from = '13:00', quiet_until = '14:00'", reason: 'allow' },
      { columns: "quiet_from = '11:00', quiet_until = null", reason: 'allow' },
      { columns: "quiet_from = null, quiet_until = '13:00'", reason: 'allow' },
      { columns: "time_zone = 'Europe/Paris'", reason: 'allow' },
      { columns: "time_zone = 'Asia/Tokyo'", reason: 'outside the hours it may come' },
    ])
    .run(async ({ assert }, { columns, reason }) => {
      await ofUser(columns)
      assert.equal(await foresee(), reason)
    })

  test('of a number nobody knows anything bad is not assumed', async ({ assert, cleanup }) => {
    await rows('delete from recipients returning phone_key')
    cleanup(setLimits('sends', { strikes: 1 }))
    assert.equal(await foresee(), 'allow')
  })

  test('{columns} of the number: {reason}')
    .with([
      { columns: 'opted_out_at = 1', reason: 'you replied STOP' },
      { columns: "bad_reason = 'it is a landline'", reason: 'it is a landline' },
      { columns: 'blocked_at = 1', reason: 'your carrier or phone blocked a text' },
      { columns: `unreachable_strikes = ${STRIKES}`, reason: 'your phone could not be reached' },
      { columns: `unreachable_strikes = ${STRIKES - 1}`, reason: 'allow' },
      { columns: "phone_key = 'another', opted_out_at = 1, blocked_at = 1", reason: 'allow' },
    ])
    .run(async ({ assert }, { columns, reason }) => {
      await ofNumber(columns)
      assert.equal(await foresee(), reason)
    })

  test('consent counts for this person, this number and only while it was given: {change}')
    .with([
      { change: "phone_key = 'another'" },
      { change: "event = 'revoked'" },
      { change: 'user_id = null' },
    ])
    .run(async ({ assert }, { change }) => {
      await rows(`update consents set ${change} returning id`)
      assert.equal(await foresee(), 'there is no consent to texts')
    })

  test('what the carrier filtered within the hour holds back what nobody asked for', async ({
    assert,
  }) => {
    await rows(
      `insert into filtered_texts (body_hash, times, last_at) values ('x', 1, ?) returning body_hash`,
      clock.now() - HOUR + 1
    )
    assert.equal(await foresee(), 'the carrier filtered a text lately')
    clock.advance(1)
    assert.equal(await foresee(), 'allow')
  })

  test('an alarm of {kind} about {subject}: {reason}')
    .with([
      {
        kind: 'registration',
        subject: '+1',
        clearedAt: 'null',
        reason: 'our number is not registered yet',
      },
      { kind: 'registration', subject: '+1', clearedAt: '2', reason: 'allow' },
      { kind: 'registration', subject: '+44', clearedAt: 'null', reason: 'allow' },
      { kind: 'balance', subject: '+1', clearedAt: 'null', reason: 'allow' },
    ])
    .run(async ({ assert }, { kind, subject, clearedAt, reason }) => {
      await rows(
        `insert into alarms (kind, subject, times, first_at, last_at, cleared_at)
         values (?, ?, 1, 1, 1, ${clearedAt}) returning id`,
        kind,
        subject
      )
      assert.equal(await foresee(), reason)
    })

  test('all sends stopped by the environment', async ({ assert, cleanup }) => {
    cleanup(setLimits('sends', { areAllStopped: true }))
    assert.equal(await foresee('reply'), 'all sends are stopped')
  })

  test('a demo person of a real provider', async ({ assert }) => {
    await ofUser('is_seeded = true')
    assert.equal(await foresee(), 'allow')
    assert.equal(
      await foresee('reply', await new AnotherServer().with(SmsGateway, REAL).make(Gate)),
      'demo person'
    )
  })

  test('of nobody nothing can be said', async ({ assert }) => {
    const { read } = await database()
    const planned = {
      userId: 0,
      kind: 'reply' as const,
      expiresAt: clock.now() + HOUR,
      slotAt: null,
    }
    assert.deepEqual(await (await gateNow()).foresee(read, [planned]), [null])
    assert.deepEqual(await (await gateNow()).foresee(read, []), [])
  })
})

test.group('How many texts of hers are enough', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(withFew)
  group.each.setup(async () => {
    user = await onboardedUser()
    await rows('delete from messages returning id')
    await rows('update users set initiative_since = 1 returning id')
  })

  async function write(kind: string, sentAt: number | null): Promise<number> {
    const [row] = await rows<{ id: number }>(
      `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state,
         created_at, due_at, expires_at, sending_at)
       select c.id, u.id, 'outbound', '${kind}', 'hey', u.phone, u.phone_key, ?,
         1, 1, ${clock.now() + 2 * DAY}, ${sentAt}
       from users u join conversations c on c.user_id = u.id where u.id = ? returning id`,
      sentAt === null ? 'queued' : 'sent',
      user.id
    )
    return row?.id ?? 0
  }

  async function decide(id: number): Promise<GateDecision> {
    const { read, dialect } = await database()
    await rows(`update messages set charge_key = 'paid' where id = ? returning id`, id)
    await rows(
      `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
       values (?, 'reserve', 'daily', -1, '', 'paid', 1) on conflict do nothing returning id`,
      user.id
    )
    const row = await findGateRow(read, id, { dialect, now: clock.now() })
    if (!row) throw new Error('the text is not there')
    return (await gateNow()).decide(read, row)
  }

  test('of replies so many in an hour: the next goes when the oldest of them is an hour old', async ({
    assert,
  }) => {
    const now = clock.now()
    await write('reply', now - 50 * MINUTE)
    await write('reply', now - 40 * MINUTE)
    await write('notice', now - MINUTE)
    const id = await write('reply', now - 30 * MINUTE)
    assert.include(await decide(id), { verdict: 'defer', until: now + 10 * MINUTE })
    clock.advance(10 * MINUTE)
    assert.include(await decide(id), { verdict: 'allow' })
  })

  test('what never left does not count', async ({ assert }) => {
    await write('reply', clock.now() - MINUTE)
    const [other] = await rows<{ id: number }>(`update messages set sending_at = null returning id`)
    assert.exists(other)
    await write('reply', clock.now() - MINUTE)
    assert.include(await decide(await write('reply', null)), { verdict: 'allow' })
  })

  test('of what nobody asked for so many a day of hers and theirs', async ({ assert }) => {
    const midnight = Date.parse('2026-11-18T05:00:00Z')
    await write('initiative', midnight - 1)
    await write('initiative', midnight)
    const id = await write('initiative', null)
    assert.include(await decide(id), { verdict: 'allow' })
    await rows(
      'update messages set sending_at = ? where sending_at < ? returning id',
      midnight,
      midnight
    )
    assert.include(await decide(id), { verdict: 'defer', until: midnight + DAY })
  })

  test('of other kinds there is no such limit', async ({ assert }) => {
    for (let count = 0; count < 5; count++) await write('scheduled', clock.now() - MINUTE)
    assert.include(await decide(await write('scheduled', null)), { verdict: 'allow' })
  })

  test('what is not paid for does not go, nor does what was given back', async ({ assert }) => {
    const id = await write('reply', null)
    assert.include(await decide(id), { verdict: 'allow' })
    await rows(
      `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)
       values (?, 'give_back', 'daily', 1, '', 'paid', 1) returning id`,
      user.id
    )
    assert.include(await decide(id), { verdict: 'drop', reason: 'no messages left' })
  })

  test('{kind} that nobody reserved a message for: {answer}')
    .with([
      ...(['reply', 'scheduled_now'] as const).map((kind) => ({
        kind,
        answer: 'no messages left',
      })),
      ...(['first_text', 'greeting', 'outage', 'resent', 'initiative'] as const).map((kind) => ({
        kind,
        answer: 'allow',
      })),
    ])
    .run(async ({ assert }, { kind, answer }) => {
      const { read, dialect } = await database()
      const id = await write(kind, null)
      const row = await findGateRow(read, id, { dialect, now: clock.now() })
      assert.equal(answerOf(row && (await (await gateNow()).decide(read, row))), answer)
    })

  test('what waits in her talk follows its person to another number, what was asked for does not', async ({
    assert,
  }) => {
    const { read, dialect } = await database()
    const [old] = await rows<{ phone: string }>('select phone from users')
    const find = async (id: number) =>
      (await findGateRow(read, id, { dialect, now: clock.now() }))?.phone
    const talk = await write('reply', null)
    const code = await write('code', null)
    await rows('update messages set conversation_id = null where id = ? returning id', code)
    await rows(`update users set phone = '+12025550777' returning id`)
    assert.equal(await find(talk), old?.phone)
    await rows(`update users set phone_key = 'moved' returning id`)
    assert.equal(await find(code), old?.phone)
    assert.equal(await find(talk), '+12025550777')
  })

  test('words the carrier filtered within thirty days do not go again', async ({ assert }) => {
    const id = await write('reply', null)
    await rows(`update messages set body_hash = 'x' where id = ? returning id`, id)
    await rows(
      `insert into filtered_texts (body_hash, times, last_at) values ('x', 1, ?) returning body_hash`,
      clock.now() - 30 * DAY + 1
    )
    const other = await write('notice', null)
    await rows(`update messages set body_hash = 'y' where id = ? returning id`, other)
    const { read, dialect } = await database()
    const unlike = await findGateRow(read, other, { dialect, now: clock.now() })
    assert.isFalse(Boolean(unlike?.is_filtered))
    assert.include(await decide(id), { reason: 'the carrier filtered these words before' })
    clock.advance(1)
    assert.include(await decide(id), { verdict: 'allow' })
  })
})
