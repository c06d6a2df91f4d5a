import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DeleteAccount } from '#app/privacy/delete_account'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { holding, isShared, untilWaiting } from '#tests/races/held_rows'
import { prefer } from '#tests/open_loops'
import { queueText } from '#tests/queue_text'
import { conversationOf } from '#tests/told_texts'
import { clock, freshDatabase, newSid, onboardedUser, rows, sms, text } from '#tests/world'
import type { TestUser } from '#tests/world'
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

const LOCK: Record<string, string> = {
  messages: 'select id from messages where user_id = ? for update',
  users: 'select id from users where id = ? for no key update',
  schedules: 'select id from schedules where user_id = ? for update',
  recipients: `update recipients set updated_at = updated_at
    where phone_key = (select phone_key from users where id = ?)`,
}

test.group(
  'Whoever writes in a talk waits for it before anything of its person is taken',
  (group) => {
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
  }
)
