import { test } from '@japa/runner'
import { minorText } from '#app/safety/care/pause_texts'
import { ageQuestion } from '#app/safety/care/ask_age'
import { signsOf } from '#app/safety/care/signs'
import { countSegments } from '#app/core/phones/segments'
import { brand, supportEmail } from '#config/brand'
import { answersTo, clock, freshDatabase, onboardedUser, rows, say, sms } from '#tests/world'
import { DAY } from '#app/core/clock/durations'

/** Of somebody of any age. */
const PERHAPS = 'my parents dont know i text you'
const PAUSED = minorText({ brand, supportEmail, countryCode: '+1' })

const reserved = () => rows(`select id from allowance_entries where entry = 'reserve'`)

test.group('Somebody who may be under 18', (group) => {
  freshDatabase(group)

  test('is asked for the age, free of charge, and nothing is paused', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, PERHAPS)
    assert.deepEqual(answersTo(user), [ageQuestion()])
    assert.lengthOf(await reserved(), 0)
    const [account] = await rows('select paused_at from users where id = ?', user.id)
    assert.isNull(account?.paused_at)
    assert.lengthOf(await rows('select id from safety_events'), 0)
  })

  test('goes on as before with an age of an adult, and is not asked again that week', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, PERHAPS)
    await say(user, '34, why?')
    await say(user, PERHAPS)
    const texts = answersTo(user)
    assert.lengthOf(texts, 3)
    assert.lengthOf(
      texts.filter((one) => one === ageQuestion()),
      1
    )
    clock.advance(7 * DAY)
    await say(user, PERHAPS)
    assert.equal(answersTo(user).at(-1), ageQuestion())
  })

  test('is paused with an age of a minor, which says little by itself', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, PERHAPS)
    await say(user, '16')
    assert.deepEqual(answersTo(user), [ageQuestion(), PAUSED])
  })

  test('is not asked once the account is paused', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, "i'm 15")
    await say(user, PERHAPS)
    assert.deepEqual(answersTo(user), [PAUSED])
  })

  test('is understood in every way an age is told', ({ assert }) => {
    const young = ['8', '12', '13', '15 why', '17', "i'm 14", 'only 16', 'thirteen', 'seventeen']
    const joven = ['13', '15', '16 por que', 'tengo 12', 'quince', 'diecisiete']
    const old = ['18', '21', '34, why?', 'im 45 lol', 'tengo 30', '52']
    const signs = (language: 'en' | 'es', words: string) => {
      const asked =
        ageQuestion(language)
          .match(/[^.!?\n]+\?/g)
          ?.at(-1) ?? ''
      return signsOf(words, asked.trim())
    }
    for (const words of young) assert.deepEqual(signs('en', words), ['minor'], words)
    for (const words of joven) assert.deepEqual(signs('es', words), ['minor'], words)
    for (const words of old) {
      assert.deepEqual(signs('en', words), [], words)
      assert.deepEqual(signs('es', words), [], words)
    }
  })

  test('is asked nothing after STOP', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    const sent = sms.sent.length
    await say(user, PERHAPS)
    assert.lengthOf(sms.sent, sent)
  })

  test('the question is two plain segments at most, in both languages', ({ assert }) => {
    for (const language of ['en', 'es'] as const) {
      const { segments, encoding } = countSegments(ageQuestion(language))
      assert.isTrue(segments <= 2 && encoding === 'GSM-7', language)
    }
  })
})
