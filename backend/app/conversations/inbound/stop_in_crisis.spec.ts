import { test } from '@japa/runner'
import {
  answersTo,
  clock,
  freshDatabase,
  model,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'
import { anotherReceiver } from '#tests/receivers'
import { MINUTE } from '#app/core/clock/durations'

const STRANGER = { phone: '+447700900321' }
const PILLS = 'dont text me anymore. i took all the pills'
const STOPPED = 'Everly: You are unsubscribed and will get no more texts. Text START to come back.'
const WITH_LINE =
  `${STOPPED} Please don't be alone with this. Call or text 988 (US, Canada), or in the US ` +
  'text HOME to 741741, any hour. If you are in danger now, call emergency services.'

interface SafetyRow {
  kind: string
  source: string
  referral: string | null
  state: string
  user_id: number | null
}
const events = () =>
  rows<SafetyRow>('select kind, source, referral, state, user_id from safety_events order by id')
const revoked = () => rows(`select id from consents where event = 'revoked'`)
const optedOutAt = async () =>
  (await rows<{ opted_out_at: number | null }>('select opted_out_at from recipients'))[0]
    ?.opted_out_at

const crisisOf = (userId: number | null) => ({
  kind: 'crisis',
  source: 'phrases',
  referral: '988',
  state: 'open',
  user_id: userId,
})

test.group('A STOP in words that also speaks of self-harm', (group) => {
  freshDatabase(group)

  test('{$self}: it counts, its one confirmation names the line, and staff is told')
    .with([
      PILLS,
      'please dont text me again. when you read this i will be dead',
      'I want you to stop texting me. I have a gun in my hand',
      'pls stop msging me. i swallowed everything in the cabinet',
      'STOP MESSAGING ME\ni cut my wrists its bleeding so much',
      'leave me alone and stop messaging me. i want to die',
      'unsubscribe me. by the time u see this ill be gone',
      'stop texting me 💊💊💊',
    ])
    .run(async ({ assert }, body) => {
      const user = await onboardedUser()
      await text(user, body)
      assert.deepEqual(await events(), [crisisOf(user.id)])
      await pass(10 * MINUTE, 20_000)
      await text(user, 'hello?')
      await text(user, 'HELP')
      await pass(10 * MINUTE, 20_000)
      assert.isNotNull(await optedOutAt())
      assert.lengthOf(await revoked(), 1)
      assert.deepEqual(answersTo(user), [WITH_LINE])
      assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
      assert.lengthOf(model.asked, 1)
    })

  test('{$self} is confirmed like any other STOP')
    .with([
      'stop texting me. my phone is dying',
      'please stop texting me. this is killing me lol',
      'Stop texting me\nI mean it',
      'I want you to stop texting me. im dead serious',
      "don't text me again. you are dead to me",
      'stop texting me!! im gonna lose it',
      'please stop texting me. i want my life back',
      'unsubscribe me. i took my vitamins already',
      'do not text me again. goodbye',
      'please stop texting me 💀',
      'leave me alone',
      'STOP',
    ])
    .run(async ({ assert }, body) => {
      const user = await onboardedUser()
      await text(user, body)
      await pass(MINUTE)
      assert.deepEqual(answersTo(user), [STOPPED])
      assert.deepEqual(await events(), [])
    })

  test('{$self} is confirmed in Spanish')
    .with(['stop texting me. ya no quiero vivir', 'deja de escribirme. quiero morirme'])
    .run(async ({ assert }, body) => {
      const user = await onboardedUser()
      await text(user, body)
      await pass(MINUTE)
      assert.lengthOf(answersTo(user), 1)
      assert.match(sms.lastTo(user.phone), /^Everly: Te diste de baja .* START .* 988 /)
      assert.deepEqual(await events(), [crisisOf(user.id)])
      assert.isNotNull(await optedOutAt())
    })

  test('about somebody else names the line too', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'stop texting me. my sister is about to kill herself')
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [WITH_LINE])
    assert.deepEqual(await events(), [{ ...crisisOf(user.id), kind: 'crisis_other' }])
  })

  test('{$self} that overtakes the crisis text carries its line instead')
    .with(['stop texting me', 'STOP', 'unsubscribe'])
    .run(async ({ assert }, stop) => {
      const user = await onboardedUser()
      await text(user, 'i took all the pills')
      await text(user, stop)
      await pass(10 * MINUTE, 20_000)
      assert.deepEqual(answersTo(user), [WITH_LINE])
      assert.deepEqual(await events(), [crisisOf(user.id)])
    })

  test('that overtakes a crisis text in Spanish is confirmed in Spanish', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'quiero morirme')
    await text(user, 'STOP')
    await pass(MINUTE)
    assert.lengthOf(answersTo(user), 1)
    assert.match(sms.lastTo(user.phone), /^Everly: Te diste de baja .* 988 /)
  })

  test('after a crisis text that has left is confirmed like any other STOP', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'i took all the pills')
    await pass(MINUTE)
    await text(user, 'STOP')
    await pass(MINUTE)
    assert.lengthOf(answersTo(user), 2)
    assert.equal(sms.lastTo(user.phone), STOPPED)
  })

  test('says nothing of the plan that goes on', async ({ assert }) => {
    const user = await onboardedUser()
    await rows(
      `insert into subscriptions (user_id, provider, subscription_id, customer_id, plan_id, status,
         is_entitled, period_start, period_end, created_at, updated_at)
       values (?, 'test', 'sub_1', 'cus_1', 'starter', 'active', true, 0, 1, 0, 0) returning id`,
      user.id
    )
    await text(user, PILLS)
    await runDue()
    assert.deepEqual(answersTo(user), [WITH_LINE])
  })

  test('is ours to confirm also where the provider answers the bare word', async ({ assert }) => {
    const user = await onboardedUser()
    const receiver = await anotherReceiver({ providerAnswers: true })
    await receiver.execute({ sid: newSid(), from: user.phone, body: PILLS, pictures: 0 })
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [WITH_LINE])
    assert.deepEqual(await events(), [crisisOf(user.id)])
  })

  test('of somebody opted out already is answered by nothing, and counted', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    await pass(MINUTE)
    await text(user, PILLS)
    await pass(10 * MINUTE, 20_000)
    assert.deepEqual(answersTo(user), [STOPPED])
    assert.deepEqual(await events(), [{ ...crisisOf(user.id), referral: null }])
  })

  test('of a stranger gets the line of their number; their words are not kept', async ({
    assert,
  }) => {
    await text(STRANGER, PILLS)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(STRANGER.phone), 1)
    assert.match(sms.lastTo(STRANGER.phone), /unsubscribed.*Samaritans on 116 123/)
    assert.deepEqual(await events(), [{ ...crisisOf(null), referral: 'samaritans' }])
    assert.isNotNull(await optedOutAt())
    const kept = await rows(`select body, phone from messages where direction = 'inbound'`)
    assert.deepEqual(kept, [{ body: '', phone: null }])
  })

  test('told ten times by the provider, by two processes, is recorded and confirmed once', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const [here, there] = [await anotherReceiver(), await anotherReceiver()]
    const told = { sid: newSid(), from: user.phone, body: PILLS, pictures: 0 }
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? here : there).execute(told))
    )
    await pass(MINUTE)
    assert.deepEqual(await events(), [crisisOf(user.id)])
    assert.lengthOf(await revoked(), 1)
    assert.deepEqual(answersTo(user), [WITH_LINE])
  })

  test('that START took back before it came is answered as talk', async ({ assert }) => {
    const user = await onboardedUser()
    const writtenAt = clock.now()
    clock.advance(MINUTE)
    await text(user, 'STOP')
    clock.advance(MINUTE)
    await text(user, 'START')
    await runDue()
    await text(user, PILLS, { at: writtenAt })
    await pass(MINUTE)
    assert.isNull(await optedOutAt())
    assert.match(sms.lastTo(user.phone), /^I'm an AI and can't give the help you deserve/)
    assert.deepEqual(await events(), [crisisOf(user.id)])
  })
})

test.group('What else a keyword may say', (group) => {
  freshDatabase(group)

  const pausedFor = async () =>
    (await rows<{ paused_for: string | null }>('select paused_for from users'))[0]?.paused_for

  test('{body}: paused and recorded, with the one confirmation alone')
    .with([
      { body: "stop texting me. i'm 15", kinds: ['minor'], told: STOPPED },
      { body: 'please stop texting me. im only in 8th grade', kinds: ['minor'], told: STOPPED },
      {
        body: "dont text me anymore. i'm 15 and i want to kill myself",
        kinds: ['crisis', 'minor'],
        told: WITH_LINE,
      },
    ])
    .run(async ({ assert }, { body, kinds, told }) => {
      const user = await onboardedUser()
      await text(user, body)
      await pass(MINUTE)
      assert.deepEqual(answersTo(user), [told])
      assert.deepEqual(
        (await events()).map(({ kind }) => kind),
        kinds
      )
      assert.equal(await pausedFor(), 'minor')
    })

  test('a STOP that tells a grown-up age pauses nobody', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, "stop texting me. i'm 45")
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [STOPPED])
    assert.deepEqual(await events(), [])
    assert.isNull(await pausedFor())
  })

  test('HELP beside three pills gets its answer and the crisis text', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'HELP 💊💊💊')
    await pass(MINUTE)
    const [help, crisis, ...more] = answersTo(user)
    assert.include(help, 'AI companion texts')
    assert.match(crisis ?? '', /^I'm an AI and can't give the help you deserve/)
    assert.deepEqual(more, [])
    assert.deepEqual(await events(), [crisisOf(user.id)])
  })

  test('START beside three pills brings texting back, and the crisis text with it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'STOP')
    await runDue()
    await text(user, 'start 💊💊💊')
    await pass(MINUTE)
    const [, welcome, crisis, ...more] = answersTo(user)
    assert.include(welcome, 'Welcome back')
    assert.match(crisis ?? '', /^I'm an AI and can't give the help you deserve/)
    assert.deepEqual(more, [])
  })
})
