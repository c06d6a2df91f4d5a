import { HOUR } from '#app/core/clock/durations'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { test } from '@japa/runner'
import { firstTextLegalLine, withoutLegalLine } from '#app/conversations/thread/notices'
import { findThread, listSaid } from '#app/conversations/thread/thread'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  database,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  sms,
  text,
} from '#tests/world'

const URL = '/api/my-conversation'

async function said(): Promise<string[]> {
  const [row] = await rows<{ id: number }>('select id from conversations')
  return listSaid((await database()).read, row?.id ?? 0)
}

test.group('What she said', (group) => {
  freshDatabase(group)

  test('is every text of hers that left, oldest first, in her own words alone', async ({
    client,
    assert,
  }) => {
    model.say('Hello from me, your new companion.', 'Rivers are fine company.')
    const user = await onboardedUser()
    assert.include(sms.lastTo(user.phone), 'Msg frequency varies')
    clock.advance(4 * HOUR)
    await text(user, 'Good morning')
    await pass(40_000)
    assert.match(withoutAiNotice(sms.lastTo(user.phone)), /^Rivers/)
    await client.post('/api/send-sms').as(user).json({ phoneNumber: user.phone, message: 'x' })
    await pass(5000)
    const all = await said()
    assert.deepEqual(all.slice(0, 2), [
      'Hello from me, your new companion.',
      'Rivers are fine company.',
    ])
    assert.lengthOf(all, 3)
    assert.notMatch(all.join(' '), /not a person|Msg frequency/)
  })

  test('is not what failed, what waits, or what the system says', async ({ assert }) => {
    const user = await onboardedUser()
    const before = await said()
    await text(user, 'HELP')
    sms.failNext(new SmsGatewayError('refused', 30006))
    await text(user, 'Hello?')
    await pass(60_000)
    assert.deepEqual(await said(), before)
    assert.lengthOf(before, 1)
  })

  test('reaches back fifty texts', async ({ assert }) => {
    const user = await onboardedUser()
    for (let number = 1; number <= 55; number++) {
      await rows(
        `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
         select id, ?, 'outbound', 'reply', ?, 'delivered', ? from conversations returning id`,
        user.id,
        `Text ${number}`,
        clock.now()
      )
    }
    const all = await said()
    assert.lengthOf(all, 50)
    assert.deepEqual([all[0], all.at(-1)], ['Text 6', 'Text 55'])
  })

  test('keeps a text that only looks like one of the lines', ({ assert }) => {
    const own = 'Everly is a nice word. No frequency at all.'
    assert.equal(withoutLegalLine(own), own)
    for (const brand of ['Everly', "Tom & Ida's"]) {
      assert.equal(withoutLegalLine(own + firstTextLegalLine(brand), brand), own)
    }
    assert.equal(withoutLegalLine(own + firstTextLegalLine('Formerly'), 'Everly'), own)
  })
})

test.group('Her mood, read again later', (group) => {
  freshDatabase(group)

  test('calms down with the hours, in the view and for her next reply', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'Hello you')
    await pass(60_000)
    const view = () => client.get(URL).as(user)
    const fresh = await view()
    assert.equal(fresh.body().context.emotionalState, 'playful')
    clock.advance(6 * HOUR)
    const known = await view().header('if-none-match', String(fresh.header('etag')))
    known.assertStatus(200)
    assert.equal(known.body().context.emotionalState, 'happy')
    await text(user, 'Me again')
    await pass(60_000)
    assert.equal(model.asked.at(-1)?.scene.persona.emotionalState, 'happy')
  })

  test('stays concerned through the days after a crisis, and is no longer stored lighter', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'Hello you')
    await pass(60_000)
    await rows('update users set tender_until = ? returning id', clock.now() + 24 * HOUR)
    clock.advance(20 * HOUR)
    const mood = async () => (await client.get(URL).as(user)).body().context.emotionalState
    assert.equal(await mood(), 'concerned')
    await text(user, 'Hello again')
    await pass(60_000)
    const [stored] = await rows('select emotional_state from conversations')
    assert.equal(stored?.emotional_state, 'caring')
    clock.advance(5 * HOUR)
    assert.equal(await mood(), 'caring')
    const thread = await findThread((await database()).read, { userId: user.id }, clock.now())
    assert.equal(thread?.persona.emotionalState, 'caring')
  })
})
