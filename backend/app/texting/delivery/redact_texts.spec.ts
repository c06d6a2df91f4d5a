import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { SendVerification } from '#app/people/verification/send_verification'
import { Database } from '#app/core/database/database'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { clock, freshDatabase, newSid, pass, rows, runDue, sms } from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

async function remove(count: number): Promise<string[]> {
  const sids = Array.from({ length: count }, newSid)
  const database = await app.container.make(Database)
  const removed = await app.container.make(RemovedTexts)
  await database.transaction(async (tx) => {
    for (const sid of sids) await removed.add(tx, sid)
  })
  return sids
}

const open = () => rows('select message_sid from removed_texts where redacted_at is null')

test.group('Redacting removed texts', (group) => {
  freshDatabase(group)

  test('each is redacted once, however many there are', async ({ assert }) => {
    const sids = await remove(250)
    await runDue()
    assert.sameMembers(sms.redacted, sids)
    assert.lengthOf(sms.redacted, 250)
    assert.lengthOf(await open(), 0)
    assert.lengthOf(await rows(`select id from jobs where kind = 'redact_texts'`), 0)
  })

  test('the words of a code are, once it cannot be entered any more, and its row stays', async ({
    assert,
  }) => {
    const codes = await app.container.make(SendVerification)
    await codes.execute({ phone: '+12125550111', address: '192.0.2.1' })
    const [{ sid = '' } = {}] = sms.sent
    await pass(limits.codes.validMs - MINUTE, MINUTE)
    assert.isEmpty(sms.redacted)
    await pass(2 * MINUTE, MINUTE)
    assert.deepEqual(sms.redacted, [sid])
    assert.lengthOf(await rows('select id from messages where message_sid = ?', sid), 1)
    assert.lengthOf(await open(), 0)
  })

  test('a text removed twice is redacted once', async ({ assert }) => {
    const [sid = ''] = await remove(1)
    await runDue()
    const database = await app.container.make(Database)
    const removed = await app.container.make(RemovedTexts)
    await database.transaction((tx) => removed.add(tx, sid))
    await runDue()
    assert.deepEqual(sms.redacted, [sid])
  })

  test('a text still on its way is tried again later, less and less often', async ({ assert }) => {
    await remove(1)
    sms.redactNext(...Array<'not_final'>(3).fill('not_final'))
    await runDue()
    assert.lengthOf(sms.redacted, 1)
    await pass(MINUTE)
    assert.lengthOf(sms.redacted, 2)
    await pass(MINUTE)
    assert.lengthOf(sms.redacted, 2)
    await pass(MINUTE)
    assert.lengthOf(sms.redacted, 3)
    await pass(HOUR, MINUTE)
    assert.lengthOf(sms.redacted, 4)
    assert.lengthOf(await open(), 0)
  })

  test('while the provider is down nothing is lost and it is not pressed', async ({ assert }) => {
    const sids = await remove(30)
    for (let i = 0; i < 4; i++) sms.redactNext(new SmsGatewayError('in_doubt', null))
    await runDue()
    assert.lengthOf(sms.redacted, 4)
    assert.lengthOf(await open(), 30)
    await pass(HOUR, MINUTE)
    assert.lengthOf(await open(), 0)
    assert.sameMembers([...new Set(sms.redacted)], sids)
  })

  test('a run that ended halfway is simply run again', async ({ assert }) => {
    await remove(3)
    sms.redactNext('redacted', new Error('the process died') as SmsGatewayError)
    await runDue()
    clock.advance(HOUR)
    await runDue()
    assert.lengthOf(await open(), 0)
  })

  test('a report on a text whose row is gone has that text redacted', async ({ assert }) => {
    const status = await app.container.make(ReceiveStatus)
    const sid = newSid()
    const report = { id: 4711, sid, status: 'delivered', errorCode: null }
    await status.execute(report)
    await status.execute(report)
    await runDue()
    assert.deepEqual(sms.redacted, [sid])
  })
})
