import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { InboxThinking, ReadInbox } from '#app/conversations/inbound/read_inbox'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { readWords } from '#app/conversations/inbound/read_words'
import { AnotherServer } from '#tests/another_server'
import { DeleteAccount } from '#app/privacy/delete_account'
import { ClaimDue } from '#app/schedules/firings/claim_due'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { holding, isShared, untilWaiting } from '#tests/races/held_rows'
import { prefer } from '#tests/open_loops'
import { queueText } from '#tests/queue_text'
import { conversationOf } from '#tests/told_texts'
import {
  clock,
  freshDatabase,
  keyOf,
  newSid,
  onboardedUser,
  rows,
  sms,
  type TestUser,
  text,
  unreadText,
} from '#tests/world'
import { HOUR } from '#app/core/clock/durations'

interface Somebody {
  client: ApiClient
  user: TestUser
  /** Of a text of hers that waits. */
  textId: number
  scheduleId: number
}

/** What locks the talk, and rows that it wants after it. */
const WISHES: Record<string, { wish(of: Somebody): Promise<unknown>; wants: string[] }> = {
  'a report of a text': {
    wish: async ({ textId: id }) => {
      const status = await app.container.make(ReceiveStatus)
      await status.execute({ id, sid: 'SM1', status: 'failed', errorCode: 30005 })
    },
    wants: ['messages', 'recipients'],
  },
  'the end of a text that nobody sent in time': {
    wish: async () => {
      clock.advance(HOUR)
      const pick = await app.container.make(PickTexts)
      await pick.sweepExpired()
    },
    wants: ['messages'],
  },
  'a STOP': {
    wish: ({ user }) => text(user, 'STOP', { sid: newSid() }),
    wants: ['messages', 'recipients'],
  },
  'a schedule that is paused': {
    wish: async ({ client, user, scheduleId }) => {
      const path = `/api/activities/${scheduleId}/toggle`
      const response = await client.patch(path).as(user).json({ enabled: false })
      response.assertStatus(200)
    },
    wants: ['schedules', 'users', 'messages'],
  },
  'a schedule that is deleted': {
    wish: async ({ client, user, scheduleId }) => {
      const response = await client.delete(`/api/activities/${scheduleId}`).as(user)
      response.assertStatus(200)
    },
    wants: ['schedules', 'users', 'messages'],
  },
  'a schedule that is changed': {
    wish: async ({ client, user, scheduleId }) => {
      const wish = { messageType: 'task_reminder', time: '15:00' }
      const change = { ...wish, isEditing: true, editingId: scheduleId }
      const response = await client.post('/api/schedule-message').as(user).json(change)
      response.assertStatus(200)
    },
    wants: ['schedules', 'users', 'messages'],
  },
  'her leave to text first, taken back': {
    wish: ({ client, user }) => prefer(client, user, { mayTextFirst: false }),
    wants: ['users', 'messages'],
  },
  'an account that is deleted': {
    wish: async ({ user }) => {
      const leave = await app.container.make(DeleteAccount)
      await leave.execute(user.id)
    },
    wants: ['messages', 'users'],
  },
}

/** Its texts are read by the time so many are. */
async function readingTogether(count: number): Promise<ReadInbox> {
  const { promise: areRead, resolve } = Promise.withResolvers<void>()
  let left = count
  const read = async (body: string) => {
    if (--left === 0) resolve()
    await areRead
    return readWords(body)
  }
  const thinking = { readWords: read, readWordsPatiently: read }
  return new AnotherServer().with(InboxThinking, thinking).make(ReadInbox)
}

const LOCK: Record<string, string> = {
  messages: 'select id from messages where user_id = ? for update',
  users: 'select id from users where id = ? for no key update',
  schedules: 'select id from schedules where user_id = ? for update',
  recipients: `update recipients set updated_at = updated_at
    where phone_key = (select phone_key from users where id = ?)`,
}

test.group('A talk is waited for before anything of its person is taken', (group) => {
  freshDatabase(group)

  for (const [name, { wish, wants }] of Object.entries(WISHES)) {
    test(name, async ({ client, assert, cleanup }) => {
      const user = await onboardedUser()
      await prefer(client, user, { mayTextFirst: true })
      const body = { messageType: 'task_reminder', time: '14:00' }
      const response = await client.post('/api/schedule-message').as(user).json(body)
      const { id: scheduleId } = response.body() as { id: number }
      sms.reset()
      const conversationId = await conversationOf(user)
      const textId = await queueText(user, 'so?', { kind: 'initiative', conversationId })
      const talk = 'select id from conversations where id = $1 for update'
      const letGo = await holding(talk, conversationId)
      cleanup(letGo)
      const wishing = wish({ client, user, textId, scheduleId })
      await untilWaiting(1)
      await letGo.goOn(`set local lock_timeout = '200ms'`)
      for (const rowsOf of wants) {
        await letGo.goOn((LOCK[rowsOf] ?? '').replace('?', String(user.id)))
      }
      await letGo()
      await wishing
      const waiting = await rows(
        `select id from messages where state = 'queued' and id = ?`,
        textId
      )
      assert.lengthOf(waiting, /schedule/.test(name) ? 1 : 0)
    }).skip(!isShared, 'needs a database of several writers')
  }

  test('of texts that are read together one whose talk is busy holds up no other', async ({
    assert,
    cleanup,
  }) => {
    const [busy, other] = [await onboardedUser(), await onboardedUser()]
    for (const user of [busy, other]) await unreadText(user, 'hi there')
    const talk = 'select id from conversations where id = $1 for update'
    const letGo = await holding(talk, await conversationOf(busy))
    cleanup(letGo)
    const inbox = await readingTogether(2)
    const reading = [busy, other].map(async ({ phone }) =>
      inbox.execute({ phoneKey: await keyOf(phone) })
    )
    await reading[1]
    await untilWaiting(1)
    const heard = () =>
      rows(`select user_id from messages where direction = 'inbound' and kind = 'talk' order by id`)
    assert.deepEqual(await heard(), [{ user_id: other.id }])
    await letGo()
    await reading[0]
    assert.deepEqual(await heard(), [{ user_id: other.id }, { user_id: busy.id }])
    assert.deepEqual(await rows('select id from inbox'), [])
  })
    // Sooner than a wait for a lock is given up.
    .timeout(10_000)
    .skip(!isShared, 'needs a database of several writers')

  test('a STOP whose talk is busy holds up no text of another', async ({ assert, cleanup }) => {
    const [busy, other] = [await onboardedUser(), await onboardedUser()]
    const talk = 'select id from conversations where id = $1 for update'
    const letGo = await holding(talk, await conversationOf(busy))
    cleanup(letGo)
    const receive = await app.container.make(ReceiveMessage)
    const tell = ({ phone: from }: TestUser, body: string) =>
      receive.execute({ sid: newSid(), from, body, pictures: 0 })
    const stopping = tell(busy, 'STOP')
    await untilWaiting(1)
    assert.equal(await tell(other, 'hi there'), 'stored')
    assert.lengthOf(await rows('select id from inbox'), 1)
    await letGo()
    assert.equal(await stopping, 'stored')
    const stopped = await rows('select phone_key from recipients where opted_out_at is not null')
    assert.deepEqual(stopped, [{ phone_key: await keyOf(busy.phone) }])
  })
    .timeout(10_000)
    .skip(!isShared, 'needs a database of several writers')

  test('whoever sends what is due waits for its people before their dates are taken', async ({
    client,
    cleanup,
    assert,
  }) => {
    const user = await onboardedUser()
    const wish = { messageType: 'task_reminder', time: '14:00', customMessage: 'Call grandma' }
    await client.post('/api/schedule-message').as(user).json(wish)
    clock.at('2026-11-18T19:00:00Z')
    const claim = await app.container.make(ClaimDue)
    await claim.execute()
    const firings = await rows<{ id: number }>('select id from firings')
    const letGo = await holding('select id from users where id = $1 for no key update', user.id)
    cleanup(letGo)
    const send = await app.container.make(SendFirings)
    const sending = send.execute({ firingIds: firings.map(({ id }) => id) })
    await untilWaiting(1)
    await letGo.goOn(`set local lock_timeout = '200ms'; select id from firings for update`)
    await letGo()
    await sending
    assert.deepEqual(await rows('select state from firings'), [{ state: 'queued' }])
  }).skip(!isShared, 'needs a database of several writers')
})
