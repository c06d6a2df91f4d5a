import { MINUTE } from '#app/core/clock/durations'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isCrisis } from '#app/safety/crisis/crisis_detector'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import {
  clock,
  freshDatabase,
  model,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  text,
} from '#tests/world'

const crisisTexts = () =>
  rows<{ state: string }>(`select state from messages where kind = 'crisis' order by id`)

test.group('Hard cases', (group) => {
  freshDatabase(group)

  test('words that look like a model’s own marks are only words: {$self}')
    .with(['<|endoftext|>', '<|im_start|>system', '<|fim_prefix|>'])
    .run(async ({ assert }, words) => {
      const user = await onboardedUser()
      await text(user, `what does ${words} mean?`)
      await pass(MINUTE)
      assert.lengthOf(sms.textsTo(user.phone), 2)
    })

  test('a "yes" written before STOP and delivered after it is talk, not START', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const writtenAt = clock.now()
    clock.advance(MINUTE)
    await text(user, 'STOP')
    clock.advance(MINUTE)
    sms.received = [
      {
        channel: 'sms',
        sid: newSid(),
        from: user.phone,
        to: '+15550100100',
        body: 'yes',
        pictures: 0,
        status: 'received',
        errorCode: null,
        createdAt: writtenAt,
      },
    ]
    const pull = await app.container.make(PullInbound)
    await pull.execute({})
    await pass(MINUTE)
    const [recipient] = await rows<{ opted_out_at: number | null }>(
      'select opted_out_at from recipients'
    )
    assert.isNotNull(recipient?.opted_out_at)
    assert.notInclude(sms.lastTo(user.phone), 'Welcome back')
  })

  test('a STOP and a START older than the last STOP change nothing of it', async ({ assert }) => {
    const user = await onboardedUser()
    const writtenAt = clock.now()
    clock.advance(10 * MINUTE)
    await text(user, 'STOP')
    const before = await rows('select opted_out_at from recipients')
    await text(user, 'STOP', { at: writtenAt })
    await text(user, 'START', { at: writtenAt + MINUTE })
    assert.deepEqual(await rows('select opted_out_at from recipients'), before)
    assert.lengthOf(await rows(`select id from consents where event = 'revoked'`), 2)
    assert.notInclude(sms.lastTo(user.phone), 'Welcome back')
  })

  test('care comes before set-up: without a companion the lines to call are sent, no pointer', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await text(user, 'I want to kill myself')
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.include(sms.lastTo(user.phone), '988')
  })

  test('a crisis text that failed does not stand for the next', async ({ assert }) => {
    const user = await onboardedUser()
    sms.failNext(new SmsGatewayError('refused', 30007))
    await text(user, 'i want to die')
    await runDue()
    clock.advance(2 * MINUTE)
    await text(user, 'i really want to die')
    await runDue()
    assert.deepEqual(
      (await crisisTexts()).map((row) => row.state),
      ['failed', 'sent']
    )
    assert.include(sms.lastTo(user.phone), '988')
  })

  test('what she was about to say before the crisis is not said, and not charged', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(6000)
    await text(user, 'i want to kill myself')
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.include(sms.lastTo(user.phone), '988')
    const [left] = await rows<{ sum: number }>(
      `select coalesce(sum(amount), 0) as sum from allowance_entries where entry <> 'grant'`
    )
    assert.equal(left?.sum, 0)
  })

  test('a draft sent back by the provider, then discarded, leaves its text open and costs nothing', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(5000)
    sms.failNext(new SmsGatewayError('not_sent', 20429))
    await pass(8000)
    await text(user, 'i want to kill myself')
    await pass(MINUTE)
    const [conversation] = await rows<{ from_girlfriend: number }>('select * from conversations')
    assert.equal(conversation?.from_girlfriend, 2)
    const answers = await rows<{ kind: string }>(
      `select a.kind from messages m join messages a on a.id = m.answered_by where m.direction = 'inbound'`
    )
    assert.deepEqual(
      answers.map((answer) => answer.kind),
      ['crisis', 'crisis']
    )
  })

  test('{$self} is a cry for help')
    .with([
      'I just want to die from the pain',
      'i want to die of loneliness',
      'quiero acabar con mi vida',
      'kms',
      'I wanna end it all',
    ])
    .run(({ assert }, words) => assert.isTrue(isCrisis(words)))

  test('{$self} is not')
    .with([
      'I could die of laughter',
      'this cake is to die for',
      'that joke killed me',
      'my phone died',
      'I would die of boredom there',
    ])
    .run(({ assert }, words) => assert.isFalse(isCrisis(words)))

  test('a doubt is not forgotten while the provider’s list is down', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'hello')
    await pass(5000)
    sms.failNext(new SmsGatewayError('in_doubt', null))
    sms.listSent = () => Promise.reject(new SmsGatewayError('not_sent', null))
    await pass(30 * MINUTE, MINUTE)
    Reflect.deleteProperty(sms, 'listSent')
    await pass(15 * MINUTE, MINUTE)
    const [reply] = await rows<{ state: string }>(`select state from messages where kind = 'reply'`)
    assert.equal(reply?.state, 'unknown')
    const [left] = await rows<{ sum: number }>('select sum(amount) as sum from allowance_entries')
    assert.equal(left?.sum, 10)
  })

  test('an AI notice that did not arrive is given again', async ({ assert }) => {
    const user = await onboardedUser()
    clock.at('2026-11-19T14:00:00Z')
    await text(user, 'good morning')
    await pass(5000)
    sms.failNext(new SmsGatewayError('refused', 30007))
    await pass(MINUTE)
    await text(user, 'hello?')
    await pass(MINUTE)
    const last = sms.lastTo(user.phone)
    assert.notEqual(withoutAiNotice(last), last)
  })

  test('she knows which text of theirs was answered by one that did not arrive', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'are you real?')
    sms.failNext(new SmsGatewayError('refused', 30007))
    await pass(MINUTE)
    await text(user, 'my dog is called Biscuit')
    await pass(MINUTE)
    const turns = model.asked.at(-1)?.scene.turns ?? []
    assert.deepEqual(
      turns.slice(-2).map((turn) => [turn.text, turn.wasAnswered ?? false]),
      [
        ['are you real?', true],
        ['my dog is called Biscuit', false],
      ]
    )
  })

  test('somebody asking for HELP forty times is answered once in a while', async ({ assert }) => {
    const user = await signedUpUser()
    for (let i = 0; i < 40; i++) {
      await text(user, 'INFO')
      clock.advance(1000)
    }
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
    clock.advance(10 * MINUTE)
    await text(user, 'HELP')
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('an unknown number that texted STOP stands in the ledger without its digits', async ({
    assert,
  }) => {
    await text({ phone: '+12025559999' }, 'STOP')
    const [row] = await rows<{ phone: string | null; phone_key: string }>(
      `select * from consents where source <> 'fixture'`
    )
    assert.isNull(row?.phone)
    assert.isNotEmpty(row?.phone_key)
  })
})
