import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { JobWorker } from '#app/core/jobs/job_worker'
import { DeleteAccount } from '#app/privacy/delete_account'
import { StartOver } from '#app/privacy/start_over'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { unlessRefused } from '#tests/unless_refused'
import {
  freshDatabase,
  newSid,
  onboardedUser,
  pass,
  rows,
  sms,
  type TestUser,
  text,
} from '#tests/world'

const ROUNDS = 8

/** Texts, replies, reports of the carrier and the worker, all at once around the person's wish. */
async function everythingAtOnce(user: TestUser, wish: () => Promise<void>): Promise<void> {
  const worker = await app.container.make(JobWorker)
  const status = await app.container.make(ReceiveStatus)
  const known = await rows<{ id: number; message_sid: string }>(
    `select id, message_sid from messages
     where direction = 'outbound' and message_sid is not null and user_id = ?`,
    user.id
  )
  const report = () =>
    Promise.all(
      known.map(({ id, message_sid: sid }) =>
        status.execute({ id, sid, status: 'delivered', errorCode: null })
      )
    )
  await Promise.all([
    text(user, 'one', { sid: newSid() }),
    worker.runDue(),
    report(),
    wish().catch(unlessRefused),
    text(user, 'two', { sid: newSid() }),
    worker.runDue(),
    wish().catch(unlessRefused),
    text(user, 'three', { sid: newSid() }),
    report(),
  ])
}

/** Texts that were sent and are known neither here nor as removed: nobody would ever redact them. */
async function lostTexts(): Promise<string[]> {
  const known = await rows<{ sid: string }>(
    `select message_sid as sid from messages where message_sid is not null
     union select message_sid from removed_texts`
  )
  const sids = new Set(known.map(({ sid }) => sid))
  return sms.sent.map(({ sid }) => sid).filter((sid) => !sids.has(sid))
}

test.group('Leaving while everything goes on', (group) => {
  freshDatabase(group)

  test('nothing of the person is left, and every text sent is known to be redacted', async ({
    assert,
  }) => {
    const deleteAccount = await app.container.make(DeleteAccount)
    for (let round = 0; round < ROUNDS; round++) {
      const user = await onboardedUser()
      await text(user, 'before')
      await pass(6000 + round * 700)
      await everythingAtOnce(user, () => deleteAccount.execute(user.id))
      assert.lengthOf(await rows('select id from users'), 0)
      assert.lengthOf(await rows('select id from messages where user_id is not null'), 0)
      await pass(60_000, 5000)
      assert.deepEqual(await lostTexts(), [])
      assert.lengthOf(await rows('select id from jobs where failures > 0'), 0)
    }
  })

  test('starting over leaves no text of the talk and takes no charge', async ({ assert }) => {
    const startOver = await app.container.make(StartOver)
    for (let round = 0; round < ROUNDS; round++) {
      const user = await onboardedUser()
      await text(user, 'before')
      await pass(6000 + round * 700)
      await everythingAtOnce(user, () => startOver.execute(user.id))
      await pass(60_000, 5000)
      assert.lengthOf(await rows('select id from conversations'), 0)
      assert.lengthOf(await rows('select id from messages where conversation_id is not null'), 0)
      assert.deepEqual(await lostTexts(), [])
      assert.lengthOf(await rows('select id from jobs where failures > 0'), 0)
      const open = await rows(
        `select id from allowance_entries r where entry = 'reserve' and not exists (select 1
           from allowance_entries e where e.charge_key = r.charge_key and e.entry <> 'reserve')`
      )
      assert.lengthOf(open, 0)
    }
  })
})
