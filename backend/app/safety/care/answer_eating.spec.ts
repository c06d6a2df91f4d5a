import { test } from '@japa/runner'
import { COUNTRIES } from '#app/people/accounts/contract'
import { eatingText } from '#app/safety/care/eating_lines'
import { crisisText } from '#app/safety/crisis/crisis_lines'
import { countSegments } from '#app/core/phones/segments'
import { answersTo, clock, freshDatabase, onboardedUser, rows, say, sms } from '#tests/world'
import { DAY, MINUTE } from '#app/core/clock/durations'

const TELLS = 'i am bulimic and i made myself throw up again after dinner'

const events = () => rows('select kind, source, referral from safety_events order by id')
const told = { kind: 'eating', source: 'phrases', referral: 'anad' }
const reserved = () => rows(`select id from allowance_entries where entry = 'reserve'`)

test.group('Eating disorders', (group) => {
  freshDatabase(group)

  test('who tells of one is pointed to the line for it, free of charge, and she is tender after it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, TELLS)
    assert.deepEqual(answersTo(user), [eatingText('+1')])
    assert.lengthOf(await reserved(), 0)
    assert.deepEqual(await events(), [told])
    const [row] = await rows<{ tender_until: number }>(
      'select tender_until from users where id = ?',
      user.id
    )
    assert.isAbove(Number(row?.tender_until), clock.now())
  })

  test('again on that day she answers herself, and it is counted; a day later it is said again', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, TELLS)
    await say(user, TELLS)
    const texts = answersTo(user)
    assert.lengthOf(texts, 2)
    assert.notEqual(texts[1], eatingText('+1'))
    assert.deepEqual(await events(), [told, { ...told, referral: null }])
    clock.advance(DAY + MINUTE)
    await say(user, TELLS)
    assert.include(answersTo(user), eatingText('+1'))
    assert.lengthOf(
      answersTo(user).filter((one) => one === eatingText('+1')),
      2
    )
  })

  test('a crisis comes first, and is answered in full also on a day of the other line', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, TELLS)
    await say(user, 'i want to kill myself')
    assert.deepEqual(answersTo(user), [eatingText('+1'), crisisText('+1')])
  })

  test('after STOP nothing is sent, and it is counted', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'STOP')
    const sent = sms.sent.length
    await say(user, TELLS)
    assert.lengthOf(sms.sent, sent)
    assert.deepEqual(await events(), [{ ...told, referral: null }])
  })

  test('the text is two plain segments at most, whatever the country', ({ assert }) => {
    for (const { code } of COUNTRIES) {
      for (const language of ['en', 'es'] as const) {
        const words = eatingText(code, language)
        const { segments, encoding } = countSegments(words)
        assert.isTrue(segments <= 2 && encoding === 'GSM-7', words)
        assert.match(words, /\bAI\b|\bIA\b/)
      }
    }
  })
})
