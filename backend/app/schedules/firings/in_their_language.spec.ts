import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { isSpanish } from '#app/companion/offline_voice/offline_spoken'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { fallsDue } from '#tests/falls_due'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  rows,
  runDue,
  say,
  sms,
  type TestUser,
} from '#tests/world'

const schedule = (client: ApiClient, user: TestUser, wish: object = {}) =>
  client
    .post('/api/schedule-message')
    .as(user)
    .json({ messageType: 'task_reminder', time: '14:00', ...wish })

/** The AI notice that stands before the last text. */
function noticeBefore(user: TestUser): string {
  const sent = sms.lastTo(user.phone)
  return sent.slice(0, sent.length - withoutAiNotice(sent).length)
}

test.group('The notice before a text of the clock', (group) => {
  freshDatabase(group)

  test('is Spanish before the person’s own Spanish words', async ({ client, assert }) => {
    const user = await onboardedUser()
    await schedule(client, user, { customMessage: 'Llama a tu abuela hoy por la tarde' })
    await fallsDue(DAY)
    assert.include(sms.lastTo(user.phone), 'abuela')
    assert.isTrue(isSpanish(noticeBefore(user)), noticeBefore(user))
  })

  test('is Spanish before words that are written at the minute to who writes Spanish', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'Hoy fui a la playa con mi hermana')
    await schedule(client, user, { time: '16:00' })
    await rows(`delete from jobs where kind = 'prepare_schedule' returning id`)
    model.say('Toca el piano un rato, te va a gustar.')
    clock.at('2026-11-18T21:00:00Z')
    await runDue()
    assert.include(sms.lastTo(user.phone), 'piano')
    assert.isTrue(isSpanish(noticeBefore(user)), noticeBefore(user))
  })

  test('stands before the first of two of one minute, and the second knows the first', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await schedule(client, user)
    await schedule(client, user, { messageType: 'random_sweet' })
    clock.at('2026-11-19T18:40:00Z')
    await runDue()
    const before = sms.textsTo(user.phone).length
    clock.at('2026-11-19T19:00:00Z')
    await runDue()
    clock.advance(20_000)
    await runDue()
    const sent = sms.textsTo(user.phone).slice(before)
    assert.lengthOf(sent, 2)
    assert.deepEqual(
      sent.map((body) => withoutAiNotice(body) !== body),
      [true, false]
    )
    const known = model.asked.at(-1)?.scene.turns.at(-1)?.text
    assert.equal(known, withoutAiNotice(sent[0] ?? ''))
  })
})
