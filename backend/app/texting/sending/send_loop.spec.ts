import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { Senders } from '#app/texting/pace/senders'
import { BeginSend } from '#app/texting/sending/begin_send'
import { BrokenText, PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { AnotherServer } from '#tests/another_server'
import { queueText } from '#tests/queue_text'
import { clock, freshDatabase, onboardedUser, rows, sms, type TestUser } from '#tests/world'

let keys = 0

async function writeCode(validMs = 600_000): Promise<number> {
  const database = await app.container.make(Database)
  const sendMessage = await app.container.make(SendMessage)
  const id = await database.transaction((tx) =>
    sendMessage.write(tx, {
      kind: 'code',
      to: '+12025550188',
      body: 'Your Everly code is 123456.',
      userId: null,
      conversationId: null,
      dedupKey: `loop:${++keys}`,
      validMs,
    })
  )
  return id ?? 0
}

const loop = () => app.container.make(SendLoop)
const bodies = () => sms.sent.map((text) => text.body)

/** The configured pace is far beyond what a clock that stands still would let through. */
async function paced(
  segmentsPerSecond: number,
  server: Pick<AnotherServer, 'make'> = app.container
): Promise<() => void> {
  const senders = await server.make(Senders)
  const usual = senders.settings.segmentsPerSecond
  senders.settings.segmentsPerSecond = segmentsPerSecond
  return () => {
    senders.settings.segmentsPerSecond = usual
  }
}

test.group('The line of waiting texts', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
    sms.reset()
    await rows('delete from senders returning sender')
    // Her first text is no part of the second that is looked at.
    clock.advance(2000)
  })

  test('keyword answers come before replies, replies before schedules, whatever is older', async ({
    assert,
  }) => {
    await queueText(user, 'schedule', { kind: 'scheduled' })
    await rows(
      `update messages set charge_key = null, kind = 'test', lane = 3 where body = 'schedule' returning id`
    )
    clock.advance(1000)
    await queueText(user, 'notice')
    clock.advance(1000)
    await queueText(user, 'help', { kind: 'keyword_answer' })
    await (await loop()).runDue()
    assert.deepEqual(bodies(), ['help', 'notice', 'schedule'])
  })

  test('an idle line writes nothing, and lets the next text go at once', async ({ assert }) => {
    const line = await loop()
    await line.runDue()
    const [before] = await rows('select * from senders')
    for (let look = 0; look < 3; look++) {
      clock.advance(500)
      await line.runDue()
    }
    assert.deepEqual((await rows('select * from senders'))[0], before)
    await queueText(user, 'at last')
    await line.runDue()
    assert.deepEqual(bodies(), ['at last'])
    assert.notDeepEqual((await rows('select * from senders'))[0], before)
  })

  test("everybody's first text goes before anybody's second", async ({ assert }) => {
    const other = await onboardedUser()
    sms.reset()
    for (const number of [1, 2, 3]) await queueText(user, `mine ${number}`)
    for (const number of [1, 2]) await queueText(other, `theirs ${number}`)
    await (await loop()).runDue()
    assert.deepEqual(bodies(), ['mine 1', 'theirs 1', 'mine 2', 'theirs 2', 'mine 3'])
  })

  test('no more leave than the pace allows; the rest goes in order as time passes', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await paced(2))
    for (let number = 1; number <= 7; number++) await queueText(user, `text ${number}`)
    const counts: number[] = []
    for (let second = 0; second < 4; second++) {
      for (let step = 0; step < 10; step++) {
        await (await loop()).runDue()
        clock.advance(100)
      }
      counts.push(sms.sent.length)
    }
    assert.deepEqual(counts, [2, 4, 6, 7])
    assert.deepEqual(
      bodies(),
      [1, 2, 3, 4, 5, 6, 7].map((number) => `text ${number}`)
    )
  })

  test('two loops share one pace, and no text leaves twice', async ({ assert, cleanup }) => {
    cleanup(await paced(10))
    const server = new AnotherServer()
    await paced(10, server)
    for (let number = 0; number < 40; number++) await queueText(user, `text ${number}`)
    const one = await loop()
    const other = await server.make(SendLoop)
    for (let step = 0; step < 10; step++) {
      await Promise.all([one.runDue(), other.runDue()])
      clock.advance(100)
    }
    assert.isAtMost(sms.sent.length, 11 + 10)
    for (let step = 0; step < 50; step++) {
      await Promise.all([one.runDue(), other.runDue()])
      clock.advance(100)
    }
    assert.lengthOf(bodies(), 40)
    assert.lengthOf(new Set(bodies()), 40)
  })

  test('a code in a full line is next, and the line leaves room for it', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await paced(1))
    for (let number = 0; number < 20; number++) await queueText(user, `text ${number}`)
    await (await loop()).runDue()
    const pick = await app.container.make(PickTexts)
    const code = await writeCode()
    let waited = 0
    for (; (await pick.pickUrgent(code)).text === null; waited += 100) {
      await (await loop()).runDue()
      clock.advance(100)
    }
    assert.isAtMost(waited, 2000)
    const before = sms.sent.length
    await (await loop()).runDue()
    assert.equal(sms.sent.length, before)
  })

  test('a code the provider asks patience for goes within the same request', async ({
    assert,
    cleanup,
  }) => {
    const sendMessage = await app.container.make(SendMessage)
    const code = await writeCode()
    sms.failNext(new SmsGatewayError('not_sent', 20429, { retryAfterMs: 1000 }))
    const passing = setInterval(() => clock.advance(200), 20)
    cleanup(() => clearInterval(passing))
    await sendMessage.deliver(code, 'Your Everly code is 123456.')
    assert.deepEqual(bodies(), ['Your Everly code is 123456.'])
    const [row] = await rows('select state from messages where id = ?', code)
    assert.equal(row?.state, 'sent')
  })

  test('a text nobody came to send in time ends as failed, a held draft and a code too', async ({
    assert,
  }) => {
    const draft = await queueText(user, 'draft', { validMs: 1000 })
    await rows('update messages set is_held = true where id = ? returning id', draft)
    const ids = [await queueText(user, 'late', { validMs: 1000 }), draft, await writeCode(1000)]
    clock.advance(2000)
    await (await loop()).runDue()
    for (const id of ids) {
      const [row] = await rows('select state, reason, verdict from messages where id = ?', id)
      assert.deepEqual(
        { ...row },
        {
          state: 'failed',
          reason: 'it was no longer timely',
          verdict: 'drop: it was no longer timely',
        }
      )
    }
    assert.lengthOf(sms.sent, 0)
  })

  test('every text that left says why it might', async ({ assert }) => {
    const id = await queueText(user, 'hello')
    await (await loop()).runDue()
    const [row] = await rows<{ verdict: string }>('select verdict from messages where id = ?', id)
    assert.equal(row?.verdict, 'allow: just asked for')
  })

  test('a text that breaks the picking of all is set aside, and the others go', async ({
    assert,
  }) => {
    const bad = await queueText(user, 'bad')
    await queueText(user, 'good')
    const pick = await app.container.make(PickTexts)
    await rows(`update messages set kind = 'hologram' where id = ? returning id`, bad)
    const broken: unknown = await pick.execute(50).catch((error: unknown) => error)
    assert.instanceOf(broken, BrokenText)
    await pick.setAside((broken as BrokenText).id)
    await rows(`update messages set kind = 'notice' where id = ? returning id`, bad)
    await (await loop()).runDue()
    assert.deepEqual(bodies(), ['good'])
    clock.advance(61_000)
    await (await loop()).runDue()
    assert.deepEqual(bodies(), ['good', 'bad'])
  })

  test('a database that is away for a moment sets no text aside', async ({ assert }) => {
    await queueText(user, 'hello')
    const away = Object.assign(new Error('ended by its operator'), { code: '57P01' })
    const begin = { execute: () => Promise.reject(away) } as unknown as BeginSend
    const pick = await new AnotherServer().with(BeginSend, begin).make(PickTexts)
    const error: unknown = await pick.execute(50).catch((reason: unknown) => reason)
    assert.equal(error, away)
  })

  test('what the provider may hold ends with the text, and a due time is waited for', async ({
    assert,
  }) => {
    await queueText(user, 'later', { dueAt: clock.now() + 5000, validMs: 60_000 })
    await (await loop()).runDue()
    assert.lengthOf(sms.sent, 0)
    clock.advance(6000)
    await (await loop()).runDue()
    assert.equal(sms.sent[0]?.validForSeconds, 59)
  })

  test('the AI notice that became due in the meantime stands in front', async ({ assert }) => {
    await rows('update conversations set ai_noticed_at = null returning id')
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    const database = await app.container.make(Database)
    const sendMessage = await app.container.make(SendMessage)
    await database.transaction((tx) =>
      sendMessage.queue(tx, {
        kind: 'greeting',
        to: user.phone,
        body: 'Hi you',
        userId: user.id,
        conversationId: conversation?.id ?? 0,
        dedupKey: 'greeting:notice',
        validMs: 60_000,
      })
    )
    await (await loop()).runDue()
    const [sent = ''] = bodies()
    assert.isAbove(sent.length, 'Hi you'.length)
    assert.equal(withoutAiNotice(sent), 'Hi you')
    const [row] = await rows<{ ai_noticed_at: number }>('select ai_noticed_at from conversations')
    assert.equal(row?.ai_noticed_at, clock.now())
  })
})
