import { test } from '@japa/runner'
import { COUNTRIES } from '#app/people/accounts/contract'
import { crisisStopAnswer } from '#app/conversations/inbound/crisis_stop_answer'
import { crisisLineFor } from '#app/safety/crisis/crisis_lines'
import { brand } from '#config/brand'
import { countSegments } from '#app/core/phones/segments'

/** As long as the setting may be. */
const LONGEST = 'B'.repeat(30)

test.group('The confirmation of a STOP that speaks of self-harm', () => {
  test('in {language} says both facts in two plain segments at most, whatever the country')
    .with([
      { language: 'en', stopped: 'You are unsubscribed and will get no more texts.' },
      { language: 'es', stopped: 'Te diste de baja y ya no recibes mensajes.' },
    ] as const)
    .run(({ assert }, { language, stopped }) => {
      for (const name of [brand, LONGEST]) {
        for (const { code: countryCode } of COUNTRIES) {
          const body = crisisStopAnswer(name, { countryCode, language })
          const { segments, encoding } = countSegments(body)
          assert.isTrue(segments <= 2 && encoding === 'GSM-7', body)
          assert.isTrue(body.startsWith(`${name}: ${stopped}`), body)
          assert.include(body, 'START')
          assert.include(body, crisisLineFor(countryCode, language))
        }
      }
    })
})
