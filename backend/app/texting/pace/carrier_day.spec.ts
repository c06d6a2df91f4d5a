import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { DAILY_CAP } from '#app/texting/gate/decide_send'
import { carrierDayAt } from '#app/texting/pace/carrier_day'
import { PausedSends } from '#app/texting/sending/paused_sends'
import { Watch } from '#app/operations/watch/watch'
import { setLimits } from '#tests/own_limits'
import { ToldTexts } from '#tests/told_texts'
import { clock, freshDatabase, pass, rows, runDue, sms } from '#tests/world'

const CAP = 20

const alarms = () =>
  rows<{ kind: string; subject: string }>(
    `select kind, subject from alarms where cleared_at is null and kind = 'daily_cap'`
  )
const watch = async () => (await app.container.make(Watch)).execute()

test.group('The day of the carriers', () => {
  test('goes from midnight to midnight in the Pacific zone, whatever the season: {0}')
    .with([
      ['2026-11-27T07:59:59Z', '2026-11-26', '2026-11-27T08:00:00Z'],
      ['2026-11-27T08:00:00Z', '2026-11-27', '2026-11-28T08:00:00Z'],
      ['2026-11-01T07:00:00Z', '2026-11-01', '2026-11-02T08:00:00Z'],
      ['2026-03-08T08:00:00Z', '2026-03-08', '2026-03-09T07:00:00Z'],
    ])
    .run(({ assert }, [now = '', day = '', end = '']) => {
      assert.deepEqual(carrierDayAt(Date.parse(now)), { day, endsAt: Date.parse(end) })
    })
})

test.group('What carriers take from us in a day', (group) => {
  let told: ToldTexts
  freshDatabase(group)
  group.each.setup(() => setLimits('sends', { segmentsPerDay: CAP }))
  group.each.setup(async () => {
    told = await ToldTexts.open()
    return () => told.close()
  })

  /** So that the day holds so many segments. */
  async function sendUntil(segments: number): Promise<void> {
    for (;;) {
      const [row] = await rows<{ day_segments: number }>('select day_segments from senders')
      if (Number(row?.day_segments ?? 0) >= segments) return
      await told.send(told.draft('keyword_answer'))
    }
  }

  test('is kept to the last fifth for what somebody asked for, then for what is not hers', async ({
    assert,
  }) => {
    await sendUntil(0.8 * CAP)
    for (const kind of ['scheduled', 'initiative'] as const) {
      assert.include(await told.send(told.draft(kind)), { state: 'failed', reason: DAILY_CAP })
    }
    assert.equal((await told.send(told.draft('reply'))).state, 'sent')
    await sendUntil(CAP)
    assert.equal((await told.send(told.draft('greeting'))).state, 'failed')
    for (const kind of ['code', 'crisis', 'notice', 'keyword_answer'] as const) {
      assert.equal((await told.send(told.draft(kind))).state, 'sent', kind)
    }
  })

  test('holds her replies unwritten until the next day, and tells an operator', async ({
    assert,
  }) => {
    const paused = await app.container.make(PausedSends)
    await sendUntil(0.8 * CAP)
    assert.isNull(await paused.until(told.user.id))
    await watch()
    await sendUntil(CAP)
    const { day, endsAt } = carrierDayAt(clock.now())
    assert.equal(await paused.until(told.user.id), endsAt)
    await watch()
    assert.deepEqual(
      (await alarms()).map(({ subject }) => subject),
      [`${day}: 80 % is sent, what nobody asked for waits`, `${day}: all is sent, hers wait`]
    )
    clock.advance(endsAt - clock.now())
    await watch()
    assert.isEmpty(await alarms())
    assert.isNull(await paused.until(told.user.id))
    clock.advance(12 * HOUR)
    assert.equal((await told.send(told.draft('scheduled'))).state, 'sent')
  })

  test('holds nothing of hers to somebody elsewhere', async ({ assert }) => {
    const paused = await app.container.make(PausedSends)
    await sendUntil(CAP)
    assert.isNotNull(await paused.until(told.user.id))
    const move = `update users set phone = '+4915112345678' where id = ? returning id`
    await rows(move, told.user.id)
    assert.isNull(await paused.until(told.user.id))
  })

  test('counts nothing that goes elsewhere', async ({ assert }) => {
    const [before] = await rows('select day_segments from senders')
    await told.send({ kind: 'notice', to: '+4915112345678' })
    assert.deepEqual(await rows('select day_segments from senders'), [before])
  })
})

test.group('A day that a carrier calls full', (group) => {
  let told: ToldTexts
  freshDatabase(group)
  group.each.setup(async () => {
    told = await ToldTexts.open()
    return () => told.close()
  })

  test('is one, whether or not a cap was set: hers wait, all else goes', async ({ assert }) => {
    await told.lose(30023, 'notice')
    await runDue()
    assert.include(await told.send(told.draft('scheduled')), { state: 'failed', reason: DAILY_CAP })
    assert.equal((await told.send(told.draft('crisis'))).state, 'sent')
    await watch()
    assert.lengthOf(await alarms(), 1)
  })

  test('lets the text go once more when it is timely the day after', async ({ assert }) => {
    const { endsAt } = carrierDayAt(clock.now())
    clock.advance(endsAt - clock.now() - 10 * 60_000)
    sms.failNext(new SmsGatewayError('refused', 30023))
    const lost = await told.send(told.draft('greeting'))
    assert.equal(lost.state, 'failed')
    await pass(5 * 60_000)
    const second = async () => (await told.secondTriesOf(lost.id))[0]
    assert.equal((await second())?.due_at, endsAt)
    await pass(6 * 60_000)
    assert.equal((await told.read((await second())?.id ?? 0)).state, 'sent')
  })
})
