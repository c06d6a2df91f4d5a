import { MINUTE } from '#app/core/clock/durations'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { setLimits } from '#tests/own_limits'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'

interface Row {
  id: number
  kind: string
  state: string
  body: string
  reason: string | null
  answered_by: number | null
  covers_until: number | null
}
const inbound = () => rows<Row>(`select * from messages where direction = 'inbound' order by id`)
const replies = () => rows<Row>(`select * from messages where kind = 'reply' order by id`)
async function bonusOf(userId: number): Promise<number> {
  const allowance = await app.container.make(Allowance)
  return (await allowance.left(userId)).bonusMessages
}

test.group('Answering', (group) => {
  freshDatabase(group)

  test('a text is answered by her, knowing persona, name, hour and what was said', async ({
    assert,
  }) => {
    const user = await onboardedUser({ firstName: 'Robin' })
    model.say('Lisbon sounds lovely.')
    await text(user, 'I might fly to Lisbon')
    await pass(MINUTE)
    assert.include(sms.lastTo(user.phone), 'Lisbon sounds lovely.')
    const asked = model.asked.at(-1)
    assert.equal(asked?.scene.persona.name, 'Valentina')
    assert.equal(asked?.scene.person.firstName, 'Robin')
    assert.equal(asked?.scene.turns.at(-1)?.text, 'I might fly to Lisbon')
    assert.include(asked?.prompt.turns.at(-1)?.content, 'Robin')
    assert.notInclude(asked?.prompt.system, 'Robin')
    assert.notInclude(asked?.prompt.system, 'Lisbon')
  })

  test('a burst of texts is answered by one reply and costs one message', async ({ assert }) => {
    const user = await onboardedUser()
    for (const line of ['hey', 'are you there', 'I got the job']) {
      await text(user, line)
      await pass(2000)
    }
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
    assert.deepEqual(
      model.asked
        .at(-1)
        ?.scene.turns.slice(-3)
        .map((turn) => turn.text),
      ['hey', 'are you there', 'I got the job']
    )
    const answered = new Set((await inbound()).map((row) => row.answered_by))
    assert.deepEqual([...answered], [(await replies())[0]?.id])
    assert.equal(await bonusOf(user.id), 9)
  })

  test('she waits 6 seconds after the last text', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'one')
    const before = model.asked.length
    await pass(5000)
    assert.equal(model.asked.length, before)
    await pass(1000)
    assert.equal(model.asked.length, before + 1)
  })

  test('somebody who keeps typing is answered 20 seconds after the first text', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const before = model.asked.length
    for (let second = 0; second < 20; second += 4) {
      assert.equal(model.asked.length, before)
      await text(user, `line ${second}`)
      await pass(4000)
    }
    assert.equal(model.asked.length, before + 1)
  })

  test('a text that comes while she writes makes her start over', async ({ assert }) => {
    const user = await onboardedUser()
    model.whileWriting = async () => void (await text(user, 'wait, I mean Porto'))
    model.say('About Lisbon.', 'About Porto.')
    await text(user, 'Lisbon?')
    await pass(MINUTE)
    assert.deepEqual(
      (await replies()).map((row) => row.body.includes('Porto')),
      [true]
    )
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('Lisbon')),
      0
    )
  })

  test('a text before the written reply is sent makes her start over, and its charge comes back', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'first')
    await pass(6000)
    assert.equal((await replies())[0]?.state, 'queued')
    await text(user, 'second')
    await pass(MINUTE)
    const sent = await replies()
    assert.lengthOf(sent, 1)
    assert.equal(await bonusOf(user.id), 9)
    assert.equal((await inbound())[0]?.answered_by, sent[0]?.id)
  })

  test('she starts over at most twice, then answers and comes back for the rest', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'text 0')
    for (let i = 1; i <= 4; i++) {
      await pass(6000)
      await text(user, `text ${i}`)
    }
    await pass(2 * MINUTE)
    const unanswered = (await inbound()).filter((row) => row.answered_by === null)
    assert.isEmpty(unanswered)
    assert.isAtLeast((await replies()).length, 2)
  })

  test('replies come one at a time and in order', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    for (let i = 0; i < 8; i++) {
      model.say(`answer ${i}`)
      await text(user, `question ${i}`)
      await pass(40_000)
    }
    const bodies = sms.textsTo(user.phone).filter((body) => body.includes('answer '))
    assert.deepEqual(
      bodies.map((body) => body.match(/answer \d/)?.[0]),
      Array.from({ length: 8 }, (_, i) => `answer ${i}`)
    )
  })

  test('the first exchange of a day says that she is an AI, the next ones do not', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    const hasNotice = () => withoutAiNotice(sms.lastTo(user.phone)) !== sms.lastTo(user.phone)
    await text(user, 'same day as her first text')
    await pass(MINUTE)
    assert.isFalse(hasNotice())
    clock.at('2026-11-19T14:00:00Z')
    await text(user, 'good morning')
    await pass(MINUTE)
    assert.isTrue(hasNotice())
    await text(user, 'and now')
    await pass(MINUTE)
    assert.isFalse(hasNotice())
    clock.advance(3 * 60 * MINUTE)
    await text(user, 'still here')
    await pass(MINUTE)
    assert.isTrue(hasNotice())
  })

  test('a model that claims to be human is asked again and then overruled', async ({ assert }) => {
    const user = await onboardedUser()
    model.say('I am a real human, I promise.', "I'm not an AI, I am a real woman.")
    await text(user, 'are you real?')
    await pass(MINUTE)
    assert.notInclude(sms.lastTo(user.phone), 'real woman')
    assert.include(sms.lastTo(user.phone), "I'm an AI")
  })

  test('a failing model is tried twice, then one uncharged line goes out, no second within the hour', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    model.fail(2)
    await text(user, 'hello?')
    await pass(MINUTE)
    const outages = () => rows<Row>(`select * from messages where kind = 'outage'`)
    assert.lengthOf(await outages(), 1)
    assert.equal(await bonusOf(user.id), 10)
    model.fail(2)
    await text(user, 'still there?')
    await pass(MINUTE)
    assert.lengthOf(await outages(), 1)
    model.say('Back again!')
    await pass(6 * MINUTE, 10_000)
    assert.include(sms.lastTo(user.phone), 'Back again!')
    assert.equal(await bonusOf(user.id), 9)
  })

  test('with nothing left the text is kept, one notice a day goes out, and a grant answers it', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 1 })
    await text(user, 'one')
    await pass(MINUTE)
    await text(user, 'two')
    await pass(MINUTE)
    await text(user, 'three')
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
    const notices = await rows<Row>(`select * from messages where kind = 'notice'`)
    assert.lengthOf(notices, 1)
    assert.include(notices[0]?.body, '/subscription')
    assert.equal(await bonusOf(user.id), 0)
    assert.lengthOf(
      (await inbound()).filter((row) => row.answered_by === null),
      2
    )
  })

  test('a daily limit that is whole again answers what waited for it', async ({ assert }) => {
    const user = await onboardedUser({ messages: 0 })
    await rows('update users set daily_message_limit = 1 where id = ? returning id', user.id)
    clock.at('2026-11-19T03:00:00Z')
    await text(user, 'one')
    await pass(MINUTE)
    await text(user, 'two')
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
    clock.at('2026-11-19T04:59:59Z')
    await runDue()
    assert.lengthOf(await replies(), 1)
    await pass(MINUTE)
    assert.lengthOf(await replies(), 2)
    assert.isEmpty((await inbound()).filter((row) => row.answered_by === null))
  })

  test('more replies than so many an hour do not happen: the next waits for the hour to pass', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('replies', { perHour: 3 }))
    const user = await onboardedUser()
    for (let i = 0; i < 6; i++) {
      await text(user, `ping ${i}`)
      await pass(30_000, 5000)
    }
    assert.lengthOf(await replies(), 3)
    await pass(60 * MINUTE, 30_000)
    assert.lengthOf(await replies(), 4)
    assert.isEmpty((await inbound()).filter((row) => row.answered_by === null))
  })

  test('a send in doubt is looked for, found and not repeated', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'hello')
    await pass(5000)
    sms.failNext(new SmsGatewayError('in_doubt', null), true)
    await pass(10 * MINUTE, 5000)
    assert.equal((await replies())[0]?.state, 'delivered')
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.equal(await bonusOf(user.id), 9)
  })

  test('a send in doubt that is nowhere becomes unknown, costs nothing; the next reply covers it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'did you see the moon?')
    await pass(5000)
    sms.failNext(new SmsGatewayError('in_doubt', null))
    await pass(10 * MINUTE, 5000)
    assert.equal((await replies())[0]?.state, 'unknown')
    assert.equal(await bonusOf(user.id), 10)
    await text(user, 'hello?')
    await pass(MINUTE)
    const turns = model.asked.at(-1)?.scene.turns ?? []
    assert.deepEqual(
      turns.slice(-2).map((turn) => [turn.sender, turn.text]),
      [
        ['user', 'did you see the moon?'],
        ['user', 'hello?'],
      ]
    )
  })

  test('a send that surely did not go out is tried again and costs once', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'hello')
    await pass(5000)
    sms.failNext(new SmsGatewayError('not_sent', 20429))
    sms.failNext(new SmsGatewayError('not_sent', null))
    await pass(2 * MINUTE)
    assert.equal((await replies())[0]?.state, 'sent')
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.equal(await bonusOf(user.id), 9)
  })

  test('a refused send fails with its reason in plain words and costs nothing', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hello')
    await pass(5000)
    sms.failNext(new SmsGatewayError('refused', 30007))
    await pass(MINUTE)
    const [reply] = await replies()
    assert.equal(reply?.state, 'failed')
    assert.equal(reply?.reason, 'filtered by the carrier')
    assert.equal(await bonusOf(user.id), 10)
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('somebody whose date of birth is missing is answered for a day, then texting pauses', async ({
    assert,
  }) => {
    const user = await onboardedUser({ dateOfBirth: null, messages: 50 })
    await text(user, 'hi')
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
    clock.advance(25 * 60 * MINUTE)
    await text(user, 'hi again')
    await pass(MINUTE)
    assert.lengthOf(await replies(), 1)
  })
})
