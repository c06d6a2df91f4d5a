import { test } from '@japa/runner'
import {
  addUnread,
  listTalks,
  listUnread,
  lockTalkOfNumber,
  takeUnread,
} from '#app/conversations/inbound/inbox_sql'
import {
  countStrangersText,
  countTalk,
  findFirstUnanswered,
  findMember,
  isKnown,
  isMember,
  storeInbound,
} from '#app/conversations/inbound/receive_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const TEXT = {
  phone: '+12025550100',
  phoneKey: 'key',
  channel: 'sms' as const,
  optOutType: null,
  body: 'Hi',
  pictures: 0,
  files: 0,
  sid: 'SM1',
  at: 1,
}

test.group('How texts that come in are met', (group) => {
  crowdedDatabase(group)

  test('what waits of one number stands together', async ({ assert }) => {
    const talks = await planOf(({ sql }) => listTalks(sql, ['key', 'other']))
    assert.deepEqual(talks, ['conversations_user_id_unique', 'users_phone_key_unique'])
    const locked = await planOf(({ sql }) => lockTalkOfNumber(sql, 'key', ''))
    assert.deepEqual(locked, ['conversations_user_id_unique', 'users_phone_key_unique'])
    const listed = await planOf(({ sql }) => listUnread(sql, 'key', 10))
    assert.deepEqual(listed, ['inbox_phone_key_message_sid_unique'])
    assert.deepEqual(await planOf(({ sql }) => takeUnread(sql, [1, 2])), ['inbox_pkey'])
  })

  test('a sender is looked up by number', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => isMember(sql, TEXT.phone)), ['users_phone_unique'])
    assert.deepEqual(await planOf(({ sql }) => findMember(sql, TEXT.phone)), [
      'conversations_user_id_unique',
      'recipients_pkey',
      'users_phone_unique',
    ])
  })

  test('a text that was told before is found by its id', async ({ assert }) => {
    const plan = await planOf(({ sql }) => isKnown(sql, TEXT.sid))
    assert.deepEqual(plan, ['messages_message_sid_unique', 'removed_texts_pkey'])
  })

  test('what is written reads no table whole', async ({ assert }) => {
    const plan = await planOf(async ({ sql }) => {
      await addUnread(sql, { ...TEXT, isLate: false })
      await storeInbound(sql, {
        ...{ ...TEXT, conversationId: null, userId: null },
        ...{ kind: 'text', pictureState: null },
      })
      await countStrangersText(sql, TEXT.phoneKey, { now: 2, since: 1, most: 5 })
    })
    assert.notMatch(plan.join(), /all of/)
    assert.deepEqual(await planOf(({ sql }) => countTalk(sql, 1)), ['conversations_pkey'])
  })

  test('the oldest unanswered text is met without the answered ones', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findFirstUnanswered(sql, 1, 0))
    assert.deepEqual(plan, ['messages_unanswered'])
  })
})
