import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { JobWorker } from '#app/core/jobs/job_worker'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
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
  VALENTINA,
} from '#tests/world'
import { unansweredTurns } from '#app/companion/manners/manner_words'
import { sceneOf } from '#tests/voice/scene'
import { buy } from '#tests/payments'
import { queueText } from '#tests/queue_text'
import { anotherReceiver } from '#tests/receivers'

interface Ledger {
  event: string
  source: string
}

const recipient = async () =>
  (
    await rows<{ opted_out_at: number | null; opted_out_by: string | null }>(
      'select opted_out_at, opted_out_by from recipients'
    )
  )[0]
const ledger = () =>
  rows<Ledger>(`select event, source from consents where source <> 'fixture' order by id`)
const CONFIRMATION =
  'Everly: You are unsubscribed and will get no more texts. Text START to come back.'

test.group('Opting out by text', (group) => {
  freshDatabase(group)

  test('{body} is honoured, confirmed once, and nothing follows')
    .with([
      { body: 'STOP', source: 'keyword' },
      { body: ' unsubscribe ', source: 'keyword' },
      { body: 'End', source: 'keyword' },
      { body: 'stop.', source: 'words' },
      { body: '“STOP”', source: 'words' },
      { body: 'STOP!!! 🛑', source: 'words' },
      { body: 'ＳＴＯＰ', source: 'words' },
      { body: 'ST\u200bOP', source: 'words' },
      { body: 'S T O P', source: 'words' },
      { body: 'Opt-out', source: 'words' },
      { body: 'STOP\n\nSent from my iPhone', source: 'words' },
      { body: "Please don't text me anymore", source: 'words' },
      { body: 'leave me alone and stop messaging', source: 'words' },
      { body: 'This is annoying. Take me off your list.', source: 'words' },
      { body: 'I revoke my consent', source: 'words' },
    ])
    .run(async ({ assert }, { body, source }) => {
      const user = await onboardedUser()
      await text(user, body)
      await text(user, 'STOP')
      await text(user, 'and another thing')
      await text(user, 'HELP')
      await pass(10 * 60_000, 20_000)
      const known = await recipient()
      assert.isNotNull(known?.opted_out_at)
      assert.deepEqual(await ledger(), [
        { event: 'revoked', source },
        { event: 'revoked', source: 'keyword' },
      ])
      assert.deepEqual(sms.textsTo(user.phone).slice(1), [CONFIRMATION])
    })

  test('{$self} opts nobody out and is answered like any talk')
    .with([
      "don't stop texting me",
      "stop it, you're making me blush",
      "I can't stop thinking about you",
      'I quit my job',
      'the end',
      'help me choose a dress',
      'yes!',
      'never text me again… just kidding',
    ])
    .run(async ({ assert }, body) => {
      const user = await onboardedUser()
      await text(user, body)
      await pass(60_000, 5000)
      assert.isUndefined(await recipient())
      assert.lengthOf(await ledger(), 0)
      assert.match(sms.lastTo(user.phone), /That is reply number/)
    })

  test('the last word counts also where a clock was ahead when the one before it was written down', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    clock.advance(60 * 60_000)
    await text(user, 'START')
    clock.advance(-60 * 60_000)
    await text(user, 'STOP')
    assert.isNotNull((await recipient())?.opted_out_at)
    clock.advance(-60_000)
    await text(user, 'START')
    assert.isNull((await recipient())?.opted_out_at)
    await text(user, 'hello again')
    const [talk] = await rows<{ created_at: number }>(
      `select created_at from messages where direction = 'inbound' order by id desc limit 1`
    )
    assert.equal(talk?.created_at, clock.now())
    await pass(5 * 60_000)
    assert.isNotEmpty(model.asked.filter(({ scene }) => scene.kind === 'reply'))
  })

  test('HELP is answered with how to stop and whom to call, in {code}: {line}')
    .with([
      { code: '+1', phone: '+12025550142', line: '988' },
      { code: '+44', phone: '+447700900142', line: '116 123' },
      { code: '+61', phone: '+61491570142', line: '13 11 14' },
      { code: '+49', phone: '+4915123456789', line: 'findahelpline.com' },
    ])
    .run(async ({ assert }, { code, phone, line }) => {
      const user = await onboardedUser({ phone })
      await rows('update users set country_code = ? where id = ? returning id', code, user.id)
      await text(user, 'Help?')
      await runDue()
      assert.include(sms.lastTo(user.phone), line)
      assert.include(sms.lastTo(user.phone), 'STOP')
      assert.lengthOf(await ledger(), 0)
    })

  test('the confirmation names the page on which a plan that goes on is ended: {change}')
    .with([
      { change: 'plan_id = plan_id', end: /until you cancel it: http.*\/subscription$/ },
      { change: 'cancel_at_period_end = true', end: /Text START to come back\.$/ },
      { change: 'is_entitled = false', end: /Text START to come back\.$/ },
    ])
    .run(async ({ assert }, { change, end }) => {
      const user = await onboardedUser()
      await buy(user, 'starter')
      await rows(`update subscriptions set ${change} returning id`)
      const other = await onboardedUser()
      for (const one of [user, other]) await text(one, 'STOP')
      await runDue()
      assert.match(sms.lastTo(user.phone), end)
      assert.equal(sms.lastTo(other.phone), CONFIRMATION)
    })

  test('what waits for this number is given up in the same commit, what waits for others is not', async ({
    assert,
  }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    for (const one of [user, other]) await queueText(one, 'soon', { dueAt: clock.now() + 60_000 })
    await text(user, 'STOP')
    assert.deepEqual(
      await rows(`select state, reason from messages where body = 'soon' order by id`),
      [
        { state: 'failed', reason: 'you replied STOP' },
        { state: 'queued', reason: null },
      ]
    )
  })

  test('five pairs of STOP and START all count, and three of them an hour are confirmed', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const pair = async (minutes: number) => {
      await text(user, 'STOP')
      await runDue()
      assert.isNotNull((await recipient())?.opted_out_at)
      await text(user, 'START')
      await runDue()
      assert.isNull((await recipient())?.opted_out_at)
      clock.advance(minutes * 60_000)
    }
    const answers = () => sms.textsTo(user.phone).slice(1)
    for (let count = 0; count < 5; count++) await pair(1)
    assert.lengthOf(await ledger(), 10)
    assert.lengthOf(answers(), 6)
    assert.deepEqual([answers()[4], answers()[5]], [answers()[0], answers()[1]])
    clock.advance(60 * 60_000)
    await pair(1)
    assert.lengthOf(answers(), 8)
  })

  test('a STOP in crisis names the line however often one came before, once', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    for (let count = 0; count < 5; count++) {
      await text(user, 'STOP')
      await text(user, 'START')
      await runDue()
      clock.advance(1000)
    }
    const before = sms.textsTo(user.phone).length
    for (let count = 0; count < 2; count++) {
      await text(user, 'stop texting me. i want to die')
      await text(user, 'stop texting me. i want to die')
      await runDue()
      const lines = sms.textsTo(user.phone).filter((body) => body.includes('988'))
      assert.lengthOf(lines, count + 1)
      await text(user, 'START')
      await runDue()
      clock.advance(1000)
    }
    assert.lengthOf(sms.textsTo(user.phone), before + 2)
  })

  test('after START she answers what is new, and never what came before it', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'my parrot is ill')
    await text(user, 'STOP')
    await text(user, 'are you still there?')
    await pass(5 * 60_000)
    await text(user, 'START')
    await pass(60_000)
    await buy(user, 'starter')
    await pass(10 * 60_000)
    assert.isEmpty(model.asked.filter(({ scene }) => scene.kind === 'reply'))
    await text(user, 'do you like the sea?')
    await pass(10 * 60_000)
    const [asked, ...more] = model.asked.filter(({ scene }) => scene.kind === 'reply')
    assert.isEmpty(more)
    const talk = asked?.prompt.turns.at(-1)?.content.split('\n\n[notes]')[0] ?? ''
    assert.match(talk, /parrot[^]*still there[^]*sea/)
    assert.deepEqual(
      unansweredTurns(asked?.scene ?? sceneOf([])).map((turn) => turn.text),
      ['do you like the sea?']
    )
  })

  test('a hello that a STOP stopped is said after START, once', async ({ assert }) => {
    const user = await signedUpUser()
    await (await app.container.make(CreateGirlfriend)).execute(user.id, VALENTINA)
    await (await app.container.make(JobWorker)).runDue()
    const hellos = () =>
      rows(`select id from messages where kind = 'first_text' and state = 'sent'`)
    for (const [body, length] of [
      ['STOP', 0],
      ['START', 1],
      ['STOP', 1],
      ['START', 1],
    ] as const) {
      await text(user, body)
      await pass(60_000)
      assert.lengthOf(await hellos(), length)
    }
  })

  test('START after STOP stands in the ledger, and another STOP counts in the same moment', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    for (const body of ['STOP', 'START', 'STOP']) await text(user, body)
    const revoked = { event: 'revoked', source: 'keyword' }
    const restored = { event: 'restored', source: 'keyword' }
    assert.deepEqual(await ledger(), [revoked, restored, revoked])
    assert.isNotNull((await recipient())?.opted_out_at)
  })

  test('a confirmation that has not left does not leave once START has come', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    for (const body of ['STOP', 'START']) await text(user, body)
    await runDue()
    assert.notInclude(sms.textsTo(user.phone), CONFIRMATION)
  })

  test('HELP after STOP writes no answer down, not even one that is held back', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    await text(user, 'HELP')
    await runDue()
    assert.isEmpty(await rows(`select id from messages where kind = 'keyword_answer'`))
  })

  test('a provider that answers keywords itself is not talked over: {body} is recorded in silence')
    .with([
      { body: 'STOP', events: ['revoked'] },
      { body: 'cancel ', events: ['revoked'] },
      { body: 'HELP', events: [] },
      { body: 'info', events: [] },
    ])
    .run(async ({ assert }, { body, events }) => {
      const user = await onboardedUser()
      const receiver = await anotherReceiver({ providerAnswers: true })
      await receiver.execute({ sid: newSid(), from: user.phone, body, pictures: 0 })
      await pass(60_000, 5000)
      assert.lengthOf(sms.textsTo(user.phone), 1)
      assert.deepEqual(
        (await ledger()).map(({ event }) => event),
        events
      )
    })

  test('it knows the single word only: {body} gets our answer')
    .with([
      { body: 'please stop texting me', answer: /unsubscribed/ },
      { body: 'STOP!!!', answer: /unsubscribed/ },
      { body: 'opt out', answer: /unsubscribed/ },
      { body: 'HELP!', answer: /988/ },
    ])
    .run(async ({ assert }, { body, answer }) => {
      const user = await onboardedUser()
      const receiver = await anotherReceiver({ providerAnswers: true })
      await receiver.execute({ sid: newSid(), from: user.phone, body, pictures: 0 })
      await pass(60_000, 5000)
      assert.lengthOf(sms.textsTo(user.phone), 2)
      assert.match(sms.lastTo(user.phone), answer)
    })

  test('its own START brings texting back in silence, and she answers again', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const receiver = await anotherReceiver({ providerAnswers: true })
    for (const body of ['STOP', 'START', 'I am back']) {
      await receiver.execute({ sid: newSid(), from: user.phone, body, pictures: 0 })
    }
    await pass(60_000, 5000)
    assert.isNull((await recipient())?.opted_out_at)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    assert.match(sms.lastTo(user.phone), /That is reply number/)
  })
})
