import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { ResumeAccount } from '#app/safety/care/resume_account'
import { ResolveDoubt } from '#app/texting/delivery/resolve_doubt'
import { HandOver } from '#app/texting/sending/hand_over'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { carrierDayAt } from '#app/texting/pace/carrier_day'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { queueText } from '#tests/queue_text'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const stateOf = async (body: string) => {
  const [row] = await rows<{ state: string }>('select state from messages where body = ?', body)
  return row?.state
}

/** The id of what she writes to another text, which waits to leave. */
async function newerReplyTo(user: TestUser): Promise<number> {
  await text(user, 'and where are you?')
  for (;;) {
    clock.advance(5000)
    await (await app.container.make(JobWorker)).runDue()
    const [waiting] = await rows<{ id: number }>(
      `select id from messages where kind = 'reply' and state = 'queued'`
    )
    if (waiting) return waiting.id
  }
}

test.group('Sending at odd moments', (group) => {
  freshDatabase(group)

  test('a text whose time is over when it is handed over does not go', async ({ assert }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'stale')
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    const { texts } = await pick.execute(5)
    clock.advance(3 * HOUR)
    for (const one of texts) assert.equal(await handOver.execute(one), 'waiting')
    await runDue()
    assert.lengthOf(sms.sent, 0)
    assert.equal(await stateOf('stale'), 'failed')
  })

  test('a text its sender slept over does not go once nobody knows whether it went', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'slept over', { validMs: 10 * HOUR })
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    const { texts } = await pick.execute(5)
    // Another worker looked for it meanwhile, and gave its message back.
    await pass(HOUR / 2, 10_000)
    assert.equal(await stateOf('slept over'), 'unknown')
    for (const one of texts) assert.equal(await handOver.execute(one), 'waiting')
    await runDue()
    assert.lengthOf(sms.sent, 0)
    assert.equal(await stateOf('slept over'), 'unknown')
  })

  test('a reply whose server was away until it was stale is written anew', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'how was your day?')
    const drafts = () => rows(`select id from messages where kind = 'reply' and state = 'queued'`)
    while ((await drafts()).length === 0) await pass(1000)
    sms.reset()
    clock.advance(2 * HOUR)
    await pass(HOUR / 20)
    assert.deepEqual(
      (await rows(`select state from messages where kind = 'reply' order by id`)).map((row) => ({
        ...row,
      })),
      [{ state: 'failed' }, { state: 'sent' }]
    )
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a reply that the carriers’ full day took with its second try is written anew', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const { endsAt } = carrierDayAt(clock.now())
    await text(user, 'how was your day?')
    sms.reset()
    sms.failNext(new SmsGatewayError('refused', 30023))
    await pass(2 * HOUR, 60_000)
    const [open] = await rows(
      `select answered_by from messages where direction = 'inbound' and kind = 'talk'`
    )
    assert.deepEqual({ ...open }, { answered_by: null })
    // The carriers' day ends at night, when nobody is answered what they wrote hours ago.
    await pass(endsAt - clock.now() + 6 * HOUR, 10 * 60_000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a text that is in line again while it is looked for goes', async ({ assert, cleanup }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'not lost', { validMs: 10 * HOUR })
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    const { texts } = await pick.execute(5)
    clock.advance(HOUR / 2)
    const { listSent } = sms
    cleanup(() => void (sms.listSent = listSent))
    sms.listSent = async () => {
      for (const one of texts) await handOver.execute(one)
      return []
    }
    const doubt = await app.container.make(ResolveDoubt)
    await doubt.execute({ id: texts[0]!.id })
    clock.advance(HOUR / 2)
    await runDue()
    assert.deepEqual(sms.textsTo(user.phone), ['not lost'])
  })

  test('a clock set back during the sweep leaves no text half sent', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'sweep me', { validMs: 1000 })
    clock.advance(1000)
    const database = await app.container.make(Database)
    const { transaction } = database
    cleanup(() => void (database.transaction = transaction))
    database.transaction = (work) => {
      clock.advance(-500)
      return transaction.call(database, work) as never
    }
    const pick = await app.container.make(PickTexts)
    assert.equal(await pick.sweepExpired(), 0)
    assert.equal(await stateOf('sweep me'), 'queued')
  })

  test('a text written by a clock that was an hour ahead does not wait an hour', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    clock.advance(HOUR)
    await queueText(user, 'ahead')
    clock.advance(-HOUR)
    await runDue()
    assert.deepEqual(sms.textsTo(user.phone), ['ahead'])
  })

  test('a text sent by a clock that was an hour ahead is found where the provider lists it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'taken, and nobody heard of it', { validMs: 10 * HOUR })
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    const doubt = await app.container.make(ResolveDoubt)
    clock.advance(HOUR)
    const { texts } = await pick.execute(1)
    clock.advance(-HOUR)
    sms.failNext(new SmsGatewayError('in_doubt', null), true)
    await handOver.execute(texts[0]!)
    await doubt.execute({ id: texts[0]!.id })
    assert.equal(await stateOf('taken, and nobody heard of it'), 'delivered')
  })

  test('a text found in the provider’s list is known by the way it took', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'over RCS', { validMs: 10 * HOUR })
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    const { texts } = await pick.execute(1)
    sms.failNext(new SmsGatewayError('in_doubt', null), true)
    await handOver.execute(texts[0]!)
    const { listSent } = sms
    cleanup(() => void (sms.listSent = listSent))
    sms.listSent = async (to) =>
      (await listSent.call(sms, to)).map((one) => ({ ...one, channel: 'rcs' as const }))
    const doubt = await app.container.make(ResolveDoubt)
    await doubt.execute({ id: texts[0]!.id })
    const [{ channel } = { channel: null }] = await rows<{ channel: string | null }>(
      `select channel from messages where body = 'over RCS'`
    )
    assert.equal(channel, 'rcs')
  })

  test('a second text has its turn while newcomers keep coming', async ({ assert }) => {
    const user = await onboardedUser()
    const crowd = [await onboardedUser(), await onboardedUser(), await onboardedUser()]
    sms.reset()
    await queueText(user, 'mine 1', { validMs: HOUR })
    await queueText(user, 'mine 2', { validMs: HOUR })
    const pick = await app.container.make(PickTexts)
    const handOver = await app.container.make(HandOver)
    for (let step = 0; step < 10; step++) {
      await queueText(crowd[step % 3]!, `crowd ${step}`)
      const { texts } = await pick.execute(1)
      for (const one of texts) await handOver.execute(one)
      clock.advance(1000)
    }
    assert.include(sms.textsTo(user.phone), 'mine 2')
  })

  test('stopping waits for what a pick under way still hands over', async ({ assert, cleanup }) => {
    const user = await onboardedUser()
    sms.reset()
    const loop = await app.container.make(SendLoop)
    const pick = await app.container.make(PickTexts)
    const execute = pick.execute.bind(pick)
    cleanup(() => void (pick.execute = execute))
    const began = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    pick.execute = async (most) => {
      const picked = await execute(most)
      if (picked.texts.length > 0) {
        began.resolve()
        await goOn.promise
      }
      return picked
    }
    await queueText(user, 'last')
    loop.start()
    await began.promise
    const stopped = loop.stop()
    goOn.resolve()
    await stopped
    assert.equal(await stateOf('last'), 'sent')
  })

  test('a reply that waits for our number to be registered is written anew once it is', async ({
    assert,
  }) => {
    const [user, later] = [await onboardedUser(), await onboardedUser()]
    const drafts = () => rows(`select id from messages where kind = 'reply' and state = 'queued'`)
    const { read } = await app.container.make(Database)
    const alarms = await app.container.make(Alarms)
    const alarm = { kind: 'registration', subject: '+1' } as const
    await text(user, 'how was your day?')
    while ((await drafts()).length === 0) await pass(1000)
    await alarms.raise(read, alarm.kind, alarm.subject)
    await text(later, 'are you there?')
    sms.reset()
    const asked = model.asked.length
    await pass(2 * HOUR, 60_000)
    assert.lengthOf(sms.sent, 0)
    assert.lengthOf(model.asked, asked)
    await alarms.clear(read, alarm, 'me')
    await pass(HOUR / 20, 5000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.lengthOf(sms.textsTo(later.phone), 1)
  })

  test('so is her hello', async ({ assert }) => {
    const { read } = await app.container.make(Database)
    const alarms = await app.container.make(Alarms)
    sms.failNext(new SmsGatewayError('refused', 30034))
    const user = await onboardedUser()
    await pass(5 * HOUR, 60_000)
    assert.lengthOf(sms.sent, 0)
    assert.lengthOf(model.asked, 1)
    await alarms.clear(read, { kind: 'registration', subject: '+1' }, 'me')
    await pass(HOUR / 20, 5000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('it comes once where a pause outlasted that', async ({ assert }) => {
    const { read } = await app.container.make(Database)
    const alarms = await app.container.make(Alarms)
    const resume = await app.container.make(ResumeAccount)
    sms.failNext(new SmsGatewayError('refused', 30034))
    const user = await onboardedUser()
    await pass(HOUR / 20, 60_000)
    const pause = () => rows(`update users set paused_at = 1, paused_for = 'staff' returning id`)
    await pause()
    await pass(3 * HOUR, 10 * 60_000)
    await alarms.clear(read, { kind: 'registration', subject: '+1' }, 'me')
    await pass(60_000)
    assert.lengthOf(sms.sent, 0)
    for (let times = 0; times < 2; times++) {
      await resume.execute(user.email)
      await pass(60_000)
      assert.lengthOf(sms.textsTo(user.phone), 1)
      await pause()
    }
  })

  test('a reply that surely did not go makes room for itself where a newer one waits', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'how was your day?')
    sms.reset()
    // A thread that was stopped for so long, say.
    sms.whileSending = async () => void (await newerReplyTo(user))
    sms.failNext(new SmsGatewayError('not_sent', null))
    await pass(HOUR / 10)
    assert.isNotEmpty(sms.sent)
    assert.lengthOf(
      await rows(`select id from messages where direction = 'inbound' and answered_by is null`),
      0
    )
    const states = await rows<{ state: string }>(`select state from messages where kind = 'reply'`)
    for (const { state } of states) assert.equal(state, 'sent')
  })

  test('a newer reply stays where the one before it was found to have gone', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'how was your day?')
    sms.reset()
    let newer = 0
    sms.whileSending = async () => {
      newer = await newerReplyTo(user)
      await rows(`update messages set state = 'sent' where state = 'sending' returning id`)
    }
    sms.failNext(new SmsGatewayError('not_sent', null))
    await pass(HOUR / 10)
    assert.deepEqual(await rows('select state from messages where id = ?', newer), [
      { state: 'sent' },
    ])
  })

  test('a reply the provider could not take for an hour is written anew', async ({ assert }) => {
    const user = await onboardedUser()
    sms.reset()
    await text(user, 'are you there?')
    for (let tries = 0; tries < 40; tries++) sms.failNext(new SmsGatewayError('not_sent', null))
    await pass(70 * 60_000, 10_000)
    sms.reset()
    await pass(30 * 60_000, 10_000)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const kept = await rows(
      `select id from allowance_entries where entry = 'reserve' and not exists (
         select 1 from allowance_entries e
         where e.charge_key = allowance_entries.charge_key and e.entry = 'give_back')`
    )
    assert.lengthOf(kept, 1)
  })
})
