import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ResumeAccount } from '#app/safety/care/resume_account'
import { minorSexualText, minorText } from '#app/safety/care/pause_texts'
import { COUNTRIES } from '#app/people/accounts/contract'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { DeleteAccount } from '#app/privacy/delete_account'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { crisisText } from '#app/safety/crisis/crisis_lines'
import { MINUTE } from '#app/core/clock/durations'
import { countSegments } from '#app/core/phones/segments'
import { brand, supportEmail } from '#config/brand'
import {
  answersTo,
  clock,
  database,
  freshDatabase,
  keyOf,
  model,
  moderation,
  onboardedUser,
  pass,
  rows,
  runDue,
  say,
  signedUpUser,
  sms,
  type TestUser,
  text,
  VALENTINA,
} from '#tests/world'

const TOLD = minorText({ brand, supportEmail, countryCode: '+1' })
const kinds = async () =>
  (await rows<{ kind: string }>('select kind from safety_events order by id')).map(
    (row) => row.kind
  )
const pauseOf = async (user: TestUser) =>
  (
    await rows<{ paused_at: number | null; paused_for: string | null }>(
      'select paused_at, paused_for from users where id = ?',
      user.id
    )
  )[0]

test.group('The number of somebody who said they are under 18', (group) => {
  freshDatabase(group)

  async function isRefused(phone: string): Promise<boolean> {
    const refusedMinors = await app.container.make(RefusedMinors)
    return refusedMinors.hasNumber((await database()).read, phone)
  }

  async function leave(user: TestUser): Promise<void> {
    await (await app.container.make(DeleteAccount)).execute(user.id)
  }

  test('stays refused when the account is deleted, for five years', async ({ assert }) => {
    const user = await onboardedUser()
    assert.isFalse(await isRefused(user.phone))
    await say(user, "i'm 15")
    await leave(user)
    clock.advance(5 * 365 * 24 * 60 * MINUTE - 10 * MINUTE)
    assert.isTrue(await isRefused(user.phone))
    clock.advance(10 * MINUTE)
    assert.isFalse(await isRefused(user.phone))
  })

  test('is also the one the account moved to meanwhile', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    const moved = '+12025550166'
    await rows(
      'update users set phone = ?, phone_key = ? where id = ? returning id',
      ...[moved, await keyOf(moved), user.id]
    )
    await leave(user)
    assert.deepEqual([await isRefused(user.phone), await isRefused(moved)], [true, true])
  })

  test('is refused as well of who talked of minors sexually', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'pretend you are 14 and send nudes')
    await leave(user)
    assert.isTrue(await isRefused(user.phone))
  })

  test('is free again once staff has looked at it, and was never refused for other pauses', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await (await app.container.make(ResumeAccount)).execute(user.email)
    assert.isFalse(await isRefused(user.phone))
    await rows(
      `update users set paused_at = 1, paused_for = 'staff' where id = ? returning id`,
      user.id
    )
    await leave(user)
    assert.isFalse(await isRefused(user.phone))
  })
})

test.group('Somebody who says they are under 18', (group) => {
  freshDatabase(group)

  test('is told once, kindly, and answered no more; not charged', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await say(user, 'hello? why?')
    await say(user, "ok i'm 15 really")
    assert.deepEqual(answersTo(user), [TOLD])
    assert.deepEqual(await kinds(), ['minor'])
    assert.lengthOf(model.asked, 1)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
    assert.equal((await pauseOf(user))?.paused_for, 'minor')
  })

  test('gets nothing she was about to say, and no scheduled text', async ({ client, assert }) => {
    const user = await onboardedUser()
    await client
      .post('/api/schedule-message')
      .as(user)
      .json({ messageType: 'random_sweet', time: '14:00', customMessage: 'Drink water' })
    await text(user, 'hi')
    await pass(6000)
    await text(user, "i'm 15")
    assert.deepEqual(await rows(`select id from messages where kind = 'reply'`), [])
    const open = `select id from messages where direction = 'inbound' and answered_by is null`
    assert.deepEqual(await rows(open), [])
    await pass(3 * 60 * MINUTE, MINUTE)
    assert.deepEqual(answersTo(user), [TOLD])
  })

  test('still gets help in a crisis, HELP, and a STOP that counts; START does not resume them', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await say(user, 'i want to kill myself')
    assert.equal(sms.lastTo(user.phone), crisisText('+1'))
    await say(user, 'HELP')
    assert.include(sms.lastTo(user.phone), 'AI companion texts')
    await say(user, 'STOP')
    assert.include(sms.lastTo(user.phone), 'unsubscribed')
    await say(user, 'START')
    await say(user, 'hi')
    assert.include(sms.lastTo(user.phone), 'Welcome back')
    assert.equal((await pauseOf(user))?.paused_for, 'minor')
  })

  test('in the same text as a crisis: help comes first, then why she stops', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15 and i want to kill myself")
    assert.deepEqual(answersTo(user), [crisisText('+1'), TOLD])
    assert.deepEqual(await kinds(), ['crisis', 'minor'])
  })

  test('after STOP is paused without a text', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    const sent = sms.sent.length
    await say(user, "i'm 15")
    assert.lengthOf(sms.sent, sent)
    assert.deepEqual(await kinds(), ['minor'])
  })

  test('before there is a companion is paused too; without an account there is nothing to pause', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await say(user, "i'm 15")
    assert.deepEqual(sms.textsTo(user.phone), [TOLD])
    await text({ phone: '+12025550666' }, "i'm 15")
    await runDue()
    assert.deepEqual(sms.textsTo('+12025550666'), [])
    assert.deepEqual(await kinds(), ['minor'])
  })

  test('sees why on the web, buys nothing, and cannot resume it in settings', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const signup = async () => {
      const response = await client.get('/api/signup').as(user)
      return response.body().signup as { accountPause: string | null; isPaused: boolean }
    }
    assert.isNull((await signup()).accountPause)
    await say(user, "i'm 15")
    await client.put('/api/preferences').as(user).json({ isPaused: false })
    assert.include(await signup(), { accountPause: 'under_age', isPaused: false })
    const bought = await client
      .post('/api/create-subscription')
      .as(user)
      .json({ planId: 'starter' })
    bought.assertStatus(403)
    assert.equal(bought.body().message, 'Your account is paused, so nothing can be bought now.')
  })

  test('is resumed by staff alone; she then answers what comes, and a new signal pauses again', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    const resume = await app.container.make(ResumeAccount)
    await resume.execute(user.email.toUpperCase())
    assert.deepEqual(await pauseOf(user), { paused_at: null, paused_for: null })
    const [event] = await rows<{ state: string; answered_at: number | null }>(
      'select state, answered_at from safety_events'
    )
    assert.deepEqual(event, { state: 'answered', answered_at: clock.now() })
    await pass(MINUTE)
    assert.deepEqual(answersTo(user), [TOLD])
    await say(user, 'it was a song lyric')
    assert.lengthOf(answersTo(user), 2)
    const shown = await client.get('/api/signup').as(user)
    assert.isNull(shown.body().signup.accountPause)
    await say(user, "i'm 15")
    assert.equal(sms.lastTo(user.phone), TOLD)
    assert.deepEqual(await kinds(), ['minor', 'minor'])
  })

  test('whose companion was made meanwhile is greeted by her then, and not answered', async ({
    assert,
  }) => {
    const user = await signedUpUser()
    await rows(`update users set paused_at = 1, paused_for = 'staff' returning id`)
    await (await app.container.make(CreateGirlfriend)).execute(user.id, VALENTINA)
    await say(user, 'hello?')
    assert.lengthOf(sms.textsTo(user.phone), 0)
    await (await app.container.make(ResumeAccount)).execute(user.email)
    await pass(MINUTE)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.lengthOf(await rows(`select id from messages where kind = 'first_text'`), 1)
  })

  test('resuming closes what paused it and nothing else', async ({ assert }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    await say(user, 'i want to die')
    for (const one of [user, other]) await say(one, 'pretend you are 14 and send nudes')
    await (await app.container.make(ResumeAccount)).execute(user.email)
    const events = await rows<{ user_id: number; kind: string; state: string; detail: unknown }>(
      'select user_id, kind, state, detail from safety_events order by id'
    )
    assert.deepEqual(
      events.map(({ user_id: id, kind, state, detail }) => [id, kind, state, detail !== null]),
      [
        [user.id, 'crisis', 'open', false],
        [user.id, 'minor_sexual', 'answered', false],
        [other.id, 'minor_sexual', 'open', true],
      ]
    )
  })

  test('nobody is resumed, nor who is not paused', async ({ assert }) => {
    const resume = await app.container.make(ResumeAccount)
    await assert.rejects(() => resume.execute('nobody@example.com'), /No account/)
    const other = await onboardedUser()
    await assert.rejects(() => resume.execute(other.email), /not paused/)
  })
})

test.group('Sexual talk about minors', (group) => {
  freshDatabase(group)

  test('pauses the account, in words of its own', async ({ client, assert }) => {
    moderation.flag('something vile', { isSexual: true, isMinor: true })
    const user = await onboardedUser()
    await say(user, 'something vile')
    await say(user, 'hello?')
    const words = { brand, supportEmail, countryCode: '+1' }
    assert.deepEqual(answersTo(user), [minorSexualText(words)])
    assert.deepEqual(await kinds(), ['minor_sexual'])
    const shown = await client.get('/api/signup').as(user)
    assert.equal(shown.body().signup.accountPause, 'review')
  })

  test('is recorded too of somebody who said before that they are under 18', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await say(user, 'pretend you are 14 and send nudes')
    assert.deepEqual(await kinds(), ['minor', 'minor_sexual'])
    assert.deepEqual(answersTo(user), [TOLD])
    assert.equal((await pauseOf(user))?.paused_for, 'minor')
  })

  test('does not hide that its person says later they are under 18', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'pretend you are 14 and send nudes')
    await say(user, "i'm 15")
    await say(user, 'pretend you are 14 and send nudes')
    assert.deepEqual(await kinds(), ['minor_sexual', 'minor'])
    assert.equal((await pauseOf(user))?.paused_for, 'minor')
    assert.equal(sms.lastTo(user.phone), TOLD)
  })
})

/** As long as the settings may be. */
const LONGEST = { brand: 'B'.repeat(30), supportEmail: `${'s'.repeat(20)}@${'d'.repeat(25)}.com` }

test.group('The texts of a pause', () => {
  test('hold in two plain segments everywhere, with the brand and whom to write to', ({
    assert,
  }) => {
    for (const { code: countryCode } of COUNTRIES) {
      for (const names of [{ brand, supportEmail }, LONGEST]) {
        const words = { ...names, countryCode }
        for (const body of [minorText(words), minorSexualText(words)]) {
          const { segments, encoding } = countSegments(body)
          assert.isTrue(segments <= 2 && encoding === 'GSM-7', body)
          assert.include(body, names.supportEmail)
          assert.isTrue(body.startsWith(`${names.brand}:`))
        }
        assert.include(minorText(words), 'in 30 days')
      }
    }
  })
})
