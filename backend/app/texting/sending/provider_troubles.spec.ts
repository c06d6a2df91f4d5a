import { test } from '@japa/runner'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { charged, clearAlarms, conversationOf, paceNow, ToldTexts } from '#tests/told_texts'
import { queueText } from '#tests/queue_text'
import { openLine, type SendingLine } from '#tests/sending_line'
import { clock, freshDatabase, onboardedUser, pass, rows, runDue, sms } from '#tests/world'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'

const PACE = 1_000_000

let told: ToldTexts

async function open(): Promise<() => Promise<void>> {
  told = await ToldTexts.open()
  return () => told.close()
}

test.group('Words a carrier filtered', (group) => {
  freshDatabase(group)
  group.each.setup(open)
  const WHY = 'the carrier filtered these words before'
  const WORDS = 'Claim your prize now, love'

  test('are not sent again, to nobody; others are', async ({ assert }) => {
    const other = await onboardedUser()
    const toOther = {
      to: other.phone,
      userId: other.id,
      conversationId: await conversationOf(other),
    }
    const { id } = await told.send(told.draft('reply', { body: WORDS }))
    await told.tell(id, 'undelivered', 30007)
    for (const body of [WORDS, `  ${WORDS.toUpperCase()} `]) {
      for (const to of [{}, toOther]) {
        const again = await told.send(told.draft('scheduled', { body, ...to }))
        assert.include(again, { state: 'failed', reason: WHY })
      }
    }
    assert.equal((await told.send(told.draft('scheduled', { body: `${WORDS}!!` }))).state, 'sent')
    assert.equal(await charged(), -1)
  })

  test('of the product itself are still sent', async ({ assert }) => {
    const { id } = await told.send(told.draft('notice', { body: WORDS }))
    await told.tell(id, 'undelivered', 30007)
    assert.equal((await told.send(told.draft('notice', { body: WORDS }))).state, 'sent')
    assert.equal((await told.send(told.draft('keyword_answer', { body: WORDS }))).state, 'sent')
  })

  test('stop all she would begin by herself for an hour, and raise an alarm', async ({
    assert,
  }) => {
    for (const [kind, subject] of [
      ['notice', 'system text'],
      ['reply', /^[\w-]{43}$/],
    ] as const) {
      clock.reset()
      await told.lose(30007, kind)
      const [alarm] = await rows<{ kind: string; subject: string }>(
        'select kind, subject from alarms order by id desc'
      )
      assert.equal(alarm?.kind, 'filtered')
      if (typeof subject === 'string') assert.equal(alarm?.subject, subject)
      else assert.match(alarm?.subject ?? '', subject)
      clock.advance(HOUR - SECOND)
      assert.include(await told.send(told.draft('initiative')), {
        state: 'failed',
        reason: 'the carrier filtered a text lately',
      })
      assert.equal((await told.send(told.draft('scheduled'))).state, 'sent')
      clock.advance(SECOND)
      assert.equal((await told.send(told.draft('initiative'))).state, 'sent')
    }
  })
})

test.group('A country our number is not registered in', (group) => {
  freshDatabase(group)
  group.each.setup(open)
  const WAITS = { state: 'queued', verdict: 'defer: our number is not registered yet' }

  for (const code of [30032, 30034]) {
    test(`after ${code} everything to it waits until the alarm is cleared; others go on`, async ({
      assert,
    }) => {
      const british = await onboardedUser({ phone: '+447700900123' })
      const toBritish = {
        to: british.phone,
        userId: british.id,
        conversationId: await conversationOf(british),
      }
      const lost = await told.lose(code)
      const waiting = []
      for (const kind of ['reply', 'scheduled', 'notice', 'initiative'] as const) {
        const waits = await told.send(told.draft(kind))
        assert.include(waits, WAITS, kind)
        waiting.push(waits.id)
      }
      assert.equal((await told.send(told.draft('scheduled', toBritish))).state, 'sent')
      await pass(30 * MINUTE, MINUTE)
      for (const id of waiting) assert.include(await told.read(id), WAITS)
      await clearAlarms()
      await pass(MINUTE)
      for (const id of waiting) assert.equal((await told.read(id)).state, 'sent')
      assert.equal((await told.read(lost.id)).state, 'undelivered')
    })
  }

  test('what is no longer timely by then ends with that reason and costs nothing', async ({
    assert,
  }) => {
    await told.lose(30034)
    const { id } = await told.send(told.draft('scheduled', { validMs: 20 * MINUTE }))
    await pass(21 * MINUTE, MINUTE)
    assert.include(await told.read(id), {
      state: 'failed',
      reason: 'our number is not registered yet',
    })
    await clearAlarms()
    await pass(2 * MINUTE)
    assert.equal((await told.read(id)).state, 'failed')
    // The one that raised the alarm went a second time, once it was cleared.
    assert.equal(await charged(), -1)
  })

  test('abroad: only that country waits', async ({ assert }) => {
    const british = await onboardedUser({ phone: '+447700900123' })
    const to = { to: british.phone, userId: british.id }
    const { id } = await told.send(told.draft('notice', { ...to, conversationId: null }))
    await told.tell(id, 'undelivered', 30034)
    const waits = await told.send(told.draft('notice', { ...to, conversationId: null }))
    assert.include(waits, WAITS)
    assert.equal((await told.send(told.draft('scheduled'))).state, 'sent')
  })
})

test.group('A provider that refuses us for now', (group) => {
  freshDatabase(group)
  group.each.setup(open)

  test('wrong keys raise an alarm; the text waits and goes once they are right', async ({
    assert,
  }) => {
    for (let i = 0; i < 3; i++) sms.failNext(new SmsGatewayError('not_sent', 20003))
    const texts = sms.sent.length
    const { id, state } = await told.send(told.draft('scheduled'))
    assert.equal(state, 'queued')
    await pass(MINUTE, SECOND)
    assert.equal((await told.read(id)).state, 'sent')
    assert.lengthOf(sms.sent, texts + 1)
    assert.deepEqual(
      (await rows('select kind, subject, times from alarms')).map((row) => ({ ...row })),
      [{ kind: 'credentials', subject: 'sms', times: 3 }]
    )
    assert.equal(await paceNow(), PACE)
    assert.equal(await charged(), -1)
  })

  for (const code of [20429, 14107, 30001, 30022]) {
    test(`${code}: the text waits and goes, the pace halves and recovers`, async ({ assert }) => {
      sms.failNext(new SmsGatewayError('not_sent', code))
      const texts = sms.sent.length
      const { id, state } = await told.send(told.draft('scheduled'))
      assert.equal(state, 'queued')
      assert.equal(await paceNow(), PACE / 2)
      await pass(10 * SECOND)
      assert.equal((await told.read(id)).state, 'sent')
      assert.lengthOf(sms.sent, texts + 1)
      assert.isAbove(await paceNow(), PACE / 2)
      assert.isBelow(await paceNow(), PACE)
      await pass(15 * SECOND)
      assert.equal(await paceNow(), PACE)
    })
  }

  for (const code of [30002, 20005, 20404, 21660, 21701, 21703, 21704, 21705]) {
    test(`${code}: our account is not in order, so the text waits and an alarm is raised`, async ({
      assert,
    }) => {
      sms.failNext(new SmsGatewayError('not_sent', code))
      const { id, state } = await told.send(told.draft('scheduled'))
      assert.equal(state, 'queued')
      assert.containsSubset(await rows('select kind, subject from alarms'), [
        { kind: 'suspended', subject: 'sms' },
      ])
      await pass(10 * SECOND)
      assert.equal((await told.read(id)).state, 'sent')
    })
  }

  test('a number of ours that cannot send to one destination is no trouble of all', async ({
    assert,
  }) => {
    sms.failNext(new SmsGatewayError('not_sent', 21606))
    const { id, state } = await told.send(told.draft('scheduled'))
    assert.equal(state, 'queued')
    assert.lengthOf(await rows('select id from alarms'), 0)
    await pass(10 * SECOND)
    assert.equal((await told.read(id)).state, 'sent')
  })

  test('how long it asks us to wait is heeded by every text but slows the pace once', async ({
    assert,
  }) => {
    const busy = new SmsGatewayError('not_sent', 20429, { retryAfterMs: 7 * SECOND })
    const ids = [await told.write(told.draft('scheduled')), await told.write(told.draft('notice'))]
    ids.forEach(() => sms.failNext(busy))
    const texts = sms.sent.length
    await runDue()
    ids.push((await told.send(told.draft('reply'))).id)
    assert.equal(await paceNow(), PACE / 2)
    await pass(6 * SECOND)
    assert.lengthOf(sms.sent, texts)
    await pass(2 * SECOND)
    for (const id of ids) assert.equal((await told.read(id)).state, 'sent')
    assert.lengthOf(sms.sent, texts + 3)
  })
})

test.group('A provider that does not answer', (group) => {
  const IN_DOUBT = new SmsGatewayError('in_doubt', null)
  const TEXTS = 100
  const NOBODY = `SM${'0'.repeat(32)}`
  let line: SendingLine
  let user: Awaited<ReturnType<typeof onboardedUser>>
  freshDatabase(group)
  group.each.setup(async () => {
    line = await openLine(sms)
    line.loop.settings.atOnce = 5
    user = await onboardedUser()
    sms.reset()
    sms.send = () => Promise.reject(IN_DOUBT)
    for (let i = 0; i < TEXTS; i++) await queueText(user, `Text ${i}`, { validMs: 2 * HOUR })
    return comeBack
  })

  async function passTime(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 10 * SECOND) {
      clock.advance(10 * SECOND)
      await line.loop.runDue()
    }
  }
  async function count(state: string): Promise<number> {
    return (await rows('select id from messages where state = ? and body like ?', state, 'Text %'))
      .length
  }
  function comeBack(): void {
    Reflect.deleteProperty(sms, 'send')
    sms.fates.clear()
  }

  test('to anything risks one text in five minutes; the others go once it is back', async ({
    assert,
  }) => {
    sms.fates.set(NOBODY, IN_DOUBT)
    await passTime(5 * MINUTE - SECOND)
    assert.equal(await count('sending'), 5)
    await passTime(HOUR - 5 * MINUTE)
    const lost = await count('sending')
    assert.isAtLeast(lost, 5 + 8)
    assert.isAtMost(lost, 5 + 12)
    assert.equal(await count('queued'), TEXTS - lost)
    comeBack()
    await passTime(MINUTE)
    assert.equal(await count('sent'), TEXTS - lost)
    assert.lengthOf(sms.sent, TEXTS - lost)
  })

  test('but whose way is barred to a question, not to texts, gets them at once', async ({
    assert,
  }) => {
    await line.loop.runDue()
    comeBack()
    sms.fates.set(NOBODY, new SmsGatewayError('not_sent', null))
    await passTime(MINUTE)
    assert.equal(await count('sent'), TEXTS - 5)
  })

  test('has others told of each text: their provider may answer', async ({ assert, cleanup }) => {
    await line.loop.runDue()
    cleanup(() => line.loop.stop())
    line.loop.start()
    assert.isFalse(line.loop.hasRoom)
  })

  test('is tried with what matters least', async ({ assert }) => {
    await line.loop.runDue()
    for (const kind of ['crisis', 'stop_answer'] as const) await queueText(user, kind, { kind })
    await passTime(5 * MINUTE)
    assert.isAbove(await count('sending'), 5)
    comeBack()
    await passTime(MINUTE)
    assert.sameMembers(
      sms.sent.map(({ body }) => body).filter((body) => !body.startsWith('Text ')),
      ['crisis', 'stop_answer']
    )
  })

  test('to texts alone is tried with one a minute', async ({ assert }) => {
    await passTime(HOUR / 2)
    const lost = await count('sending')
    assert.isAtLeast(lost, 25)
    assert.isAtMost(lost, 45)
    comeBack()
    await passTime(MINUTE)
    assert.equal(await count('sent'), TEXTS - lost)
  })

  test('to one or two in a row slows nothing down', async ({ assert }) => {
    comeBack()
    for (let i = 0; i < 2; i++) sms.failNext(IN_DOUBT)
    await line.loop.runDue()
    assert.equal(await count('sent'), TEXTS - 2)
  })
})
