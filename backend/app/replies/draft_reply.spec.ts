import { test } from '@japa/runner'
import { SmsGatewayError } from '#app/sms/sms_gateway'
import { clock, freshDatabase, model, onboardedUser, pass, rows, sms, text } from '#tests/world'

test.group('A reply the provider could not take', (group) => {
  freshDatabase(group)

  test('a newer text starts it over, and every text it was to answer is answered', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const first = sms.sent.length
    sms.failNext(new SmsGatewayError('not_sent', 20429, { retryAfterMs: 60_000 }))
    await text(user, 'I moved to Lisbon')
    await pass(30_000)
    await text(user, 'And I got a dog')
    await pass(120_000)
    assert.lengthOf(sms.sent.slice(first), 1)
    const texts = await rows<{ state: string | null }>(
      `select r.state from messages t left join messages r on r.id = t.answered_by
       where t.direction = 'inbound'`
    )
    assert.deepEqual(
      texts.map(({ state }) => state),
      ['sent', 'sent']
    )
    const [conversation] = await rows('select from_user, from_girlfriend from conversations')
    assert.deepEqual({ ...conversation }, { from_user: 2, from_girlfriend: 2 })
  })

  test('the notice it carried is carried by the next one', async ({ assert }) => {
    const user = await onboardedUser()
    await rows('update conversations set ai_noticed_at = null returning id')
    await rows(`update messages set has_ai_notice = ? returning id`, 0)
    sms.failNext(new SmsGatewayError('not_sent', 20429, { retryAfterMs: 60_000 }))
    await text(user, 'Good morning')
    await pass(30_000)
    await text(user, 'Slept well?')
    await pass(120_000)
    const [reply] = await rows<{ has_ai_notice: boolean | number }>(
      `select has_ai_notice from messages where kind = 'reply' and state = 'sent'`
    )
    assert.isTrue(Boolean(reply?.has_ai_notice))
  })
})

test.group('How long a reply takes', (group) => {
  freshDatabase(group)

  test('who answers at once is answered quickly, who takes their time is not hurried', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    model.say('Rivers bend wherever they like.', 'Lanterns light the narrow harbor.')
    await text(user, 'Hi')
    await pass(60_000)
    clock.advance(10 * 60_000)
    await text(user, 'So')
    await pass(60_000)
    const replies = await rows<{ took: number }>(
      `select due_at - created_at as took from messages where kind = 'reply' order by id`
    )
    const [quick = 0, slow = 0] = replies.map(({ took }) => Number(took))
    assert.isAtLeast(quick, 3000)
    assert.isAtMost(slow, 20_000)
    assert.isAbove(slow, quick + 1000)
  })
})
