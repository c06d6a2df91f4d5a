import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { GrantRole } from '#app/people/accounts/grant_role'
import limits from '#config/limits'
import { callsOf } from '#app/core/sessions/roles'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { SeedDemo } from '#database/seeders/seed_demo'
import { answers, cookieIn, digitsTo, otherThan } from '#tests/codes'
import { tracesOf } from '#tests/lived_in_account'
import {
  clock,
  cookieOf,
  freshDatabase,
  PASSWORD,
  rows,
  signedUpUser,
  sms,
  type TestUser,
  text,
  unconfirmedCookieOf,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { setLimits } from '#tests/own_limits'

/** A staff call everybody of staff may make. */
const STAFF_CALL = '/api/twilio/callback-url'

const me = (client: ApiClient, cookie: string) => client.get('/api/admin/me').as({ cookie })
const ask = (client: ApiClient, cookie: string) =>
  client.post('/api/admin/second-factor').as({ cookie })
const verify = (client: ApiClient, cookie: string, verificationCode: unknown) =>
  client.post('/api/admin/second-factor/verify').as({ cookie }).json({ verificationCode })

async function logIn(client: ApiClient, email: string, password = PASSWORD): Promise<string> {
  const response = await client.post('/api/login').json({ email, password })
  response.assertStatus(200)
  return cookieIn(response)
}

/** Answers the cookie of the confirmed session. */
async function confirm(client: ApiClient, cookie: string, phone: string): Promise<string> {
  await answers(ask(client, cookie), 200)
  const response = await verify(client, cookie, digitsTo(phone))
  response.assertStatus(200)
  return cookieIn(response)
}

interface AuditRow {
  actor_id: number
  actor_role: string
  action: string
  subject_id: number
  detail: string
  request_id: string
}
const audits = () =>
  rows<AuditRow>(
    `select actor_id, actor_role, action, subject_id, detail, request_id from audit_log order by id`
  )

test.group('The second factor of staff', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('after the password a member of staff is nobody but a member', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin', phone: '+12025550199' })
    const cookie = await logIn(client, admin.email)
    const response = await me(client, cookie)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      id: admin.id,
      email: admin.email,
      name: 'Sam',
      role: 'admin',
      isConfirmed: false,
      phoneHint: '+1 *** *** 0199',
      may: [],
      endsAt: new Date(clock.now() + 12 * HOUR).toISOString(),
    })
    await answers(client.get(STAFF_CALL).as({ cookie }), 403)
    const check = await client.get('/api/auth/check').as({ cookie })
    assert.equal(check.body().role, 'admin')
  })

  for (const role of ['viewer', 'support', 'admin'] as const) {
    test(`the code gives a session of ${role} what its role may do, behind a new token`, async ({
      client,
      assert,
    }) => {
      const user = await signedUpUser({ role })
      const before = await logIn(client, user.email)
      const after = await confirm(client, before, user.phone)
      assert.notEqual(after, before)
      const { isConfirmed, may } = (await me(client, after)).body()
      assert.isTrue(isConfirmed)
      assert.deepEqual(may, callsOf(role))
      await answers(client.get(STAFF_CALL).header('cookie', after), 200)
      await answers(me(client, before), 401)
    })
  }

  test('each session gives it for itself', async ({ client }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await confirm(client, await logIn(client, admin.email), admin.phone)
    const elsewhere = await logIn(client, admin.email)
    await answers(client.get(STAFF_CALL).header('cookie', elsewhere), 403)
  })

  test('a visitor and a member have none to give', async ({ client }) => {
    const user = await signedUpUser()
    for (const [cookie, status] of [
      ['', 401],
      [user.cookie, 403],
    ] as const) {
      await answers(me(client, cookie), status)
      await answers(ask(client, cookie), status)
      await answers(verify(client, cookie, '123456'), status)
    }
    assertNothingSent()
  })

  test('a confirmed session asks for no code and takes none', async ({ client }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await answers(ask(client, admin.cookie), 409)
    await answers(verify(client, admin.cookie, '123456'), 409)
    assertNothingSent()
  })

  test('the code is texted to the account’s phone, and its digits are in no row', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await answers(ask(client, await unconfirmedCookieOf(admin.id)), 200)
    assert.lengthOf(sms.sent, 1)
    const digits = digitsTo(admin.phone)
    assert.match(digits, /^\d{6}$/)
    assert.deepEqual(await tracesOf([digits]), [])
  })

  test('a wrong, a malformed, an old and a used code are refused in the usual words', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(admin.id)
    const said = async (code: unknown, cookieNow = cookie) => {
      const response = await verify(client, cookieNow, code)
      response.assertStatus(422)
      return response.body().errors.verificationCode as string
    }
    assert.equal(await said('123456'), 'This code is no longer valid. Please request a new code.')
    await answers(ask(client, cookie), 200)
    const digits = digitsTo(admin.phone)
    assert.equal(await said(otherThan(digits)), 'Invalid verification code.')
    assert.equal(await said('12345'), 'Verification code must be 6 digits')
    assert.equal(await said('12345a'), 'Verification code must contain only numbers')
    clock.advance(10 * MINUTE)
    assert.equal(await said(digits), 'This code has expired. Please request a new code.')
    await answers(ask(client, cookie), 200)
    const fresh = digitsTo(admin.phone)
    await answers(verify(client, cookie, fresh), 200)
    const elsewhere = await unconfirmedCookieOf(admin.id)
    assert.equal(
      await said(fresh, elsewhere),
      'This code is no longer valid. Please request a new code.'
    )
  })

  test('a code for anything else confirms nothing, and this one nothing else', async ({
    client,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(admin.id)
    await answers(ask(client, cookie), 200)
    const digits = digitsTo(admin.phone)
    const reset = { email: admin.email, password: 'quite another 5', verificationCode: digits }
    await answers(client.post('/api/reset-password').json(reset), 422)
    const proof = { phoneNumber: admin.phone, verificationCode: digits }
    await answers(client.post('/api/verify-phone').json(proof), 422)
    await answers(verify(client, cookie, digits), 200)
  })

  test('five wrong codes spend it, fifteen lock the number, however they come', async ({
    client,
    assert,
  }) => {
    limits.codes.cooldownMs = 0
    limits.codes.per10Minutes = 100
    const admin = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(admin.id)
    for (let code = 0; code < 3; code++) {
      await answers(ask(client, cookie), 200)
      const digits = digitsTo(admin.phone)
      const tries = Array.from({ length: 12 }, (_, by) => otherThan(digits, by + 1))
      await Promise.all(tries.map((wrong) => verify(client, cookie, wrong)))
      await answers(verify(client, cookie, digits), 429)
    }
    const [counted] = await rows<{ tries: number }>(
      'select sum(tries) as tries from verification_codes'
    )
    assert.equal(Number(counted?.tries), 15)
    const locked = await ask(client, cookie)
    locked.assertStatus(429)
    assert.match(locked.body().message, /^Too many wrong codes for this number\./)
    await answers(client.get(STAFF_CALL).as({ cookie }), 403)
  })

  test('of many right guesses at once one confirms', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const cookies = await Promise.all([1, 2, 3, 4].map(() => unconfirmedCookieOf(admin.id)))
    await answers(ask(client, cookies[0] ?? ''), 200)
    const digits = digitsTo(admin.phone)
    const guesses = await Promise.all(cookies.map((cookie) => verify(client, cookie, digits)))
    assert.deepEqual(guesses.map((one) => one.status()).sort(), [200, 422, 422, 422])
    const confirmed = await rows(
      `select s.id from sessions s where s.confirmed_at is not null and s.user_id = ${admin.id}`
    )
    // The one the test world opened, and one more.
    assert.lengthOf(confirmed, 2)
  })

  test('codes are asked for at the usual pace', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(admin.id)
    await answers(ask(client, cookie), 200)
    const soon = await ask(client, cookie)
    soon.assertStatus(429)
    assert.match(soon.body().message, /^Please wait 30 seconds/)
    assert.equal(soon.header('retry-after'), '30')
  })

  test('to a phone that said STOP none goes, and the refusal says what to do', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await text(admin, 'STOP')
    const before = sms.sent.length
    const response = await ask(client, await unconfirmedCookieOf(admin.id))
    response.assertStatus(403)
    assert.match(response.body().message, /^Text START to \+\d+ first\.$/)
    assert.lengthOf(sms.sent, before)
  })

  test('a code that could not be sent is said to be so', async ({ client }) => {
    const admin = await signedUpUser({ role: 'admin' })
    sms.failNext(new SmsGatewayError('not_sent', 20003))
    await answers(ask(client, await unconfirmedCookieOf(admin.id)), 503)
  })

  test('sign-in, failure and confirmation are in the audit log; a member’s sign-in is not', async ({
    client,
    assert,
  }) => {
    const member = await signedUpUser()
    await logIn(client, member.email)
    const admin = await signedUpUser({ role: 'support' })
    const cookie = await logIn(client, admin.email)
    await answers(ask(client, cookie), 200)
    const digits = digitsTo(admin.phone)
    await answers(verify(client, cookie, otherThan(digits)), 422)
    await answers(verify(client, cookie, digits), 200)
    const kept = await audits()
    assert.deepEqual(
      kept.map(({ action, detail }) => [action, JSON.parse(detail)]),
      [
        ['staff.sign_in', {}],
        ['staff.confirm_failed', { why: 'wrong' }],
        ['staff.confirm', {}],
      ]
    )
    for (const entry of kept) {
      assert.containSubset(entry, {
        actor_id: admin.id,
        actor_role: 'support',
        subject_id: admin.id,
      })
      assert.isNotEmpty(entry.request_id)
    }
  })

  test('the demo’s three of staff get their code on the pretend phone', async ({
    client,
    assert,
  }) => {
    const seedDemo = await app.container.make(SeedDemo)
    const logins = await seedDemo.execute()
    const staff = logins.filter(({ role }) => role !== 'member')
    assert.deepEqual(
      staff.map(({ role }) => role),
      ['admin', 'support', 'viewer']
    )
    for (const { role, email, password, phone } of staff) {
      const cookie = await confirm(client, await logIn(client, email, password), phone)
      const { role: own, may } = (await me(client, cookie)).body()
      assert.deepEqual([own, may], [role, callsOf(role as 'admin')])
    }
  })

  function assertNothingSent(): void {
    if (sms.sent.length > 0) throw new Error('a text was sent')
  }
})

test.group('A session of staff', (group) => {
  freshDatabase(group)

  test('ends twelve hours after the password, however late the code came', async ({ client }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const opened = await logIn(client, admin.email)
    clock.advance(11 * HOUR)
    const cookie = await confirm(client, opened, admin.phone)
    clock.advance(HOUR - 1)
    await answers(client.get(STAFF_CALL).as({ cookie }), 200)
    clock.advance(1)
    await answers(client.get(STAFF_CALL).as({ cookie }), 401)
  })

  test('is a member’s at once when the role is taken away', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await rows(`update users set role = 'user' where id = ? returning id`, admin.id)
    await answers(client.get(STAFF_CALL).as(admin), 403)
    await answers(me(client, admin.cookie), 403)
    const check = await client.get('/api/auth/check').as(admin)
    assert.equal(check.body().role, 'user')
  })

  test('is over once another role was granted: the new one is confirmed anew', async ({
    client,
    assert,
  }) => {
    const grantRole = await app.container.make(GrantRole)
    const user = await signedUpUser()
    const open = await cookieOf(user.id)
    await grantRole.execute({ email: user.email, role: 'viewer' })
    await answers(me(client, open), 401)
    const cookie = await logIn(client, user.email)
    await answers(client.get(STAFF_CALL).as({ cookie }), 403)
    const confirmed = await confirm(client, cookie, user.phone)
    await grantRole.execute({ email: user.email, role: 'admin' })
    await answers(me(client, confirmed), 401)
    const [last] = (await audits()).slice(-1)
    assert.containSubset(last, {
      action: 'signups.grant_role',
      actor_role: 'operator',
      actor_id: null,
      subject_id: user.id,
    })
  })

  test('a code typed into a session that ended meanwhile confirms nothing', async ({
    client,
    assert,
  }) => {
    const admin: TestUser = await signedUpUser({ role: 'admin' })
    const cookie = await unconfirmedCookieOf(admin.id)
    await answers(ask(client, cookie), 200)
    const grantRole = await app.container.make(GrantRole)
    const [guess] = await Promise.all([
      verify(client, cookie, digitsTo(admin.phone)),
      grantRole.execute({ email: admin.email, role: 'viewer' }),
    ])
    assert.include([200, 401], guess.status())
    await answers(me(client, cookie), 401)
    if (guess.status() === 200) await answers(me(client, cookieIn(guess)), 401)
  })
})
