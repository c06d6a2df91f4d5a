import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { prices } from '#app/ledgers/spending/current_prices'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const PHONE = '+12025550177'
const URL = '/api/admin/test-texts'

type Path = '' | '/preview'

function post(client: ApiClient, { by, path }: { by: TestUser; path: Path }, body: object) {
  return client
    .post(URL + path)
    .as(by)
    .json(body)
}

async function send(client: ApiClient, by: TestUser, phoneNumber = PHONE): Promise<number> {
  const response = await post(client, { by, path: '' }, { phoneNumber, message: 'Is this on?' })
  response.assertStatus(200)
  return response.body().messageId
}

async function stateOf(client: ApiClient, by: TestUser, id: number) {
  const response = await client.get(`${URL}/${id}`).as(by)
  response.assertStatus(200)
  return response.body()
}

const said = (state: { timeline: { what: string }[] }) => state.timeline.map(({ what }) => what)

test.group('A test text', (group) => {
  freshDatabase(group)

  test('goes once however often its answer was lost', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const wish = { phoneNumber: PHONE, message: 'Is this on?', key: 'a-key-made-once' }
    const [first, second] = [
      await post(client, { by: admin, path: '' }, wish),
      await post(client, { by: admin, path: '' }, wish),
    ]
    assert.equal(second.body().messageId, first.body().messageId)
    await runDue()
    assert.lengthOf(sms.textsTo(PHONE), 1)
  })

  test('is previewed: segments, characters, encoding, cost, the gate. {$i}')
    .with([
      { message: 'Hi', expected: { segments: 1, characters: 2, encoding: 'GSM-7' } },
      { message: 'x'.repeat(161), expected: { segments: 2, characters: 161, encoding: 'GSM-7' } },
      { message: '💛'.repeat(36), expected: { segments: 2, characters: 36, encoding: 'UCS-2' } },
    ])
    .run(async ({ client, assert }, { message, expected }) => {
      const admin = await signedUpUser({ role: 'admin' })
      const response = await post(
        client,
        { by: admin, path: '/preview' },
        { phoneNumber: PHONE, message }
      )
      response.assertStatus(200)
      assert.deepEqual(response.body(), {
        ...expected,
        costMicros: expected.segments * prices.segmentMicros('out', PHONE),
        gate: { verdict: 'allow', reason: 'just asked for', until: null },
      })
      assert.isEmpty(await rows('select id from messages'))
    })

  test('to a number that texted STOP would be dropped, and is', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const user = await onboardedUser()
    await text(user, 'STOP')
    const wish = { phoneNumber: user.phone, message: 'Hello' }
    const preview = await post(client, { by: admin, path: '/preview' }, wish)
    assert.deepEqual(preview.body().gate, {
      verdict: 'drop',
      reason: 'you replied STOP',
      until: null,
    })
    const id = await send(client, admin, user.phone)
    await runDue()
    const state = await stateOf(client, admin, id)
    assert.equal(state.state, 'failed')
    assert.deepEqual(said(state), ['Queued: 1 segment', 'The gate dropped it: They replied STOP'])
  })

  test('to a country we are not registered in would wait', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    await rows(
      `insert into alarms (kind, subject, times, first_at, last_at)
       values ('registration', '+1', 1, 1, 1) returning id`
    )
    const preview = await post(
      client,
      { by: admin, path: '/preview' },
      { phoneNumber: PHONE, message: 'Hi' }
    )
    assert.equal(preview.body().gate.verdict, 'defer')
    assert.equal(preview.body().gate.until, new Date(clock.now() + 60_000).toISOString())
    const elsewhere = { phoneNumber: '+447700900123', message: 'Hi' }
    assert.equal(
      (await post(client, { by: admin, path: '/preview' }, elsewhere)).body().gate.verdict,
      'allow'
    )
    const id = await send(client, admin)
    await runDue()
    assert.match(
      said(await stateOf(client, admin, id))[1] ?? '',
      /is holding it until .*registered/
    )
  })

  test('tells its way step by step, and is audited without the number', async ({
    client,
    assert,
  }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const id = await send(client, admin, '+1 (202) 555-0177')
    await runDue()
    assert.deepEqual(sms.textsTo(PHONE), ['Is this on?'])
    const state = await stateOf(client, admin, id)
    assert.deepEqual(said(state), [
      'Queued: 1 segment',
      'The gate let it through: They had just asked for it',
      'Handed off to the provider',
      'Accepted by the provider',
    ])
    await rows(
      `update messages set state = 'delivered', ended_at = ? where id = ? returning id`,
      clock.now(),
      id
    )
    assert.equal(said(await stateOf(client, admin, id)).at(-1), 'Delivered')
    const entries = await rows<Record<string, unknown>>('select * from audit_log')
    assert.lengthOf(entries, 1)
    assert.containsSubset(entries[0], {
      action: 'sms.send_anywhere',
      subject_id: id,
      actor_id: admin.id,
    })
    assert.notInclude(JSON.stringify(entries), '5550177')
  })

  test('says in words why it failed, test mode among it', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    sms.failNext(new SmsGatewayError('refused', 21608))
    const id = await send(client, admin)
    await runDue()
    const state = await stateOf(client, admin, id)
    assert.containsSubset(state, { state: 'failed', errorCode: 21608 })
    assert.include(state.reason, 'test mode')
    assert.equal(
      said(state).at(-1),
      'Failed (error 21608): The number is not verified for test mode'
    )
  })

  test('by the call of the specification leaves the same trace', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const response = await client
      .post('/api/send-sms')
      .as(admin)
      .json({ phoneNumber: PHONE, message: 'Hello', girlfriendName: 'Mia' })
    response.assertStatus(200)
    await runDue()
    assert.deepEqual(sms.textsTo(PHONE), ['Hello'])
    assert.lengthOf(await rows(`select id from audit_log where action = 'sms.send_anywhere'`), 1)
    assert.equal((await stateOf(client, admin, response.body().messageId)).state, 'sent')
  })

  test('other texts are not shown this way', async ({ client }) => {
    const [admin, user] = [await signedUpUser({ role: 'admin' }), await onboardedUser()]
    const [hers] = await rows<{ id: number }>(
      `select id from messages where user_id = ? and direction = 'outbound'`,
      user.id
    )
    for (const id of [hers?.id ?? 0, 999_999, 'abc']) {
      const response = await client.get(`${URL}/${id}`).as(admin)
      response.assertStatus(404)
    }
  })

  test('needs a number and words: {$i}')
    .with([
      { phoneNumber: '', message: 'Hi' },
      { phoneNumber: PHONE, message: '' },
      { phoneNumber: PHONE },
      { phoneNumber: '12345', message: 'Hi' },
      { phoneNumber: '+0123456789', message: 'Hi' },
      { phoneNumber: PHONE, message: 'x'.repeat(1601) },
    ])
    .run(async ({ client, assert }, wrong) => {
      const admin = await signedUpUser({ role: 'admin' })
      for (const path of ['', '/preview'] as const) {
        const response = await post(client, { by: admin, path }, wrong)
        response.assertStatus(422)
        assert.isString(response.body().message)
      }
      assert.isEmpty(await rows('select id from messages'))
    })

  test('is for admins alone: {$self}')
    .with(['user', 'viewer', 'support'])
    .run(async ({ client }, role) => {
      const other = await signedUpUser({ role })
      const wish = { phoneNumber: PHONE, message: 'Hi' }
      ;(await post(client, { by: other, path: '' }, wish)).assertStatus(403)
      ;(await post(client, { by: other, path: '/preview' }, wish)).assertStatus(403)
      ;(await client.get(`${URL}/1`).as(other)).assertStatus(403)
    })
})
