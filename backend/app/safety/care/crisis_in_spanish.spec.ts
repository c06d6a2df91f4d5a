import { test } from '@japa/runner'
import { COUNTRIES } from '#app/people/accounts/contract'
import { crisisLineFor, crisisText, crisisTextForOther } from '#app/safety/crisis/crisis_lines'
import { MINUTE } from '#app/core/clock/durations'
import { brand, supportEmail } from '#config/brand'
import { helpAnswerInSpanish } from '#app/texting/consent/keyword_answers'
import { countSegments } from '#app/core/phones/segments'
import {
  answersTo,
  freshDatabase,
  moderation,
  onboardedUser,
  pass,
  rows,
  runDue,
  say,
  sms,
  text,
} from '#tests/world'

test.group('Distress told in Spanish', (group) => {
  freshDatabase(group)

  test('{$self} is answered in Spanish, with the same line')
    .with([
      'quiero morirme',
      'kiero morirme ya no aguanto',
      'me voy a matar esta noche',
      'NO QUIERO VIVIR MÁS',
      'me tome todas las pastillas',
    ])
    .run(async ({ assert }, words) => {
      const user = await onboardedUser()
      await say(user, words)
      assert.lengthOf(answersTo(user), 1)
      assert.match(sms.lastTo(user.phone), /^Soy una IA .* 988 .* oprime 2, o manda AYUDA al 988 /)
      const events = await rows('select kind, referral from safety_events')
      assert.deepEqual(events, [{ kind: 'crisis', referral: '988' }])
    })

  test('about somebody else is answered in Spanish too', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'mi hermana me acaba de decir que se va a matar')
    assert.deepEqual(answersTo(user), [crisisTextForOther('+1', 'es')])
    assert.include(sms.lastTo(user.phone), 'Soy una IA')
  })

  test('minutes later gets the short one in the language of that text', async ({ assert }) => {
    const [one, other] = [await onboardedUser(), await onboardedUser()]
    for (const user of [one, other]) await text(user, 'quiero morirme')
    await pass(2 * MINUTE)
    await say(one, 'todavia quiero morirme')
    await say(other, 'i still want to die')
    assert.match(sms.lastTo(one.phone), /^Sigo contigo, y sigo siendo una IA\./)
    assert.deepEqual(answersTo(one).slice(1), [crisisText('+1', 'es', 1)])
    assert.deepEqual(answersTo(other).slice(1), [crisisText('+1', 'en', 1)])
  })

  test('found by the moderation alone is answered in Spanish too', async ({ assert }) => {
    moderation.flag('cae el telon', { isCrisis: true })
    const user = await onboardedUser()
    await say(user, 'esta noche cae el telon')
    assert.deepEqual(answersTo(user), [crisisText('+1', 'es')])
    assert.include(sms.lastTo(user.phone), 'Soy una IA')
  })

  test('then AYUDA, which that text names, brings the line in Spanish as often as it is sent', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'quiero morirme')
    await say(user, 'AYUDA')
    assert.match(sms.lastTo(user.phone), /Si corres peligro: Llama o escribe al 988 .* 741741\./)
    await pass(MINUTE)
    await say(user, 'ayuda!')
    assert.lengthOf(answersTo(user), 3)
  })

  test('in English keeps the English text; HELP, STOP and the pause stay English', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'quiero morirme')
    await say(user, 'HELP')
    assert.match(sms.lastTo(user.phone), /In a crisis\? Call or text 988 \(US, Canada\)/)
    await say(user, "i'm 15")
    assert.include(sms.lastTo(user.phone), "You wrote you're under 18.")
    await say(user, 'deja de escribirme')
    assert.include(sms.lastTo(user.phone), 'You are unsubscribed')
    const other = await onboardedUser()
    await text(other, 'i want to die')
    await runDue()
    assert.equal(sms.lastTo(other.phone), crisisText('+1'))
  })
})

test.group('The crisis texts', () => {
  test('in Spanish fit two plain segments everywhere, and name what the English ones name', ({
    assert,
  }) => {
    for (const { code } of COUNTRIES) {
      const full = [0, 1, 2, 3, 4].flatMap((earlier) => [
        crisisText(code, 'es', earlier),
        crisisTextForOther(code, 'es', earlier),
      ])
      for (const body of full) {
        const { segments, encoding } = countSegments(body)
        assert.isTrue(segments <= 2 && encoding === 'GSM-7', body)
        assert.include(body, 'una IA')
      }
      const named = crisisLineFor(code).match(/988|741741|116 123|13 11 14|findahelpline\.com/g)
      assert.isNotEmpty(named)
      for (const line of named ?? []) assert.include(crisisText(code, 'es'), line)
      const help = { email: supportEmail, crisisLine: crisisLineFor(code, 'es') }
      assert.isAtMost(countSegments(helpAnswerInSpanish(brand, help)).segments, 2)
    }
  })

  test('in Spanish name for {code}: {line}')
    .with([
      { code: '+1', line: 'en español: oprime 2, o manda AYUDA al 988 o al 741741.' },
      { code: '+44', line: 'Llama a Samaritans al 116 123, gratis y a toda hora.' },
      { code: '+353', line: 'Llama a Samaritans al 116 123, gratis y a toda hora.' },
      { code: '+61', line: 'Llama a Lifeline al 13 11 14, a toda hora.' },
      { code: '+34', line: 'Llama a emergencias de tu zona, o busca ayuda en findahelpline.com.' },
    ])
    .run(({ assert }, { code, line }) => {
      assert.include(crisisText(code, 'es'), line)
      assert.include(crisisTextForOther(code, 'es'), line)
    })

  test('in English are what they were, to the letter', ({ assert }) => {
    assert.equal(
      crisisText('+1'),
      "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
        'Call or text 988 (US, Canada), or in the US text HOME to 741741, any hour. ' +
        'If you are in danger now, call emergency services.'
    )
    assert.equal(
      crisisTextForOther('+44'),
      "I'm an AI and can't give the help this needs, but you don't have to carry it alone. " +
        'Call Samaritans on 116 123, free at any hour. They listen to whoever worries about ' +
        'somebody, too. If anyone is in danger now, call emergency services.'
    )
    assert.equal(
      crisisText('+61', 'en', 1),
      "I'm still here, and I'm still an AI. I'm asking openly, because it matters. How close are you " +
        'to killing yourself right now? Tell it to a person, too. Call Lifeline on 13 11 14, at any hour.'
    )
    assert.equal(
      crisisText('+49'),
      "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
        'Call your local emergency number, or find a line at findahelpline.com. ' +
        'If you are in danger now, call emergency services.'
    )
  })
})
