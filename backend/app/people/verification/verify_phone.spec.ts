import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { clock, freshDatabase, rows, sms } from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { setLimits } from '#tests/own_limits'
import { answers, digitsTo, otherThan } from '#tests/codes'

const PHONE = '+15550100199'

function verify(client: ApiClient, verificationCode: unknown, phoneNumber: string = PHONE) {
  return client.post('/api/verify-phone').json({ phoneNumber, verificationCode })
}

/** Answers the digits that were texted. */
async function sendCode(client: ApiClient, phone: string = PHONE): Promise<string> {
  const response = await client.post('/api/send-verification').json({ phoneNumber: phone })
  response.assertStatus(200)
  return digitsTo(phone)
}

test.group('Verifying a phone', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('the right code puts the number into the session', async ({ client, assert }) => {
    const digits = await sendCode(client)
    const response = await verify(client, digits)
    response.assertStatus(200)
    assert.isTrue(response.body().success)
    const [session] = await rows<{ verified_phone: string; verified_at: number; user_id: null }>(
      'select verified_phone, verified_at, user_id from sessions'
    )
    assert.deepEqual(
      { ...session },
      { verified_phone: PHONE, verified_at: clock.now(), user_id: null }
    )
  })

  test('the session is a cookie scripts and other sites cannot use', async ({ client, assert }) => {
    const response = await verify(client, await sendCode(client))
    const cookie = String(response.header('set-cookie'))
    assert.match(cookie, /^everly_session=[\w-]{43};/)
    assert.include(cookie, 'HttpOnly')
    assert.include(cookie, 'SameSite=Lax')
    assert.include(cookie, 'Path=/')
    const token = /everly_session=([\w-]+)/.exec(cookie)?.[1] ?? ''
    assert.notInclude(JSON.stringify(await rows('select * from sessions')), token)
  })

  test('it works once', async ({ client, assert }) => {
    const digits = await sendCode(client)
    await answers(verify(client, digits), 200)
    const again = await verify(client, digits)
    again.assertStatus(422)
    assert.equal(again.body().message, 'This code is no longer valid. Please request a new code.')
  })

  test('a number written another way is the same number', async ({ client }) => {
    const digits = await sendCode(client)
    await answers(verify(client, digits, '+1 (555) 010-0199'), 200)
  })

  for (const [code, message] of [
    ['12345', 'Verification code must be 6 digits'],
    ['1234567', 'Verification code must be 6 digits'],
    ['12a456', 'Verification code must contain only numbers'],
    ['', 'Verification code must be 6 digits'],
    [123456, 'Verification code must be 6 digits'],
    [undefined, 'Verification code must be 6 digits'],
  ] as const) {
    test(`${JSON.stringify(code)} is refused with "${message}"`, async ({ client, assert }) => {
      const response = await verify(client, code)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { verificationCode: message })
    })
  }

  test('without a code there is nothing to verify', async ({ client }) => {
    const response = await verify(client, '123456')
    response.assertStatus(422)
    response.assertBodyContains({
      errors: { verificationCode: 'This code is no longer valid. Please request a new code.' },
    })
  })

  test('it ends after ten minutes, and says so', async ({ client, assert }) => {
    const digits = await sendCode(client)
    clock.advance(10 * MINUTE)
    const late = await verify(client, digits)
    late.assertStatus(422)
    assert.equal(late.body().message, 'This code has expired. Please request a new code.')
  })

  test('it is good until the last moment', async ({ client }) => {
    const digits = await sendCode(client)
    clock.advance(10 * MINUTE - 1)
    await answers(verify(client, digits), 200)
  })

  test('a new code kills the one before', async ({ client }) => {
    const first = await sendCode(client)
    clock.advance(MINUTE)
    const second = await sendCode(client)
    if (first !== second) await answers(verify(client, first), 422)
    await answers(verify(client, second), 200)
  })

  test('the code of one number opens no other', async ({ client }) => {
    const digits = await sendCode(client)
    await sendCode(client, '+15550100198')
    if (sms.lastTo('+15550100198').includes(digits)) return
    await answers(verify(client, digits, '+15550100198'), 422)
  })
})

test.group('Guessing codes', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('five wrong ones spend it, and the last tries are announced', async ({ client, assert }) => {
    const digits = await sendCode(client)
    const said: string[] = []
    for (let i = 1; i <= 4; i++) {
      const response = await verify(client, otherThan(digits, i))
      response.assertStatus(422)
      assert.equal(response.body().errors.verificationCode, response.body().message)
      said.push(response.body().message)
    }
    assert.deepEqual(said, [
      'Invalid verification code.',
      'Invalid verification code.',
      'Invalid verification code. 2 tries left.',
      'Invalid verification code. 1 try left.',
    ])
    const fifth = await verify(client, otherThan(digits, 5))
    fifth.assertStatus(429)
    fifth.assertHeader('retry-after', '30')
    assert.equal(fifth.body().message, 'Too many wrong codes. Please request a new code.')
  })

  test('the right code comes too late after five wrong ones', async ({ client }) => {
    const digits = await sendCode(client)
    for (let i = 1; i <= 5; i++) await verify(client, otherThan(digits, i))
    await answers(verify(client, digits), 429)
  })

  test('guessing at the same moment brings no extra tries', async ({ client, assert }) => {
    const digits = await sendCode(client)
    const guesses = Array.from({ length: 20 }, (_, i) => otherThan(digits, i + 1))
    const responses = await Promise.all(guesses.map((guess) => verify(client, guess)))
    const invalid = responses.filter((response) => response.status() === 422)
    const spent = responses.filter((response) => response.status() === 429)
    assert.deepEqual([invalid.length, spent.length], [4, 16])
    const [code] = await rows('select tries, state from verification_codes')
    assert.deepEqual({ ...code }, { tries: 5, state: 'spent' })
  })

  test('of twenty right ones at the same moment one wins', async ({ client, assert }) => {
    const digits = await sendCode(client)
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(client, digits)))
    assert.lengthOf(
      responses.filter((response) => response.status() === 200),
      1
    )
    assert.lengthOf(await rows('select id from sessions where verified_phone is not null'), 1)
  })

  test('fifteen tries a day lock the number, and new codes do not help', async ({
    client,
    assert,
  }) => {
    for (let sent = 0; sent < 3; sent++) {
      const digits = await sendCode(client)
      for (let i = 1; i <= 5; i++) await verify(client, otherThan(digits, i))
      clock.advance(11 * MINUTE)
    }
    const send = await client.post('/api/send-verification').json({ phoneNumber: PHONE })
    send.assertStatus(429)
    assert.match(
      send.body().message,
      /^Too many wrong codes for this number\. Please try again in 24 hours\.$/
    )
    const guess = await verify(client, '123456')
    guess.assertStatus(429)
    assert.isAbove(Number(guess.header('retry-after')), 23 * 3600)
    clock.advance(24 * HOUR)
    await answers(verify(client, await sendCode(client)), 200)
  })

  test('the day’s last tries are announced too', async ({ client, assert }) => {
    limits.codes.triesPerDay = 4
    const digits = await sendCode(client)
    await verify(client, otherThan(digits, 1))
    await verify(client, otherThan(digits, 2))
    const third = await verify(client, otherThan(digits, 3))
    assert.equal(third.body().message, 'Invalid verification code. 1 try left.')
    await answers(verify(client, otherThan(digits, 4)), 429)
    await answers(verify(client, digits), 429)
  })
})
