import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { companionNumber } from '#config/providers'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { consentWording } from '#app/texting/consent/contract'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { answers, cookieIn, digitsTo, otherThan } from '#tests/codes'
import {
  clock,
  cookieOf,
  database,
  freshDatabase,
  keyOf,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'
import { setLimits } from '#tests/own_limits'

const NEW = '+12025550177'
const OTHER = '+12025550188'
const NO_CHANGE = 'There is no new phone number to verify. Please request a new code.'

/** To a number of the United States, whole, or to one in two parts. */
function request(client: ApiClient, user: TestUser, to: string | object = NEW) {
  const body = typeof to === 'string' ? { countryCode: '+1', phone: to } : to
  return client
    .post('/api/request-phone-change')
    .as(user)
    .json({ ...body, currentPassword: PASSWORD })
}

function verify(client: ApiClient, user: TestUser, verificationCode: unknown) {
  return client
    .post('/api/verify-phone-change')
    .headers({ 'cookie': user.cookie, 'user-agent': 'Test Browser' })
    .json({ verificationCode })
}

/** Answers the digits that were texted. */
async function requested(client: ApiClient, user: TestUser, phone: string = NEW): Promise<string> {
  await answers(request(client, user, phone), 200)
  return digitsTo(phone)
}

async function moved(client: ApiClient, user: TestUser, phone: string = NEW): Promise<TestUser> {
  const response = await verify(client, user, await requested(client, user, phone))
  response.assertStatus(200)
  return { ...user, phone, cookie: cookieIn(response) }
}

async function phoneOf({ id }: TestUser): Promise<string | undefined> {
  const [row] = await rows<{ phone: string }>('select phone from users where id = ?', id)
  return row?.phone
}

const pending = () => rows<{ phone: string }>('select phone from phone_changes')

test.group('Moving to the number of a refused minor', (group) => {
  freshDatabase(group)

  test('is refused once the code proves that it is theirs', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const refusedMinors = await app.container.make(RefusedMinors)
    const { read } = await database()
    await refusedMinors.refuseMember(read, { userId: (await signedUpUser()).id, phone: NEW })
    const response = await verify(client, user, digits)
    response.assertStatus(403)
    assert.equal(response.body().message, 'You must be 18 or older to use Everly.')
    assert.equal(await phoneOf(user), user.phone)
  })
})

test.group('Requesting another phone number', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('it gets a code, and waits', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await request(client, user)
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      success: true,
      message: 'We sent a 6-digit code to your new phone number.',
    })
    assert.match(digitsTo(NEW), /^\d{6}$/)
    const [row] = await rows('select user_id, phone, country_code, requested_at from phone_changes')
    assert.deepEqual(
      { ...row },
      { user_id: user.id, phone: NEW, country_code: '+1', requested_at: clock.now() }
    )
    assert.equal(await phoneOf(user), user.phone)
  })

  for (const [countryCode, phone, stored] of [
    ['+1', '2025550177', NEW],
    ['+1', '+1 (202) 555-0177', NEW],
    ['+44', '07911123456', '+447911123456'],
    ['+44', '+4407911123456', '+447911123456'],
    ['+44', '+447911123456', '+447911123456'],
  ] as const) {
    test(`${countryCode} and ${phone} is ${stored}`, async ({ client, assert }) => {
      await answers(request(client, await signedUpUser(), { countryCode, phone }), 200)
      const [row] = await pending()
      assert.equal(row?.phone, stored)
      assert.lengthOf(sms.textsTo(stored), 1)
    })
  }

  for (const [countryCode, phone, errors] of [
    [
      '+1',
      '+19002345678',
      { phone: 'We cannot text this kind of number. Please use a mobile number.' },
    ],
    ['', NEW, { countryCode: 'Please select a country code' }],
    ['+999', '2025550177', { countryCode: 'Please select a country code' }],
    ['+44', NEW, { phone: 'Please enter a valid phone number' }],
    ['+1', '555', { phone: 'Phone number must be at least 7 digits' }],
    ['+1', '2025550abc', { phone: 'Phone number must contain only numbers' }],
    ['+1', '+18765551234', { countryCode: 'Everly is not available in this country yet.' }],
  ] as const) {
    test(`"${countryCode}" and "${phone}" is refused`, async ({ client, assert }) => {
      const response = await request(client, await signedUpUser(), { countryCode, phone })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, errors)
      assert.lengthOf(await pending(), 0)
    })
  }

  test('only somebody logged in can', async ({ client }) => {
    const body = { countryCode: '+1', phone: NEW }
    await answers(client.post('/api/request-phone-change').json(body), 401)
    await answers(client.post('/api/verify-phone-change').json({ verificationCode: '123456' }), 401)
  })

  test('the own number is no other, however it is written', async ({ client, assert }) => {
    const user = await signedUpUser()
    for (const phone of [user.phone, user.phone.slice(2)]) {
      const response = await request(client, user, phone)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { phone: 'This is already your phone number.' })
    }
    assert.lengthOf(sms.sent, 0)
  })

  test('the number of somebody else already exists', async ({ client, assert }) => {
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    const response = await request(client, user, other.phone)
    response.assertStatus(409)
    assert.deepEqual(response.body(), {
      success: false,
      message: 'An account with this phone number already exists.',
    })
    assert.lengthOf(sms.sent, 0)
    assert.lengthOf(await pending(), 0)
  })

  test('and leaves the code good that proved the account, until one is asked for', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await signedUpUser({ phone: OTHER })
    await answers(client.post('/api/owner-code').as(user).json({}), 200)
    const code = digitsTo(user.phone)
    const ask = (phone: string) =>
      client.post('/api/request-phone-change').as(user).json({ countryCode: '+1', phone, code })
    const taken = await ask(OTHER)
    taken.assertStatus(409)
    await answers(ask(NEW), 200)
    assert.lengthOf(await pending(), 1)
    const spent = await ask('+12025550199')
    spent.assertStatus(422)
  })

  test('and who asks after many is refused before that is said', async ({ client }) => {
    limits.codes.perIpHour = 1
    const [user, other] = [await signedUpUser(), await signedUpUser()]
    await answers(request(client, user, other.phone), 409)
    await answers(request(client, user, other.phone), 429)
  })

  test('a number that said STOP must text START first', async ({ client, assert }) => {
    const user = await signedUpUser()
    await text({ phone: NEW }, 'STOP')
    const response = await request(client, user)
    response.assertStatus(403)
    assert.equal(response.body().message, `Text START to ${companionNumber} first.`)
    assert.lengthOf(await pending(), 0)
  })

  test('the number has the same limits as at sign-up', async ({ client, assert }) => {
    const user = await signedUpUser()
    await requested(client, user)
    const soon = await request(client, user)
    soon.assertStatus(429)
    assert.equal(soon.body().message, 'Please wait 30 seconds before requesting another code.')
    assert.equal(soon.header('retry-after'), '30')
  })

  test('the newest number wins', async ({ client, assert }) => {
    const user = await signedUpUser()
    const first = await requested(client, user)
    clock.advance(MINUTE)
    const second = await requested(client, user, OTHER)
    assert.deepEqual(
      (await pending()).map((row) => row.phone),
      [OTHER]
    )
    if (first !== second) await answers(verify(client, user, first), 422)
    await answers(verify(client, user, second), 200)
    assert.equal(await phoneOf(user), OTHER)
  })

  test('one that cannot be texted does not take the place of one that was', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    sms.failNext(new SmsGatewayError('refused', 21211))
    const response = await request(client, user, OTHER)
    response.assertStatus(422)
    await answers(verify(client, user, digits), 200)
    assert.equal(await phoneOf(user), NEW)
  })

  test('20 requests at once text one code', async ({ client, assert }) => {
    const user = await signedUpUser()
    limits.codes.perIpHour = 100
    await Promise.all(Array.from({ length: 20 }, () => request(client, user)))
    assert.lengthOf(sms.textsTo(NEW), 1)
    await answers(verify(client, user, digitsTo(NEW)), 200)
  })
})

test.group('Verifying another phone number', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('the right code makes it the own one', async ({ client, assert }) => {
    const user = await signedUpUser()
    await answers(request(client, user, { countryCode: '+44', phone: '07911123456' }), 200)
    const response = await verify(client, user, digitsTo('+447911123456'))
    response.assertStatus(200)
    assert.deepEqual(response.body(), {
      success: true,
      message: 'Your phone number has been updated.',
    })
    const [row] = await rows(
      'select phone, phone_key, country_code from users where id = ?',
      user.id
    )
    assert.deepEqual(
      { ...row },
      {
        phone: '+447911123456',
        phone_key: await keyOf('+447911123456'),
        country_code: '+44',
      }
    )
    assert.lengthOf(await pending(), 0)
  })

  test('it is an activity, and the consent for the number is written down', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await moved(client, user)
    const [activity] = await rows('select activity_type, description from activities')
    assert.deepEqual(
      { ...activity },
      { activity_type: 'profile_update', description: 'Phone number changed' }
    )
    const [consent] = await rows(
      `select user_id, phone, phone_key, event, source, wording_version, wording, ip, user_agent
       from consents where source <> 'fixture'`
    )
    assert.deepEqual(
      { ...consent },
      {
        user_id: user.id,
        phone: NEW,
        phone_key: await keyOf(NEW),
        event: 'given',
        source: 'profile',
        wording_version: consentWording(brand).version,
        wording: consentWording(brand).text,
        ip: '127.0.0.1',
        user_agent: 'Test Browser',
      }
    )
  })

  test('every other session is over, and this one has a new token', async ({ client, assert }) => {
    const user = await signedUpUser()
    const elsewhere = await cookieOf(user.id)
    const stranger = await signedUpUser()
    const now = await moved(client, user)
    assert.notEqual(now.cookie, user.cookie)
    for (const [cookie, isIn] of [
      [now.cookie, true],
      [user.cookie, false],
      [elsewhere, false],
      [stranger.cookie, true],
    ] as const) {
      const check = await client.get('/api/auth/check').as({ cookie })
      assert.equal(check.body().authenticated, isIn)
    }
  })

  for (const [code, message] of [
    ['12345', 'Verification code must be 6 digits'],
    ['12a456', 'Verification code must contain only numbers'],
    [undefined, 'Verification code must be 6 digits'],
  ] as const) {
    test(`${JSON.stringify(code)} is refused with "${message}"`, async ({ client, assert }) => {
      const user = await signedUpUser()
      await requested(client, user)
      const response = await verify(client, user, code)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { verificationCode: message })
    })
  }

  test('wrong tries are counted and end the code', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const messages: string[] = []
    for (let by = 1; by <= 5; by++) {
      const response = await verify(client, user, otherThan(digits, by))
      messages.push(`${response.status()} ${response.body().message}`)
    }
    assert.deepEqual(messages, [
      '422 Invalid verification code.',
      '422 Invalid verification code.',
      '422 Invalid verification code. 2 tries left.',
      '422 Invalid verification code. 1 try left.',
      '429 Too many wrong codes. Please request a new code.',
    ])
    await answers(verify(client, user, digits), 429)
    assert.equal(await phoneOf(user), user.phone)
  })

  test('it ends after ten minutes, and says so', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    clock.advance(10 * MINUTE)
    const late = await verify(client, user, digits)
    late.assertStatus(422)
    assert.equal(late.body().message, 'This code has expired. Please request a new code.')
  })

  test('without a request there is nothing to verify, nor a second time', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const none = await verify(client, user, '123456')
    none.assertStatus(409)
    assert.equal(none.body().message, NO_CHANGE)
    const digits = await requested(client, user)
    const first = await verify(client, user, digits)
    const cookie = cookieIn(first)
    const again = await verify(client, { ...user, cookie }, digits)
    again.assertStatus(409)
    assert.equal(again.body().message, NO_CHANGE)
  })

  test('a code of a sign-up with this number opens nothing', async ({ client }) => {
    const user = await signedUpUser()
    await requested(client, user)
    clock.advance(MINUTE)
    await answers(client.post('/api/send-verification').json({ phoneNumber: NEW }), 200)
    const signUpCode = digitsTo(NEW)
    await answers(verify(client, user, signUpCode), 422)
  })

  test('nor does the code of a change verify a sign-up', async ({ client }) => {
    const user = await signedUpUser()
    const verificationCode = await requested(client, user)
    const body = { phoneNumber: NEW, verificationCode }
    await answers(client.post('/api/verify-phone').json(body), 422)
  })

  test('somebody else took the number meanwhile', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    await signedUpUser({ phone: NEW })
    const response = await verify(client, user, digits)
    response.assertStatus(409)
    assert.include(response.body().message, 'already exists')
    assert.equal(await phoneOf(user), user.phone)
    assert.lengthOf(await rows(`select id from consents where source <> 'fixture'`), 0)
  })

  test('20 verifications at once: one wins', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => verify(client, user, digits))
    )
    const won = responses.filter((response) => response.status() === 200)
    assert.lengthOf(won, 1)
    assert.equal(await phoneOf(user), NEW)
    assert.lengthOf(await rows(`select id from consents where source <> 'fixture'`), 1)
    assert.lengthOf(await rows('select id from activities'), 1)
  })

  test('20 wrong tries at once are no more than five', async ({ client, assert }) => {
    const user = await signedUpUser()
    const digits = await requested(client, user)
    const tries = Array.from({ length: 20 }, (_, by) =>
      verify(client, user, otherThan(digits, by + 1))
    )
    await Promise.all(tries)
    const [code] = await rows<{ tries: number }>('select tries from verification_codes')
    assert.equal(code?.tries, 5)
  })

  test('two people who wait for the same number: who holds the phone has it', async ({
    client,
    assert,
  }) => {
    const [thief, owner] = [await signedUpUser(), await signedUpUser()]
    await requested(client, thief)
    clock.advance(MINUTE)
    await moved(client, owner)
    const response = await verify(client, thief, '123456')
    assert.notEqual(response.status(), 200)
    assert.equal(await phoneOf(owner), NEW)
    assert.equal(await phoneOf(thief), thief.phone)
  })
})

test.group('After the phone number changed', (group) => {
  freshDatabase(group)

  test('she answers on the new number, and knows the old one no more', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const before = sms.textsTo(user.phone).length
    const now = await moved(client, user)
    await text(now, 'hi from my new phone')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(NEW), 2)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    await text(user, 'hi from my old phone')
    await pass(MINUTE)
    assert.include(sms.lastTo(user.phone), "We don't know this number yet")
    const [stray] = await rows(
      `select user_id, conversation_id, body from messages where kind = 'stray'`
    )
    assert.deepEqual({ ...stray }, { user_id: null, conversation_id: null, body: '' })
  })

  test('a hello that a STOP from the old number kept back comes to the new one', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    await text(user, 'STOP')
    await (await app.container.make(CreateGirlfriend)).execute(user.id, VALENTINA)
    await pass(MINUTE)
    const hellos = () =>
      rows<{ phone: string }>(
        `select phone from messages where kind = 'first_text' and state = 'sent'`
      )
    assert.deepEqual(await hellos(), [])
    const there = await moved(client, user)
    await pass(MINUTE)
    assert.deepEqual(await hellos(), [{ phone: NEW }])
    await moved(client, there, OTHER)
    await pass(MINUTE)
    assert.lengthOf(await hellos(), 1)
  })

  test('nor did one reach them that the old number could not take', async ({ client, assert }) => {
    sms.failNext(new SmsGatewayError('refused', 21614))
    const user = await onboardedUser()
    await pass(MINUTE)
    const there = await moved(client, user)
    await pass(MINUTE)
    const hellos = await rows(
      `select phone, state from messages where kind = 'first_text' order by id`
    )
    assert.deepEqual(hellos, [
      { phone: user.phone, state: 'failed' },
      { phone: NEW, state: 'sent' },
    ])
    await moved(client, there, OTHER)
    await pass(MINUTE)
    assert.lengthOf(await rows(`select id from messages where kind = 'first_text'`), 2)
  })

  test('STOP from the old number does not silence the new one', async ({ client, assert }) => {
    const user = await onboardedUser()
    const now = await moved(client, user)
    await text(user, 'STOP')
    await text(now, 'hi')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(NEW), 2)
  })

  test('a reply that waits to be sent goes to the new number', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(6000)
    const before = sms.textsTo(user.phone).length
    await moved(client, user)
    const [reply] = await rows<{ state: string; phone: string; phone_key: string }>(
      `select state, phone, phone_key from messages where kind = 'reply'`
    )
    assert.deepEqual({ ...reply }, { state: 'queued', phone: NEW, phone_key: await keyOf(NEW) })
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    assert.lengthOf(sms.textsTo(NEW), 2)
  })

  test('so does one that was being written just then', async ({ client, assert }) => {
    const user = await onboardedUser()
    const before = sms.textsTo(user.phone).length
    await text(user, 'hi')
    model.whileWriting = async () => {
      await moved(client, user)
    }
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), before + 1)
    assert.lengthOf(sms.textsTo(NEW), 2)
    const [reply] = await rows<{ phone: string }>(`select phone from messages where kind = 'reply'`)
    assert.equal(reply?.phone, NEW)
  })

  test('a new number that said STOP meanwhile gets nothing', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    model.whileWriting = async () => {
      await moved(client, user)
      await text({ phone: NEW }, 'STOP')
    }
    await pass(MINUTE)
    assert.lengthOf(
      await rows(`select id from messages where kind = 'reply' and state = 'sent'`),
      0
    )
    assert.include(sms.lastTo(NEW), 'unsubscribed')
  })

  test('the answer to a keyword stays with the phone that asked', async ({ client, assert }) => {
    const user = await onboardedUser()
    await text(user, 'HELP')
    await moved(client, user)
    await runDue()
    assert.include(sms.lastTo(user.phone), 'Reply STOP to end')
  })

  test('a text already on its way keeps the number it went to', async ({ client, assert }) => {
    const user = await onboardedUser()
    await moved(client, user)
    const [first] = await rows<{ phone: string }>(
      `select phone from messages where kind = 'first_text'`
    )
    assert.equal(first?.phone, user.phone)
  })

  test('somebody new can sign up with the old number once it stays given up', async ({
    client,
  }) => {
    const user = await signedUpUser()
    await moved(client, user)
    clock.advance(72 * HOUR)
    await answers(client.post('/api/send-verification').json({ phoneNumber: user.phone }), 200)
  })
})
