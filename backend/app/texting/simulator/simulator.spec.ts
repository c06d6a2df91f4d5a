import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SimulatorSmsGateway } from '#app/texting/simulator/simulator_sms_gateway'
import { setLimits } from '#tests/own_limits'
import { clock, freshDatabase, onboardedUser, pass, rows, runDue, sms, text } from '#tests/world'

test.group('The simulator', (group) => {
  freshDatabase(group)

  test('a typed text arrives through the signed webhook and is answered', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const typed = await client
      .post('/api/simulator/texts')
      .json({ phone: user.phone, body: 'Hello from the phone' })
    typed.assertStatus(201)
    await runDue()
    const [row] = await rows<{ body: string; message_sid: string }>(
      `select body, message_sid from messages where direction = 'inbound'`
    )
    assert.deepEqual(row, { body: 'Hello from the phone', message_sid: typed.body().sid })
    await pass(60_000)
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('the phone shows both sides, and codes without a row holding them', async ({
    client,
    assert,
  }) => {
    const gateway = await app.container.make(SimulatorSmsGateway)
    const phone = '+12025550177'
    await gateway.send({ id: 1, to: phone, body: 'Hi there', validForSeconds: 60, isSecret: false })
    clock.advance(10)
    await gateway.send({
      id: 2,
      to: phone,
      body: 'Your code is 482913',
      validForSeconds: 60,
      isSecret: true,
    })
    const response = await client.get(`/api/simulator/phones/${encodeURIComponent(phone)}`)
    assert.deepEqual(
      response.body().texts.map(({ body }: { body: string }) => body),
      ['Hi there', 'Your code is 482913']
    )
    assert.notInclude(JSON.stringify(await rows('select * from simulated_texts')), '482913')
  })

  test('a removed text keeps its place until none on the phone has words', async ({
    client,
    assert,
  }) => {
    const gateway = await app.container.make(SimulatorSmsGateway)
    const phone = '+12025550178'
    const send = async (id: number, body: string) => {
      clock.advance(10)
      return gateway.send({ id, to: phone, body, validForSeconds: 60, isSecret: false })
    }
    const shown = async () => {
      const answer = await client.get(`/api/simulator/phones/${encodeURIComponent(phone)}`)
      return answer.body().texts.map(({ body }: { body: string }) => body)
    }
    const first = await send(1, 'You live in Lisbon.')
    const second = await send(2, 'Gone for good.')
    await gateway.redact(first.sid)
    assert.deepEqual(await shown(), ['', 'Gone for good.'])
    await gateway.redact(second.sid)
    assert.deepEqual(await shown(), [])
  })

  test('a text with something forgotten in it says the rest, as the talk does', async ({
    client,
    assert,
  }) => {
    const { phone } = await onboardedUser()
    const gateway = await app.container.make(SimulatorSmsGateway)
    const send = async (id: number, body: string) =>
      gateway.send({ id, to: phone, body, validForSeconds: 60, isSecret: false })
    const { sid } = await send(1, 'You live in Lisbon. Your dog is called Rex.')
    await send(2, 'Gone for good.')
    await gateway.redact(sid)
    const left = '[forgotten] Your dog is called Rex.'
    await rows(
      `update messages set message_sid = ?, body = ? where kind = 'first_text' returning id`,
      ...[sid, left]
    )
    const answer = await client.get(`/api/simulator/phones/${encodeURIComponent(phone)}`)
    const bodies = answer.body().texts.map(({ body }: { body: string }) => body)
    assert.deepEqual(bodies, [left, 'Gone for good.'])
  })

  test('with the failure switch on, texts to the phone are undelivered with a reason', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const path = `/api/simulator/phones/${encodeURIComponent(user.phone)}`
    const switched = await client.put(path).json({ isFailing: true })
    assert.isTrue(switched.body().isFailing)
    const [first] = await rows<{ id: number; message_sid: string }>(
      `select id, message_sid from messages where kind = 'first_text'`
    )
    await (
      await database()
    ).run(`update messages set message_sid = null where id = ?`, first?.id ?? 0)
    const gateway = await app.container.make(SimulatorSmsGateway)
    await gateway.send({
      id: first?.id ?? 0,
      to: user.phone,
      body: 'x',
      validForSeconds: 60,
      isSecret: false,
    })
    await runDue()
    const [after] = await rows<{ state: string; reason: string }>(
      `select state, reason from messages where id = ?`,
      first?.id ?? 0
    )
    assert.deepEqual(after, { state: 'undelivered', reason: 'phone unreachable' })
  })

  test('a bad number, body or switch is refused')
    .with([
      { phone: 'nobody', body: 'x' },
      { phone: '+12025550111', body: 'x'.repeat(1601) },
      { phone: '+12025550111' },
      { phone: '+12025550111', body: 'x', pictures: -1 },
      { phone: '+12025550111', body: 'x', pictures: 1.5 },
    ] as object[])
    .run(async ({ client }, wrong) => {
      const response = await client.post('/api/simulator/texts').json(wrong)
      response.assertStatus(422)
    })
})

async function database() {
  const { Database } = await import('#app/core/database/database')
  return (await app.container.make(Database)).read
}

test.group('Her next step on the phone', (group) => {
  freshDatabase(group)
  group.each.setup(() =>
    setLimits('replies', { quietMs: 6000, delayMinMs: 4000, delayMaxMs: 4000 })
  )

  test('the phone tells when she begins to write, that she writes, and when her reply leaves', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const look = async () => {
      const answer = await client.get(`/api/simulator/phones/${encodeURIComponent(user.phone)}`)
      const { isTyping, nextInMs } = answer.body()
      return { isTyping, nextInMs }
    }
    assert.deepEqual(await look(), { isTyping: false, nextInMs: null })
    await text(user, 'Hello')
    clock.advance(2000)
    assert.deepEqual(await look(), { isTyping: false, nextInMs: 4000 })
    await pass(4000)
    assert.deepEqual(await look(), { isTyping: true, nextInMs: 4000 })
    // The provider was out of reach: it is tried again later.
    const putOff = (ms: number) =>
      rows(`update messages set due_at = due_at + ? where state = 'queued' returning id`, ms)
    await putOff(600_000)
    assert.deepEqual(await look(), { isTyping: false, nextInMs: null })
    await putOff(-600_000)
    await pass(4000)
    assert.deepEqual(await look(), { isTyping: false, nextInMs: null })
  })
})
