import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { CLEARED } from '#app/ledgers/alarms/contract'
import { PaymentGateway } from '#app/billing/payments/payment_gateway'
import { everlySays } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { queueText } from '#tests/queue_text'
import { database, freshDatabase, onboardedUser, rows, runDue, sms } from '#tests/world'
import { EXIT } from './exit_codes.js'

async function deadJob(): Promise<string> {
  const { read } = await database()
  const dead = await read.first<{ id: number }>(
    `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
     values ('remember', 'remember:1', '{}', 'dead', 1, 1) returning id`
  )
  return String(dead?.id)
}

/** Carriers refuse our number in the country of +1. */
async function openAlarm(): Promise<string> {
  const { read } = await database()
  const alarms = await app.container.make(Alarms)
  await alarms.raise(read, 'registration', '+1')
  const [open] = await alarms.list(read)
  return String(open?.id)
}

async function pausedAccount(): Promise<string> {
  const { email } = await onboardedUser()
  await rows(`update users set paused_at = 1, paused_for = 'staff' returning id`)
  return email
}

const countPaused = async () =>
  (await rows('select id from users where paused_at is not null')).length
const countDead = async () => (await rows(`select id from jobs where status = 'dead'`)).length
const countOpen = async () => (await rows('select id from alarms where cleared_at is null')).length
const countAudited = async () => (await rows('select id from audit_log')).length

/** What would be let go, by command. */
const HELD = [
  { name: 'alarms clear', make: openAlarm, count: countOpen },
  { name: 'jobs retry', make: deadJob, count: countDead },
  { name: 'users resume', make: pausedAccount, count: countPaused },
]

/** The gateway itself says so: one put in its place would stay with whoever is first made meanwhile. */
async function pretendStripe(): Promise<() => void> {
  const gateway = await app.container.make(PaymentGateway)
  const { provider } = gateway
  Object.assign(gateway, { provider: 'stripe' })
  return () => void Object.assign(gateway, { provider })
}

test.group('Letting go what waits', (group) => {
  freshDatabase(group)

  test('a test text takes nobody else’s with it', async ({ assert }) => {
    const sam = await onboardedUser()
    await runDue()
    sms.reset()
    const waiting = await queueText(sam, 'is everybody there?')
    const said = await everlySays(['sms', 'send', '+12025550143', 'Hello', '--yes'])
    assert.equal(said.code, EXIT.ok)
    assert.deepEqual(
      sms.sent.map(({ to, body }) => [to, body]),
      [['+12025550143', 'Hello']]
    )
    const [left] = await rows('select state, verdict from messages where id = ?', waiting)
    assert.deepEqual(left, { state: 'queued', verdict: null })
    await runDue()
    assert.lengthOf(sms.sent, 2)
  })

  test('a person is asked before {name}, and silence is a no')
    .with(HELD)
    .run(async ({ assert }, { name, make, count }) => {
      const line = [...name.split(' '), await make()]
      for (const answer of ['', 'n']) {
        const said = await everlySays(line, { isTty: true, answer })
        assert.deepEqual([said.code, said.out, said.asked.length], [EXIT.refused, '', 1])
      }
      assert.deepEqual([await count(), await countAudited()], [1, 0])
      assert.equal((await everlySays(line, { isTty: true, answer: 'y' })).code, EXIT.ok)
      assert.deepEqual([await count(), await countAudited()], [0, 1])
    })

  test('{name} asks nobody where nobody sits')
    .with(HELD)
    .run(async ({ assert }, { name, make, count }) => {
      const line = [...name.split(' '), await make()]
      for (const said of [
        await everlySays(line),
        await everlySays([...line, '--no-input'], { isTty: true }),
      ]) {
        assert.deepEqual([said.code, said.out, said.asked], [EXIT.usage, '', []])
        assert.include(said.err, '--yes')
      }
      assert.equal(await count(), 1)
    })

  test('{name} --dry-run says what would go and lets nothing go')
    .with(HELD)
    .run(async ({ assert }, { name, make, count }) => {
      const id = await make()
      const said = await everlySays([...name.split(' '), id, '--dry-run'])
      assert.deepEqual([said.code, said.asked], [EXIT.ok, []])
      assert.include(said.out, id)
      assert.include(said.err, 'Nothing was done')
      assert.deepEqual([await count(), await countAudited()], [1, 0])
    })

  test('{name} lets nothing go on live keys without --live')
    .with(HELD)
    .run(async ({ assert }, { name, make, count }) => {
      const line = [...name.split(' '), await make(), '--yes']
      sms.isSimulated = false
      const refused = await everlySays(line)
      assert.deepEqual([refused.code, refused.out], [EXIT.refused, ''])
      assert.include(refused.err, '--live')
      assert.equal(await count(), 1)
      assert.equal((await everlySays([...line, '--live'])).code, EXIT.ok)
      assert.equal(await count(), 0)
    })

  test('a job may charge: {$self} wants --live also where only payments are real')
    .with(['jobs retry --all-dead', 'jobs run'])
    .run(async ({ assert, cleanup }, line) => {
      await deadJob()
      cleanup(await pretendStripe())
      const refused = await everlySays([...line.split(' '), '--yes'])
      assert.deepEqual([refused.code, refused.out], [EXIT.refused, ''])
      assert.include(refused.err, '--live')
      assert.equal(await countDead(), 1)
    })

  test('users delete may end a plan: it wants --live where payments are real', async ({
    assert,
    cleanup,
  }) => {
    const { email } = await onboardedUser()
    cleanup(await pretendStripe())
    const line = ['users', 'delete', email, '--reason', 'asked for by e-mail', '--yes']
    const refused = await everlySays(line)
    assert.deepEqual([refused.code, refused.out], [EXIT.refused, ''])
    assert.include(refused.err, '--live')
    assert.lengthOf(await rows('select id from users'), 1)
    assert.equal((await everlySays([...line, '--live'])).code, EXIT.ok)
    assert.isEmpty(await rows('select id from users'))
  })

  test('{$self} says also in a dry run that there is no such account')
    .with(['users resume', 'users delete --reason gone', 'users pause --reason x'])
    .run(async ({ assert }, line) => {
      const said = await everlySays([...line.split(' '), 'nobody@example.com', '-n'])
      assert.deepEqual([said.code, said.out], [EXIT.notFound, ''])
    })

  test('an alarm says how many texts wait for it', async ({ assert }) => {
    const sam = await onboardedUser()
    await runDue()
    const id = await openAlarm()
    await queueText(sam, 'one')
    await queueText({ ...sam, phone: '+447700900123' }, 'elsewhere')
    const dry = await everlySays(['alarms', 'clear', id, '-n', '--json'])
    const told = { id: Number(id), kind: 'registration', subject: '+1', heldUp: 1 }
    assert.deepEqual(dataIn(dry.out), told)
    const { asked } = await everlySays(['alarms', 'clear', id], { isTty: true })
    assert.deepEqual(asked, [
      `Clear alarm ${id} (registration, +1)? ${CLEARED.registration} Held back now: 1. [y/N] `,
    ])
  })

  test('an alarm says what clearing it does, which is seldom that texts go on', async ({
    assert,
  }) => {
    const { read } = await database()
    const alarms = await app.container.make(Alarms)
    await alarms.raise(read, 'crisis_unanswered', '7')
    const [open] = await alarms.list(read)
    const { out } = await everlySays(['alarms', 'clear', String(open?.id), '--dry-run'])
    assert.include(out, 'The safety event stays open, and no alarm is raised for it again.')
    assert.notInclude(out, 'text')
  })
})
