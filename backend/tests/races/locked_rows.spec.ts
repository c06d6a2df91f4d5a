import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { DraftReply } from '#app/conversations/replies/draft_reply'
import { EndJobs } from '#app/core/jobs/end_jobs'
import { JobStore } from '#app/core/jobs/job_store'
import limits from '#config/limits'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { type Picked, PickTexts } from '#app/texting/sending/pick_texts'
import { queueText } from '#tests/queue_text'
import { holding, isShared, untilWaiting } from '#tests/races/held_rows'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { FireSchedule } from '#app/schedules/firings/fire_schedule'
import { conversationOf } from '#tests/told_texts'
import { clock, freshDatabase, onboardedUser, rows, sms, text } from '#tests/world'

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

  test('a talk in which somebody is writing holds up no text of another', async ({
    assert,
    cleanup,
  }) => {
    const { letGo } = await oneBusyTalk()
    cleanup(letGo)
    const pick = await app.container.make(PickTexts)
    const meanwhile = await pick.execute(5)
    assert.deepEqual([bodiesOf(meanwhile), meanwhile.waitMs], [['other'], 20])
    assert.deepEqual(await pick.execute(5), { texts: [], waitMs: 20 })
    await letGo()
    assert.deepEqual(bodiesOf(await pick.execute(5)), ['busy'])
  }).skip(!isShared, 'needs a database of several writers')

  test('of reports that share a commit one that has to wait holds up no other', async ({
    assert,
    cleanup,
  }) => {
    const { busy, other, letGo } = await oneBusyTalk()
    cleanup(letGo)
    await rows(`update messages set state = 'sending' where id in (?, ?)`, busy, other)
    const receive = await app.container.make(ReceiveStatus)
    const tell = (id: number, status: string) =>
      receive.execute({ id, sid: `SM${id}`, status, errorCode: null })
    const telling = [tell(busy, 'sent'), tell(busy, 'delivered')]
    await Promise.all([tell(other, 'sent'), tell(0, 'sent')])
    await untilWaiting(1)
    // Nor one that is told later.
    await tell(other, 'delivered')
    const states = () =>
      rows('select state from messages where id in (?, ?) order by id', busy, other)
    assert.deepEqual(await states(), [{ state: 'sending' }, { state: 'delivered' }])
    await letGo()
    await Promise.all(telling)
    assert.deepEqual(await states(), [{ state: 'delivered' }, { state: 'delivered' }])
  }).skip(!isShared, 'needs a database of several writers')

  test('of jobs that end together one that has to wait holds up no other', async ({
    assert,
    cleanup,
  }) => {
    const of = await app.container.make(Database)
    const store = new JobStore(of, clock, limits.jobs)
    await rows(`insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
      values ('work', 'a', '{}', 'pending', 0, 0), ('work', 'b', '{}', 'pending', 0, 0)`)
    const [busy, other] = await store.claimAll(5)
    const letGo = await holding('select id from jobs where id = $1 for update', busy?.id ?? 0)
    cleanup(letGo)
    const end = new EndJobs(of, store)
    const ended = [busy!, other!].map((job) => end.add({ job, outcome: undefined }))
    await ended[1]
    await untilWaiting(1)
    assert.deepEqual(await rows('select id from jobs'), [{ id: busy?.id }])
    await letGo()
    await ended[0]
    assert.deepEqual(await rows('select id from jobs'), [])
  }).skip(!isShared, 'needs a database of several writers')

  test('no lease waits for that of a job which somebody is writing just now', async ({
    assert,
    cleanup,
  }) => {
    const store = new JobStore(await app.container.make(Database), clock, limits.jobs)
    await rows(`insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
      values ('work', 'a', '{}', 'pending', 0, 0), ('work', 'b', '{}', 'pending', 0, 0)`)
    const running = await store.claimAll(5)
    const ids = running.map(({ id }) => id).sort((one, other) => one - other)
    const letGo = await holding('select id from jobs where id = $1 for update', ids[0] ?? 0)
    cleanup(letGo)
    const claimedAt = clock.now()
    clock.advance(MINUTE)
    const keeping = store.keepLeases(ids)
    await untilWaiting(1)
    const leases = () => rows('select locked_until as until from jobs order by id')
    const first = { until: claimedAt + limits.jobs.leaseMs }
    const kept = { until: clock.now() + limits.jobs.leaseMs }
    assert.deepEqual(await leases(), [first, kept])
    await letGo()
    await keeping
    assert.deepEqual(await leases(), [kept, kept])
  }).skip(!isShared, 'needs a database of several writers')

  test('who discards a draft waits for who writes in its talk before it takes the draft', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    const conversationId = await conversationOf(user)
    const id = await queueText(user, 'a draft', { kind: 'reply', conversationId })
    const letGo = await holding(
      'select id from conversations where id = $1 for update',
      conversationId
    )
    cleanup(letGo)
    const draft = await app.container.make(DraftReply)
    const discarding = draft.discard(conversationId, id)
    await untilWaiting(1)
    await letGo.goOn(`set local lock_timeout = '200ms';
      update messages set is_held = true where id = ${id}`)
    await letGo()
    await discarding
    assert.deepEqual(await rows('select id from messages where id = ?', id), [])
    const [talk] = await rows('select restarts from conversations where id = ?', conversationId)
    assert.deepEqual({ ...talk }, { restarts: 1 })
  }).skip(!isShared, 'needs a database of several writers')

  test('who plans a schedule anew waits for who claims its dates before it writes any', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    const wish = { messageType: 'task_reminder', time: '14:00' }
    const response = await client.post('/api/schedule-message').as(user).json(wish)
    const { id } = response.body() as { id: number }
    clock.advance(2 * DAY)
    const letGo = await holding('select id from schedules where id = $1 for update', id)
    cleanup(letGo)
    const fire = await app.container.make(FireSchedule)
    const planning = fire.execute({ scheduleId: id })
    await untilWaiting(1)
    // It would have to wait, for a row that the other has written and that waits for this schedule.
    await letGo.goOn(`set local lock_timeout = '200ms';
      insert into firings (schedule_id, local_date, state, due_at, claimed_at)
      values (${id}, '2026-11-19', 'missed', 0, 0)`)
    await letGo()
    await planning
    const dates = await rows('select local_date, state from firings')
    assert.deepEqual(dates, [{ local_date: '2026-11-19', state: 'missed' }])
  }).skip(!isShared, 'needs a database of several writers')

  test('nobody waits for a worker that sends, and one whose machine is gone gives the line free', async ({
    assert,
    cleanup,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await queueText(user, 'waiting')
    const { read } = await app.container.make(Database)
    const [settings] = await read.all<{ idle: string; lock: string }>(
      `select current_setting('idle_in_transaction_session_timeout') as idle,
         current_setting('lock_timeout') as lock`
    )
    assert.deepEqual({ ...settings }, { idle: '15s', lock: '5s' })
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

/** The ids of two texts that wait, in the talk of the first of which somebody else is writing. */
async function oneBusyTalk() {
  const [writing, reading] = [await onboardedUser(), await onboardedUser()]
  sms.reset()
  const conversationId = await conversationOf(writing)
  const busy = await queueText(writing, 'busy', { conversationId })
  const there = { conversationId: await conversationOf(reading) }
  const other = await queueText(reading, 'other', there)
  const letGo = await holding(
    'select id from conversations where id = $1 for update',
    conversationId
  )
  return { busy, other, letGo }
}

const bodiesOf = ({ texts }: Picked) => texts.map(({ body }) => body)
