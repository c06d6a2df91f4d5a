import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import type { ListedText } from '#app/texting/sms/sms_gateway'
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
  }) => {
    const pull = await app.container.make(PullInbound)
    const since = clock.now() - 5 * MINUTE
    sms.listReceived = () => Promise.reject(new Error('down'))
    const outcome = await pull.execute({ since })
    Reflect.deleteProperty(sms, 'listReceived')
    assert.isUndefined(outcome)
  })
})
