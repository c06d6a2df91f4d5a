import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { companionNumber } from '#config/providers'
import limits from '#config/limits'
import { PublicUrl } from '#app/core/answers/public_url'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { clock, freshDatabase, keyOf, PASSWORD, rows, signedUpUser, sms } from '#tests/world'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'
import { setLimits } from '#tests/own_limits'
import { answers, digitsTo } from '#tests/codes'
import { tracesOf } from '#tests/lived_in_account'

const PHONE = '+15550100199'

function send(client: ApiClient, phoneNumber: string = PHONE) {
  return client.post('/api/send-verification').json({ phoneNumber })
}

/** Everything the logger writes from now on, at every level. */
async function captureLog(cleanup: (undo: () => void) => void): Promise<string[]> {
  const logger = await app.container.make('logger')
  const symbols = Object.getOwnPropertySymbols(logger.pino)
  const key = symbols.find(({ description }) => description === 'pino.stream') as never
  const stream = logger.pino[key] as unknown as { write(line: string): void }
  const { level } = logger
  const write = stream.write
  const lines: string[] = []
  stream.write = (line) => void lines.push(line)
  logger.level = 'trace'
  cleanup(() => {
    stream.write = write
    logger.level = level
  })
  return lines
}

test.group('Sending a code', (group) => {
  freshDatabase(group)
  group.each.setup(() => setLimits('codes', {}))

  test('it reaches the phone with the line that lets the page fill it in', async ({
    client,
    assert,
  }) => {
    const response = await send(client)
    response.assertStatus(200)
    assert.isTrue(response.body().success)
    assert.isString(response.body().message)
    const { host } = await app.container.make(PublicUrl)
    const digits = digitsTo(PHONE)
    assert.deepEqual(sms.textsTo(PHONE), [
      `Your Everly code is ${digits}. It expires in 10 minutes. Never share it.\n\n@${host} #${digits}`,
    ])
    assert.isTrue(sms.sent[0]?.isSecret)
    assert.equal(sms.sent[0]?.validForSeconds, 600)
  })

  test('its digits are in no row of any table', async ({ client, assert }) => {
    await send(client)
    const digits = digitsTo(PHONE)
    assert.match(digits, /^\d{6}$/)
    assert.deepEqual(await tracesOf([digits]), [])
    const [message] = await rows<{ body: string; kind: string }>('select body, kind from messages')
    assert.equal(message?.kind, 'code')
    assert.match(message?.body ?? '', /^Your Everly code is \*{6}\./)
  })

  test('its digits are not in the answer', async ({ client, assert }) => {
    const response = await send(client)
    assert.notInclude(JSON.stringify([response.body(), response.headers()]), digitsTo(PHONE))
  })

  test('its digits are in no line of the log, not even when it goes wrong', async ({
    client,
    assert,
    cleanup,
  }) => {
    const lines = await captureLog(cleanup)
    sms.failNext(new Error('the provider broke') as SmsGatewayError, true)
    await answers(send(client), 500)
    assert.isAbove(lines.length, 0)
    assert.match(digitsTo(PHONE), /^\d{6}$/)
    assert.notInclude(lines.join(''), digitsTo(PHONE))
  })

  test('a trunk 0 behind the country code is dropped', async ({ client, assert }) => {
    const response = await send(client, '+4407911123456')
    response.assertStatus(200)
    assert.lengthOf(sms.textsTo('+447911123456'), 1)
  })

  for (const [phoneNumber, message] of [
    ['+1555', 'Please enter a valid phone number'],
    ['555010', 'Please enter a valid phone number'],
    ['5550100199', 'Please enter a valid phone number'],
    ['+1555abc0199', 'Phone number must contain only numbers'],
    ['+155501001991', 'Please enter a valid phone number'],
    ['+351912345678', 'Everly is not available in this country yet.'],
    ['+18765551234', 'Everly is not available in this country yet.'],
    ['+19002345678', 'We cannot text this kind of number. Please use a mobile number.'],
    ['+442079460958', 'We cannot text this kind of number. Please use a mobile number.'],
    [undefined, 'Please enter a valid phone number'],
    [15550100199, 'Please enter a valid phone number'],
  ] as const) {
    test(`${phoneNumber} is refused with "${message}"`, async ({ client, assert }) => {
      const response = await client.post('/api/send-verification').json({ phoneNumber })
      response.assertStatus(422)
      assert.deepEqual(response.body(), {
        success: false,
        message,
        errors: { phoneNumber: message },
      })
      assert.lengthOf(sms.sent, 0)
    })
  }

  test('a number that its account may still take back gets no code', async ({ client, assert }) => {
    const user = await signedUpUser()
    const wish = { countryCode: '+1', phone: '+12025550177', currentPassword: PASSWORD }
    await answers(client.post('/api/request-phone-change').as(user).json(wish), 200)
    const proof = { verificationCode: digitsTo(wish.phone) }
    await answers(client.post('/api/verify-phone-change').as(user).json(proof), 200)
    const codesTo = () => sms.textsTo(user.phone).filter((body) => body.includes('code is')).length
    const response = await send(client, user.phone)
    assert.equal(response.status(), 409)
    assert.match(response.body().message, /phone number already exists/)
    assert.equal(codesTo(), 0)
    clock.advance(72 * HOUR)
    await answers(send(client, user.phone), 200)
    assert.equal(codesTo(), 1)
  })

  test('a number with an account is told that it already exists', async ({ client, assert }) => {
    const { phone } = await signedUpUser()
    const response = await send(client, phone)
    response.assertStatus(409)
    assert.include(response.body().message, 'already exists')
    assert.lengthOf(sms.sent, 0)
  })

  test('asking which numbers have accounts is throttled like sending', async ({
    client,
    assert,
  }) => {
    limits.codes.perIpHour = 3
    const { phone } = await signedUpUser()
    for (const status of [409, 409, 409, 429]) await answers(send(client, phone), status)
    const unknown = await send(client)
    unknown.assertStatus(429)
    assert.notInclude(unknown.body().message, 'already exists')
  })

  test('a number that texted STOP must text START first', async ({ client, assert }) => {
    await rows(
      `insert into recipients (phone_key, opted_out_at, opted_out_by, updated_at)
       values (?, ?, ?, ?) returning phone_key`,
      await keyOf(PHONE),
      clock.now(),
      'keyword',
      clock.now()
    )
    const response = await send(client)
    response.assertStatus(403)
    assert.equal(response.body().message, `Text START to ${companionNumber} first.`)
    assert.lengthOf(sms.sent, 0)
    assert.lengthOf(await rows('select * from verification_codes'), 0)
  })
})

test.group('How often codes are sent', (group) => {
  freshDatabase(group)
  group.each.setup(() =>
    setLimits('codes', { perIpHour: 1000, perPrefixHour: 1000, perSubnetHour: 1000 })
  )

  test('a second one waits 30 seconds, a third 60', async ({ client, assert }) => {
    await send(client)
    clock.advance(10 * SECOND)
    const early = await send(client)
    early.assertStatus(429)
    early.assertHeader('retry-after', '20')
    assert.equal(early.body().message, 'Please wait 20 seconds before requesting another code.')
    clock.advance(20 * SECOND)
    await answers(send(client), 200)
    clock.advance(59 * SECOND)
    const third = await send(client)
    third.assertHeader('retry-after', '1')
    clock.advance(SECOND)
    await answers(send(client), 200)
    assert.lengthOf(sms.sent, 3)
  })

  test('three in ten minutes, five in a day', async ({ client, assert }) => {
    limits.codes.cooldownMs = 0
    for (let i = 0; i < 3; i++) await answers(send(client), 200)
    const fourth = await send(client)
    fourth.assertStatus(429)
    fourth.assertHeader('retry-after', '600')
    clock.advance(10 * MINUTE)
    for (let i = 0; i < 2; i++) await answers(send(client), 200)
    clock.advance(HOUR)
    const sixth = await send(client)
    sixth.assertStatus(429)
    assert.equal(sixth.body().message, 'Please wait 23 hours before requesting another code.')
    await answers(send(client, '+15550100198'), 200)
    clock.advance(24 * HOUR)
    await answers(send(client), 200)
  })

  test('a new code kills the one before', async ({ client, assert }) => {
    limits.codes.cooldownMs = 0
    await send(client)
    await send(client)
    const states = await rows<{ state: string }>('select state from verification_codes order by id')
    assert.deepEqual(
      states.map(({ state }) => state),
      ['replaced', 'open']
    )
  })

  test('twenty an hour for an address, whatever the numbers', async ({ client, assert }) => {
    limits.codes.perIpHour = 20
    for (let i = 0; i < 20; i++) {
      await answers(send(client, `+1555010${1000 + i}`), 200)
    }
    const next = await send(client, '+15550102000')
    next.assertStatus(429)
    assert.isAbove(Number(next.header('retry-after')), 0)
    assert.match(next.body().message, /^Too many codes were requested\. Please try again in /)
    assert.lengthOf(sms.sent, 20)
  })

  test('twenty at the same moment get one text', async ({ client, assert }) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(client)))
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, ...Array<number>(19).fill(429)])
    assert.lengthOf(sms.sent, 1)
    assert.lengthOf(await rows(`select * from verification_codes where state = 'open'`), 1)
  })

  test('an address is not let through faster by asking at the same moment', async ({
    client,
    assert,
  }) => {
    limits.codes.perIpHour = 5
    const numbers = Array.from({ length: 20 }, (_, i) => `+1555010${3000 + i}`)
    const responses = await Promise.all(numbers.map((number) => send(client, number)))
    assert.lengthOf(
      responses.filter((response) => response.status() === 200),
      5
    )
    assert.lengthOf(sms.sent, 5)
  })
})

test.group('What becomes of a code on its way', (group) => {
  freshDatabase(group)

  const codeStates = async () => {
    const codes = await rows<{ state: string }>('select state from verification_codes order by id')
    return codes.map(({ state }) => state)
  }

  for (const [errorCode, reason] of [
    [21211, 'this is not a valid phone number'],
    [21408, 'texts to this country are switched off'],
    [21608, 'this number is not verified for test mode'],
    [21614, 'this is not a mobile number'],
  ] as const) {
    test(`the provider's ${errorCode} is told as what it means`, async ({ client, assert }) => {
      sms.failNext(new SmsGatewayError('refused', errorCode))
      const response = await send(client)
      response.assertStatus(422)
      const message = `We could not send a code to this number: ${reason}.`
      assert.deepEqual(response.body(), {
        success: false,
        message,
        errors: { phoneNumber: message },
      })
    })
  }

  test('a number known to be bad is not tried again', async ({ client, assert }) => {
    sms.failNext(new SmsGatewayError('refused', 21614))
    await send(client)
    clock.advance(MINUTE)
    const again = await send(client)
    again.assertStatus(422)
    assert.equal(
      again.body().message,
      'We could not send a code to this number: this number cannot take texts.'
    )
    assert.lengthOf(sms.sent, 0)
  })

  test('a STOP only the provider knew of is heard', async ({ client }) => {
    sms.failNext(new SmsGatewayError('refused', 21610))
    const message = `Text START to ${companionNumber} first.`
    const first = await send(client)
    first.assertStatus(403)
    first.assertBodyContains({ message })
    const second = await send(client)
    second.assertStatus(403)
    second.assertBodyContains({ message })
  })

  test('what surely did not go out is said, given up and not counted', async ({
    client,
    assert,
  }) => {
    sms.failNext(new SmsGatewayError('not_sent', null))
    const response = await send(client)
    response.assertStatus(503)
    response.assertHeader('retry-after', '60')
    assert.equal(
      response.body().message,
      'We couldn’t send your code right now. Please try again in a minute.'
    )
    const [message] = await rows<{ state: string; reason: string }>(
      'select state, reason from messages'
    )
    assert.deepEqual(
      { ...message },
      { state: 'failed', reason: 'the code could not be sent in time' }
    )
    assert.lengthOf(await rows('select * from jobs'), 0)
    await answers(send(client), 200)
    assert.deepEqual(await codeStates(), ['unsent', 'open'])
  })

  test('a refusal that is our own fault is a 503', async ({ client, assert }) => {
    sms.failNext(new SmsGatewayError('refused', 20003))
    await answers(send(client), 503)
    assert.deepEqual(await codeStates(), ['unsent'])
  })

  test('a send in doubt counts as sent', async ({ client, assert }) => {
    sms.failNext(new SmsGatewayError('in_doubt', null), true)
    await answers(send(client), 200)
    assert.deepEqual(await codeStates(), ['open'])
    const verified = await client
      .post('/api/verify-phone')
      .json({ phoneNumber: PHONE, verificationCode: digitsTo(PHONE) })
    verified.assertStatus(200)
    await answers(send(client), 429)
  })
})
