import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { isSpanish } from '#app/companion/offline_voice/offline_spoken'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { clock, freshDatabase, onboardedUser, runDue, say, sms } from '#tests/world'

test.group('"Send SMS" to somebody who writes Spanish', (group) => {
  freshDatabase(group)

  test('greets them in the language of the notice before it', async ({ client, assert }) => {
    const user = await onboardedUser()
    await say(user, 'Hoy fui a la playa con mi hermana')
    await say(user, 'Comimos pescado y nos reímos mucho')
    clock.advance(4 * HOUR)
    await client.post('/api/send-sms').as(user).json({ phoneNumber: user.phone, message: 'x' })
    await runDue()
    const sent = sms.lastTo(user.phone)
    const words = withoutAiNotice(sent)
    assert.notEqual(words, sent)
    assert.isTrue(isSpanish(sent.slice(0, sent.length - words.length)), sent)
    assert.isTrue(isSpanish(words), sent)
  })
})
