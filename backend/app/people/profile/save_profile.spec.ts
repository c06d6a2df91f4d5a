import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { answers, digitsTo } from '#tests/codes'
import { DAY } from '#app/core/clock/durations'
import {
  clock,
  freshDatabase,
  PASSWORD,
  rows,
  signedUpUser,
  type TestUser,
  text,
} from '#tests/world'
import { setLimits } from '#tests/own_limits'

const PHONE = '+12025550123'
const FIELDS = {
  firstName: 'Sam',
  lastName: 'Reed',
  newEmail: 'sam@example.com',
  countryCode: '+1',
  phone: PHONE,
  smsConsent: true,
  currentPassword: PASSWORD,
}
const SAVED = { success: true, message: 'Your profile is saved.', requiresVerification: false }
const TO_VERIFY = {
  success: true,
  message: 'Your profile is saved. Please verify your new phone number.',
  requiresVerification: true,
}

const sam = () => signedUpUser({ email: 'sam@example.com', phone: PHONE })

function save(client: ApiClient, user: TestUser, more: object = {}) {
  return client
    .put('/api/signup')
    .headers({ 'cookie': user.cookie, 'user-agent': 'Test Browser' })
    .json({ ...FIELDS, ...more })
}

async function storedOf({ id }: TestUser) {
  const [row] = await rows(
    'select first_name, last_name, email, email_key, phone, country_code from users where id = ?',
    id
  )
  return { ...row }
}

const activities = () =>
  rows<{ description: string }>(
    `select description from activities where activity_type = 'profile_update' order by id`
  )
const consents = () =>
  rows(`select user_id, phone, event, source, wording_version, wording, ip, user_agent from consents
    where source = 'profile' order by id`)

test.group('Saving the profile', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('logins', {}))

  test('names and email are saved', async ({ client, assert }) => {
    const user = await sam()
    const response = await save(client, user, { newEmail: ' Sam.Reed@Example.com ' })
    response.assertStatus(200)
    assert.deepEqual(response.body(), SAVED)
    response.assertHeader('cache-control', 'no-store')
    assert.deepEqual(await storedOf(user), {
      first_name: 'Sam',
      last_name: 'Reed',
      email: 'Sam.Reed@Example.com',
      email_key: 'sam.reed@example.com',
      phone: PHONE,
      country_code: '+1',
    })
    const signup = await client.get('/api/signup').as(user)
    assert.equal(signup.body().signup.lastName, 'Reed')
  })

  test('only somebody logged in has a profile', async ({ client }) => {
    await answers(client.put('/api/signup').json(FIELDS), 401)
  })

  for (const [more, errors] of [
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ firstName: '   ' }, { firstName: 'First name is required' }],
    [{ lastName: undefined }, { lastName: 'Last name is required' }],
    [{ lastName: 'a\0b' }, { lastName: 'Last name is required' }],
    [{ firstName: 'x'.repeat(61) }, { firstName: 'First name must be at most 60 characters' }],
    [{ countryCode: '' }, { countryCode: 'Please select a country code' }],
    [{ countryCode: '+999' }, { countryCode: 'Please select a country code' }],
    [{ phone: '+12' }, { phone: 'Phone number must be at least 7 digits' }],
    [{ phone: undefined }, { phone: 'Phone number must be at least 7 digits' }],
    [{ phone: '5'.repeat(31) }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '55501001' }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '5550100abc' }, { phone: 'Phone number must contain only numbers' }],
    [{ newEmail: 'sam' }, { newEmail: 'Invalid email address' }],
    [{ smsConsent: false }, { smsConsent: 'You must agree to receive SMS messages' }],
    [{ smsConsent: undefined }, { smsConsent: 'You must agree to receive SMS messages' }],
  ] as const) {
    test(`${JSON.stringify(more)} is refused, and nothing saved`, async ({ client, assert }) => {
      const user = await sam()
      const response = await save(client, user, more)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, errors)
      assert.isNull((await storedOf(user)).last_name)
      assert.lengthOf(await consents(), 0)
    })
  }

  test('the own email written in another case is no conflict', async ({ client, assert }) => {
    const user = await sam()
    await answers(save(client, user, { newEmail: 'SAM@example.com' }), 200)
    assert.equal((await storedOf(user)).email, 'SAM@example.com')
  })

  test('the email of somebody else already exists, in any case', async ({ client, assert }) => {
    await signedUpUser({ email: 'Alex@Example.com' })
    const user = await sam()
    const response = await save(client, user, { newEmail: 'aleX@example.com' })
    response.assertStatus(409)
    assert.deepEqual(response.body(), {
      success: false,
      message: 'An account with this email already exists.',
    })
    assert.isNull((await storedOf(user)).last_name)
    assert.lengthOf(await activities(), 0)
  })

  test('what outsiders ask for around leaves the owner their code', async ({ client, cleanup }) => {
    const user = await sam()
    cleanup(setLimits('codes', { perPrefixHour: 0, perAreaHour: 0, perCountryHour: 0, perHour: 0 }))
    await answers(client.post('/api/owner-code').as(user).json({}), 200)
  })

  test('a taken email leaves the code good, and the one that is saved uses it up', async ({
    client,
    assert,
  }) => {
    const user = await sam()
    await signedUpUser({ email: 'nora@example.com' })
    await answers(client.post('/api/owner-code').as(user).json({}), 200)
    const proof = { currentPassword: undefined, code: digitsTo(PHONE) }
    const taken = await save(client, user, { newEmail: 'nora@example.com', ...proof })
    taken.assertStatus(409)
    const saved = await save(client, user, { newEmail: 'reed@example.com', ...proof })
    saved.assertStatus(200)
    assert.include(await storedOf(user), { email: 'reed@example.com' })
    const spent = await save(client, user, { newEmail: 'late@example.com', ...proof })
    spent.assertStatus(422)
    assert.property(spent.body().errors, 'code')
  })

  test('asking after many emails is refused for a while', async ({ client, assert }) => {
    limits.logins.perAccount = 2
    const user = await sam()
    await answers(save(client, user, { newEmail: 'one@example.com' }), 200)
    await answers(save(client, user, { newEmail: 'two@example.com' }), 200)
    const response = await save(client, user, { newEmail: 'three@example.com' })
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
    assert.match(response.body().message, /^You changed your email too many times\./)
    await answers(save(client, user, { newEmail: 'two@example.com', firstName: 'Max' }), 200)
  })

  test('five new emails a day are all: each is told by a text and keeps the old one', async ({
    client,
    assert,
  }) => {
    const user = await sam()
    const change = (n: number) => save(client, user, { newEmail: `sam${n}@example.com` })
    for (let n = 0; n < 5; n++) await answers(change(n), 200)
    const refused = await change(5)
    refused.assertStatus(429)
    assert.match(refused.body().message, /^You changed your email too many times\./)
    assert.equal((await storedOf(user)).email, 'sam4@example.com')
    await answers(save(client, user, { newEmail: 'sam4@example.com', firstName: 'Max' }), 200)
    clock.advance(DAY)
    await answers(change(6), 200)
  })

  test('20 people who want the same email at once: one has it', async ({ client, assert }) => {
    const users = await Promise.all(Array.from({ length: 20 }, () => signedUpUser()))
    const responses = await Promise.all(
      users.map((user) => save(client, user, { phone: user.phone, newEmail: 'wanted@example.com' }))
    )
    const statuses = responses.map((response) => response.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((status) => status === 409),
      19
    )
    assert.lengthOf(await rows(`select id from users where email_key = 'wanted@example.com'`), 1)
  })

  test('it is an activity that names nothing, and only when something changed', async ({
    client,
    assert,
  }) => {
    const user = await sam()
    await answers(save(client, user), 200)
    await answers(save(client, user), 200)
    await answers(save(client, user, { phone: '+12025550177' }), 200)
    const found = await activities()
    assert.deepEqual(
      found.map((activity) => activity.description),
      ['Profile updated']
    )
  })
})

test.group('Saving the profile with a phone', (group) => {
  freshDatabase(group)

  for (const [countryCode, phone] of [
    ['+1', '+12025550123'],
    ['+1', '2025550123'],
    ['+1', '12025550123'],
    ['+1', '(202) 555-0123'],
  ] as const) {
    test(`${countryCode} and ${phone} is the number of before`, async ({ client, assert }) => {
      const user = await sam()
      const response = await save(client, user, { countryCode, phone })
      assert.deepEqual(response.body(), SAVED)
    })
  }

  for (const phone of ['7911123456', '07911123456', '+447911123456', '+4407911123456']) {
    test(`a trunk 0 makes no other number: ${phone}`, async ({ client, assert }) => {
      const user = await signedUpUser({ phone: '+447911123456' })
      const response = await save(client, user, { countryCode: '+44', phone })
      assert.deepEqual(response.body(), SAVED)
    })
  }

  for (const [countryCode, phone] of [
    ['+1', '2025550177'],
    ['+1', '+12025550177'],
    ['+44', '2025550123'],
  ] as const) {
    test(`${countryCode} and ${phone} is another: all else is saved`, async ({
      client,
      assert,
    }) => {
      const user = await sam()
      const response = await save(client, user, { countryCode, phone, newEmail: 'new@example.com' })
      response.assertStatus(200)
      assert.deepEqual(response.body(), TO_VERIFY)
      assert.deepEqual(await storedOf(user), {
        first_name: 'Sam',
        last_name: 'Reed',
        email: 'new@example.com',
        email_key: 'new@example.com',
        phone: PHONE,
        country_code: '+1',
      })
    })
  }

  test('the six fields of the form alone are enough: the request for a code asks for the password', async ({
    client,
    assert,
  }) => {
    const user = await sam()
    const wish = { phone: '2025550177', currentPassword: undefined }
    const response = await save(client, user, wish)
    response.assertStatus(200)
    assert.deepEqual(response.body(), TO_VERIFY)
    assert.equal((await storedOf(user)).last_name, 'Reed')
  })

  test('the number of somebody else says no more than any other', async ({ client, assert }) => {
    const other = await signedUpUser()
    const user = await sam()
    const response = await save(client, user, { phone: other.phone })
    assert.deepEqual(response.body(), TO_VERIFY)
    assert.equal((await storedOf(user)).last_name, 'Reed')
  })

  test('a number where texts cost a fortune is refused', async ({ client, assert }) => {
    const user = await sam()
    const response = await save(client, user, { phone: '+18765551234' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      countryCode: 'Everly is not available in this country yet.',
    })
  })
})

test.group('The consent of the profile', (group) => {
  freshDatabase(group)

  test('it is written down with what was read, where, and by whom', async ({ client, assert }) => {
    const user = await sam()
    await answers(save(client, user), 200)
    const [row] = await consents()
    assert.deepEqual(
      { ...row },
      {
        user_id: user.id,
        phone: PHONE,
        event: 'given',
        source: 'profile',
        wording_version: consentWording(brand).version,
        wording: consentWording(brand).text,
        ip: '127.0.0.1',
        user_agent: 'Test Browser',
      }
    )
  })

  test('once for a number and a wording, however often and at once', async ({ client, assert }) => {
    const user = await sam()
    await Promise.all(Array.from({ length: 20 }, () => save(client, user)))
    assert.lengthOf(await consents(), 1)
    await rows(`update consents set wording_version = '2020-01-1' returning id`)
    await answers(save(client, user), 200)
    assert.lengthOf(await consents(), 2)
  })

  test('what somebody else agreed to with this number before is not theirs', async ({
    client,
    assert,
  }) => {
    const user = await sam()
    await answers(save(client, user), 200)
    await rows('update consents set user_id = null returning id')
    await answers(save(client, user), 200)
    assert.lengthOf(await consents(), 2)
  })

  test('a number that is yet to be verified has none', async ({ client, assert }) => {
    const user = await sam()
    await answers(save(client, user, { phone: '+12025550177' }), 200)
    const found = await consents()
    assert.deepEqual(
      found.map((row) => row['phone']),
      [PHONE]
    )
  })

  test('it never undoes a STOP', async ({ client, assert }) => {
    const user = await sam()
    await text(user, 'STOP')
    await answers(save(client, user), 200)
    const signup = await client.get('/api/signup').as(user)
    assert.isTrue(signup.body().signup.isOptedOut)
    assert.isFalse(signup.body().signup.smsConsent)
  })
})
