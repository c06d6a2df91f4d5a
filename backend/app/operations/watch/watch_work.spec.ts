import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AnotherServer } from '#tests/another_server'
import { clock, freshDatabase, rows, sms, unreadText } from '#tests/world'
import { MINUTE } from '#app/core/clock/durations'
import { SendLoop } from '#app/texting/sending/send_loop'
import { TellOperator } from '#app/operations/watch/tell_operator'
import { Watch } from '#app/operations/watch/watch'
import { WatchWork } from '#app/operations/watch/watch_work'

const OPERATOR = '+12025550199'

/** As a process that only answers requests has it. */
async function watchOf(phone: string | null): Promise<WatchWork> {
  const server = new AnotherServer()
  const teller = await server.make(TellOperator)
  return server.with(TellOperator, Object.assign(teller, { phone })).make(WatchWork)
}

async function workerHeardOf(agoMs: number): Promise<void> {
  await rows('delete from server_instances returning id')
  await rows(
    `insert into server_instances (name, roles, version, started_at, beat_at)
     values ('machine:1', 'worker', '1', 1, ?) returning id`,
    clock.now() - agoMs
  )
}

const told = () => sms.textsTo(OPERATOR)
const open = () =>
  rows<{ kind: string; times: number }>(
    'select kind, times from alarms where cleared_at is null order by id'
  )

test.group('When nobody does the work', (group) => {
  freshDatabase(group)

  test('the operator hears of it, though sending a text is work too', async ({ assert }) => {
    await workerHeardOf(2 * MINUTE)
    const watch = await watchOf(OPERATOR)
    await watch.execute()
    assert.deepEqual(await open(), [{ kind: 'no_worker', times: 1 }])
    assert.match(told()[0] ?? '', /^Everly alarm: no worker runs\. See http.*\/admin\/alarms$/)
    const [sent] = await rows(`select state from messages where kind = 'operator_alarm'`)
    assert.equal(sent?.state, 'sent')
  })

  test('also one whose own text nobody has read since', async ({ assert }) => {
    await workerHeardOf(2 * MINUTE)
    await unreadText({ phone: OPERATOR }, 'is it down?')
    await (await watchOf(OPERATOR)).execute()
    assert.match(told()[0] ?? '', /no worker runs/)
  })

  test('once, however many processes look and however often', async ({ assert }) => {
    await workerHeardOf(2 * MINUTE)
    const watches = [await watchOf(OPERATOR), await watchOf(OPERATOR)]
    await Promise.all(watches.map((watch) => watch.execute()))
    clock.advance(15_000)
    await Promise.all(watches.map((watch) => watch.execute()))
    assert.lengthOf(told(), 1)
    const kinds = (await open()).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['no_worker'])
  })

  test('what the last worker wrote down for the operator and did not send goes out', async ({
    assert,
  }) => {
    await workerHeardOf(0)
    await rows(
      `insert into alarms (kind, subject, times, first_at, last_at)
       values ('registration', '+1', 1, 1, 1) returning id`
    )
    const server = new AnotherServer()
    const teller = Object.assign(await server.make(TellOperator), { phone: OPERATOR })
    await (await server.with(TellOperator, teller).make(Watch)).execute()
    assert.isEmpty(told())
    clock.advance(2 * MINUTE)
    await (await watchOf(OPERATOR)).execute()
    assert.match(told()[0] ?? '', /carriers refuse our number/)
  })

  test('so does one that looks for troubles and fails', async ({ assert }) => {
    await workerHeardOf(0)
    await rows(
      `insert into alarms (kind, subject, times, first_at, last_at)
       values ('failing_job', 'watch', 1, 1, 1) returning id`
    )
    await (await watchOf(OPERATOR)).execute()
    assert.match(told()[0] ?? '', /^Everly alarm: 1 failing job\. See /)
  })

  test('late work is an alarm of its own, and both end with their trouble', async ({ assert }) => {
    await workerHeardOf(2 * MINUTE)
    await rows(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('remember', 'one', '{}', 'pending', ?, 1) returning id`,
      clock.now() - 6 * MINUTE
    )
    await (await watchOf(null)).execute()
    assert.deepEqual(
      (await open()).map(({ kind }) => kind),
      ['no_worker', 'late_jobs']
    )
    await workerHeardOf(0)
    const watch = await app.container.make(Watch)
    await watch.execute()
    assert.deepEqual(
      (await open()).map(({ kind }) => kind),
      ['late_jobs']
    )
    await rows('delete from jobs returning id')
    await watch.execute()
    assert.isEmpty(await open())
  })

  test('while the work is done nothing is said, nor written', async ({ assert }) => {
    await workerHeardOf(MINUTE)
    const loop = await app.container.make(SendLoop)
    await (await watchOf(OPERATOR)).execute()
    await loop.runDue()
    assert.isEmpty(await open())
    assert.isEmpty(told())
  })
})
