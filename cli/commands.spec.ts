import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { everlySays } from '#tests/command_line'
import { queueText } from '#tests/queue_text'
import { usePaymentProvider } from '#tests/payment_provider'
import { buy, purchases } from '#tests/payments'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  signedUpUser,
  sms,
} from '#tests/world'
import { MINUTE } from '#app/core/clock/durations'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { SaveSchedule } from '#app/schedules/plan/save_schedule'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { worthOf } from './commands/db/backup.js'
import { EXIT } from './exit_codes.js'
import { Interrupt } from './interrupt.js'

async function json<T>(args: string[]): Promise<T> {
  const said = await everlySays([...args, '--json'])
  if (said.code !== EXIT.ok) throw new Error(said.err)
  const { version, data } = JSON.parse(said.out) as { version: number; data: T }
  if (version !== 1) throw new Error(`the version of a document is ${version}`)
  return data
}

const audited = () =>
  rows<{ action: string; actor_role: string; subject_id: number | null }>(
    'select action, actor_role, subject_id from audit_log order by id'
  )

test.group('The commands', (group) => {
  freshDatabase(group)

  test('users list filters by plan and state, and never by chance shows a number', async ({
    assert,
  }) => {
    const sam = await onboardedUser()
    const kim = await signedUpUser()
    const ids = async (...args: string[]) =>
      (await json<{ id: number }[]>(['users', 'list', ...args])).map(({ id }) => id)
    assert.deepEqual(await ids(), [kim.id, sam.id])
    assert.deepEqual(await ids('--state', 'active'), [sam.id])
    assert.deepEqual(await ids('--state', 'not_onboarded', '--plan', 'free'), [kim.id])
    assert.deepEqual(await ids('--plan', 'starter'), [])
    assert.deepEqual(await ids('--limit', '1'), [kim.id])
    assert.equal((await everlySays(['users', 'list', '--limit', '0'])).code, EXIT.usage)
    assert.equal((await everlySays(['users', 'list', '--plan', 'gold'])).code, EXIT.usage)
    const listed = await everlySays(['users', 'list'])
    assert.notInclude(listed.out, sam.phone)
    assert.notInclude(listed.out, sam.email)
    assert.include(listed.out, `${sam.email[0]}***@`)
    assert.isEmpty(await audited())
  })

  test('a revealed number is written into the audit log', async ({ assert }) => {
    const sam = await signedUpUser()
    const shown = await json<{ phone: string; email: string }>([
      'users',
      'show',
      sam.email.toUpperCase(),
      '--reveal',
    ])
    assert.deepEqual([shown.phone, shown.email], [sam.phone, sam.email])
    assert.include((await everlySays(['users', 'list', '--reveal'])).out, sam.phone)
    assert.deepEqual(await audited(), [
      { action: 'resources.reveal', actor_role: 'operator', subject_id: sam.id },
      { action: 'resources.reveal', actor_role: 'operator', subject_id: null },
    ])
    const nobody = await everlySays(['users', 'show', 'nobody@example.com', '--reveal'])
    assert.deepEqual([nobody.code, nobody.out], [EXIT.notFound, ''])
    assert.lengthOf(await audited(), 2)
  })

  test('users pause and resume, once each, with a trace', async ({ assert }) => {
    const sam = await onboardedUser()
    const pause = ['users', 'pause', String(sam.id), '--reason', 'asked by phone', '--yes']
    assert.equal((await everlySays(pause)).code, EXIT.ok)
    assert.equal((await json<{ state: string }>(['users', 'show', sam.email])).state, 'paused')
    assert.equal((await everlySays(pause)).code, EXIT.refused)
    const resume = (who: string) => everlySays(['users', 'resume', who, '--yes'])
    assert.equal((await resume(sam.email)).code, EXIT.ok)
    assert.equal((await resume(sam.email)).code, EXIT.refused)
    const tried = await everlySays(['users', 'resume', sam.email, '--dry-run'])
    assert.deepEqual([tried.code, tried.out], [EXIT.refused, ''])
    assert.equal((await resume('nobody@example.com')).code, EXIT.notFound)
    assert.deepEqual(
      (await audited()).map(({ action }) => action),
      ['signups.pause', 'signups.pause']
    )
  })

  test('users readmit lets a refused number in again, and knows no other', async ({ assert }) => {
    const { read } = await database()
    const refusedMinors = await app.container.make(RefusedMinors)
    const phone = '+12025550143'
    await refusedMinors.refuseMember(read, { userId: (await signedUpUser()).id, phone })
    const why = ['--reason', 'the year was a slip', '--yes']
    const readmit = ['users', 'readmit', '+1 (202) 555-0143', ...why]
    assert.equal((await everlySays(readmit)).code, EXIT.ok)
    assert.isFalse(await refusedMinors.hasNumber(read, phone))
    assert.equal((await everlySays(readmit)).code, EXIT.notFound)
    assert.deepEqual(
      (await audited()).map(({ action }) => action),
      ['minors.readmit']
    )
  })

  test('users delete takes all there is of a person, and says who did it', async ({ assert }) => {
    const sam = await onboardedUser()
    const kim = await onboardedUser()
    const leave = ['users', 'delete', sam.email, '--reason', 'asked for by e-mail']
    assert.equal((await everlySays([...leave, '--no-input'])).code, EXIT.usage)
    assert.equal((await everlySays([...leave, '--dry-run'])).code, EXIT.ok)
    assert.lengthOf(await rows('select id from users'), 2)
    assert.equal((await everlySays([...leave, '--yes'])).code, EXIT.ok)
    assert.deepEqual(await rows('select id from users'), [{ id: kim.id }])
    assert.deepEqual(await rows('select user_id from conversations'), [{ user_id: kim.id }])
    const trace = { action: 'signups.delete', actor_role: 'operator', subject_id: sam.id }
    assert.deepEqual(await audited(), [trace])
    const reason = 'asked for by e-mail'
    assert.deepEqual(await rows('select reason from audit_log'), [{ reason }])
    assert.equal((await everlySays([...leave, '--yes'])).code, EXIT.notFound)
    assert.lengthOf(await audited(), 1)
  })

  test('users grant-role gives a role, and knows no queen', async ({ assert }) => {
    const sam = await signedUpUser()
    const granted = await everlySays(['users', 'grant-role', sam.email, 'support', '--yes'])
    assert.deepEqual([granted.code, granted.out], [EXIT.ok, `${sam.email} is now support\n`])
    const queen = await everlySays(['users', 'grant-role', sam.email, 'queen'])
    assert.deepEqual([queen.code, queen.out], [EXIT.usage, ''])
    const unasked = await everlySays(['users', 'grant-role', sam.email, 'admin'])
    assert.deepEqual([unasked.code, unasked.out], [EXIT.usage, ''])
    const asked = await everlySays(['users', 'grant-role', sam.email, 'admin'], {
      isTty: true,
      answer: 'n',
    })
    assert.deepEqual(asked.asked, [
      `Make ${sam.email} admin? They are support now, and are logged out everywhere. [y/N] `,
    ])
    assert.equal(asked.code, EXIT.refused)
    const nobody = await everlySays(['users', 'grant-role', 'nobody@example.com', 'admin', '--yes'])
    assert.equal(nobody.code, EXIT.notFound)
    const byId = await everlySays(['users', 'grant-role', String(sam.id), 'admin'], { isTty: true })
    assert.deepEqual([byId.code, byId.asked], [EXIT.usage, []])
  })

  test('sms send goes through the one room and waits for the end', async ({ assert }) => {
    const said = await everlySays(['sms', 'send', '+1 (202) 555-0143', 'Hello there', '--yes'])
    assert.equal(said.code, EXIT.ok)
    assert.match(said.out, /^text \d+: sent\n$/)
    assert.include(said.err, '1 segment(s), GSM-7, 11 characters')
    assert.deepEqual(
      sms.sent.map(({ to, body }) => [to, body]),
      [['+12025550143', 'Hello there']]
    )
    assert.deepEqual(
      (await audited()).map(({ action, actor_role: role }) => [action, role]),
      [['sms.send_anywhere', 'operator']]
    )
    assert.equal((await everlySays(['sms', 'send', '12', 'Hello', '--yes'])).code, EXIT.usage)
  })

  test('sms send says when the provider did not take it, and when the gate said no', async ({
    assert,
  }) => {
    sms.failNext(new SmsGatewayError('refused', 30006))
    const failed = await everlySays(['sms', 'send', '+12025550143', 'Hello', '--yes'])
    assert.equal(failed.code, EXIT.provider)
    assert.include(failed.out, '30006')
    const dropped = await everlySays(['sms', 'send', '+12025550143', 'Hello', '--yes'])
    assert.equal(dropped.code, EXIT.refused)
  })

  test('sms segments counts what is given and what is piped in', async ({ assert }) => {
    const given = await json<{ segments: number }>(['sms', 'segments', 'é'.repeat(161)])
    assert.equal(given.segments, 2)
    const piped = await everlySays(['sms', 'segments'], { input: 'Hi 💛\n' })
    assert.equal(piped.out, 'characters\t4\nsegments\t1\nencoding\tUCS-2\n')
    const none = await everlySays(['sms', 'segments'])
    assert.deepEqual([none.code, none.out], [EXIT.usage, ''])
  })

  test('sends stop and start turn the switch, with the reason', async ({ assert }) => {
    const stopped = await everlySays(['sends', 'stop', '--reason', 'carrier trouble', '--yes'])
    assert.equal(stopped.code, EXIT.ok)
    const state = await json<{ areAllStopped: boolean; reason: string }>(['sends', 'status'])
    assert.deepInclude(state, { areAllStopped: true, reason: 'carrier trouble' })
    assert.equal((await everlySays(['sends', 'start', '--reason', 'over', '-y'])).code, EXIT.ok)
    assert.isFalse((await json<{ areAllStopped: boolean }>(['sends', 'status'])).areAllStopped)
    assert.lengthOf(await audited(), 2)
  })

  test('jobs run does what is due here and now', async ({ assert }) => {
    await onboardedUser()
    clock.advance(MINUTE)
    const { read } = await database()
    await read.run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('sweep_accounts', 'sweep_accounts', '{}', 'pending', 1, 1)`
    )
    const said = await everlySays(['jobs', 'run', '--yes'])
    assert.equal(said.code, EXIT.ok)
    assert.match(said.out, /^[1-9]\d* job\(s\) and text\(s\) done\n$/)
    assert.isEmpty(await rows('select id from jobs where run_at <= ?', clock.now()))
  })

  test('jobs run heeds Ctrl-C before all is done, and says how to go on', async ({ assert }) => {
    const sam = await onboardedUser()
    await runDue()
    await queueText(sam, 'waits')
    const before = sms.sent.length
    const { read } = await database()
    await read.run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('sweep_accounts', 'sweep_accounts', '{}', 'pending', 1, 1)`
    )
    const interrupt = new Interrupt()
    interrupt.request()
    const said = await everlySays(['jobs', 'run', '--yes'], { interrupt })
    assert.deepEqual([said.code, said.out], [EXIT.interrupted, '0 job(s) and text(s) done\n'])
    assert.match(said.err, /[1-9]\d* job\(s\) and 1 text\(s\) are due\. To go on: everly jobs run/)
    assert.lengthOf(sms.sent, before)
  })

  test('jobs retry brings one dead job back, and says when there is none', async ({ assert }) => {
    const { read } = await database()
    const dead = await read.first<{ id: number }>(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('remember', 'remember:1', '{}', 'dead', 1, 1) returning id`
    )
    const id = String(dead?.id)
    assert.include((await everlySays(['jobs', 'list', '--dead'])).out, `${id}\tremember\tdead`)
    const back = await everlySays(['jobs', 'retry', id, '--yes'])
    assert.deepEqual([back.code, back.out], [EXIT.ok, `job ${id} runs again\n`])
    assert.equal((await everlySays(['jobs', 'retry', id])).code, EXIT.notFound)
    assert.equal((await everlySays(['jobs', 'retry', 'x'])).code, EXIT.usage)
    assert.equal((await everlySays(['jobs', 'retry'])).code, EXIT.usage)
    assert.equal((await everlySays(['jobs', 'retry', id, '--all-dead'])).code, EXIT.usage)
  })

  test('schedules run claims what is due', async ({ assert }) => {
    const sam = await onboardedUser()
    const save = await app.container.make(SaveSchedule)
    const wish = { messageType: 'random_sweet', time: '12:10', customMessage: 'Drink' } as const
    await save.execute(sam.id, wish, { ip: '127.0.0.1', userAgent: null })
    clock.advance(10 * MINUTE)
    const said = await everlySays(['schedules', 'run', '--yes', '--json'])
    assert.deepEqual([said.code, said.out], [EXIT.ok, '{"version":1,"data":{"count":1}}\n'])
    assert.lengthOf(await rows('select id from firings'), 1)
    assert.deepEqual(await rows('select actor_role, action, detail from audit_log'), [
      { actor_role: 'operator', action: 'schedules.send_due', detail: '{"count":1}' },
    ])
  })

  test('billing advance-clock lets days pass, one at a time', async ({ assert }) => {
    await buy(await signedUpUser(), 'starter')
    const said = await everlySays(['billing', 'advance-clock', '--days', '32', '--yes'])
    assert.equal(said.code, EXIT.ok)
    assert.equal(said.out, '32 days later: 1 subscription(s) running\n')
    await runDue()
    assert.deepEqual(
      (await purchases()).map(({ kind }) => kind),
      ['subscription', 'renewal']
    )
    const many = await everlySays(['billing', 'advance-clock', '--days', 'many'])
    assert.equal(many.code, EXIT.usage)
  })

  test('report crisis is a table for people and JSON for a pipe', async ({ assert }) => {
    const at = Date.UTC(2024, 4, 5)
    const { read } = await database()
    await read.run(
      `insert into safety_events (kind, source, referral, created_at) values ('crisis', 'phrases', '988', ?)`,
      at
    )
    const table = await everlySays(['report', 'crisis', '--year', '2024'], { isTty: true })
    assert.match(table.out, /│ crisis referrals +│ +1 │/)
    const { crisisReferrals } = await json<{ crisisReferrals: { total: number } }>([
      ...['report', 'crisis', '--year', '2024'],
    ])
    assert.equal(crisisReferrals.total, 1)
    assert.equal((await everlySays(['report', 'crisis', '--year', 'soon'])).code, EXIT.usage)
  })

  test('alarms list shows the open ones, alarms clear takes one off once', async ({ assert }) => {
    const { read } = await database()
    await read.run(`insert into alarms (kind, subject, times, first_at, last_at)
      values ('registration', '+44', 3, 1763485200000, 1763485260000)`)
    const listed = await json<{ id: number }[]>(['alarms', 'list'])
    assert.containsSubset(listed, [
      {
        kind: 'registration',
        subject: '+44',
        times: 3,
        firstAt: '2025-11-18T17:00:00.000Z',
        lastAt: '2025-11-18T17:01:00.000Z',
      },
    ])
    const clear = ['alarms', 'clear', String(listed[0]?.id)]
    assert.equal((await everlySays(clear)).code, EXIT.usage)
    const cleared = await everlySays([...clear, '--yes'])
    assert.deepEqual([cleared.code, cleared.out], [EXIT.ok, `alarm ${clear[2]} is cleared\n`])
    const again = await everlySays([...clear, '--yes'])
    assert.deepEqual([again.code, again.out], [EXIT.notFound, ''])
  })

  test('plans list prints what is sold, with prices at the built-in provider', async ({
    assert,
  }) => {
    const plans = await json<{ planId: string; price: number; priceId: string }[]>([
      ...['plans', 'list'],
    ])
    assert.deepEqual(
      plans.map(({ planId, price }) => [planId, price]),
      [
        ['starter', 999],
        ['standard', 1999],
        ['refill', 499],
      ]
    )
    assert.isTrue(plans.every(({ priceId }) => priceId.startsWith('price_test_')))
    const synced = await everlySays(['plans', 'sync', '--dry-run'])
    assert.match(synced.out, /starter\tStarter Plan\t999\tkeep/)
  })

  test('billing advance-clock moves no other clock than the built-in one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await usePaymentProvider({ provider: 'stripe' }))
    const refused = await everlySays(['billing', 'advance-clock', '--days', '1', '--yes'])
    assert.deepEqual([refused.code, refused.out], [EXIT.refused, ''])
    assert.include(refused.err, 'built-in payment provider')
  })

  test('db backup says how much a copy is worth', ({ assert }) => {
    const copy = { file: '/mnt/copy', bytes: 1, sha256: '' }
    const dumped = worthOf({ ...copy, tables: 40 })
    assert.match(dumped, /not proved.*everly db restore \/mnt\/copy --dry-run$/)
    assert.match(worthOf({ ...copy, rows: 9, migration: '1_create' }), /^It is proved\./)
  })

  test('db migrate has nothing to do here, and db seed wants an empty database', async ({
    assert,
  }) => {
    const migrated = await everlySays(['db', 'migrate'])
    assert.deepEqual([migrated.code, migrated.out], [EXIT.ok, 'nothing to migrate\n'])
    await signedUpUser()
    const seeded = await everlySays(['db', 'seed'])
    assert.deepEqual([seeded.code, seeded.out], [EXIT.refused, ''])
    assert.include(seeded.err, 'empty database')
  })
})
