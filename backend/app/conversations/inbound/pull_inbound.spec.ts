import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { type ListedText, SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  freshDatabase,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'

test.group('Texts missed while down', (group) => {
  freshDatabase(group)

  const listed = (from: string, body: string, sid = newSid()): ListedText => ({
    sid,
    from,
    to: '+15550100100',
    channel: 'sms',
    body,
    pictures: 0,
    status: 'received',
    errorCode: null,
    createdAt: clock.now() - MINUTE,
  })

  test('are taken in from the list, each once, and answered', async ({ assert }) => {
    const user = await onboardedUser()
    const sid = newSid()
    await text(user, 'came by webhook', { sid })
    sms.received = [listed(user.phone, 'came by webhook', sid), listed(user.phone, 'was missed')]
    const pull = await app.container.make(PullInbound)
    const outcome = await pull.execute({})
    await pull.execute({})
    await runDue()
    assert.deepEqual(
      (
        await rows<{ body: string }>(
          `select body from messages where direction = 'inbound' order by id`
        )
      ).map((row) => row.body),
      ['came by webhook', 'was missed']
    )
    assert.deepEqual(outcome, { payload: { since: clock.now() } })
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('are taken in also when they were pulled last by a clock that was ahead', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    sms.received = [listed(user.phone, 'was missed')]
    const pull = await app.container.make(PullInbound)
    clock.advance(HOUR)
    const outcome = await pull.execute({ since: clock.now() })
    clock.advance(-HOUR)
    assert.lengthOf(await rows('select id from inbox'), 0)
    await pull.execute(outcome?.payload ?? {})
    await runDue()
    assert.lengthOf(await rows(`select id from messages where body = 'was missed'`), 1)
  })

  test('a missed STOP counts as well', async ({ assert }) => {
    const user = await onboardedUser()
    sms.received = [listed(user.phone, 'STOP')]
    const pull = await app.container.make(PullInbound)
    await pull.execute({})
    const [row] = await rows<{ opted_out_at: number | null }>('select opted_out_at from recipients')
    assert.isNotNull(row?.opted_out_at)
  })

  test('a provider that does not answer is asked again, from the same point on', async ({
    assert,
    cleanup,
  }) => {
    const pull = await app.container.make(PullInbound)
    cleanup(() => void Reflect.deleteProperty(sms, 'listReceived'))
    for (const outcome of ['not_sent', 'in_doubt'] as const) {
      sms.listReceived = () => Promise.reject(new SmsGatewayError(outcome, null))
      assert.isUndefined(await pull.execute({ since: clock.now() - 5 * MINUTE }))
    }
  })

  test('what does not pass by itself fails the job', async ({ assert, cleanup }) => {
    const receive = { execute: () => Promise.reject(new Error('disk full')) }
    app.container.swap(ReceiveMessage, () => receive as unknown as ReceiveMessage)
    cleanup(() => app.container.restore(ReceiveMessage))
    const pull = await app.container.make(PullInbound)
    sms.received = [listed('+12025550143', 'was missed')]
    await assert.rejects(() => pull.execute({}), 'disk full')
    cleanup(() => void Reflect.deleteProperty(sms, 'listReceived'))
    sms.listReceived = () => Promise.reject(new SmsGatewayError('refused', 20001))
    await assert.rejects(() => pull.execute({}), /refused 20001/)
  })
})
