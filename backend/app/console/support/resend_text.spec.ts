import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ResendText } from '#app/console/support/resend_text'
import { OPERATOR } from '#app/ledgers/audit/audit_log'
import { SendMessage } from '#app/texting/sending/send_message'
import { answers as answersWith } from '#tests/codes'
import { ToldTexts } from '#tests/told_texts'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const REASON = 'She asked where it was'
let told: ToldTexts

function resend(client: ApiClient, by: TestUser, id: number) {
  return client.post(`/api/admin/messages/${id}/resend`).as(by).json({ reason: REASON })
}

async function bodyOf(id: number): Promise<string> {
  const [row] = await rows<{ body: string }>('select body from messages where id = ?', id)
  return row?.body ?? ''
}

test.group('Sending a lost text again', (group) => {
  freshDatabase(group)
  group.each.setup(async () => {
    told = await ToldTexts.open()
    return () => told.close()
  })

  test('to somebody of staff is for admins alone', async ({ client }) => {
    const support = await signedUpUser({ role: 'support' })
    const admin = await signedUpUser({ role: 'admin' })
    const lost = await told.lose(30006)
    await rows(`delete from recipients returning phone_key`)
    await rows(`update users set role = 'viewer' where id = ? returning id`, told.user.id)
    await answersWith(resend(client, support, lost.id), 403)
    await answersWith(resend(client, admin, lost.id), 200)
  })

  test('goes as a text of its own, in the same words, for free', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(30006)
    await rows(`delete from recipients returning phone_key`)
    const spent = await rows(`select id from allowance_entries where user_id = ?`, told.user.id)
    const response = await resend(client, support, lost.id)
    response.assertStatus(200)
    await runDue()
    assert.equal(sms.lastTo(told.user.phone), await bodyOf(lost.id))
    const [row] = await rows<Record<string, unknown>>(
      'select kind, state, charge_key, dedup_key from messages where id = ?',
      response.body().messageId
    )
    assert.deepEqual(
      { ...row },
      { kind: 'resent', state: 'sent', charge_key: null, dedup_key: `resend:${lost.id}` }
    )
    const after = await rows(`select id from allowance_entries where user_id = ?`, told.user.id)
    assert.lengthOf(after, spent.length)
    const [entry] = await rows<Record<string, unknown>>(
      'select actor_role, action, subject_id, person_id, detail, reason from audit_log'
    )
    assert.deepEqual(
      { ...entry },
      {
        actor_role: 'support',
        action: 'messages.resend',
        subject_id: lost.id,
        person_id: told.user.id,
        detail: JSON.stringify({ newId: response.body().messageId }),
        reason: REASON,
      }
    )
  })

  test('stands in the conversation once it has gone', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(21612, 'reply')
    const { messageId } = (await resend(client, support, lost.id)).body()
    await runDue()
    const view = await client.get('/api/my-conversation').as(told.user)
    assert.containsSubset(view.body().messages.at(-1), {
      id: messageId,
      sender: 'girlfriend',
      state: 'sent',
    })
  })

  test('twice, also at once, goes once', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(21612)
    const before = sms.textsTo(told.user.phone).length
    const answers = await Promise.all([1, 2, 3].map(() => resend(client, support, lost.id)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    ;(await resend(client, support, lost.id)).assertStatus(409)
    await runDue()
    assert.lengthOf(sms.textsTo(told.user.phone), before + 1)
    assert.lengthOf(await rows('select id from audit_log'), 1)
  })

  test('one that was lost again may go again', async ({ client }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(21612)
    const { messageId } = (await resend(client, support, lost.id)).body()
    await runDue()
    await told.tell(messageId, 'undelivered', 21612)
    ;(await resend(client, support, messageId)).assertStatus(200)
  })

  test('not one that the carrier’s hiccup had repeated already', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(30008)
    const response = await resend(client, support, lost.id)
    response.assertStatus(409)
    assert.include(response.body().message, 'by itself')
  })

  test('not a hello she has said since', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(21612, 'first_text')
    const later = await told.send(told.draft('first_text'))
    const response = await resend(client, support, lost.id)
    response.assertStatus(409)
    assert.include(response.body().message, 'hello since')
    await told.tell(later.id, 'undelivered', 21612)
    ;(await resend(client, support, lost.id)).assertStatus(200)
  })

  test('not to somebody who has opted out, nor to a bad number', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const bad = await told.lose(30006)
    ;(await resend(client, support, bad.id)).assertStatus(409)
    await rows(`delete from recipients returning phone_key`)
    const lost = await told.lose(21612)
    await text(told.user, 'STOP')
    await runDue()
    const response = await resend(client, support, lost.id)
    response.assertStatus(409)
    assert.include(response.body().message, 'STOP')
  })

  test('not words the carrier filtered', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(30007)
    const response = await resend(client, support, lost.id)
    response.assertStatus(409)
    assert.include(response.body().message, 'filtered')
  })

  test('not what was forgotten, also just now', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const cut = 'update messages set body = ? where id = ? returning id'
    const lost = await told.lose(21612)
    const send = await app.container.make(SendMessage)
    const foresee: typeof send.foresee = async (drafts) => {
      await rows(cut, '[forgotten] Sleep well.', lost.id)
      return send.foresee(drafts)
    }
    const meanwhile = { foresee, queue: send.queue.bind(send) } as SendMessage
    const resending = new ResendText(await database(), clock, meanwhile)
    const order = { messageId: lost.id, reason: REASON }
    await assert.rejects(() => resending.execute(OPERATOR, order), /its words are gone/)
    await rows(cut, '[forgotten]', lost.id)
    const response = await resend(client, support, lost.id)
    response.assertStatus(409)
    assert.include(response.body().message, 'its words are gone')
  })

  test('a text set for an hour does not come at night: {$self}')
    .with(['2026-11-19T04:30:00Z', '2026-11-19T09:30:00Z'])
    .run(async ({ client, assert }, night) => {
      const lost = await told.lose(21612)
      clock.at(night)
      const support = await signedUpUser({ role: 'support' })
      const response = await resend(client, support, lost.id)
      response.assertStatus(409)
      assert.include(response.body().message, 'outside the hours')
    })

  test('goes to where the person is reached now', async ({ client, assert }) => {
    const support = await signedUpUser({ role: 'support' })
    const lost = await told.lose(21612, 'reply')
    const phone = '+12025550987'
    const moved = 'update users set phone = ?, phone_key = ? where id = ? returning id'
    await rows(moved, phone, await keyOf(phone), told.user.id)
    const before = sms.textsTo(told.user.phone).length
    ;(await resend(client, support, lost.id)).assertStatus(200)
    await runDue()
    assert.deepEqual(sms.textsTo(phone), [await bodyOf(lost.id)])
    assert.lengthOf(sms.textsTo(told.user.phone), before)
  })

  test('not what arrived, is on its way, or nobody knows the end of: {$self}')
    .with(['delivered', 'sent', 'sending', 'queued', 'unknown', 'received'])
    .run(async ({ client }, state) => {
      const support = await signedUpUser({ role: 'support' })
      const lost = await told.lose(21612)
      await rows('update messages set state = ? where id = ? returning id', state, lost.id)
      ;(await resend(client, support, lost.id)).assertStatus(409)
    })

  test('not a text of this kind: {$self}')
    .with(['code', 'test', 'initiative', 'outage', 'stop_answer', 'pointer', 'operator_alarm'])
    .run(async ({ client, assert }, kind) => {
      const support = await signedUpUser({ role: 'support' })
      const lost = await told.lose(21612)
      await rows('update messages set kind = ? where id = ? returning id', kind, lost.id)
      const response = await resend(client, support, lost.id)
      response.assertStatus(409)
      assert.isEmpty(await rows(`select id from messages where dedup_key = ?`, `resend:${lost.id}`))
    })

  test('a text to it, one of nobody, and an unknown one are not found', async ({
    client,
    assert,
  }) => {
    const support = await signedUpUser({ role: 'support' })
    await text(told.user, 'Hello')
    const [inbound] = await rows<{ id: number }>(
      `select id from messages where direction = 'inbound'`
    )
    ;(await resend(client, support, inbound?.id ?? 0)).assertStatus(404)
    ;(await resend(client, support, 999_999)).assertStatus(404)
    await pass(60_000)
    assert.isEmpty(await rows('select id from audit_log'))
  })

  test('is not for viewers', async ({ client }) => {
    const viewer = await signedUpUser({ role: 'viewer' })
    const lost = await told.lose(21612)
    ;(await resend(client, viewer, lost.id)).assertStatus(403)
  })
})
