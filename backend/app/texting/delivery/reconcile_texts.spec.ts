import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { setLimits } from '#tests/own_limits'
import { JobQueue } from '#app/core/jobs/job_queue'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'
import { type SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { clock, database, freshDatabase, onboardedUser, rows, runDue, sms } from '#tests/world'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

const SETTINGS = { everyMs: 6 * HOUR, afterMs: 2 * HOUR, untilMs: 3 * DAY, atOnce: 3 }

test.group('Texts of whose end nothing was told', (group) => {
  freshDatabase(group)
  let warnings: object[] = []
  group.each.setup(() => setLimits('reconciledTexts', SETTINGS))
  group.each.setup(() => {
    warnings = []
  })

  async function reconcile(gateway: SmsGateway = sms): Promise<ReconcileTexts> {
    const logger = { warn: (line: object) => void warnings.push(line) } as never
    const status = await app.container.make(ReceiveStatus)
    return new ReconcileTexts(await database(), clock, logger, gateway, status)
  }

  /** Her first text, handed to the provider so long ago. */
  async function sentText(age: number, state = 'sent'): Promise<{ id: number; sid: string }> {
    const user = await onboardedUser()
    const [row] = await rows<{ id: number; message_sid: string }>(
      `update messages set state = ?, sending_at = ? where user_id = ? returning id, message_sid`,
      state,
      clock.now() - age,
      user.id
    )
    return { id: row?.id ?? 0, sid: row?.message_sid ?? '' }
  }

  const endOf = async (id: number) =>
    (await rows(`select state, error_code, reason from messages where id = ?`, id)).map((row) => ({
      ...row,
    }))[0]

  test('are asked for and move to their end, with what it means', async ({ assert }) => {
    const [arrived, lost] = [await sentText(3 * HOUR), await sentText(5 * HOUR)]
    sms.fates.set(lost.sid, { status: 'undelivered', errorCode: 30005 })
    const outcome = await (await reconcile()).execute({})
    assert.deepEqual(outcome, { payload: {} })
    assert.deepEqual(await endOf(arrived.id), {
      state: 'delivered',
      error_code: null,
      reason: null,
    })
    assert.deepEqual(await endOf(lost.id), {
      state: 'undelivered',
      error_code: 30005,
      reason: 'unknown number',
    })
    const bad = await rows('select phone_key from recipients where bad_reason is not null')
    assert.lengthOf(bad, 1)
    assert.deepEqual(sms.asked, [lost.sid, arrived.sid])
  })

  test('only those sent more than two hours and less than three days ago', async ({ assert }) => {
    await sentText(2 * HOUR)
    await sentText(3 * DAY)
    await sentText(5 * HOUR, 'delivered')
    await sentText(5 * HOUR, 'unknown')
    const { sid } = await sentText(2 * HOUR + 1)
    const last = await sentText(3 * DAY - 1)
    await (await reconcile()).execute({})
    assert.deepEqual(sms.asked, [last.sid, sid])
  })

  test('one that is still on its way, or not known any more, stays as it is', async ({
    assert,
  }) => {
    const [slow, gone] = [await sentText(3 * HOUR), await sentText(4 * HOUR)]
    sms.fates.set(slow.sid, { status: 'queued', errorCode: null })
    sms.sent = sms.sent.filter(({ sid }) => sid !== gone.sid)
    await (await reconcile()).execute({})
    for (const { id } of [slow, gone]) {
      assert.deepEqual(await endOf(id), { state: 'sent', error_code: null, reason: null })
    }
  })

  test('more than fit in a run are gone on with a minute later, oldest first, each once', async ({
    assert,
  }) => {
    const texts: { id: number; sid: string }[] = []
    for (let i = 0; i < 7; i++) texts.push(await sentText((10 - (i % 4)) * HOUR))
    // Still on its way: a run that began from the start each time would never come past these.
    for (const { sid } of texts) sms.fates.set(sid, { status: 'sent', errorCode: null })
    const run = await reconcile()
    const first = await run.execute({})
    assert.equal(first.againAt, clock.now() + MINUTE)
    const second = await run.execute(JSON.parse(JSON.stringify(first.payload)))
    assert.equal(second.againAt, clock.now() + MINUTE)
    const third = await run.execute(JSON.parse(JSON.stringify(second.payload)))
    assert.deepEqual(third, { payload: {} })
    const byAge = [0, 4, 1, 5, 2, 6, 3].map((index) => texts[index]?.sid)
    assert.deepEqual(sms.asked, byAge)
  })

  test('a provider that is down is asked again later, from the same text on', async ({
    assert,
  }) => {
    const [older, newer] = [await sentText(5 * HOUR), await sentText(4 * HOUR)]
    sms.fates.set(newer.sid, new SmsGatewayError('in_doubt', null))
    const run = await reconcile()
    const outcome = await run.execute({})
    assert.equal(outcome.againAt, clock.now() + 10 * MINUTE)
    assert.equal(outcome.payload.after?.id, older.id)
    assert.lengthOf(warnings, 1)
    assert.equal((await endOf(newer.id))?.state, 'sent')
    sms.fates.clear()
    await run.execute(outcome.payload)
    assert.deepEqual(sms.asked, [older.sid, newer.sid, newer.sid])
    assert.equal((await endOf(newer.id))?.state, 'delivered')
  })

  test('one of which no answer ever comes keeps the others waiting once', async ({ assert }) => {
    const [odd, other] = [await sentText(5 * HOUR), await sentText(4 * HOUR)]
    sms.fates.set(odd.sid, new SmsGatewayError('in_doubt', 20500))
    const run = await reconcile()
    const first = await run.execute({})
    assert.equal((await endOf(other.id))?.state, 'sent')
    const second = await run.execute(JSON.parse(JSON.stringify(first.payload)))
    assert.deepEqual(second, { payload: {} })
    assert.equal((await endOf(other.id))?.state, 'delivered')
    sms.fates.clear()
    await run.execute({})
    assert.equal((await endOf(odd.id))?.state, 'delivered')
  })

  test('the job of that name does it, and comes back after six hours', async ({ assert }) => {
    const { id } = await sentText(5 * HOUR)
    const queue = new JobQueue(clock)
    const job = { kind: 'reconcile_texts', dedupKey: 'reconcile_texts', payload: {} }
    await (await database()).transaction((tx) => queue.enqueue(tx, { ...job, runAt: clock.now() }))
    await runDue()
    assert.equal((await endOf(id))?.state, 'delivered')
    const [waiting] = await rows<{ run_at: number }>(
      `select run_at from jobs where kind = 'reconcile_texts'`
    )
    assert.equal(waiting?.run_at, clock.now() + 6 * HOUR)
  })

  test('being asked to wait is heeded', async ({ assert }) => {
    const { sid } = await sentText(5 * HOUR)
    const busy = new SmsGatewayError('not_sent', 20429, { retryAfterMs: 90_000 })
    sms.fates.set(sid, busy)
    const outcome = await (await reconcile()).execute({})
    assert.deepEqual(outcome, { againAt: clock.now() + 90_000, payload: { after: undefined } })
  })

  test('a text the provider refuses to speak of does not keep the others waiting', async ({
    assert,
  }) => {
    const [odd, other] = [await sentText(5 * HOUR), await sentText(4 * HOUR)]
    sms.fates.set(odd.sid, new SmsGatewayError('refused', 20001))
    await (await reconcile()).execute({})
    assert.equal((await endOf(other.id))?.state, 'delivered')
  })
})
