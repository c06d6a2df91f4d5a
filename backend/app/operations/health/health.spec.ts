import { test } from '@japa/runner'
import { AnotherServer } from '#tests/another_server'
import { clock, database, freshDatabase, rows } from '#tests/world'
import { JobWorker } from '#app/core/jobs/job_worker'
import type { ReadyAnswer } from '#app/operations/health/contract'
import { FindReady } from '#app/operations/health/find_ready'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { countBeating, findWork, troublesOf } from '#app/operations/health/work'
import { MINUTE, SECOND } from '#app/core/clock/durations'

const SILENT = 'No process with the role worker was heard of in the last minute.'
const LATE = 'Work that was due more than five minutes ago has not been done.'

interface Beat {
  roles?: string
  agoMs: number
  stoppedAt?: number
}

async function processWith({ roles = 'worker', agoMs, stoppedAt }: Beat): Promise<void> {
  const at = clock.now() - agoMs
  await rows(
    `insert into server_instances (name, roles, version, started_at, beat_at, stopped_at)
     values ('machine:1', ?, '1', ?, ?, ${stoppedAt ?? 'null'}) returning id`,
    roles,
    at,
    at
  )
}

async function jobDueSince(agoMs: number): Promise<void> {
  await rows(
    `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
     values ('remember', 'one', '{}', 'pending', ?, 1) returning id`,
    clock.now() - agoMs
  )
}

/** A process that has started: its own worker runs, and its heart beats. */
async function startedServer(own: readonly string[] = ['web']) {
  const server = new AnotherServer()
  Object.defineProperty(await server.make(JobWorker), 'isRunning', { value: true })
  const heartbeat = await server.make(Heartbeat)
  Object.assign(heartbeat, { roles: own })
  return { heartbeat, ready: await server.make(FindReady) }
}

async function answerOf(only?: 'web'): Promise<ReadyAnswer> {
  const { heartbeat, ready } = await startedServer()
  await heartbeat.start()
  const answer = await ready.execute({ isOnlyWeb: only === 'web' })
  await heartbeat.stop()
  return answer
}

test.group('Whether a process is ready', (group) => {
  freshDatabase(group)

  test('it is while a worker was heard of and no work is late', async ({ assert }) => {
    await processWith({ agoMs: 60 * SECOND })
    await jobDueSince(5 * MINUTE)
    const { status, reasons, database: isUp } = await answerOf()
    assert.deepEqual([status, reasons, isUp], ['ready', [], true])
  })

  test('it is not, and says why, when workers are silent or their work is late', async ({
    assert,
  }) => {
    await processWith({ agoMs: 60 * SECOND + 1 })
    await jobDueSince(5 * MINUTE + 1)
    const { status, reasons } = await answerOf()
    assert.deepEqual([status, reasons], ['not ready', [SILENT, LATE]])
  })

  test('where no worker ever was there is none now', async ({ assert }) => {
    await processWith({ roles: 'web', agoMs: 0 })
    assert.deepEqual((await answerOf()).reasons, [SILENT])
  })

  test('a balancer that must keep serving asks for the process alone', async ({ assert }) => {
    assert.equal((await answerOf('web')).status, 'ready')
  })

  test('before its heart beats, and from the beginning of its end on, it is not', async ({
    assert,
  }) => {
    const { heartbeat, ready } = await startedServer()
    const ask = async () => {
      const { reasons } = await ready.execute({ isOnlyWeb: true })
      return reasons
    }
    assert.deepEqual(await ask(), ['This process is starting, or stopping.'])
    await heartbeat.start()
    assert.deepEqual(await ask(), [])
    await heartbeat.stop()
    assert.deepEqual(await ask(), ['This process is starting, or stopping.'])
  })

  test('over the wire it is 503 with the version and the reasons, and 422 for another question', async ({
    client,
    assert,
  }) => {
    const answer = await client.get('/health/ready')
    const { status, version, reasons } = answer.body() as ReadyAnswer
    assert.deepEqual([answer.status(), status], [503, 'not ready'])
    assert.match(version, /^\d+\.\d+\.\d+-dev$/)
    assert.include(reasons, SILENT)
    const other = await client.get('/health/ready?only=worker')
    assert.deepEqual(
      [other.status(), (other.body() as { message: string }).message],
      [422, 'only may be web']
    )
    const live = await client.get('/health/live')
    assert.deepEqual(live.body(), { status: 'live', version })
  })
})

test.group('The heartbeat', (group) => {
  freshDatabase(group)

  test('tells who lives, since when and how it feels, and who stopped', async ({ assert }) => {
    const { heartbeat } = await startedServer(['web', 'worker'])
    await heartbeat.start()
    const startedAt = clock.now()
    clock.advance(15 * SECOND)
    await heartbeat.beat()
    const [row] = await rows('select roles, started_at, beat_at, stopped_at from server_instances')
    assert.deepEqual(
      [row?.roles, Number(row?.started_at), Number(row?.beat_at), row?.stopped_at],
      ['web,worker', startedAt, clock.now(), null]
    )
    const { read } = await database()
    assert.deepEqual(await countBeating(read, clock.now()), { web: 1, worker: 1 })
    await heartbeat.stop()
    assert.deepEqual(await countBeating(read, clock.now()), { web: 0, worker: 0 })
    await heartbeat.beat()
    const [stopped] = await rows('select stopped_at from server_instances')
    assert.equal(Number(stopped?.stopped_at), clock.now())
  })

  test('goes on in a row of its own when the database was put back', async ({ assert }) => {
    const { heartbeat } = await startedServer()
    await heartbeat.start()
    await rows('delete from server_instances returning id')
    await heartbeat.beat()
    assert.lengthOf(await rows('select id from server_instances'), 1)
    await heartbeat.stop()
  })

  test('forgets processes that have been gone for a week', async ({ assert }) => {
    await processWith({ agoMs: 7 * 24 * 60 * MINUTE + 1 })
    await processWith({ agoMs: 7 * 24 * 60 * MINUTE })
    const { heartbeat } = await startedServer()
    await heartbeat.start()
    assert.lengthOf(await rows('select id from server_instances'), 2)
    await heartbeat.stop()
  })

  test('one process of all speaks for the whole database', async ({ assert }) => {
    const [one, other] = [await startedServer(), await startedServer()]
    assert.isTrue(await one.heartbeat.speaksForAll())
    await one.heartbeat.start()
    await other.heartbeat.start()
    assert.isTrue(await one.heartbeat.speaksForAll())
    assert.isFalse(await other.heartbeat.speaksForAll())
    clock.advance(MINUTE + 1)
    await other.heartbeat.beat()
    assert.isTrue(await other.heartbeat.speaksForAll())
    await one.heartbeat.stop()
    await other.heartbeat.stop()
  })
})

test.group('How the work stands', (group) => {
  freshDatabase(group)

  test('a process that went before its clock was set back counts for nothing', async ({
    assert,
  }) => {
    await processWith({ agoMs: -24 * 60 * MINUTE, roles: 'web,worker' })
    const { read } = await database()
    const work = await findWork(read, clock.now())
    assert.deepEqual(troublesOf(work, clock.now()), ['no_worker'])
    assert.deepEqual(await countBeating(read, clock.now()), { web: 0, worker: 0 })
    const { heartbeat } = await startedServer()
    await heartbeat.start()
    assert.isTrue(await heartbeat.speaksForAll())
    await heartbeat.stop()
  })

  test('the latest worker counts, also one that stopped', async ({ assert }) => {
    await processWith({ agoMs: 5 * MINUTE })
    await processWith({ agoMs: 30 * SECOND, stoppedAt: 1, roles: 'web,worker' })
    const { read } = await database()
    const work = await findWork(read, clock.now())
    assert.deepEqual(work, { workerBeatAt: clock.now() - 30 * SECOND, oldestDueAt: null })
    assert.deepEqual(troublesOf(work, clock.now()), [])
    assert.deepEqual(troublesOf(work, clock.now() + MINUTE), ['no_worker'])
  })
})
