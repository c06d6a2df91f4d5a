import { test } from '@japa/runner'
import { freshDatabase, onboardedUser, pass, rows, sms, text } from '#tests/world'
import { MINUTE } from '#app/core/clock/durations'

const signs = () => rows('select kind from safety_events order by id')
const lastToldBy = (words: string) =>
  rows(`update messages set body = ? where direction = 'outbound' returning id`, words)
const optedOutBy = async () =>
  (await rows<{ by: string | null }>('select opted_out_by as by from recipients'))[0]?.by ?? null

test.group('A yes from somebody who did not opt out', (group) => {
  freshDatabase(group)

  test('answers what she asked: {$self}, and is danger when that was')
    .with(['Yes', 'YES', 'yes.', 'yes!'])
    .run(async ({ assert }, yes) => {
      const user = await onboardedUser()
      await lastToldBy('Are you thinking about ending your life?')
      await text(user, yes)
      await pass(MINUTE)
      assert.deepEqual(await signs(), [{ kind: 'crisis' }])
      assert.include(sms.textsTo(user.phone).join('\n'), '988')
    })

  test('is a STOP when she asked whether they want one, and we confirm it', async ({ assert }) => {
    const user = await onboardedUser()
    await lastToldBy('Do you want me to stop texting you for good?')
    await text(user, 'yes')
    await pass(MINUTE)
    assert.equal(await optedOutBy(), 'words')
    assert.include(sms.lastTo(user.phone), 'You are unsubscribed')
  })

  test('is talk when she asked about anything else', async ({ assert }) => {
    const user = await onboardedUser()
    await lastToldBy('Did you have lunch already?')
    await text(user, 'yes')
    await pass(MINUTE)
    assert.deepEqual(await signs(), [])
    assert.isNull(await optedOutBy())
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
  })
})
