import { request as httpRequest } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import { SendMessage } from '#app/texting/sending/send_message'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { FakeTwilio } from '#tests/fake_twilio'
import { clock, freshDatabase, newSid, onboardedUser, rows, type TestUser } from '#tests/world'

const INBOUND = '/api/twilio/inbound'
const EMPTY_TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'

interface Answer {
  status: number
  body: string
  type: string
}

/** Unlike fetch this lets a test choose the Host header. */
async function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const publicUrl = await app.container.make(PublicUrl)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
  return new Promise((resolve, reject) => {
    const request = httpRequest(publicUrl.bound + path, { method: 'POST', headers: form })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          type: response.headers['content-type'] ?? '',
        })
      )
    })
    request.end(body)
  })
}

test.group('webhooks of the provider', (group) => {
  let twilio: FakeTwilio
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    const { value: authToken } = await app.container.make(WebhookSecret)
    twilio = await FakeTwilio.start({ authToken })
    user = await onboardedUser()
    return () => twilio.close()
  })

  const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const inbound = (body = 'Hello', more: Record<string, string> = {}) => ({
    ...twilio.inboundFields({ from: user.phone, body, sid: newSid() }),
    ...more,
  })
  const signature = async (path: string, fields: Record<string, string>) => {
    const publicUrl = await app.container.make(PublicUrl)
    return { 'X-Twilio-Signature': twilio.sign(publicUrl.to(path), fields) }
  }
  const signed = async (path: string, fields: Record<string, string>, headers = {}) =>
    post(path, encoded(fields), { ...(await signature(path, fields)), ...headers })
  const stored = () =>
    rows<{ body: string; message_sid: string; pictures: number }>(
      `select body, message_sid, pictures from inbox
       union all select body, message_sid, pictures from messages where direction = 'inbound'`
    )

  test('a text that cannot be stored is to be told again, and is stored once then', async ({
    assert,
    cleanup,
  }) => {
    const database = await app.container.make(Database)
    const { transaction } = database
    cleanup(() => void (database.transaction = transaction))
    const fields = inbound('Are you there?')
    for (const code of [
      ...['SQLITE_FULL', 'SQLITE_READONLY', '57P01'],
      ...['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH'],
    ]) {
      database.transaction = () => Promise.reject(Object.assign(new Error('no'), { code }))
      const { status, body } = await signed(INBOUND, fields)
      assert.deepEqual([status, body.includes('try again')], [503, true], code)
    }
    database.transaction = transaction
    assert.lengthOf(await stored(), 0)
    for (const time of ['told', 'told again']) {
      assert.equal((await signed(INBOUND, fields)).status, 200, time)
    }
    assert.lengthOf(await stored(), 1)
  })

  test('a signed text with empty fields is stored and answered with empty TwiML', async ({
    assert,
  }) => {
    const fields = inbound('How was your day?')
    assert.equal(fields.FromCity, '')
    const answer = await signed(INBOUND, fields)
    assert.equal(answer.status, 200)
    assert.equal(answer.body, EMPTY_TWIML)
    assert.match(answer.type, /^text\/xml/)
    assert.deepEqual(await stored(), [
      { body: 'How was your day?', message_sid: fields.MessageSid!, pictures: 0 },
    ])
  })

  test('a text as the provider posts it gets through at the first attempt', async ({ assert }) => {
    const publicUrl = await app.container.make(PublicUrl)
    twilio.inboundUrl = publicUrl.to(INBOUND)
    const answer = await twilio.textUs({ from: user.phone, body: 'Hola “you” 🙂', pictures: 2 })
    assert.equal(answer.status, 200)
    assert.equal(answer.attempts, 1)
    assert.deepEqual(await stored(), [
      { body: 'Hola “you” 🙂', message_sid: answer.sid, pictures: 2 },
    ])
  })

  test('sound or a card that comes alone is told from pictures by what the provider calls it', async ({
    assert,
  }) => {
    const publicUrl = await app.container.make(PublicUrl)
    twilio.inboundUrl = publicUrl.to(INBOUND)
    const bytes = Buffer.from('')
    const card = { contentType: 'text/vcard', bytes }
    await twilio.textUs({ from: user.phone, body: 'mine', media: [card] })
    await twilio.textUs({
      from: user.phone,
      body: '',
      media: [card, { contentType: 'image/heic', bytes }],
    })
    const waiting = await rows(`select pictures, files from inbox order by id`)
    assert.deepEqual(waiting, [
      { pictures: 1, files: 1 },
      { pictures: 2, files: 1 },
    ])
  })

  for (const [what, change] of [
    ['no signature', { 'X-Twilio-Signature': '' }],
    ['a signature of another secret', { 'X-Twilio-Signature': 'c2lnbmVkIGJ5IGFub3RoZXI=' }],
    ['a signature that is no base64', { 'X-Twilio-Signature': 'é\u00ff' }],
  ] as const) {
    test(`${what} is 403 and nothing is stored`, async ({ assert }) => {
      const answer = await signed(INBOUND, inbound(), change)
      assert.equal(answer.status, 403)
      assert.lengthOf(await stored(), 0)
    })
  }

  for (const [what, change] of [
    ['words', { Body: 'Other words' }],
    ['an empty field that was dropped', { FromCity: undefined }],
    ['an added field', { Extra: '1' }],
  ] as const) {
    test(`${what} changed after signing is 403`, async ({ assert }) => {
      const fields = inbound()
      const headers = await signature(INBOUND, fields)
      const changed = Object.entries({ ...fields, ...change }).filter(
        ([, value]) => value !== undefined
      )
      const answer = await post(INBOUND, encoded(Object.fromEntries(changed) as never), headers)
      assert.equal(answer.status, 403)
      assert.lengthOf(await stored(), 0)
    })
  }

  test('a signature for another path or query is 403', async ({ assert }) => {
    const fields = inbound()
    const headers = await signature('/api/twilio/status?id=1', fields)
    assert.equal((await post(INBOUND, encoded(fields), headers)).status, 403)
    const own = await signature(INBOUND, fields)
    assert.equal((await post(`${INBOUND}?x=1`, encoded(fields), own)).status, 403)
    assert.lengthOf(await stored(), 0)
  })

  test('a replayed request is answered alike and stored once', async ({ assert }) => {
    const fields = inbound('Once')
    const answers = await Promise.all([1, 2, 3].map(() => signed(INBOUND, fields)))
    answers.push(await signed(INBOUND, fields))
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      answers.map(() => [200, EMPTY_TWIML])
    )
    assert.lengthOf(await stored(), 1)
    const [job] = await rows<{ count: number }>(
      `select count(*) as count from jobs where kind = 'read_inbox'`
    )
    assert.equal(Number(job?.count), 1)
  })

  for (const headers of [
    { Host: 'internal.local:8080' },
    { 'X-Forwarded-Host': 'elsewhere.example', 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Port': '443', 'Forwarded': 'host=x' },
  ]) {
    test(`what a proxy says of the address does not matter: ${Object.keys(headers).join(', ')}`, async ({
      assert,
    }) => {
      assert.equal((await signed(INBOUND, inbound(), headers)).status, 200)
      assert.lengthOf(await stored(), 1)
    })
  }

  test('spaces around the words are kept', async ({ assert }) => {
    assert.equal((await signed(INBOUND, inbound('  two spaces before, one after '))).status, 200)
    assert.equal((await stored())[0]?.body, '  two spaces before, one after ')
  })

  test('fields nobody documented yet are covered by the signature and do no harm', async ({
    assert,
  }) => {
    const fields = inbound('Hi', { ChannelMetadata: '{"type":"sms"}', Zebra: '', AAA: 'ä+ &=%' })
    assert.equal((await signed(INBOUND, fields)).status, 200)
    assert.lengthOf(await stored(), 1)
  })

  test('a text of 1,600 emoji units is taken, a body over 64 kB is 413', async ({ assert }) => {
    assert.equal((await signed(INBOUND, inbound('🙂'.repeat(800)))).status, 200)
    const answer = await signed(INBOUND, inbound('x'.repeat(65 * 1024)))
    assert.equal(answer.status, 413)
    const larger = await signed(INBOUND, inbound('x'.repeat(500 * 1024)))
    assert.equal(larger.status, 413)
    assert.lengthOf(await stored(), 1)
  })

  test('an empty text is stored', async ({ assert }) => {
    assert.equal((await signed(INBOUND, inbound(''))).status, 200)
    assert.equal((await stored())[0]?.body, '')
  })

  for (const name of ['MessageSid', 'From']) {
    test(`a signed request without ${name} is 422 and nothing is stored`, async ({ assert }) => {
      const fields = { ...inbound() } as Record<string, string>
      delete fields[name]
      assert.equal((await signed(INBOUND, fields)).status, 422)
      assert.equal((await signed(INBOUND, { ...fields, [name]: '' })).status, 422)
      assert.lengthOf(await stored(), 0)
    })
  }

  test('a field given twice is 422 where one is needed', async ({ assert }) => {
    const fields = inbound()
    const publicUrl = await app.container.make(PublicUrl)
    const { signAsTwilio } = await import('#app/texting/sms/twilio_signature')
    const doubled = { ...fields, MessageSid: ['SMone', 'SMtwo'] }
    const body = `${encoded({ ...fields, MessageSid: 'SMone' })}&MessageSid=SMtwo`
    const answer = await post(INBOUND, body, {
      'X-Twilio-Signature': signAsTwilio(twilio.authToken, publicUrl.to(INBOUND), doubled),
    })
    assert.equal(answer.status, 422)
    assert.lengthOf(await stored(), 0)
  })

  test('only a POST is a webhook', async ({ assert }) => {
    const publicUrl = await app.container.make(PublicUrl)
    const response = await fetch(publicUrl.bound + INBOUND, { signal: AbortSignal.timeout(5000) })
    assert.equal(response.status, 404)
  })
})

test.group('status callbacks', (group) => {
  let twilio: FakeTwilio
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    const { value: authToken } = await app.container.make(WebhookSecret)
    twilio = await FakeTwilio.start({ authToken })
    user = await onboardedUser()
    return () => twilio.close()
  })

  let keys = 0
  /** A text whose send is under way. */
  async function textBeingSent(sid: string | null): Promise<number> {
    const database = await app.container.make(Database)
    const sendMessage = await app.container.make(SendMessage)
    const id = await database.transaction((tx) =>
      sendMessage.write(tx, {
        kind: 'greeting',
        to: user.phone,
        body: 'Hi',
        userId: user.id,
        conversationId: null,
        dedupKey: `status:${++keys}`,
        validMs: 60_000,
      })
    )
    await rows(
      `update messages set state = 'sending', sending_at = ?, message_sid = ? where id = ? returning id`,
      clock.now(),
      sid as string,
      id ?? 0
    )
    return id ?? 0
  }

  async function report(
    id: number | string,
    told: { sid: string; status: string; errorCode?: string }
  ): Promise<number> {
    const path = `/api/twilio/status?id=${id}`
    const fields: Record<string, string> = {
      SmsSid: told.sid,
      SmsStatus: told.status,
      MessageStatus: told.status,
      To: user.phone,
      MessageSid: told.sid,
      AccountSid: twilio.accountSid,
      From: twilio.number,
      ApiVersion: '2010-04-01',
      ...(told.errorCode !== undefined && { ErrorCode: told.errorCode }),
    }
    const publicUrl = await app.container.make(PublicUrl)
    const headers = { 'X-Twilio-Signature': twilio.sign(publicUrl.to(path), fields) }
    return (await post(path, new URLSearchParams(fields).toString(), headers)).status
  }

  async function stateOf(id: number): Promise<string> {
    const [row] = await rows<{ state: string }>('select state from messages where id = ?', id)
    return row?.state ?? ''
  }

  const STATES = ['queued', 'sent', 'delivered', 'undelivered']
  const RANKS: Record<string, number> = { sending: 0, sent: 1, delivered: 2, undelivered: 2 }
  const permutations = (of: string[]): string[][] =>
    of.length < 2
      ? [of]
      : of.flatMap((first) =>
          permutations(of.filter((state) => state !== first)).map((rest) => [first, ...rest])
        )

  test('states move forward only, whatever the order and however often they are told', async ({
    assert,
  }) => {
    for (const order of permutations(STATES)) {
      const [id, sid] = [await textBeingSent(null), newSid()]
      let rank = 0
      const told = [order[0]!, ...order, ...order]
      for (const status of told) {
        assert.equal(await report(id, { sid, status, errorCode: '30003' }), 204)
        const now = RANKS[await stateOf(id)] ?? -1
        assert.isAtLeast(now, rank, order.join(' '))
        rank = now
      }
      const end = order.find((state) => state === 'delivered' || state === 'undelivered')
      assert.equal(await stateOf(id), end, order.join(' '))
      const [row] = await rows<{ message_sid: string }>(
        'select message_sid from messages where id = ?',
        id
      )
      assert.equal(row?.message_sid, sid)
    }
  })

  test('callbacks that come at the same time end in the furthest state', async ({ assert }) => {
    const [id, sid] = [await textBeingSent(null), newSid()]
    await Promise.all(
      ['delivered', 'sent', 'queued', 'sent'].map((status) => report(id, { sid, status }))
    )
    assert.equal(await stateOf(id), 'delivered')
  })

  test('a failure tells why', async ({ assert }) => {
    const id = await textBeingSent(null)
    await report(id, { sid: newSid(), status: 'undelivered', errorCode: '30003' })
    const [row] = await rows('select state, reason, error_code from messages where id = ?', id)
    assert.deepEqual(
      { ...row },
      { state: 'undelivered', reason: 'phone unreachable', error_code: 30003 }
    )
  })

  test('a report for a text nobody sent is taken and changes nothing', async ({ assert }) => {
    const id = await textBeingSent(null)
    assert.equal(await report(id + 100_000, { sid: newSid(), status: 'delivered' }), 204)
    assert.equal(await stateOf(id), 'sending')
  })

  for (const id of ['', 'abc', '0', '-3', '1.5', '9007199254740992', '99999999999999999999']) {
    test(`an id like "${id}" is 422`, async ({ assert }) => {
      assert.equal(await report(id, { sid: newSid(), status: 'delivered' }), 422)
    })
  }

  test("another text's sid does not move ours", async ({ assert }) => {
    const sid = newSid()
    const id = await textBeingSent(sid)
    assert.equal(
      await report(id, { sid: newSid(), status: 'undelivered', errorCode: '30007' }),
      204
    )
    assert.equal(await stateOf(id), 'sending')
    await report(id, { sid, status: 'sent' })
    assert.equal(await stateOf(id), 'sent')
  })

  test('an inbound text has no delivery state', async ({ assert }) => {
    const [row] = await rows<{ id: number }>(
      `insert into messages (user_id, direction, kind, body, state, message_sid, created_at)
       values (?, 'inbound', 'talk', 'Hi', 'received', ?, ?) returning id`,
      user.id,
      newSid(),
      clock.now()
    )
    assert.equal(await report(row?.id ?? 0, { sid: newSid(), status: 'failed' }), 204)
    assert.equal(await stateOf(row?.id ?? 0), 'received')
  })

  test('a status nobody knows proves no more than that the provider has the text', async ({
    assert,
  }) => {
    const [id, sid] = [await textBeingSent(null), newSid()]
    assert.equal(await report(id, { sid, status: 'teleported' }), 204)
    assert.equal(await stateOf(id), 'sent')
    await report(id, { sid, status: 'delivered' })
    assert.equal(await report(id, { sid, status: 'teleported' }), 204)
    assert.equal(await stateOf(id), 'delivered')
  })

  test('an unsigned report is 403 and changes nothing', async ({ assert }) => {
    const id = await textBeingSent(null)
    const body = `MessageSid=${newSid()}&MessageStatus=delivered`
    assert.equal((await post(`/api/twilio/status?id=${id}`, body, {})).status, 403)
    assert.equal(await stateOf(id), 'sending')
  })

  test('a report signed for one text does not move another', async ({ assert }) => {
    const [one, other] = [await textBeingSent(null), await textBeingSent(null)]
    const fields = { MessageSid: newSid(), MessageStatus: 'delivered' }
    const publicUrl = await app.container.make(PublicUrl)
    const signature = twilio.sign(publicUrl.to(`/api/twilio/status?id=${one}`), fields)
    const body = new URLSearchParams(fields).toString()
    const headers = { 'X-Twilio-Signature': signature }
    assert.equal((await post(`/api/twilio/status?id=${other}`, body, headers)).status, 403)
    assert.equal(await stateOf(other), 'sending')
  })
})
