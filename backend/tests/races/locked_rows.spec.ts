import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { queueText } from '#tests/queue_text'
import { holding, isShared, untilWaiting } from '#tests/races/held_rows'
import { freshDatabase, onboardedUser, sms, text } from '#tests/world'

test.group('Rows that somebody else has locked', (group) => {
  freshDatabase(group)

  test('one locked text holds up nobody else', async ({ assert, cleanup }) => {
    const [leaving, other] = [await onboardedUser(), await onboardedUser()]
    sms.reset()
    const id = await queueText(leaving, 'leaving')
    await queueText(other, 'other')
    cleanup(await holding('select id from messages where id = $1 for update', id))
    const pick = await app.container.make(PickTexts)
    const { texts } = await pick.execute(5)
    assert.deepEqual(
      texts.map(({ body }) => body),
      ['other']
    )
  }).skip(!isShared, 'needs a database of several writers')

  test('nobody waits for a worker that sends, and one whose machine is gone gives the line free', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'waiting')
    const { read } = await app.container.make(Database)
    const [limits] = await read.all<{ idle: string; lock: string }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle,
         current_setting('lock_timeout') as lock`
    )
    assert.deepEqual({ ...limits }, { idle: '15s', lock: '5s' })
    const letGo = await holding('select sender from senders for update')
    cleanup(letGo)
    const pick = await app.container.make(PickTexts)
    const meanwhile = await pick.execute(5)
    assert.deepEqual(meanwhile, { texts: [], waitMs: 20 })
    await letGo()
    const { texts } = await pick.execute(5)
    assert.lengthOf(texts, 1)
  }).skip(!isShared, 'needs a database of several writers')

  test('a text written while a STOP is on its way to its commit does not leave after it', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    sms.reset()
    const letStop = await holding(`select kind from spending where kind = 'sms_in' for update`)
    const letPick = await holding(`select kind from spending where kind = 'sms_out' for update`)
    cleanup(letStop)
    cleanup(letPick)
    const stopping = text(user, 'STOP')
    await untilWaiting(1)
    await queueText(user, 'written a moment too late')
    const pick = await app.container.make(PickTexts)
    const picking = pick.execute(5)
    await Promise.race([picking, untilWaiting(2)])
    await letStop()
    await stopping
    await letPick()
    const { texts } = await picking
    assert.deepEqual(
      texts.map(({ body }) => body),
      []
    )
  }).skip(!isShared, 'needs a database of several writers')
})
