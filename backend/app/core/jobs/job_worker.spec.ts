import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { mock } from 'node:test'
import { isPostgres } from '#config/database'
import { Database } from '#app/core/database/database'
import type { Sql, SqlValue } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobStore, type JobOutcome } from '#app/core/jobs/job_store'
import { JobWorker } from '#app/core/jobs/job_worker'
import { clock, freshDatabase, rows } from '#tests/world'

const SETTINGS = {
  ...{ leaseMs: 10_000, pollMs: 50, atOnce: 4, drainMs: 500 },
  ...{ slowKinds: ['slow work', 'awaited work'], awaitedKinds: ['awaited work'] },
}

async function parts() {
  const queue = new JobQueue(clock)
  const database = await app.container.make(Database)
  return { database, queue, clock, logger: await app.container.make('logger') }
}

const workers: JobWorker[] = []

/**
 * Stopped at the end of its test, whatever becomes of that: one left running would do the next one's work.
 */
function workerOf(
  { database, queue, logger }: Awaited<ReturnType<typeof parts>>,
  settings: Partial<typeof SETTINGS> = {}
): JobWorker {
  const worker = new JobWorker(database, queue, clock, logger)
  Object.assign(worker.settings, SETTINGS, settings)
  workers.push(worker)
  return worker
}

async function workerWith(
  handler: (payload: { n: number }) => Promise<JobOutcome>,
  settings: Partial<typeof SETTINGS> = {}
) {
  const all = await parts()
  const worker = workerOf(all, settings)
  worker.on('work', handler as never)
  const add = (n: number, runAt = clock.now()) =>
    all.database.transaction((tx) =>
      all.queue.enqueue(tx, { kind: 'work', dedupKey: `work:${n}`, payload: { n }, runAt })
    )
  const move = (n: number, runAt: number) =>
    all.database.transaction((tx) =>
      all.queue.reschedule(tx, { kind: 'work', dedupKey: `work:${n}`, payload: { n }, runAt })
    )
  return { ...all, worker, add, move }
}

/** Of what a running worker does by itself; the test's own time limit ends it when that never comes. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((later) => setTimeout(later, 5))
}

test.group('Jobs', (group) => {
  freshDatabase(group)
  group.each.teardown(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
  })

  test('a job runs when it is due, once, and is gone then', async ({ assert }) => {
    const ran: number[] = []
    const { worker, add } = await workerWith(async ({ n }) => void ran.push(n))
    await add(1)
    await add(2, clock.now() + 5000)
    assert.equal(await worker.runDue(), 1)
    assert.deepEqual(ran, [1])
    clock.advance(5000)
    await worker.runDue()
    await worker.runDue()
    assert.deepEqual(ran, [1, 2])
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('whoever is stopped finishes what was begun and claims nothing more', async ({ assert }) => {
    let isStopped = false
    const ran: number[] = []
    const { worker, add } = await workerWith(async ({ n }) => {
      isStopped = true
      ran.push(n)
    })
    for (let n = 1; n <= 9; n++) await add(n)
    assert.equal(await worker.runDue({ isStopped: () => isStopped }), 4)
    assert.lengthOf(ran, 4)
    const left = await rows<{ status: string }>('select status from jobs')
    assert.deepEqual(left, Array(5).fill({ status: 'pending' }))
    assert.equal(await worker.runDue({ isStopped: () => true }), 0)
  })

  test('the same key is one job', async ({ assert }) => {
    let count = 0
    const { worker, add } = await workerWith(async () => void count++)
    await add(1)
    await add(1)
    await worker.runDue()
    assert.equal(count, 1)
  })

  test('rescheduling moves a waiting job', async ({ assert }) => {
    let count = 0
    const { worker, add, move } = await workerWith(async () => void count++)
    await add(1)
    await move(1, clock.now() + 1000)
    await worker.runDue()
    assert.equal(count, 0)
    clock.advance(1000)
    await worker.runDue()
    assert.equal(count, 1)
  })

  test('rescheduling a job while it runs makes it run once more', async ({ assert }) => {
    let count = 0
    const { worker, add, move } = await workerWith(async () => {
      if (++count === 1) await move(1, clock.now())
    })
    await add(1)
    await worker.runDue()
    assert.equal(count, 2)
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('a job that wants to come back does so at its time with its new payload', async ({
    assert,
  }) => {
    const seen: number[] = []
    const { worker, add } = await workerWith(async ({ n }) => {
      seen.push(n)
      return n < 3 ? { againAt: clock.now() + 1000, payload: { n: n + 1 } } : undefined
    })
    await add(1)
    for (let i = 0; i < 4; i++) {
      await worker.runDue()
      clock.advance(1000)
    }
    assert.deepEqual(seen, [1, 2, 3])
  })

  test('a failing job is tried again later and later, then kept as dead', async ({ assert }) => {
    let tries = 0
    const { worker, add } = await workerWith(async () => {
      tries++
      throw new Error('insert into x values (secret) - broken')
    })
    await add(1)
    await worker.runDue()
    await worker.runDue()
    assert.equal(tries, 1)
    for (let i = 0; i < 20; i++) {
      clock.advance(15 * 60_000)
      await worker.runDue()
    }
    assert.equal(tries, 10)
    const [job] = await rows<{ status: string; last_error: string }>('select * from jobs')
    assert.equal(job?.status, 'dead')
    assert.include(job?.last_error, 'broken')
    assert.notInclude(job?.last_error, 'secret')
  })

  test('the job of a worker that died comes back, and the dead one cannot finish it', async ({
    assert,
  }) => {
    const { database, add } = await workerWith(async () => undefined)
    await add(1)
    const [died, heir] = [
      new JobStore(database, clock, SETTINGS),
      new JobStore(database, clock, SETTINGS),
    ]
    const [job] = await died.claim(1, 'quick')
    assert.lengthOf(await heir.claim(1, 'quick'), 0)
    clock.advance(SETTINGS.leaseMs + 1)
    await heir.takeBackExpired()
    const [again] = await heir.claim(1, 'quick')
    assert.equal(again?.id, job?.id)
    await database.transaction((tx) => died.finish(tx, job!, undefined))
    assert.lengthOf(await rows('select id from jobs'), 1)
    await database.transaction((tx) => heir.finish(tx, again!, undefined))
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('a newer wish to run outlives the worker that died on the older one', async ({ assert }) => {
    const { database, add, move } = await workerWith(async () => undefined)
    await add(1)
    const store = new JobStore(database, clock, SETTINGS)
    await store.claim(1, 'quick')
    const wished = clock.now() + 60 * 60_000
    await move(1, wished)
    clock.advance(SETTINGS.leaseMs + 1)
    await store.takeBackExpired()
    assert.lengthOf(await store.claim(1, 'quick'), 0)
    clock.advance(wished - clock.now())
    assert.lengthOf(await store.claim(1, 'quick'), 1)
  })

  test('a job that kills its worker again and again is set aside', async ({ assert }) => {
    const { database, add } = await workerWith(async () => undefined)
    await add(1)
    const store = new JobStore(database, clock, SETTINGS)
    for (let i = 0; i < 25; i++) {
      await store.claim(1, 'quick')
      clock.advance(SETTINGS.leaseMs + 1)
      await store.takeBackExpired()
    }
    const [job] = await rows<{ status: string }>('select status from jobs')
    assert.equal(job?.status, 'dead')
  })

  test('stopping waits for what runs, takes nothing new and gives back the rest', async ({
    assert,
  }) => {
    let release = () => {}
    const begun: number[] = []
    const { worker, add } = await workerWith(async ({ n }) => {
      begun.push(n)
      if (n === 1) await new Promise<void>((done) => (release = done))
      if (n === 2) await new Promise(() => {})
    })
    await add(1)
    await add(2)
    assert.isFalse(worker.isRunning)
    await worker.start()
    assert.isTrue(worker.isRunning)
    await until(() => begun.length === 2)
    const stopped = worker.stop()
    await add(3)
    release()
    await stopped
    await worker.stop()
    await new Promise((later) => setTimeout(later, 3 * SETTINGS.pollMs))
    assert.isFalse(worker.isRunning)
    assert.sameMembers(begun, [1, 2])
    const left = await rows<{ dedup_key: string; status: string }>('select * from jobs order by id')
    assert.deepEqual(
      left.map((job) => [job.dedup_key, job.status]),
      [
        ['work:2', 'pending'],
        ['work:3', 'pending'],
      ]
    )
  })

  test('a running worker picks up new work without waiting for the next look', async ({
    assert,
  }) => {
    const { database, queue, logger } = await parts()
    const worker = workerOf({ database, queue, clock, logger }, { pollMs: 600_000 })
    const ran: string[] = []
    worker.on('work', async ({ n }: { n: string }) => void ran.push(n) as undefined)
    const add = (n: string) =>
      database.transaction((tx) =>
        queue.enqueue(tx, { kind: 'work', dedupKey: n, payload: { n }, runAt: clock.now() })
      )
    await add('there at the start')
    await worker.start()
    await until(async () => (await rows('select id from jobs')).length === 0)
    await new Promise((later) => setTimeout(later, 2 * SETTINGS.pollMs))
    await add('new')
    await until(() => ran.length === 2)
    await worker.stop()
    assert.lengthOf(await rows('select id from jobs'), 0)
  })

  test('stopped in the middle of a batch it begins no more of it and gives the rest back', async ({
    assert,
  }) => {
    let stopped: Promise<void> | undefined
    const begun: number[] = []
    const { worker, add } = await workerWith(async ({ n }) => {
      begun.push(n)
      await null
      stopped = worker.stop()
    })
    for (let n = 1; n <= 3; n++) await add(n)
    await worker.start()
    await until(() => stopped !== undefined)
    await stopped
    assert.lengthOf(begun, 1)
    const left = await rows('select status, locked_by from jobs')
    const waiting = { status: 'pending', locked_by: null }
    assert.deepEqual(left, [waiting, waiting])
  })

  test('stopped while it claims it gives back what it was about to take', async ({ assert }) => {
    const all = await parts()
    let claiming: (() => void) | undefined
    const slowly = async (text: string, ...values: SqlValue[]) => {
      if (text.includes(`set status = 'running'`)) await new Promise<void>((go) => (claiming = go))
      return all.database.read.all(text, ...values)
    }
    const read = { ...all.database.read, all: slowly } as Sql
    const database = new Proxy(all.database, {
      get: (target, name) => {
        if (name === 'read') return read
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const worker = workerOf({ ...all, database })
    const job = { kind: 'work', dedupKey: 'one', payload: {}, runAt: clock.now() }
    await all.database.transaction((tx) => all.queue.enqueue(tx, job))
    await worker.start()
    await until(() => claiming !== undefined)
    const stopped = worker.stop()
    await new Promise((later) => setTimeout(later, 50))
    claiming?.()
    await stopped
    await until(async () => (await rows(`select id from jobs where attempts = 1`)).length === 1)
    assert.deepEqual(await rows('select status, locked_by from jobs'), [
      { status: 'pending', locked_by: null },
    ])
  })

  test('a worker with nothing to do asks for nothing until its next look', async ({ assert }) => {
    const all = await parts()
    let asked = 0
    const database = new Proxy(all.database, {
      get: (target, name) => {
        if (name === 'transaction' || name === 'read') asked++
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
    const worker = workerOf({ ...all, database }, { pollMs: 600_000 })
    await worker.start()
    await new Promise((later) => setTimeout(later, 4 * SETTINGS.pollMs))
    assert.isBelow(asked, 10)
  })

  test('a running worker finds what another process has written, now and for later', async () => {
    const ran: number[] = []
    const { worker, database } = await workerWith(async ({ n }) => void ran.push(n))
    const other = new JobQueue(clock)
    const add = (n: number, runAt: number) =>
      database.transaction((tx) =>
        other.enqueue(tx, { kind: 'work', dedupKey: `work:${n}`, payload: { n }, runAt })
      )
    await worker.start()
    for (let n = 1; n <= 3; n++) {
      await add(n, clock.now() + 1000)
      clock.advance(1000)
      await until(() => ran.length === n)
      // A job that ends makes the worker look once more; what comes after that look is found by the next.
      await new Promise((later) => setTimeout(later, 2 * SETTINGS.pollMs))
    }
  })

  test('a worker that begins takes over at once from one that died', async () => {
    let hasRun = false
    const leaseMs = 3_600_000
    const { worker, add, database } = await workerWith(async () => void (hasRun = true), {
      leaseMs,
    })
    await add(1)
    await new JobStore(database, clock, { ...SETTINGS, leaseMs }).claim(1, 'quick')
    clock.advance(leaseMs + 1)
    await worker.start()
    await until(() => hasRun)
  })

  test('a job whose end could not be written comes back once its lease is over', async ({
    assert,
    cleanup,
  }) => {
    let count = 0
    const leaseMs = 60
    const { worker, add, database } = await workerWith(
      async () => {
        if (++count === 1) database.transaction = () => Promise.reject(new Error('disk full'))
      },
      { leaseMs }
    )
    const { transaction } = database
    cleanup(() => {
      database.transaction = transaction
    })
    await add(1)
    await worker.start()
    await until(() => count === 1)
    await new Promise((later) => setTimeout(later, leaseMs))
    database.transaction = transaction
    clock.advance(leaseMs + 1)
    await until(() => count === 2)
    await until(async () => (await rows('select id from jobs')).length === 0)
    assert.equal(count, 2)
  })

  test('a running worker keeps its leases, and takes over from one that died before it began', async ({
    assert,
    cleanup,
  }) => {
    const leaseMs = 10_000
    let release = () => {}
    let hasBegun = false
    const held = new Promise<void>((done) => (release = done))
    const { worker, add, database } = await workerWith(() => {
      hasBegun = true
      return held as Promise<undefined>
    })
    await add(1)
    await new JobStore(database, clock, { ...SETTINGS, leaseMs }).claim(1, 'quick')
    clock.advance(leaseMs + 1)
    mock.timers.enable({ apis: ['setInterval'] })
    cleanup(() => mock.timers.reset())
    await worker.start()
    await until(() => hasBegun)
    clock.advance(leaseMs - 1)
    const leased = async () =>
      (await rows<{ until: number }>('select locked_until as until from jobs'))[0]?.until
    mock.timers.tick(leaseMs / 2)
    await until(async () => (await leased()) === clock.now() + leaseMs)
    release()
    await worker.stop()
    assert.isEmpty(await rows('select id from jobs'))
  })

  test('what runs by hand takes over from one that died, and keeps its leases', async ({
    assert,
    cleanup,
  }) => {
    const { leaseMs } = SETTINGS
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    let hasBegun = false
    const { worker, add, database } = await workerWith(() => {
      hasBegun = true
      return held as Promise<undefined>
    })
    await add(1)
    await new JobStore(database, clock, SETTINGS).claim(1, 'quick')
    clock.advance(leaseMs + 1)
    mock.timers.enable({ apis: ['setInterval'] })
    cleanup(() => mock.timers.reset())
    const done = worker.runDue({ takesOver: true })
    await until(() => hasBegun)
    clock.advance(leaseMs - 1)
    mock.timers.tick(leaseMs / 2)
    const kept = `select id from jobs where locked_until = ${clock.now() + leaseMs}`
    await until(async () => (await rows(kept)).length === 1)
    release()
    assert.equal(await done, 1)
  })

  test('a worker runs so many at once and no more, also when it is woken while it claims', async ({
    assert,
    cleanup,
  }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    let begun = 0
    const { worker, add, database } = await workerWith(
      async () => {
        begun++
        await held
        return undefined
      },
      { pollMs: 600_000 }
    )
    let open = () => {}
    const opened = new Promise<void>((done) => (open = done))
    const { read } = database
    const { all } = read
    cleanup(() => void (read.all = all))
    read.all = async <Row>(...query: Parameters<typeof all>) => {
      await opened
      return all.call(read, ...query) as Promise<Row[]>
    }
    for (let n = 1; n <= 10; n++) await add(n)
    await worker.start()
    await new Promise((later) => setTimeout(later, SETTINGS.pollMs))
    await add(11)
    await new Promise((later) => setTimeout(later, SETTINGS.pollMs))
    open()
    await until(() => begun >= SETTINGS.atOnce)
    await new Promise((later) => setTimeout(later, 3 * SETTINGS.pollMs))
    assert.equal(begun, SETTINGS.atOnce)
    release()
    await until(() => begun === 11)
    await worker.stop()
    assert.isEmpty(await rows('select id from jobs'))
  })

  test('a claim takes no more than it asks for, however the statement is planned', async ({
    assert,
  }) => {
    const { add, database } = await workerWith(async () => undefined)
    for (let n = 1; n <= 10; n++) await add(n)
    await database.transaction(async ({ sql }) => {
      for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await sql.run(`set local enable_${way} = off`)
      const store = new JobStore({ ...database, read: sql } as Database, clock, SETTINGS)
      assert.lengthOf(await store.claim(4, 'quick'), 4)
    })
  }).skip(!isPostgres, 'PostgreSQL only')

  test('work for later does not put off what is due', async () => {
    const ran: number[] = []
    const { worker, database, queue } = await workerWith(async ({ n }) => void ran.push(n), {
      pollMs: 600_000,
    })
    await worker.start()
    await new Promise((later) => setTimeout(later, 2 * SETTINGS.pollMs))
    await database.transaction(async (tx) => {
      const job = { kind: 'work', payload: { n: 1 } }
      await queue.enqueue(tx, { ...job, dedupKey: 'due', runAt: clock.now() })
      await queue.enqueue(tx, { ...job, dedupKey: 'later', runAt: clock.now() + 30_000 })
    })
    await until(() => ran.length === 1)
  })

  test('a job of a kind that nobody runs fails with its name', async ({ assert }) => {
    const { database, queue, worker } = await workerWith(async () => undefined)
    await database.transaction((tx) =>
      queue.enqueue(tx, { kind: 'riddle', dedupKey: 'r', payload: {}, runAt: clock.now() })
    )
    await worker.runDue()
    const [job] = await rows<{ last_error: string }>('select last_error from jobs')
    assert.include(job?.last_error, 'no handler for jobs of kind riddle')
  })

  test('a job that a person waits for goes before a morning of slow ones, also where they are full', async ({
    assert,
  }) => {
    const all = await parts()
    const worker = workerOf(all)
    const ends: (() => void)[] = []
    const begun: string[] = []
    const hold = (kind: string) => () => {
      begun.push(kind)
      return new Promise<undefined>((done) => ends.push(() => done(undefined)))
    }
    worker.on('slow work', hold('slow'))
    worker.on('awaited work', hold('awaited'))
    const add = (kind: string, n: number, runAt: number) =>
      all.database.transaction((tx) =>
        all.queue.enqueue(tx, { kind, dedupKey: `${kind} ${n}`, payload: {}, runAt })
      )
    for (let n = 0; n < 60; n++) await add('slow work', n, clock.now() - 1)
    await worker.start()
    await until(() => begun.length === 3)
    for (let n = 0; n < 2; n++) await add('awaited work', n, clock.now())
    await until(() => begun.length === 4)
    ends[0]?.()
    await until(() => begun.length === 5)
    assert.deepEqual(begun.slice(3), ['awaited', 'awaited'])
    for (const end of ends) end()
  })

  test('jobs that wait for a slow provider leave room for the others', async ({ assert }) => {
    const all = await parts()
    const worker = workerOf(all)
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    const ran: string[] = []
    let slowOnes = 0
    worker.on('slow work', () => {
      slowOnes++
      return held as Promise<undefined>
    })
    worker.on('work', async ({ n }: { n: string }) => void ran.push(n) as undefined)
    await all.database.transaction(async (tx) => {
      for (let n = 0; n < 20; n++) {
        const job = {
          kind: 'slow work',
          dedupKey: `slow:${n}`,
          payload: {},
          runAt: clock.now() - 1,
        }
        await all.queue.enqueue(tx, job)
      }
    })
    await worker.start()
    await until(() => slowOnes === 3)
    await all.database.transaction((tx) =>
      all.queue.enqueue(tx, {
        kind: 'work',
        dedupKey: 'w',
        payload: { n: 'urgent' },
        runAt: clock.now(),
      })
    )
    await until(() => ran.length > 0 && slowOnes >= 3)
    assert.deepEqual(ran, ['urgent'])
    assert.equal(slowOnes, 3)
    release()
  })
})
