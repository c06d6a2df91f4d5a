import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#app/core/clock/clock'
import { type OutboundText, type SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { type TwilioSettings, TwilioSmsGateway } from '#app/texting/sms/twilio_sms_gateway'
import { SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'
import { TypeText } from '#app/texting/simulator/type_text'
import { translated } from '#app/texting/sms/twilio_errors'
import { FakeTwilio } from '#tests/fake_twilio'
import { unusedPort } from '#tests/unused_port'
import { freshDatabase } from '#tests/world'

const PHONE = '+12025550147'
const TIMEOUT_MS = 400
let count = 0

function outbound(more: Partial<OutboundText> = {}): OutboundText {
  return {
    id: ++count,
    to: PHONE,
    body: `Number ${count}, café & 100% “you” 🙂`,
    validForSeconds: 3600,
    isSecret: false,
    ...more,
  }
}

function twilioGateway(twilio: FakeTwilio, more: Partial<TwilioSettings> = {}): TwilioSmsGateway {
  return new TwilioSmsGateway({
    accountSid: twilio.accountSid,
    authToken: twilio.authToken,
    phoneNumber: twilio.number,
    messagingServiceSid: '',
    apiBaseUrl: twilio.url,
    timeoutMs: 10_000,
    statusCallback: (id) => `https://everly.example/api/twilio/status?id=${id}`,
    ...more,
  })
}

interface Carrier {
  gateway: SmsGateway
  ownNumber: string
  now(): number
  /** Somebody texts our number. */
  textUs(body: string, pictures?: number): Promise<void>
  /** With a file of these bytes. */
  showUs(contentType: string, bytes: Buffer): Promise<void>
  close(): Promise<void>
}

async function realCarrier(): Promise<Carrier> {
  const twilio = await FakeTwilio.start()
  twilio.decide = () => ({ tells: [] })
  return {
    gateway: twilioGateway(twilio),
    ownNumber: twilio.number,
    now: () => Date.now(),
    textUs: async (body, pictures = 0) => {
      twilio.keepInbound({ from: PHONE, body, pictures })
    },
    showUs: async (contentType, bytes) => {
      twilio.keepInbound({ from: PHONE, body: '', media: [{ contentType, bytes }] })
    },
    close: () => twilio.close(),
  }
}

async function simulatedCarrier(): Promise<Carrier> {
  const { companionNumber } = await import('#config/providers')
  const clock = await app.container.make(Clock)
  const typeText = await app.container.make(TypeText)
  return {
    gateway: await app.container.make(SimulatorSmsGateway),
    ownNumber: companionNumber,
    now: () => clock.now(),
    textUs: async (body, pictures = 0) => {
      await typeText.execute({ phone: PHONE, body, pictures })
    },
    showUs: async (contentType, bytes) => {
      const medium = { contentType, base64: bytes.toString('base64') }
      await typeText.execute({ phone: PHONE, body: '', medium })
    },
    close: async () => {},
  }
}

for (const [name, open] of [
  ['Twilio', realCarrier],
  ['the stand-in', simulatedCarrier],
] as const) {
  test.group(`sms gateway: ${name}`, (group) => {
    freshDatabase(group)
    let carrier: Carrier
    group.each.setup(async () => {
      carrier = await open()
      return () => carrier.close()
    })

    test('a text that is sent has a message sid of its own', async ({ assert }) => {
      const first = await carrier.gateway.send(outbound())
      const second = await carrier.gateway.send(outbound())
      assert.match(first.sid, /^SM[0-9a-f]{32}$/)
      assert.notEqual(first.sid, second.sid)
    })

    test('a sent text is listed under its number, newest first', async ({ assert }) => {
      const since = carrier.now() - 1000
      const [first, second] = [outbound(), outbound()]
      const { sid } = await carrier.gateway.send(first)
      await carrier.gateway.send(second)
      await carrier.gateway.send(outbound({ to: '+12025550199' }))
      const listed = await carrier.gateway.listSent(PHONE, since)
      assert.deepEqual(
        listed.map((text) => text.body),
        [second.body, first.body]
      )
      assert.equal(listed[1]?.sid, sid)
      assert.equal(listed[1]?.to, PHONE)
      assert.isNull(listed[1]?.errorCode)
      assert.isAtLeast(listed[1]?.createdAt ?? 0, since - 1000)
    })

    test('texts that came to our number are listed with sender and pictures, oldest first', async ({
      assert,
    }) => {
      const since = carrier.now() - 1000
      await carrier.gateway.send(outbound())
      await carrier.textUs('first  ')
      await carrier.textUs('', 2)
      const listed = await carrier.gateway.listReceived(since)
      assert.deepEqual(
        listed.map(({ from, to, body, pictures }) => ({ from, to, body, pictures })),
        [
          { from: PHONE, to: carrier.ownNumber, body: 'first  ', pictures: 0 },
          { from: PHONE, to: carrier.ownNumber, body: '', pictures: 2 },
        ]
      )
    })

    test('what came with a text is fetched within bounds, until it is removed', async ({
      assert,
    }) => {
      const since = carrier.now() - 1000
      await carrier.showUs('image/png', Buffer.from('ten bytes!'))
      const [{ sid = '' } = {}] = await carrier.gateway.listReceived(since)
      const bounds = { most: 3, bytes: 10, timeoutMs: 2000 }
      const contentType = 'image/png'
      assert.deepEqual(await carrier.gateway.fetchMedia(sid, bounds), [
        { contentType, content: Buffer.from('ten bytes!') },
      ])
      assert.deepEqual(await carrier.gateway.fetchMedia(sid, { ...bounds, bytes: 9 }), [
        { contentType, content: 'too_large' },
      ])
      await carrier.gateway.removeMedia(sid)
      await carrier.gateway.removeMedia(sid)
      assert.deepEqual(await carrier.gateway.fetchMedia(sid, bounds), [])
    })

    test('a redacted text says nothing any more, sent or received, however often it is asked for', async ({
      assert,
    }) => {
      const since = carrier.now() - 1000
      const { sid } = await carrier.gateway.send(outbound({ body: 'what she said' }))
      await carrier.textUs('what I said', 2)
      await new Promise((done) => setTimeout(done, 5))
      const [received] = await carrier.gateway.listReceived(since)
      for (const asked of [sid, sid, received?.sid ?? '', received?.sid ?? '']) {
        assert.equal(await carrier.gateway.redact(asked), 'redacted')
      }
      const kept = [
        ...(await carrier.gateway.listSent(PHONE, since)),
        ...(await carrier.gateway.listReceived(since)),
      ]
      assert.notMatch(JSON.stringify(kept), / said/)
      assert.isTrue(kept.every((text) => text.pictures === 0))
    })

    test('what became of a sent text can be asked for', async ({ assert }) => {
      const { sid } = await carrier.gateway.send(outbound())
      const secret = await carrier.gateway.send(outbound({ isSecret: true }))
      for (const asked of [sid, secret.sid]) {
        const fate = await carrier.gateway.find(asked)
        assert.match(fate?.status ?? '', /^(queued|sent|delivered)$/)
        assert.isNull(fate?.errorCode)
      }
    })

    test('of a text the provider does not know nothing is found', async ({ assert }) => {
      assert.isNull(await carrier.gateway.find(`SM${'0'.repeat(32)}`))
    })

    test('a text the provider does not know counts as redacted', async ({ assert }) => {
      assert.equal(await carrier.gateway.redact(`SM${'0'.repeat(32)}`), 'redacted')
    })

    test('texts from before the asked time are not listed as received', async ({ assert }) => {
      await carrier.textUs('too early')
      assert.lengthOf(await carrier.gateway.listReceived(carrier.now() + 5000), 0)
    })
  })
}

test.group('sms gateway: the request to Twilio', (group) => {
  let twilio: FakeTwilio
  group.each.setup(async () => {
    twilio = await FakeTwilio.start()
    twilio.decide = () => ({ tells: [] })
    return () => twilio.close()
  })

  test('it is the documented one, with our id in the status callback', async ({ assert }) => {
    const text = outbound({ id: 77, validForSeconds: 3600 })
    await twilioGateway(twilio).send(text)
    const [request] = twilio.requests
    const credentials = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
    assert.equal(request?.method, 'POST')
    assert.equal(request?.path, `/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`)
    assert.equal(request?.authorization, `Basic ${credentials}`)
    assert.deepEqual(request?.form, {
      To: PHONE,
      From: twilio.number,
      Body: text.body,
      StatusCallback: 'https://everly.example/api/twilio/status?id=77',
      ValidityPeriod: '3600',
      SmartEncoded: 'true',
    })
  })

  test('a messaging service takes the place of the number', async ({ assert }) => {
    const messagingServiceSid = `MG${'0'.repeat(32)}`
    await twilioGateway(twilio, { messagingServiceSid }).send(outbound())
    assert.equal(twilio.sends[0]?.form.MessagingServiceSid, messagingServiceSid)
    assert.notProperty(twilio.sends[0]?.form, 'From')
  })

  test('a code says that it is one, and that its words are not to be kept where that can be had', async ({
    assert,
  }) => {
    const code = outbound({ isSecret: true })
    const said = { MessageIntent: 'otp', RiskCheck: 'enable' }
    await twilioGateway(twilio).send(code)
    assert.include(twilio.sends[0]?.form, said)
    assert.notProperty(twilio.sends[0]?.form, 'ContentRetention')
    await twilioGateway(twilio, { hasMessageRedaction: true }).send(code)
    assert.include(twilio.sends[1]?.form, { ...said, ContentRetention: 'discard' })
    await twilioGateway(twilio, { hasMessageRedaction: true }).send(outbound())
    assert.notProperty(twilio.sends[2]?.form, 'ContentRetention')
  })

  for (const [asked, sent] of [
    [100_000, '36000'],
    [0, '1'],
    [90.7, '90'],
  ] as const) {
    test(`a validity of ${asked} s is sent as ${sent}`, async ({ assert }) => {
      await twilioGateway(twilio).send(outbound({ validForSeconds: asked }))
      assert.equal(twilio.sends[0]?.form.ValidityPeriod, sent)
    })
  }

  test('lists are asked for with the documented filters', async ({ assert }) => {
    const since = Date.parse('2026-11-18T17:00:00Z')
    await twilioGateway(twilio).listReceived(since)
    await twilioGateway(twilio).listSent(PHONE, since)
    const [received, sent] = twilio.requests.map(
      ({ path }) => new URL(path, twilio.url).searchParams
    )
    assert.equal(received?.get('To'), twilio.number)
    assert.equal(received?.get('DateSent>'), '2026-11-18T17:00:00Z')
    assert.equal(sent?.get('To'), PHONE)
    assert.equal(sent?.get('DateSent>'), '2026-11-17T17:00:00Z')
  })

  test('what a messaging service sent over RCS is listed under the number, too', async ({
    assert,
  }) => {
    const messagingServiceSid = `MG${'0'.repeat(32)}`
    const gateway = twilioGateway(twilio, { messagingServiceSid })
    await gateway.send(outbound({ body: 'by text' }))
    await gateway.send(outbound({ body: 'over RCS' }))
    await twilio.settled()
    Object.assign(twilio.sent[1] ?? {}, { to: `rcs:${PHONE}`, from: 'rcs:everly_agent' })
    const listed = await gateway.listSent(PHONE, Date.now() - 5000)
    assert.sameDeepMembers(
      listed.map(({ body, to, channel }) => ({ body, to, channel })),
      [
        { body: 'by text', to: PHONE, channel: 'sms' },
        { body: 'over RCS', to: PHONE, channel: 'rcs' },
      ]
    )
  })

  test('texts missed over several pages of the list are all there, oldest first', async ({
    assert,
  }) => {
    for (let i = 0; i < 2300; i++) twilio.keepInbound({ from: PHONE, body: `text ${i}` })
    const listed = await twilioGateway(twilio).listReceived(Date.now() - 5000)
    assert.deepEqual(
      listed.map((text) => text.body),
      Array.from({ length: 2300 }, (_, i) => `text ${i}`)
    )
    assert.lengthOf(twilio.requests, 3)
  })

  test('a text is redacted by an update with an empty body, its pictures are deleted', async ({
    assert,
  }) => {
    const { sid } = twilio.keepInbound({ from: PHONE, body: 'look', pictures: 2 })
    assert.equal(await twilioGateway(twilio).redact(sid), 'redacted')
    const base = `/2010-04-01/Accounts/${twilio.accountSid}/Messages/${sid}`
    assert.deepEqual(
      twilio.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`),
      [
        `POST ${base}.json`,
        `GET ${base}/Media.json`,
        `DELETE ${base}/Media/ME${'0'.repeat(32)}.json`,
        `DELETE ${base}/Media/ME${'0'.repeat(31)}1.json`,
      ]
    )
    assert.deepEqual(twilio.requests[0]?.form, { Body: '' })
  })

  test('a text on its way cannot be redacted yet', async ({ assert }) => {
    const text = twilio.keepInbound({ from: PHONE, body: 'still coming' })
    text.status = 'receiving'
    assert.equal(await twilioGateway(twilio).redact(text.sid), 'not_final')
    assert.equal(text.body, 'still coming')
  })

  test('a text that did not arrive is found with its code, by one documented request', async ({
    assert,
  }) => {
    const gateway = twilioGateway(twilio)
    const { sid } = await gateway.send(outbound())
    await twilio.settled()
    Object.assign(twilio.sent[0] ?? {}, { status: 'undelivered', errorCode: 30003 })
    assert.deepEqual(await gateway.find(sid), { status: 'undelivered', errorCode: 30003 })
    const { method, path } = twilio.requests.at(-1) ?? {}
    assert.equal(
      `${method} ${path}`,
      `GET /2010-04-01/Accounts/${twilio.accountSid}/Messages/${sid}.json`
    )
  })

  test('asking for a text with a wrong token rejects: that says nothing of the text', async ({
    assert,
  }) => {
    const { sid } = await twilioGateway(twilio).send(outbound())
    const gateway = twilioGateway(twilio, { authToken: 'wrong' })
    await assert.rejects(() => gateway.find(sid), /not_sent 20003/)
  })

  test('a page of something in the way says nothing of a text', async ({ assert }) => {
    const { sid } = twilio.keepInbound({ from: PHONE, body: 'kept' })
    const gateway = twilioGateway(twilio, { apiBaseUrl: `${twilio.url}/in-the-way` })
    for (const ask of ['find', 'redact', 'removeMedia'] as const) {
      await assert.rejects(async () => void (await gateway[ask](sid)), /not_sent/)
    }
  })

  test('redacting with a wrong token rejects: that says nothing of the text', async ({
    assert,
  }) => {
    const { sid } = twilio.keepInbound({ from: PHONE, body: 'kept' })
    const gateway = twilioGateway(twilio, { authToken: 'wrong' })
    await assert.rejects(() => gateway.redact(sid), /not_sent 20003/)
  })

  test('a list that cannot be read rejects', async ({ assert }) => {
    const gateway = twilioGateway(twilio, { authToken: 'wrong' })
    await assert.rejects(() => gateway.listReceived(0))
  })
})

test.group('sms gateway: how a send to Twilio can fail', (group) => {
  let twilio: FakeTwilio
  group.each.setup(async () => {
    twilio = await FakeTwilio.start()
    return () => twilio.close()
  })

  async function failure(gateway: SmsGateway): Promise<SmsGatewayError> {
    const error = await gateway.send(outbound()).then(
      () => null,
      (reason: unknown) => reason
    )
    if (error instanceof SmsGatewayError) return error
    throw new Error(`expected an SmsGatewayError, got ${String(error)}`)
  }

  for (const code of [21610, 21211, 21614, 21608, 21408]) {
    test(`error ${code} is refused for good with its code`, async ({ assert }) => {
      twilio.next({ answer: { status: 400, code } })
      const error = await failure(twilioGateway(twilio))
      assert.equal(error.outcome, 'refused')
      assert.equal(error.errorCode, code)
    })
  }

  for (const status of [401, 403, 404, 405, 407]) {
    test(`${status} without a code is not the provider’s word: it was not sent`, async ({
      assert,
    }) => {
      twilio.next({ answer: { status, code: null } })
      const error = await failure(twilioGateway(twilio))
      assert.equal(error.outcome, 'not_sent')
      assert.isNull(error.errorCode)
    })
  }

  for (const status of [400, 408, 409, 422]) {
    test(`${status} without a code may have come after the provider took it`, async ({
      assert,
    }) => {
      twilio.next({ answer: { status, code: null } })
      const error = await failure(twilioGateway(twilio))
      assert.equal(error.outcome, 'in_doubt')
    })
  }

  test('a certificate nobody trusts has us send nothing', ({ assert }) => {
    for (const code of [
      ...['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
      ...['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
      ...['ERR_TLS_CERT_ALTNAME_INVALID', 'HOSTNAME_MISMATCH', 'INVALID_CA', 'INVALID_PURPOSE'],
      'CRL_HAS_EXPIRED',
    ]) {
      const error = translated(Object.assign(new Error('untrusted'), { code }))
      assert.equal(error.outcome, 'not_sent', code)
    }
    const broken = Object.assign(new Error('broke off'), { code: 'ECONNRESET' })
    assert.equal(translated(broken).outcome, 'in_doubt')
  })

  test('with a wrong token surely nothing went out, and the text keeps its chance', async ({
    assert,
  }) => {
    const error = await failure(twilioGateway(twilio, { authToken: 'wrong' }))
    assert.equal(error.outcome, 'not_sent')
    assert.equal(error.errorCode, 20003)
  })

  test('429 was not sent and says when to try again', async ({ assert }) => {
    twilio.next({ answer: { status: 429, code: 20429, headers: { 'Retry-After': '7' } } })
    const error = await failure(twilioGateway(twilio))
    assert.equal(error.outcome, 'not_sent')
    assert.equal(error.errorCode, 20429)
    assert.equal(error.retryAfterMs, 7000)
    assert.lengthOf(twilio.sends, 1)
  })

  test('429 without a time was not sent either', async ({ assert }) => {
    twilio.next({ answer: { status: 429, code: 20429 } })
    const error = await failure(twilioGateway(twilio))
    assert.equal(error.outcome, 'not_sent')
    assert.isUndefined(error.retryAfterMs)
  })

  test('a connection that was refused sent nothing', async ({ assert }) => {
    const apiBaseUrl = `http://127.0.0.1:${await unusedPort()}`
    const error = await failure(twilioGateway(twilio, { apiBaseUrl }))
    assert.equal(error.outcome, 'not_sent')
  })

  test('no answer leaves the text in doubt, asked for once', async ({ assert }) => {
    twilio.next({ answer: 'never', tells: [] })
    const error = await failure(twilioGateway(twilio, { timeoutMs: TIMEOUT_MS }))
    assert.equal(error.outcome, 'in_doubt')
    await new Promise((done) => setTimeout(done, TIMEOUT_MS))
    assert.lengthOf(twilio.requests, 1)
    assert.lengthOf(twilio.sent, 1)
  })

  test('a connection that broke off leaves the text in doubt, asked for once', async ({
    assert,
  }) => {
    twilio.next({ answer: 'broken', tells: [] })
    const error = await failure(twilioGateway(twilio))
    assert.equal(error.outcome, 'in_doubt')
    assert.lengthOf(twilio.requests, 1)
  })

  for (const status of [500, 502, 503]) {
    test(`${status} leaves the text in doubt, asked for once`, async ({ assert }) => {
      twilio.next({ answer: { status, code: 20500 } })
      const error = await failure(twilioGateway(twilio))
      assert.equal(error.outcome, 'in_doubt')
      assert.lengthOf(twilio.requests, 1)
    })
  }

  test('an error carries neither the number nor the words', async ({ assert }) => {
    twilio.next({ answer: { status: 400, code: 21610 } })
    const error = await failure(twilioGateway(twilio))
    assert.notInclude(error.message, PHONE)
    assert.notInclude(error.message, 'Number')
  })
})
