import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import limits from '#config/limits'
import { User } from '#app/models/user'
import { answers, cookieIn, digitsTo } from '#tests/codes'
import {
  clock,
  cookieOf,
  database,
  freshDatabase,
  onboardedUser,
  PASSWORD,
  rows,
  signedUpUser,
} from '#tests/world'
import { setLimits } from '#tests/own_limits'

const DAY = 24 * 60 * 60_000

function logIn(client: ApiClient, email: string, password: string = PASSWORD) {
  return client.post('/api/login').json({ email, password })
}

test.group('Logging in', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', {}))

  test('the right password opens a session', async ({ client, assert }) => {
    const { id, email } = await signedUpUser()
    const response = await logIn(client, email)
    response.assertStatus(200)
    assert.isTrue(response.body().success)
    assert.deepEqual(response.body().signup, { isOnboarded: false })
    const check = await client.get('/api/auth/check').header('cookie', cookieIn(response))
    const who = { id, email, isOnboarded: false, role: 'user' }
    assert.deepEqual(check.body(), { authenticated: true, ...who })
  })

  test('it says whether she exists already', async ({ client, assert }) => {
    const { email } = await onboardedUser()
    const response = await logIn(client, email)
    assert.deepEqual(response.body().signup, { isOnboarded: true })
  })

  test('the address may be written in any case', async ({ client }) => {
    await signedUpUser({ email: 'Sam@example.com' })
    await answers(logIn(client, ' sAM@EXAMPLE.com '), 200)
  })

  test('a new password, set while the old one is compared, lets nobody in', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { id, email } = await signedUpUser()
    const verify = hash.verify.bind(hash)
    hash.verify = async (...args) => {
      await User.query((await database()).read)
        .where({ id })
        .update({ password: 'a new one' })
      return verify(...args)
    }
    cleanup(() => {
      hash.verify = verify
    })
    const sessions = () => rows('select id from sessions where user_id is not null')
    const before = await sessions()
    await answers(logIn(client, email), 401)
    assert.deepEqual(await sessions(), before)
  })

  test('it is an activity', async ({ client, assert }) => {
    const { email } = await signedUpUser()
    await logIn(client, email)
    const [activity] = await rows('select activity_type, description from activities')
    assert.deepEqual({ ...activity }, { activity_type: 'login', description: 'Logged in' })
  })

  test('the session of before is gone, so a planted one is worth nothing', async ({
    client,
    assert,
  }) => {
    const { id, email } = await signedUpUser()
    const planted = await cookieOf(id)
    const response = await logIn(client, email).header('cookie', planted)
    assert.notEqual(cookieIn(response), planted)
    const check = await client.get('/api/auth/check').header('cookie', planted)
    assert.deepEqual(check.body(), { authenticated: false })
  })

  test('the cookie is for our own pages only, and its token in no row', async ({
    client,
    assert,
  }) => {
    const { email } = await signedUpUser()
    const response = await logIn(client, email)
    const cookie = String(response.header('set-cookie'))
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.include(cookie, flag)
    const token = cookieIn(response).split('=')[1] ?? ''
    assert.lengthOf(token, 43)
    assert.notInclude(JSON.stringify(await rows('select * from sessions')), token)
    response.assertHeader('cache-control', 'no-store')
  })

  test('a session ends after 30 days without a visit', async ({ client, assert }) => {
    const { cookie } = await signedUpUser()
    clock.advance(30 * DAY)
    const check = await client.get('/api/auth/check').as({ cookie })
    assert.deepEqual(check.body(), { authenticated: false })
  })

  for (const [body, errors] of [
    [{ email: 'sam', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'sam@example.com', password: '' }, { password: 'Password is required' }],
    [{}, { email: 'Please enter a valid email address', password: 'Password is required' }],
  ] as const) {
    test(`${JSON.stringify(body)} names what is missing`, async ({ client, assert }) => {
      const response = await client.post('/api/login').json(body)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, errors)
    })
  }
})

test.group('Guessing a password', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', {}))

  test('an unknown account and a wrong password get the same answer', async ({
    client,
    assert,
  }) => {
    const { email } = await signedUpUser()
    const wrong = await logIn(client, email, 'wrong horse 8')
    const unknown = await logIn(client, 'nobody@example.com')
    wrong.assertStatus(401)
    unknown.assertStatus(401)
    assert.deepEqual(wrong.body(), unknown.body())
    assert.deepEqual(wrong.body(), {
      success: false,
      message: 'Account not found. Please sign up first or check your email address.',
    })
    const varying = ['date', 'x-request-id']
    const stable = (headers: Record<string, unknown>) =>
      Object.entries(headers).filter(([name]) => !varying.includes(name))
    assert.deepEqual(stable(wrong.headers()), stable(unknown.headers()))
    assert.isUndefined(unknown.header('set-cookie'))
  })

  test('and the same work', async ({ client, assert, cleanup }) => {
    const { email } = await signedUpUser()
    const verify = hash.verify.bind(hash)
    let count = 0
    hash.verify = (...args) => {
      count++
      return verify(...args)
    }
    cleanup(() => {
      hash.verify = verify
    })
    await logIn(client, email, 'wrong horse 8')
    assert.equal(count, 1)
    await logIn(client, 'nobody@example.com')
    assert.equal(count, 2)
  })

  for (const [name, isKnown] of [
    ['an account', true],
    ['an unknown account', false],
  ] as const) {
    test(`ten times for ${name} in fifteen minutes`, async ({ client, assert }) => {
      const { email } = await signedUpUser()
      const tried = isKnown ? email : 'nobody@example.com'
      for (let i = 0; i < 10; i++) {
        await answers(logIn(client, tried, 'wrong horse 8'), 401)
      }
      const eleventh = await logIn(client, tried)
      eleventh.assertStatus(429)
      assert.isAtLeast(Number(eleventh.header('retry-after')), 890)
      assert.equal(
        eleventh.body().message,
        'Too many login attempts. Please try again in 15 minutes.'
      )
    })
  }

  test('a right password in between starts the count anew', async ({ client }) => {
    const { email } = await signedUpUser()
    for (let i = 0; i < 9; i++) await logIn(client, email, 'wrong horse 8')
    await answers(logIn(client, email), 200)
    await answers(logIn(client, email, 'wrong horse 8'), 401)
  })

  test('fifty times from an address', async ({ client }) => {
    limits.logins.perIp = 6
    for (let i = 0; i < 6; i++) {
      await answers(logIn(client, `p${i}@example.com`), 401)
    }
    await answers(logIn(client, 'p7@example.com'), 429)
  })

  test('trying at the same moment brings no extra tries', async ({ client, assert }) => {
    const { email } = await signedUpUser()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => logIn(client, email, 'wrong horse 8'))
    )
    const statuses = responses.map((response) => response.status())
    assert.lengthOf(
      statuses.filter((status) => status === 401),
      10
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      10
    )
  })
})

test.group('A browser that logged in before', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', { perAccount: 3 }))

  const deviceIn = (response: { header(name: string): string | undefined }) =>
    /everly_device=[\w.-]+/.exec(String(response.header('set-cookie')))?.[0] ?? ''

  async function deviceOf(client: ApiClient, email: string): Promise<string> {
    return deviceIn(await logIn(client, email))
  }

  async function strangersGuess(client: ApiClient, email: string): Promise<void> {
    for (const status of [401, 401, 401, 429]) {
      await answers(logIn(client, email, 'wrong horse 8'), status)
    }
  }

  test('comes in although strangers used up the account’s guesses and the address’s', async ({
    client,
  }) => {
    const { email } = await signedUpUser()
    const device = await deviceOf(client, email)
    await strangersGuess(client, email)
    await answers(logIn(client, email), 429)
    limits.logins.perIp = 1
    await answers(logIn(client, email).header('cookie', device), 200)
  })

  test('has as many guesses itself, and they count against nobody else', async ({ client }) => {
    const { email } = await signedUpUser()
    const device = await deviceOf(client, email)
    const other = await deviceOf(client, email)
    for (const status of [401, 401, 401, 429]) {
      await answers(logIn(client, email, 'wrong horse 8').header('cookie', device), status)
    }
    await answers(logIn(client, email).header('cookie', device), 429)
    await answers(logIn(client, email).header('cookie', other), 200)
    await answers(logIn(client, email), 200)
  })

  test('is a stranger to every other account, and so is a cookie nobody gave', async ({
    client,
  }) => {
    const { email } = await signedUpUser()
    const thief = await signedUpUser()
    const device = await deviceOf(client, thief.email)
    await strangersGuess(client, email)
    const forged = `everly_device=${'a'.repeat(22)}.${'b'.repeat(43)}.${'c'.repeat(43)}`
    for (const cookie of [device, forged, 'everly_device=x', 'everly_device=.']) {
      await answers(logIn(client, email).as({ cookie }), 429)
    }
  })

  test('is a stranger once the password was changed in another, which is known', async ({
    client,
  }) => {
    const user = await signedUpUser()
    const old = await deviceOf(client, user.email)
    const newPassword = 'a quiet harbour 9'
    const body = { currentPassword: PASSWORD, newPassword }
    const changed = await client.put('/api/password').as(user).json(body)
    changed.assertStatus(200)
    await strangersGuess(client, user.email)
    const logInFrom = (cookie: string) => logIn(client, user.email, newPassword).as({ cookie })
    await answers(logInFrom(old), 429)
    await answers(logInFrom(deviceIn(changed)), 200)
  })

  test('keeps its cookie, which no script reads and which names nobody', async ({
    client,
    assert,
  }) => {
    const { email } = await signedUpUser()
    const first = await logIn(client, email)
    const device = deviceIn(first)
    const cookie = String(first.header('set-cookie')).split('everly_device')[1] ?? ''
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) assert.include(cookie, flag)
    assert.notInclude(cookie, email)
    const again = await logIn(client, email).header('cookie', device)
    assert.equal(deviceIn(again), device)
    assert.equal(deviceIn(await logIn(client, email, 'wrong horse 8')), '')
  })

  test('is known from the sign-up on', async ({ client, assert }) => {
    const phone = '+12025550123'
    await answers(client.post('/api/send-verification').json({ phoneNumber: phone }), 200)
    const proof = { phoneNumber: phone, verificationCode: digitsTo(phone) }
    const verified = await client.post('/api/verify-phone').json(proof)
    const signedUp = await client
      .post('/api/signup')
      .header('cookie', cookieIn(verified))
      .json({
        ...{ email: 'New@example.com', password: PASSWORD, smsConsent: true },
        ...{ countryCode: '+1', phone, dateOfBirth: '1990-05-17' },
      })
    signedUp.assertStatus(201)
    await strangersGuess(client, 'new@example.com')
    const device = deviceIn(signedUp)
    assert.isNotEmpty(device)
    await answers(logIn(client, 'new@example.com').header('cookie', device), 200)
  })
})

test.group('Logging out', (group) => {
  freshDatabase(group)

  test('ends the session and takes the cookie back', async ({ client, assert }) => {
    const { cookie } = await signedUpUser()
    const response = await client.post('/api/logout').as({ cookie })
    response.assertStatus(200)
    assert.match(
      String(response.header('set-cookie')),
      /everly_session=;.*(Max-Age=-?\d|Expires=Thu, 01 Jan 1970)/
    )
    const check = await client.get('/api/auth/check').as({ cookie })
    assert.deepEqual(check.body(), { authenticated: false })
    assert.lengthOf(await rows('select id from sessions'), 0)
  })

  test('is always fine: for a visitor, twice, with a wrong cookie', async ({ client }) => {
    const { cookie } = await signedUpUser()
    await answers(client.post('/api/logout'), 200)
    await answers(client.post('/api/logout').as({ cookie }), 200)
    await answers(client.post('/api/logout').as({ cookie }), 200)
    await answers(client.post('/api/logout').header('cookie', 'everly_session=x'), 200)
  })

  test('leaves the person’s other sessions alone', async ({ client, assert }) => {
    const { id, cookie } = await signedUpUser()
    const other = await cookieOf(id)
    await client.post('/api/logout').as({ cookie })
    const check = await client.get('/api/auth/check').header('cookie', other)
    assert.isTrue(check.body().authenticated)
  })

  test('a visitor is told so', async ({ client, assert }) => {
    const check = await client.get('/api/auth/check')
    check.assertStatus(200)
    assert.deepEqual(check.body(), { authenticated: false })
    assert.isUndefined(check.header('set-cookie'))
  })
})
