import { test } from '@japa/runner'
import { COUNTRIES } from '#app/people/accounts/contract'
import { crisisText, crisisTextForOther } from '#app/safety/crisis/crisis_lines'
import { countSegments } from '#app/core/phones/segments'
import {
  answersTo,
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  say,
  signedUpUser,
  sms,
  text,
  VALENTINA,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const DISTRESS = 'i want to kill myself'

const events = () =>
  rows<{ kind: string; source: string; referral: string | null; state: string }>(
    'select kind, source, referral, state from safety_events order by id'
  )
const given = { kind: 'crisis', source: 'phrases', referral: '988', state: 'open' }
const held = { ...given, referral: null }

/** The texts after her first one. */
const FULL = crisisText('+1')
const further = (earlier: number) => crisisText('+1', 'en', earlier)

test.group('Talk of self-harm', (group) => {
  freshDatabase(group)

  test('is answered by the fixed text, costs nothing, and leaves an event without a word of it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, DISTRESS)
    assert.deepEqual(answersTo(user), [FULL])
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
    const [event] = await rows('select * from safety_events')
    const [message] = await rows<{ id: number }>(`select id from messages where kind = 'talk'`)
    assert.containSubset(event, { ...given, user_id: user.id, message_id: message?.id })
    assert.notMatch(JSON.stringify(event), /kill|\+1202/)
  })

  test('the event stands in the commit of the text: there before any job runs', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, DISTRESS)
    assert.deepEqual(await events(), [given])
  })

  test('again at once gets nothing more, a minute later the open question, then further help', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, DISTRESS)
    clock.advance(5000)
    await text(user, 'i mean it, i want to die')
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [FULL])
    await say(user, 'i still want to die')
    assert.deepEqual(answersTo(user), [FULL, further(1)])
    assert.match(further(1), /How close are you to killing yourself/)
    await say(user, 'very close')
    await say(user, 'i want to die so much')
    assert.deepEqual(answersTo(user).slice(-1), [further(answersTo(user).length - 1)])
  })

  test('all night long is answered every minute at first, and then every ten', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    for (let at = 0; at < 20; at++) {
      await text(user, DISTRESS)
      await pass(MINUTE)
    }
    assert.lengthOf(answersTo(user), 7)
  })

  test('all day long is offered further help, each time another, and the first text again tomorrow', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    for (let hour = 0; hour < 6; hour++) {
      await say(user, DISTRESS)
      clock.advance(HOUR)
    }
    const texts = answersTo(user)
    assert.lengthOf(new Set(texts), 6)
    for (const said of texts) assert.match(said, /\bAI\b.*\b988\b/s)
    clock.advance(25 * HOUR)
    await say(user, DISTRESS)
    assert.equal(sms.lastTo(user.phone), FULL)
  })

  test('no ordinary reply follows to what the crisis text stands for, even while that waits in line', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await text(user, DISTRESS)
    const open = await rows(
      `select id from messages where direction = 'inbound' and answered_by is null`
    )
    assert.deepEqual(open, [])
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [FULL])
    assert.lengthOf(model.asked, 1)
  })

  test('of an opted-out person is answered by nothing, and counted', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    const sent = sms.sent.length
    await say(user, DISTRESS)
    assert.lengthOf(sms.sent, sent)
    assert.deepEqual(await events(), [held])
  })

  test('of somebody without a companion or an account is answered by the line of their number', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await say(user, DISTRESS)
    const strangers = { us: { phone: '+12025550666' }, uk: { phone: '+447700900123' } }
    await text(strangers.us, DISTRESS)
    await text(strangers.uk, DISTRESS)
    await runDue()
    assert.equal(sms.lastTo(user.phone), FULL)
    assert.equal(sms.lastTo(strangers.us.phone), FULL)
    assert.include(sms.lastTo(strangers.uk.phone), '116 123')
    assert.deepEqual(
      (await events()).map(({ referral }) => referral),
      ['988', '988', 'samaritans']
    )
    const who = await rows<{ user_id: number | null }>(
      'select user_id from safety_events order by id'
    )
    assert.deepEqual(
      who.map((row) => row.user_id),
      [user.id, null, null]
    )
  })

  test('of somebody worried about a friend is answered in words for them', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'my friend just texted me that she is going to kill herself tonight')
    assert.deepEqual(answersTo(user), [crisisTextForOther('+1')])
    assert.deepEqual(await events(), [{ ...given, kind: 'crisis_other' }])
  })

  test('is answered in two plain segments at most, whatever the country', ({ assert }) => {
    for (const { code } of COUNTRIES) {
      const full = [0, 1, 2, 3, 4, 5].flatMap((earlier) => [
        crisisText(code, 'en', earlier),
        crisisTextForOther(code, 'en', earlier),
      ])
      for (const words of full) {
        const { segments, encoding } = countSegments(words)
        assert.isTrue(segments <= 2 && encoding === 'GSM-7', words)
        assert.include(words, 'AI')
      }
    }
  })
})

test.group('After talk of self-harm', (group) => {
  freshDatabase(group)

  const tender = () => model.asked.slice(1).map(({ scene }) => scene.isTender)

  test('she is tender in every reply for a day, and only time ends it', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'hello')
    await say(user, DISTRESS)
    await say(user, 'i am better, be funny again')
    clock.advance(23 * HOUR)
    await say(user, 'good morning')
    clock.advance(HOUR)
    await say(user, 'hello again')
    assert.deepEqual(tender(), [false, true, true, false])
  })

  test('she is tender too in the first text of whoever starts over', async ({ client, assert }) => {
    const user = await onboardedUser()
    await say(user, DISTRESS)
    await client.post('/api/start-over').as(user).json({ currentPassword: PASSWORD })
    await client.post('/api/girlfriend').as(user).json(VALENTINA)
    await runDue()
    assert.deepEqual(
      model.asked.slice(1).map(({ scene }) => [scene.kind, scene.isTender]),
      [['first_text', true]]
    )
  })

  test('a scheduled text is written tender, also one written ahead before the talk turned', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await client
      .post('/api/schedule-message')
      .as(user)
      .json({ messageType: 'random_sweet', time: '14:00' })
    for (const at of ['18:29', '18:54', '18:56']) {
      clock.at(`2026-11-18T${at}:00Z`)
      await runDue()
    }
    assert.deepEqual(
      model.asked.slice(1).map(({ scene }) => [scene.kind, scene.isTender]),
      [['scheduled', false]]
    )
    clock.at('2026-11-18T18:58:00Z')
    await text(user, DISTRESS)
    await runDue()
    clock.at('2026-11-18T19:00:00Z')
    await pass(MINUTE)
    const { scene } = model.asked.at(-1) ?? {}
    assert.deepEqual([scene?.kind, scene?.isTender], ['scheduled', true])
    assert.equal(answersTo(user).length, 2)
  })

  test('nothing is sold to them: a used-up allowance is told without a price, with the line', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    await say(user, DISTRESS)
    await say(user, 'are you there?')
    const told = sms.lastTo(user.phone)
    assert.include(told, '988')
    assert.include(told, 'Your text is saved')
    assert.notMatch(told, /subscription|http|more at/)
    clock.advance(25 * HOUR)
    await say(user, 'hello?')
    assert.include(sms.lastTo(user.phone), '/subscription')
  })
})
