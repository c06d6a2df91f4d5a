import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { HOURS } from '#app/texting/gate/contract'
import app from '@adonisjs/core/services/app'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { ReadmitNumber } from '#app/people/accounts/readmit_number'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { clock, freshDatabase, rows, signedUpUser } from '#tests/world'
import { answers, cookieIn, digitsTo } from '#tests/codes'
import { setLimits } from '#tests/own_limits'
import { tracesOf } from '#tests/lived_in_account'

const PHONE = '+15550100199'
const FIVE_FIELDS = {
  email: 'Sam@Example.com',
  password: 'correct horse 7',
  countryCode: '+1',
  phone: PHONE,
  smsConsent: true,
}
const TOO_YOUNG = 'You must be 18 or older to use Everly.'

interface Session {
  cookie: string
  id: number
}

/** A visitor's session, with the number verified just now. */
async function verifiedSession(phone: string | null = PHONE): Promise<Session> {
  const sessions = await app.container.make(Sessions)
  const token = await sessions.open(null, null)
  const visit = await sessions.find(token)
  const id = visit?.sessionId ?? 0
  const at = clock.now()
  if (phone) {
    await rows(
      'update sessions set verified_phone = ?, verified_at = ? where id = ? returning id',
      phone,
      at,
      id
    )
  }
  return { cookie: `${SESSION_COOKIE}=${token}`, id }
}

function signUp(client: ApiClient, session: Session, more: object = {}) {
  return client
    .post('/api/signup')
    .as(session)
    .json({ ...FIVE_FIELDS, ...more })
}

async function countOf(table: string): Promise<number> {
  const found = await rows(`select 1 as one from ${table}`)
  return found.length
}

test.group('Signing up', (group) => {
  freshDatabase(group)

  test('the whole way: code, verification, account, logged in', async ({ client, assert }) => {
    await client.post('/api/send-verification').json({ phoneNumber: PHONE })
    const digits = digitsTo(PHONE)
    const verified = await client
      .post('/api/verify-phone')
      .json({ phoneNumber: PHONE, verificationCode: digits })
    const visitor = cookieIn(verified)
    const response = await client.post('/api/signup').header('cookie', visitor).json(FIVE_FIELDS)
    response.assertStatus(201)
    const member = cookieIn(response)
    assert.notEqual(member, visitor)
    const check = await client.get('/api/auth/check').header('cookie', member)
    assert.deepEqual(check.body(), {
      authenticated: true,
      id: response.body().signup.id,
      email: 'Sam@Example.com',
      isOnboarded: false,
      role: 'user',
    })
    const old = await client.get('/api/auth/check').header('cookie', visitor)
    assert.deepEqual(old.body(), { authenticated: false })
  })

  test('the spec’s five fields alone open an account of unconfirmed age', async ({
    client,
    assert,
  }) => {
    const response = await signUp(client, await verifiedSession())
    response.assertStatus(201)
    const { success, message, signup } = response.body()
    assert.isTrue(success)
    assert.isString(message)
    assert.deepEqual(signup, {
      id: signup.id,
      email: 'Sam@Example.com',
      countryCode: '+1',
      phone: PHONE,
      smsConsent: true,
      firstName: null,
      lastName: null,
      createdAt: new Date(clock.now()).toISOString(),
      isOnboarded: false,
      subscriptionType: 'free',
      messagesUsedToday: 0,
      dailyMessageLimit: 0,
      bonusMessages: 10,
      resetsAt: null,
      timeZone: 'America/New_York',
      hasPickedTimeZone: false,
      quietHours: null,
      isPaused: false,
      state: null,
      isRestricted: false,
      scheduledHours: HOURS.scheduled,
      accountPause: null,
      mayTextFirst: false,
      isAgeConfirmed: false,
      isOptedOut: false,
      phoneObstacle: null,
    })
  })

  test('consent is proven: wording, number, address, browser, time', async ({ client, assert }) => {
    await signUp(client, await verifiedSession()).header('user-agent', 'A browser 1.0')
    const [consent] = await rows(
      `select phone, event, source, wording_version, wording, ip, user_agent, created_at from consents`
    )
    assert.deepEqual(
      { ...consent },
      {
        phone: PHONE,
        event: 'given',
        source: 'sign_up',
        wording_version: consentWording(brand).version,
        wording: consentWording(brand).text,
        ip: '127.0.0.1',
        user_agent: 'A browser 1.0',
        created_at: clock.now(),
      }
    )
  })

  test('it is the first activity', async ({ client, assert }) => {
    await signUp(client, await verifiedSession())
    const [activity] = await rows('select activity_type, description from activities')
    assert.deepEqual({ ...activity }, { activity_type: 'other', description: 'Account created' })
  })

  test('a date of birth and a time zone are kept', async ({ client, assert }) => {
    const more = { dateOfBirth: '1990-05-17', timeZone: 'Europe/Berlin' }
    const response = await signUp(client, await verifiedSession(), more)
    assert.equal(response.body().signup.timeZone, 'Europe/Berlin')
    assert.isTrue(response.body().signup.isAgeConfirmed)
  })

  test('a time zone nobody knows is the default', async ({ client, assert }) => {
    for (const [index, timeZone] of ['Moon/Base', '', '+05:00'].entries()) {
      const phone = `+155501001${10 + index}`
      const more = { timeZone, phone, email: `p${index}@example.com` }
      const response = await signUp(client, await verifiedSession(phone), more)
      assert.equal(response.body().signup.timeZone, 'America/New_York')
    }
  })

  test('the password stands in no row', async ({ client, assert }) => {
    await signUp(client, await verifiedSession())
    assert.deepEqual(await tracesOf([FIVE_FIELDS.password]), [])
    const [user] = await rows<{ password: string }>('select password from users')
    assert.match(user?.password ?? '', /^\$scrypt\$/)
  })

  for (const [name, countryCode, phone, stored] of [
    ['joined to its code', '+1', '+15550100199', '+15550100199'],
    ['beside its code', '+1', '5550100199', '+15550100199'],
    ['with its trunk 0', '+44', '07911123456', '+447911123456'],
    ['with its trunk 0 joined to its code', '+44', '+4407911123456', '+447911123456'],
  ] as const) {
    test(`a phone ${name} is the verified number`, async ({ client, assert }) => {
      const session = await verifiedSession(stored)
      const response = await signUp(client, session, { countryCode, phone })
      response.assertStatus(201)
      assert.equal(response.body().signup.phone, stored)
      assert.equal(response.body().signup.countryCode, countryCode)
    })
  }
})

test.group('What a sign-up must bring', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', {}))

  for (const [field, value, text] of [
    ['email', 'sam@', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@b.co`, 'Please enter a valid email address'],
    ['countryCode', '', 'Please select a country code'],
    ['countryCode', undefined, 'Please select a country code'],
    ['countryCode', '+351', 'Please select a country code'],
    ['phone', '555010', 'Please enter a valid phone number'],
    ['phone', '', 'Please enter a valid phone number'],
    ['phone', '+1555', 'Please enter a valid phone number'],
    ['phone', '555abc0199', 'Phone number must contain only numbers'],
    ['phone', '+447911123456', 'Please enter a valid phone number'],
    ['phone', '+18765551234', 'Everly is not available in this country yet.'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', undefined, 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
    ['password', 'Password1', 'This password is too common. Please choose another one.'],
    ['smsConsent', false, 'You must agree to receive SMS messages'],
    ['smsConsent', 'true', 'You must agree to receive SMS messages'],
    ['smsConsent', undefined, 'You must agree to receive SMS messages'],
    ['dateOfBirth', '17.05.1990', 'Please enter your date of birth'],
    ['dateOfBirth', '1990-02-30', 'Please enter your date of birth'],
    ['dateOfBirth', '2062-05-17', 'Please enter your date of birth'],
  ] as const) {
    const shown = JSON.stringify(value)?.slice(0, 30)
    test(`${field} ${shown} is refused with "${text}"`, async ({ client, assert }) => {
      const response = await signUp(client, await verifiedSession(), { [field]: value })
      response.assertStatus(422)
      assert.isFalse(response.body().success)
      const errorField = text.includes('in this country') ? 'countryCode' : field
      assert.deepEqual(response.body().errors, { [errorField]: text })
      assert.equal(await countOf('users'), 0)
    })
  }

  test('all bad fields are named at once', async ({ client, assert }) => {
    const response = await client.post('/api/signup').json({})
    response.assertStatus(422)
    assert.sameMembers(Object.keys(response.body().errors), [
      'email',
      'password',
      'countryCode',
      'phone',
      'smsConsent',
    ])
  })

  test('a visitor who verified nothing is refused', async ({ client, assert }) => {
    const response = await client.post('/api/signup').json(FIVE_FIELDS)
    response.assertStatus(403)
    assert.deepEqual(response.body(), {
      success: false,
      message: 'Please verify your phone number first.',
    })
  })

  test('another number than the verified one is refused', async ({ client }) => {
    const response = await signUp(client, await verifiedSession('+15550100198'))
    response.assertStatus(403)
  })

  test('a verification is good for thirty minutes', async ({ client }) => {
    const session = await verifiedSession()
    clock.advance(30 * MINUTE)
    await answers(signUp(client, session), 403)
    const fresh = await verifiedSession()
    clock.advance(30 * MINUTE - 1)
    await answers(signUp(client, fresh), 201)
  })

  test('it is used up by the account it opens', async ({ client, assert }) => {
    const session = await verifiedSession()
    await answers(signUp(client, session), 201)
    const again = await signUp(client, session, { email: 'other@example.com' })
    again.assertStatus(403)
    assert.equal(await countOf('users'), 1)
  })

  test('an e-mail address in use already exists, in any case', async ({ client, assert }) => {
    await signedUpUser({ email: 'sam@example.com' })
    const response = await signUp(client, await verifiedSession(), { email: ' SAM@example.COM ' })
    response.assertStatus(409)
    assert.include(response.body().message, 'already exists')
  })

  test('after that another address may be tried without a new code', async ({ client }) => {
    await signedUpUser({ email: 'sam@example.com' })
    const session = await verifiedSession()
    await answers(signUp(client, session), 409)
    await answers(signUp(client, session, { email: 'sam2@example.com' }), 201)
  })

  test('that is told of ten addresses in a quarter of an hour, in whatever session', async ({
    client,
    assert,
  }) => {
    const { email } = await signedUpUser()
    const session = await verifiedSession()
    for (let count = 0; count < 10; count++) await answers(signUp(client, session, { email }), 409)
    for (const one of [session, await verifiedSession()]) {
      const response = await signUp(client, one, { email: 'new@example.com' })
      response.assertStatus(429)
      assert.equal(response.body().message, 'Too many tries. Please try again in 15 minutes.')
    }
  })

  test('and fifty times to one network, with whatever numbers', async ({ client }) => {
    limits.logins.perIp = 1
    const { email } = await signedUpUser()
    await answers(signUp(client, await verifiedSession(), { email }), 409)
    const phone = '+15550100198'
    await answers(signUp(client, await verifiedSession(phone), { email, phone }), 429)
  })

  test('a phone in use already exists', async ({ client, assert }) => {
    await signedUpUser({ phone: PHONE })
    const response = await signUp(client, await verifiedSession())
    response.assertStatus(409)
    assert.include(response.body().message, 'already exists')
  })

  test('whether an address is in use is not told to the unverified', async ({ client, assert }) => {
    await signedUpUser({ email: 'sam@example.com' })
    const known = await client.post('/api/signup').json(FIVE_FIELDS)
    const unknown = await client
      .post('/api/signup')
      .json({ ...FIVE_FIELDS, email: 'new@example.com' })
    assert.deepEqual([known.status(), known.body()], [unknown.status(), unknown.body()])
  })
})

test.group('A number whose account has moved to another', (group) => {
  freshDatabase(group)

  test('is welcome, but had its free messages', async ({ client, assert }) => {
    const first = await signUp(client, await verifiedSession())
    const cookie = cookieIn(first)
    assert.equal(first.body().signup.bonusMessages, 10)
    const other = { countryCode: '+1', phone: '+12025550177' }
    const asked = { ...other, currentPassword: FIVE_FIELDS.password }
    await answers(client.post('/api/request-phone-change').as({ cookie }).json(asked), 200)
    const proof = { verificationCode: digitsTo(other.phone) }
    await answers(client.post('/api/verify-phone-change').as({ cookie }).json(proof), 200)
    const second = { email: 'second@example.com' }
    await answers(signUp(client, await verifiedSession(), second), 409)
    clock.advance(72 * HOUR)
    const again = await signUp(client, await verifiedSession(), second)
    again.assertStatus(201)
    assert.equal(again.body().signup.bonusMessages, 0)
  })
})

test.group('Minors', (group) => {
  freshDatabase(group)

  test('under 18 is refused, and no second date helps in that session', async ({
    client,
    assert,
  }) => {
    const session = await verifiedSession()
    const minor = await signUp(client, session, { dateOfBirth: '2008-11-19' })
    minor.assertStatus(403)
    assert.deepEqual(minor.body(), { success: false, message: TOO_YOUNG })
    const grown = await signUp(client, session, { dateOfBirth: '1990-05-17' })
    grown.assertStatus(403)
    assert.equal(grown.body().message, TOO_YOUNG)
    await answers(signUp(client, session), 403)
    assert.equal(await countOf('users'), 0)
  })

  test('verifying the phone again does not help either', async ({ client, assert }) => {
    const session = await verifiedSession()
    await signUp(client, session, { dateOfBirth: '2010-01-01' })
    await client.post('/api/send-verification').as(session).json({ phoneNumber: PHONE })
    const digits = digitsTo(PHONE)
    const verified = await client
      .post('/api/verify-phone')
      .as(session)
      .json({ phoneNumber: PHONE, verificationCode: digits })
    verified.assertStatus(200)
    const cookie = cookieIn(verified)
    assert.notEqual(cookie, session.cookie)
    const response = await signUp(client, { ...session, cookie }, { dateOfBirth: '1990-05-17' })
    assert.equal(response.body().message, TOO_YOUNG)
  })

  test('it is remembered for a visitor who had no session yet', async ({ client, assert }) => {
    const minor = await client
      .post('/api/signup')
      .json({ ...FIVE_FIELDS, dateOfBirth: '2010-01-01' })
    minor.assertStatus(403)
    const cookie = cookieIn(minor)
    const again = await client.post('/api/signup').as({ cookie }).json(FIVE_FIELDS)
    assert.equal(again.body().message, TOO_YOUNG)
  })

  test('the date itself is not kept', async ({ client, assert }) => {
    await signUp(client, await verifiedSession(), { dateOfBirth: '2010-01-01' })
    assert.notInclude(JSON.stringify(await rows('select * from sessions')), '2010-01-01')
  })

  test('the eighteenth birthday is enough, on the person’s own calendar', async ({ client }) => {
    clock.at('2026-11-18T03:00:00Z')
    const dateOfBirth = '2008-11-18'
    const there = { dateOfBirth, timeZone: 'Europe/Berlin' }
    await answers(signUp(client, await verifiedSession(), there), 201)
    const phone = '+15550100198'
    const here = { dateOfBirth, timeZone: 'America/New_York', phone, email: 'b@example.com' }
    await answers(signUp(client, await verifiedSession(phone), here), 403)
  })
})

test.group('A minor who comes back', (group) => {
  freshDatabase(group)

  const OTHER_PHONE = '+15550100198'
  const ADULT = { dateOfBirth: '1990-05-17' }

  function browserIn(response: { header(name: string): string | undefined }): string {
    return /everly_age=[\w-]{22}(?=;)/.exec(String(response.header('set-cookie')))?.[0] ?? ''
  }

  /** Proves the number, then gives a date. Answers the cookie of the browser. */
  async function refused(client: ApiClient, dateOfBirth = '2010-01-01'): Promise<string> {
    const response = await signUp(client, await verifiedSession(), { dateOfBirth })
    response.assertStatus(403)
    return browserIn(response)
  }

  test('with no cookie at all is known by the number', async ({ client, assert }) => {
    await refused(client)
    const again = await signUp(client, await verifiedSession(), ADULT)
    again.assertStatus(403)
    assert.deepEqual(again.body(), { success: false, message: TOO_YOUNG })
    await answers(signUp(client, await verifiedSession()), 403)
    assert.equal(await countOf('users'), 0)
  })

  test('with another number is known by the browser, and nobody else’s is', async ({
    client,
    assert,
  }) => {
    const browser = await refused(client)
    assert.isNotEmpty(browser)
    const session = await verifiedSession(OTHER_PHONE)
    const mine = { ...session, cookie: `${session.cookie}; ${browser}` }
    const again = await signUp(client, mine, { ...ADULT, phone: OTHER_PHONE })
    again.assertStatus(403)
    assert.equal(again.body().message, TOO_YOUNG)
    const elsewhere = await verifiedSession(OTHER_PHONE)
    await answers(signUp(client, elsewhere, { ...ADULT, phone: OTHER_PHONE }), 201)
  })

  test('is told so only with the number in their hand', async ({ client, assert }) => {
    await refused(client)
    const asked = await client.post('/api/send-verification').json({ phoneNumber: PHONE })
    asked.assertStatus(200)
    const unproven = await signUp(client, await verifiedSession(null), ADULT)
    assert.equal(unproven.body().message, 'Please verify your phone number first.')
  })

  test('comes of age by the first date they gave', async ({ client }) => {
    await refused(client, '2008-11-25')
    clock.at('2026-11-25T04:59:59Z')
    await answers(signUp(client, await verifiedSession(), ADULT), 403)
    clock.at('2026-11-25T05:00:00Z')
    await answers(signUp(client, await verifiedSession(), ADULT), 201)
  })

  test('shuts nobody out for long with a number that is not theirs', async ({ client }) => {
    await answers(signUp(client, await verifiedSession(null), { dateOfBirth: '2010-01-01' }), 403)
    await answers(signUp(client, await verifiedSession(), ADULT), 403)
    clock.advance(24 * HOUR)
    await answers(signUp(client, await verifiedSession(), ADULT), 201)
  })

  test('nor by naming it again and again, a day before they come of age', async ({ client }) => {
    const sweep = await app.container.make(SweepAccounts)
    const name = async (dateOfBirth: string) => {
      await answers(signUp(client, await verifiedSession(null), { dateOfBirth }), 403)
    }
    await name('2008-11-19')
    for (const dateOfBirth of ['2008-11-20', '2008-11-21', '2010-01-01']) {
      clock.advance(24 * HOUR)
      await sweep.execute()
      await name(dateOfBirth)
    }
    await answers(signUp(client, await verifiedSession(), ADULT), 201)
  })

  test('proven, is refused for good also after the number was only named', async ({ client }) => {
    await answers(signUp(client, await verifiedSession(null), { dateOfBirth: '2010-01-01' }), 403)
    await refused(client)
    clock.advance(48 * HOUR)
    await answers(signUp(client, await verifiedSession(), ADULT), 403)
  })

  test('leaves hashes behind, until they come of age', async ({ client, assert }) => {
    const browser = await refused(client)
    const kept = await rows('select * from refused_minors')
    assert.lengthOf(kept, 2)
    const name = browser.split('=')[1] ?? 'none'
    for (const word of ['555010', '2010', name]) assert.notInclude(JSON.stringify(kept), word)
    const sweep = await app.container.make(SweepAccounts)
    clock.at('2028-01-01T04:00:00Z')
    await sweep.execute()
    assert.lengthOf(await rows('select * from refused_minors where device_hash is null'), 1)
    clock.at('2028-01-01T05:00:00Z')
    await sweep.execute()
    assert.lengthOf(await rows('select * from refused_minors'), 0)
  })

  test('is let in again by an operator, who leaves a trace', async ({ client, assert }) => {
    const session = await verifiedSession()
    const minor = await signUp(client, session, { dateOfBirth: '2010-01-01' })
    const readmit = await app.container.make(ReadmitNumber)
    await readmit.execute({ number: PHONE, reason: 'the year was a slip' })
    const cookie = `${session.cookie}; ${browserIn(minor)}`
    await rows(
      'update sessions set verified_phone = ?, verified_at = ? where id = ? returning id',
      ...[PHONE, clock.now(), session.id]
    )
    await answers(signUp(client, { ...session, cookie }, ADULT), 201)
    const [trace] = await rows(
      'select actor_role, action, subject, detail, reason from audit_log order by id desc limit 1'
    )
    assert.deepEqual(
      { ...trace },
      {
        actor_role: 'operator',
        action: 'minors.readmit',
        subject: 'refused_minors',
        detail: '{"count":2}',
        reason: 'the year was a slip',
      }
    )
    await assert.rejects(() => readmit.execute({ number: PHONE, reason: 'again' }))
  })
})

test.group('Signing up at the same moment', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', { perAccount: 20 }))

  async function statusesOf(requests: Promise<{ status(): number }>[]): Promise<number[]> {
    const responses = await Promise.all(requests)
    return responses.map((response) => response.status()).sort()
  }
  const one = [201, ...Array<number>(19).fill(409)]

  test('twenty times from one session opens one account', async ({ client, assert }) => {
    const session = await verifiedSession()
    const requests = Array.from({ length: 20 }, (_, i) =>
      Promise.resolve(signUp(client, session, { email: `p${i}@example.com` }))
    )
    const [first, ...others] = await statusesOf(requests)
    assert.equal(first, 201)
    // Whoever comes when the number is used up already is told to verify it again.
    assert.isTrue(others.every((status) => status === 409 || status === 403))
    assert.equal(await countOf('users'), 1)
    assert.equal(await countOf('consents'), 1)
    assert.equal(await countOf('allowance_entries'), 1)
  })

  test('one number verified in twenty sessions opens one account', async ({ client, assert }) => {
    const sessions = await Promise.all(Array.from({ length: 20 }, () => verifiedSession()))
    const requests = sessions.map((session, i) =>
      Promise.resolve(signUp(client, session, { email: `p${i}@example.com` }))
    )
    assert.deepEqual(await statusesOf(requests), one)
    assert.equal(await countOf('users'), 1)
  })

  test('one address with twenty numbers opens one account', async ({ client, assert }) => {
    const phones = Array.from({ length: 20 }, (_, i) => `+155501002${10 + i}`)
    const sessions = await Promise.all(phones.map((phone) => verifiedSession(phone)))
    const requests = sessions.map((session, i) =>
      Promise.resolve(signUp(client, session, { phone: phones[i] }))
    )
    assert.deepEqual(await statusesOf(requests), one)
    assert.equal(await countOf('users'), 1)
    const left = await rows('select id from sessions where verified_phone is not null')
    assert.lengthOf(left, 19)
  })
})
