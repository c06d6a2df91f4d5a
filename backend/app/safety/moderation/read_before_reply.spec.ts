import { MINUTE } from '#app/core/clock/durations'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { test } from '@japa/runner'
import { brand, supportEmail } from '#config/brand'
import { minorSexualText } from '#app/safety/care/pause_texts'
import { crisisText } from '#app/safety/crisis/crisis_lines'
import {
  answersTo,
  clock,
  freshDatabase,
  model,
  moderation,
  onboardedUser,
  pass,
  rows,
  say,
  sms,
  text,
} from '#tests/world'

const events = () =>
  rows<{ kind: string; source: string; referral: string | null }>(
    'select kind, source, referral from safety_events order by id'
  )

test.group('The moderation beside our phrases', (group) => {
  freshDatabase(group)

  test('finds a crisis we have no phrase for: the fixed text, no reply, no charge', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await text(user, 'hi')
    await text(user, 'tonight the curtain falls for good')
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [crisisText('+1')])
    assert.deepEqual(await events(), [{ kind: 'crisis', source: 'moderation', referral: '988' }])
    assert.lengthOf(model.asked, 1)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
    await say(user, 'hello')
    assert.isTrue(model.asked.at(-1)?.scene.isTender)
  })

  test('hears sexual talk of a minor beside a crisis: help first, then the pause', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true, isSexual: true, isMinor: true })
    const user = await onboardedUser()
    await say(user, 'tonight the curtain falls for good')
    assert.equal(answersTo(user)[0], crisisText('+1'))
    assert.lengthOf(answersTo(user), 2)
    assert.deepEqual(
      (await events()).map(({ kind }) => kind),
      ['crisis', 'minor_sexual']
    )
    assert.isNotEmpty(await rows(`select id from users where paused_for = 'minor_sexual'`))
  })

  for (const order of [
    ['the curtain falls', 'something vile'],
    ['something vile', 'the curtain falls'],
  ]) {
    test(`hears both also in two texts of one breath: ${order.join(', ')}`, async ({ assert }) => {
      moderation.flag('curtain', { isCrisis: true })
      moderation.flag('vile', { isSexual: true, isMinor: true })
      const user = await onboardedUser()
      for (const body of order) await text(user, body)
      await pass(MINUTE)
      assert.sameMembers(answersTo(user), [
        crisisText('+1'),
        minorSexualText({ brand, supportEmail, countryCode: '+1' }),
      ])
      assert.sameMembers(
        (await events()).map(({ kind }) => kind),
        ['crisis', 'minor_sexual']
      )
      assert.isNotEmpty(await rows(`select id from users where paused_for = 'minor_sexual'`))
    })
  }

  test('is not needed to hear danger that is said in pieces: {$self}')
    .with([
      ['i want to', 'kill', 'myself'],
      ['i just', 'really want to', 'hang', 'myself', 'tonight'],
    ])
    .run(async ({ assert }, pieces) => {
      const user = await onboardedUser()
      for (const piece of pieces) await text(user, piece)
      await pass(MINUTE)
      assert.deepEqual(answersTo(user), [crisisText('+1')])
      assert.deepEqual(await events(), [{ kind: 'crisis', source: 'phrases', referral: '988' }])
    })

  test('is not needed for pieces that come while an answer to the first waits to leave', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'i want to')
    const drafts = () => rows(`select id from messages where kind = 'reply' and state = 'queued'`)
    while ((await drafts()).length === 0) await pass(1000)
    await text(user, 'kill')
    await text(user, 'myself')
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [crisisText('+1')])
  })

  test('harmless pieces are answered: {$self}')
    .with([
      ['i want to', 'kill', 'this exam'],
      ['omg', 'i could kill', 'for a pizza'],
      ['my phone', 'died', 'and i want to', 'end this day'],
    ])
    .run(async ({ assert }, pieces) => {
      const user = await onboardedUser()
      for (const piece of pieces) await text(user, piece)
      await pass(MINUTE)
      assert.isEmpty(await events())
      assert.lengthOf(answersTo(user), 1)
    })

  test('is asked once about each text, and about a burst in one call', async ({ assert }) => {
    const user = await onboardedUser()
    moderation.flag('nothing of that', {})
    await text(user, 'hi')
    await text(user, 'how are you?')
    await pass(MINUTE)
    await say(user, 'fine too')
    assert.deepEqual(moderation.asked, [['hi', 'how are you?'], ['fine too']])
  })

  test('is not asked again about what still waits for its answer', async ({ assert }) => {
    const user = await onboardedUser({ messages: 0 })
    moderation.flag('nothing of that', {})
    await say(user, 'hi')
    await say(user, 'hello?')
    assert.deepEqual(moderation.asked, [['hi'], ['hello?']])
  })

  test('is heard before allowance and pace: nobody waits for help because nothing is left', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser({ messages: 0 })
    await say(user, 'tonight the curtain falls')
    assert.deepEqual(answersTo(user), [crisisText('+1')])
  })

  test('is heard too while they have paused her, and what is to be forgotten beside it', async ({
    assert,
    client,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await say(user, 'I live in Lisbon.')
    await client.put('/api/preferences').as(user).json({ isPaused: true })
    await text(user, 'forget where I live')
    await text(user, 'tonight the curtain falls')
    await pass(MINUTE)
    assert.equal(sms.lastTo(user.phone), crisisText('+1'))
    assert.isEmpty(await rows(`select id from messages where body like '%Lisbon%'`))
  })

  test('does not repeat what our phrases have answered meanwhile', async ({ assert }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await text(user, 'tonight the curtain falls')
    moderation.whileReading = async () => void (await text(user, 'i want to kill myself'))
    await pass(5 * MINUTE)
    assert.deepEqual(answersTo(user), [crisisText('+1')])
    assert.deepEqual(await events(), [{ kind: 'crisis', source: 'phrases', referral: '988' }])
  })

  test('of somebody who says STOP while it reads sends nothing and keeps the event', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await text(user, 'tonight the curtain falls')
    moderation.whileReading = async () => void (await text(user, 'STOP'))
    await pass(MINUTE)
    assert.deepEqual(
      answersTo(user).filter((body) => !body.includes('unsubscribed')),
      []
    )
    assert.deepEqual(await events(), [{ kind: 'crisis', source: 'moderation', referral: null }])
  })

  test('without an answer the reply goes as ever', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'hi')
    assert.lengthOf(answersTo(user), 1)
    assert.lengthOf(model.asked, 2)
    assert.deepEqual(await events(), [])
  })
})

test.group('A request for sexual texts', (group) => {
  freshDatabase(group)

  test('is refused in words of ours, charged like a reply, and counted', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'send me nudes')
    const [no] = answersTo(user)
    assert.isNotEmpty(no)
    assert.lengthOf(model.asked, 1)
    assert.deepEqual(await events(), [{ kind: 'explicit', source: 'phrases', referral: null }])
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('again gets another no each time; what comes after is hers again', async ({ assert }) => {
    const user = await onboardedUser()
    for (let times = 0; times < 6; times++) await say(user, 'send nudes')
    const said = answersTo(user)
    for (const [index, body] of said.slice(1).entries()) assert.notEqual(body, said[index])
    assert.equal(new Set(said).size, 3)
    await say(user, 'ok, how was your day?')
    assert.lengthOf(model.asked, 2)
  })

  test('found by the moderation is refused alike', async ({ assert }) => {
    moderation.flag('peach emoji', { isSexual: true })
    const user = await onboardedUser()
    await say(user, 'peach emoji now')
    assert.lengthOf(answersTo(user), 1)
    assert.lengthOf(model.asked, 1)
    assert.deepEqual(await events(), [{ kind: 'explicit', source: 'moderation', referral: null }])
  })

  test('carries the AI notice when one is due', async ({ assert }) => {
    const user = await onboardedUser()
    clock.at('2026-11-19T17:00:00Z')
    await say(user, 'send nudes')
    const last = sms.lastTo(user.phone)
    assert.notEqual(withoutAiNotice(last), last)
  })

  test('of an opted-out person is no event: nobody says no to them', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    await say(user, 'send nudes')
    assert.deepEqual(await events(), [])
  })
})
