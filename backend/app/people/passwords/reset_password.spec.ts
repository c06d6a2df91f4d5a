import { createHash } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import limits from '#config/limits'
import { MINUTE } from '#app/core/clock/durations'
import { Background } from '#app/core/jobs/background'
import { SendResetCode } from '#app/people/passwords/send_reset_code'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { answers, digitsTo, otherThan } from '#tests/codes'
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
} from '#tests/world'

const NEW_PASSWORD = 'a much better one 9'
const SENT = {
  success: true,
  message: 'If this email has an account, we sent a 6-digit code to its phone.',
}
const BAD_CODE = 'Invalid or expired code. Check it or request a new one.'
const NOBODY = 'nobody@example.com'

function request(client: ApiClient, email: unknown) {
  return client.post('/api/request-password-reset').json({ email })
}

async function idle(): Promise<void> {
  const background = await app.container.make(Background)
  await background.idle()
}

/** What the browser of each e-mail was given with its code. */
const tickets = new Map<string, string>()

/** Answers the digits that were texted. */
async function requested(client: ApiClient, { email, phone }: TestUser): Promise<string> {
  const response = await request(client, email).header('cookie', tickets.get(email) ?? '')
  response.assertStatus(200)
  tickets.set(email, ticketIn(response))
  await idle()
  return digitsTo(phone)
}

function ticketIn(response: ApiResponse): string {
  return /everly_reset=[\w-]+/.exec(String(response.header('set-cookie')))?.[0] ?? ''
}

function deviceIn(response: ApiResponse): string {
  return /everly_device=[\w.-]+/.exec(String(response.header('set-cookie')))?.[0] ?? ''
}

function reset(client: ApiClient, email: string, more: object) {
  const cookie = tickets.get(email) ?? ''
  const body = { email, password: NEW_PASSWORD, ...more }
  return client.post('/api/reset-password').as({ cookie }).json(body)
}

function logIn(client: ApiClient, email: string, password: string) {
  return client.post('/api/login').json({ email, password })
}

function stable(headers: Record<string, unknown>) {
  const varying = ['date', 'x-request-id', 'set-cookie']
  return Object.entries(headers).filter(([name]) => !varying.includes(name))
}

/** How many passwords are hashed from now on. */
function countHashes(cleanup: (undo: () => void) => void): { made: number } {
  const count = { made: 0 }
  const { make, verify } = hash
  hash.make = (value) => {
    count.made++
    return make.call(hash, value)
  }
  hash.verify = (...args) => {
    count.made++
    return verify.apply(hash, args)
  }
  cleanup(() => void Object.assign(hash, { make, verify }))
  return count
}

function keepLimits(group: { each: { setup(work: () => () => void): void } }): void {
  group.each.setup(() => {
    const before = {
      codes: { ...limits.codes },
      resets: { ...limits.resets },
      logins: { ...limits.logins },
    }
    tickets.clear()
    return () => {
      Object.assign(limits.codes, before.codes)
      Object.assign(limits.resets, before.resets)
      Object.assign(limits.logins, before.logins)
    }
  })
}

test.group('Asking for a password reset', (group) => {
  freshDatabase(group)
  keepLimits(group)

  test('the account gets a code on its phone', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await request(client, user.email.toUpperCase())
    response.assertStatus(200)
    assert.deepEqual(response.body(), SENT)
    await idle()
    assert.match(digitsTo(user.phone), /^\d{6}$/)
    const [row] = await rows(`select user_id, body from messages where kind = 'code'`)
    assert.equal(row?.['user_id'], user.id)
    assert.notInclude(String(row?.['body']), digitsTo(user.phone))
  })

  test('an unknown email gets the same answer, and nothing is sent', async ({ client, assert }) => {
    const user = await signedUpUser()
    const known = await request(client, user.email)
    const unknown = await request(client, NOBODY)
    unknown.assertStatus(200)
    assert.deepEqual(unknown.body(), known.body())
    assert.deepEqual(stable(unknown.headers()), stable(known.headers()))
    assert.match(ticketIn(known), /=[\w-]{43}$/)
    assert.match(ticketIn(unknown), /=[\w-]{43}$/)
    await idle()
    assert.lengthOf(sms.sent, 1)
  })

  test('the answer waits for no provider', async ({ client, assert, cleanup }) => {
    const user = await signedUpUser()
    const { send } = sms
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    sms.send = async (message) => {
      await held
      return send.call(sms, message)
    }
    cleanup(() => void (sms.send = send))
    const response = await request(client, user.email)
    assert.deepEqual(response.body(), SENT)
    assert.lengthOf(sms.sent, 0)
    goOn()
    await idle()
    assert.lengthOf(sms.sent, 1)
  })

  for (const email of ['sam', '', undefined, 5, { a: 1 }]) {
    test(`${JSON.stringify(email)} is no email`, async ({ client, assert }) => {
      const response = await request(client, email)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { email: 'Please enter a valid email address' })
    })
  }

  test('what is the matter with the number does not show', async ({ client, assert }) => {
    const optedOut = await signedUpUser()
    await text(optedOut, 'STOP')
    const before = sms.sent.length
    const first = await request(client, optedOut.email)
    assert.deepEqual(first.body(), SENT)
    const soon = await signedUpUser()
    await requested(client, soon)
    const second = await request(client, soon.email)
    assert.deepEqual(second.body(), SENT)
    await idle()
    const unreachable = await signedUpUser()
    sms.failNext(new SmsGatewayError('refused', 21211))
    const third = await request(client, unreachable.email)
    assert.deepEqual(third.body(), SENT)
    await idle()
    assert.lengthOf(sms.sent, before + 1)
  })

  test('a number that came onto the account before such were refused gets none', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser({ phone: '+19002345678' })
    const response = await request(client, user.email)
    assert.deepEqual(response.body(), SENT)
    await idle()
    assert.lengthOf(sms.sent, 0)
  })

  test('three in ten minutes and five a day, with or without an account', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    for (const email of [user.email, NOBODY]) {
      for (let count = 1; count <= 3; count++) await answers(request(client, email), 200)
      const refused = await request(client, email)
      refused.assertStatus(429)
      assert.equal(refused.header('retry-after'), '600')
      assert.equal(
        refused.body().message,
        'Too many codes were requested. Please try again in 10 minutes.'
      )
    }
    limits.resets.per10Minutes = 100
    limits.resets.perDay = 4
    for (const email of [user.email, NOBODY]) {
      const statuses: number[] = []
      for (let count = 0; count < 2; count++) {
        const response = await request(client, email)
        statuses.push(response.status())
      }
      assert.deepEqual(statuses, [200, 429])
    }
    await idle()
  })

  test('and as many from one address as there are codes', async ({ client }) => {
    limits.codes.perIpHour = 1
    await answers(request(client, NOBODY), 200)
    await answers(request(client, 'other@example.com'), 429)
  })

  test('20 requests at once text one code', async ({ client, assert }) => {
    limits.resets.per10Minutes = 100
    limits.resets.perDay = 100
    const user = await signedUpUser()
    const asked = Array.from({ length: 20 }, () => request(client, user.email))
    const responses = await Promise.all(asked)
    for (const response of responses) assert.deepEqual(response.body(), SENT)
    await idle()
    assert.lengthOf(sms.sent, 1)
  })
})

test.group('A reset among strangers', (group) => {
  freshDatabase(group)
  keepLimits(group)

  const THEIRS = 'b'.repeat(43)

  /** One request from each of so many addresses, with their own ticket. */
  async function strangersAsk(user: TestUser, count: number): Promise<void> {
    const sendResetCode = await app.container.make(SendResetCode)
    const ticketHash = createHash('sha256').update(THEIRS).digest('base64url')
    for (let n = 1; n <= count; n++) {
      const caller = { account: user.email, address: `198.51.100.${n}`, device: null }
      await sendResetCode.execute(caller, ticketHash)
    }
  }

  test('ten codes a day are texted for them, and one more for a known browser', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const device = deviceIn(await logIn(client, user.email, PASSWORD))
    await strangersAsk(user, 15)
    assert.lengthOf(sms.textsTo(user.phone), 10)
    await requested(client, user)
    assert.lengthOf(sms.textsTo(user.phone), 10)
    tickets.set(user.email, device)
    const digits = await requested(client, user)
    assert.lengthOf(sms.textsTo(user.phone), 11)
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
  })

  test('one of them leaves the others’ codes alone', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    for (let n = 0; n < 3; n++) await strangersAsk(user, 1)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
  })

  test('nor do they keep it from asking when the address and the numbers beside are used up', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const device = deviceIn(await logIn(client, user.email, PASSWORD))
    limits.codes.perIpHour = 1
    limits.codes.perPrefixHour = 1
    await answers(request(client, NOBODY), 200)
    await answers(request(client, user.email), 429)
    tickets.set(user.email, device)
    assert.match(await requested(client, user), /^\d{6}$/)
  })

  test('their guesses count against no code but their own', async ({ client }) => {
    limits.logins.perAccount = 100
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const mine = tickets.get(user.email) ?? ''
    await strangersAsk(user, 2)
    for (const cookie of [`everly_reset=${THEIRS}`, '', 'everly_reset=x']) {
      tickets.set(user.email, cookie)
      for (let by = 1; by <= 7; by++) {
        await answers(reset(client, user.email, { verificationCode: otherThan(digits, by) }), 422)
      }
      await answers(reset(client, user.email, { verificationCode: digits }), 422)
    }
    tickets.set(user.email, mine)
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
  })

  test('a code opens although strangers guess at the password before and after', async ({
    client,
  }) => {
    limits.logins.perAccount = 2
    const user = await signedUpUser()
    const guess = () => logIn(client, user.email, 'wrong horse 8')
    for (const status of [401, 401, 429]) await answers(guess(), status)
    const digits = await requested(client, user)
    const response = await reset(client, user.email, { verificationCode: digits })
    response.assertStatus(200)
    for (const status of [401, 401, 429]) await answers(guess(), status)
    const mine = logIn(client, user.email, NEW_PASSWORD).header('cookie', deviceIn(response))
    await answers(mine, 200)
  })
})

test.group('Resetting a password', (group) => {
  freshDatabase(group)
  keepLimits(group)

  test('the right code makes the new password the only one', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await reset(client, user.email, {
      verificationCode: await requested(client, user),
    })
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      success: true,
      message: 'Your password has been changed. Please log in with it.',
    })
    assert.match(deviceIn(response), /=[\w.-]{110}$/)
    assert.notMatch(String(response.header('set-cookie')), /everly_session/)
    await answers(logIn(client, user.email, PASSWORD), 401)
    await answers(logIn(client, user.email, NEW_PASSWORD), 200)
    const [activity] = await rows('select activity_type, description from activities order by id')
    assert.deepEqual(
      { ...activity },
      { activity_type: 'profile_update', description: 'Password changed' }
    )
  })

  test('every session of theirs is over, and of nobody else', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const elsewhere = await cookieOf(user.id)
    await answers(
      reset(client, user.email, { verificationCode: await requested(client, user) }),
      200
    )
    for (const [cookie, isIn] of [
      [user.cookie, false],
      [elsewhere, false],
      [other.cookie, true],
    ] as const) {
      const check = await client.get('/api/auth/check').as({ cookie })
      assert.equal(check.body().authenticated, isIn)
    }
  })

  test('too many wrong logins are forgiven', async ({ client }) => {
    limits.logins.perAccount = 1
    const user = await signedUpUser()
    await answers(logIn(client, user.email, 'wrong'), 401)
    await answers(logIn(client, user.email, PASSWORD), 429)
    await answers(
      reset(client, user.email, { verificationCode: await requested(client, user) }),
      200
    )
    await answers(logIn(client, user.email, NEW_PASSWORD), 200)
  })

  test('the code works once', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
    const again = await reset(client, user.email, { verificationCode: digits })
    again.assertStatus(422)
    assert.deepEqual(again.body().errors, { verificationCode: BAD_CODE })
  })

  test('20 resets at once: one wins', async ({ client, assert }) => {
    limits.logins.perAccount = 100
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const passwords = Array.from({ length: 20 }, (_, n) => `${NEW_PASSWORD}${n}`)
    const responses = await Promise.all(
      passwords.map((password) => reset(client, user.email, { verificationCode: digits, password }))
    )
    const won = responses.map((response) => response.status() === 200)
    assert.lengthOf(won.filter(Boolean), 1)
    await answers(logIn(client, user.email, passwords[won.indexOf(true)] ?? ''), 200)
  })

  test('whatever is wrong gets the same answer: {$self}')
    .with(['wrong', 'spent', 'expired', 'none', 'unknown', 'other purpose', 'replaced'])
    .run(async ({ client, assert }, what) => {
      const user = await signedUpUser()
      const digits = what === 'none' ? '123456' : await requested(client, user)
      if (what === 'spent') {
        for (let by = 1; by <= 5; by++) {
          await answers(reset(client, user.email, { verificationCode: otherThan(digits, by) }), 422)
        }
      }
      if (what === 'expired') clock.advance(10 * MINUTE)
      if (what === 'replaced') {
        clock.advance(MINUTE)
        await requested(client, user)
      }
      if (what === 'other purpose') {
        await rows(`update verification_codes set purpose = 'phone_change' returning id`)
      }
      const response = await reset(client, what === 'unknown' ? NOBODY : user.email, {
        verificationCode: what === 'wrong' ? otherThan(digits) : digits,
      })
      response.assertStatus(422)
      assert.deepEqual(response.body(), {
        success: false,
        message: BAD_CODE,
        errors: { verificationCode: BAD_CODE },
      })
      await answers(logIn(client, user.email, PASSWORD), 200)
    })

  test('a wrong code costs no hash, with or without an account', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const count = countHashes(cleanup)
    await answers(reset(client, user.email, { verificationCode: otherThan(digits) }), 422)
    await answers(reset(client, NOBODY, { verificationCode: digits }), 422)
    assert.equal(count.made, 0)
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
    assert.equal(count.made, 1)
  })

  test('wrong tries stay counted', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    await Promise.all(
      Array.from({ length: 9 }, (_, by) =>
        reset(client, user.email, { verificationCode: otherThan(digits, by + 1) })
      )
    )
    const [code] = await rows('select tries, state from verification_codes')
    assert.deepEqual({ ...code }, { tries: 5, state: 'spent' })
  })

  test('a busy moment does not use the code up', async ({ client, cleanup }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const { make } = hash
    hash.make = () => Promise.reject(new Error('out of memory'))
    cleanup(() => void Object.assign(hash, { make }))
    await answers(reset(client, user.email, { verificationCode: digits }), 500)
    hash.make = make
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
  })

  test('a number changed meanwhile has no say', async ({ client, cleanup, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const { make } = hash
    hash.make = async (value) => {
      await rows(`update users set phone = '+12025550199' returning id`)
      return make.call(hash, value)
    }
    cleanup(() => void Object.assign(hash, { make }))
    const response = await reset(client, user.email, { verificationCode: digits })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, { verificationCode: BAD_CODE })
  })

  test('many tries are refused, with or without an account', async ({ client, assert }) => {
    limits.logins.perAccount = 2
    const user = await signedUpUser()
    for (const email of [user.email, NOBODY]) {
      await answers(reset(client, email, { verificationCode: '123456' }), 422)
      await answers(reset(client, email, { verificationCode: '123456' }), 422)
      const response = await reset(client, email, { verificationCode: '123456' })
      response.assertStatus(429)
      assert.isAbove(Number(response.header('retry-after')), 0)
      assert.equal(response.body().message, 'Too many tries. Please try again in 15 minutes.')
    }
    limits.logins.perIp = 1
    await answers(reset(client, 'another@example.com', { verificationCode: '123456' }), 429)
  })

  test('a common password is refused before the code is used up', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    for (const email of [user.email, NOBODY]) {
      const response = await reset(client, email, {
        verificationCode: digits,
        password: 'Password1',
      })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, {
        password: 'This password is too common. Please choose another one.',
      })
    }
    await answers(reset(client, user.email, { verificationCode: digits }), 200)
  })

  for (const [more, errors] of [
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [{ verificationCode: '12345' }, { verificationCode: 'Verification code must be 6 digits' }],
    [
      { verificationCode: '12345a' },
      { verificationCode: 'Verification code must contain only numbers' },
    ],
    [{ email: 'sam' }, { email: 'Please enter a valid email address' }],
  ] as const) {
    test(`${JSON.stringify(more).slice(0, 50)} is refused`, async ({ client, assert }) => {
      const response = await reset(client, NOBODY, { verificationCode: '123456', ...more })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, errors)
    })
  }
})
