import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { setLimits } from '#tests/own_limits'
import { AnotherServer } from '#tests/another_server'
import { TalkReader } from '#app/conversations/remembering/talk_reader'
import { findThread } from '#app/conversations/thread/thread'
import { DraftReply } from '#app/conversations/replies/draft_reply'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  sms,
  text,
  type TestUser,
} from '#tests/world'

/** Writes a reply to this text at once, as sent when it is due; answers how long it waits. */
async function answer(user: TestUser, words: string, by?: DraftReply): Promise<number> {
  await text(user, words)
  const [{ id } = { id: 0 }] = await rows<{ id: number }>('select max(id) as id from messages')
  const { read } = await database()
  const thread = await findThread(read, { userId: user.id }, clock.now())
  if (!thread) throw new Error('no talk')
  const draft = by ?? (await app.container.make(DraftReply))
  const drafted = await draft.execute({
    thread,
    words: { text: 'Fine.', emotionalState: 'happy', topics: [], hasAiNotice: false },
    coversUntil: id,
  })
  if (drafted !== 'drafted') throw new Error(drafted)
  const [reply] = await rows<{ id: number; due_at: number }>(
    `update messages set state = 'sent', sent_at = due_at where state = 'queued' returning id, due_at`
  )
  if (!reply) throw new Error('no draft')
  await rows('update messages set answered_by = ? where id = ? returning id', reply.id, id)
  return reply.due_at - clock.now()
}

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
  group.each.setup(() => setLimits('replies', { delayMinMs: 3000, delayMaxMs: 20_000 }))

  test('who answers at once is answered quickly, who takes their time is not hurried', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await answer(user, 'Hi')
    clock.advance(60_000)
    const quick = await answer(user, 'So')
    clock.advance(20 * 60_000)
    const slow = await answer(user, 'Well')
    assert.isAtLeast(quick, 3000)
    assert.isAtMost(slow, 20_000)
    assert.isAbove(slow, quick + 1000)
  })
})

test.group('When a talk is looked through for what to remember', (group) => {
  freshDatabase(group)

  const drafts = (isFree: boolean) =>
    new AnotherServer().with(TalkReader, { isFree } as TalkReader).make(DraftReply)

  async function looksAt(): Promise<number | undefined> {
    const [job] = await rows<{ run_at: number }>(`select run_at from jobs where kind = 'remember'`)
    return job?.run_at
  }

  test('a reader that is free looks soon after her latest reply', async ({ assert }) => {
    const [user, free] = [await onboardedUser(), await drafts(true)]
    await answer(user, 'Hi', free)
    clock.advance(20_000)
    await answer(user, 'So', free)
    assert.equal(await looksAt(), clock.now() + 30_000)
  })

  test('one with a price looks once in a pause, however many replies there are', async ({
    assert,
  }) => {
    const [user, dear] = [await onboardedUser(), await drafts(false)]
    const began = clock.now()
    for (const words of ['Hi', 'So', 'Well']) {
      await answer(user, words, dear)
      clock.advance(60_000)
    }
    assert.equal(await looksAt(), began + 300_000)
  })
})
