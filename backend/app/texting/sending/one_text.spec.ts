import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Senders } from '#app/texting/pace/senders'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { queueText } from '#tests/queue_text'
import { clock, freshDatabase, onboardedUser, rows, sms, type TestUser } from '#tests/world'

const loop = () => app.container.make(SendLoop)
const bodies = () => sms.sent.map((text) => text.body)

async function stateOf(id: number): Promise<string | undefined> {
  const [row] = await rows<{ state: string }>('select state from messages where id = ?', id)
  return row?.state
}

test.group('One text of the line', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
    sms.reset()
    await rows('delete from senders returning sender')
    clock.advance(2000)
  })

  test('leaves alone, also before those whose turn is first', async ({ assert }) => {
    const first = await queueText(user, 'first')
    const asked = await queueText(user, 'asked for')
    await (await loop()).runOne(asked)
    assert.deepEqual(bodies(), ['asked for'])
    assert.equal(await stateOf(first), 'queued')
    await (await loop()).runDue()
    assert.deepEqual(bodies(), ['asked for', 'first'])
  })

  test('leaves once, however often and by whomever it is asked for', async ({ assert }) => {
    const id = await queueText(user, 'once')
    const one = await loop()
    await Promise.all([one.runOne(id), one.runOne(id), one.runDue()])
    await one.runOne(id)
    assert.deepEqual(bodies(), ['once'])
  })

  test('waits until it is due, and as long as the provider asked after an error', async ({
    assert,
  }) => {
    const later = await queueText(user, 'later', { dueAt: clock.now() + 60_000 })
    const again = await queueText(user, 'again')
    sms.failNext(new SmsGatewayError('not_sent', null))
    for (let look = 0; look < 3; look++) {
      for (const id of [later, again]) await (await loop()).runOne(id)
    }
    assert.isEmpty(bodies())
    clock.advance(60_000)
    for (const id of [later, again]) await (await loop()).runOne(id)
    assert.deepEqual(bodies(), ['later', 'again'])
  })

  test('is judged by the gate like every other', async ({ assert }) => {
    const id = await queueText(user, 'after STOP')
    await rows(
      `insert into recipients (phone_key, updated_at, opted_out_at)
       select phone_key, 1, 1 from messages where id = ?
       on conflict (phone_key) do update set opted_out_at = 1 returning phone_key`,
      id
    )
    await (await loop()).runOne(id)
    assert.isEmpty(bodies())
    assert.equal(await stateOf(id), 'failed')
  })

  test('waits for the pace of the sender', async ({ assert, cleanup }) => {
    const senders = await app.container.make(Senders)
    const usual = senders.settings.segmentsPerSecond
    cleanup(() => void (senders.settings.segmentsPerSecond = usual))
    senders.settings.segmentsPerSecond = 1
    const ids = [await queueText(user, 'one'), await queueText(user, 'two')]
    for (const id of ids) await (await loop()).runOne(id)
    assert.deepEqual(bodies(), ['one'])
    clock.advance(2000)
    for (const id of ids) await (await loop()).runOne(id)
    assert.deepEqual(bodies(), ['one', 'two'])
  })
})
