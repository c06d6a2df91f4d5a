import { test } from '@japa/runner'
import { WORTH_TELLING } from '#app/core/jobs/failures'
import { JobQueue } from '#app/core/jobs/job_queue'
import { type ClaimedJob, JobStore } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { isShared, untilWaiting } from '#tests/races/held_rows'
import { clock, database, freshDatabase, rows } from '#tests/world'
import { ReadForTooLong } from '#app/core/threads/threads'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'

const LEASE_MS = 10 * SECOND

interface JobRow {
  id: number
  status: string
  payload: string
  run_at: number
  again_at: number | null
  died_at: number | null
  attempts: number
  failures: number
  crashes: number
  locked_by: string | null
  locked_until: number | null
  last_error: string | null
}

const jobs = () => rows<JobRow>('select * from jobs order by id')
const jobOf = async ({ id }: { id: number }) => (await jobs()).find((row) => row.id === id)
const set = (columns: string) => rows(`update jobs set ${columns} returning id`)

const WAITING = { status: 'pending', locked_by: null, locked_until: null, again_at: null }

test.group('The rows of jobs', (group) => {
  freshDatabase(group)
  let queue: JobQueue
  let store: JobStore
  let other: JobStore

  group.each.setup(async () => {
    queue = new JobQueue(clock)
    const settings = { leaseMs: LEASE_MS, slowKinds: ['slow work'], awaitedKinds: [] }
    const of = await database()
    store = new JobStore(of, clock, settings)
    other = new JobStore(of, clock, settings)
  })

  const transaction = async (work: (tx: Tx) => Promise<void>) =>
    (await database()).transaction(work)
  const add = (name: string, runAt = clock.now()) =>
    transaction((tx) =>
      queue.enqueue(tx, { kind: 'work', dedupKey: name, payload: { name }, runAt })
    )
  const move = (name: string, runAt: number) =>
    transaction((tx) =>
      queue.reschedule(tx, { kind: 'work', dedupKey: name, payload: { name }, runAt })
    )
  const hasten = (name: string, runAt: number) =>
    transaction((tx) =>
      queue.hastenMany(tx, [{ kind: 'work', dedupKey: name, payload: { name }, runAt }])
    )
  async function claimOne(by = store): Promise<ClaimedJob> {
    const [job] = await by.claim(1, 'quick')
    if (!job) throw new Error('nothing to claim')
    return job
  }

  test('what is due longest is claimed first, of the same time what was written first', async ({
    assert,
  }) => {
    const now = clock.now()
    for (const [name, runAt] of Object.entries({ c: now, a: now - MINUTE, d: now, b: now - 1 })) {
      await add(name, runAt)
    }
    const claimed = [await claimOne(), await claimOne(), await claimOne(), await claimOne()]
    assert.deepEqual(
      claimed.map(({ payload }) => JSON.parse(payload).name as string),
      ['a', 'b', 'c', 'd']
    )
  })

  test('a claim counts as an attempt and holds for the lease', async ({ assert }) => {
    await add('one')
    const job = await claimOne()
    assert.equal(job.attempts, 1)
    assert.include(await jobOf(job), {
      status: 'running',
      attempts: 1,
      locked_until: clock.now() + LEASE_MS,
    })
  })

  const ENDINGS: Record<string, (job: ClaimedJob) => Promise<void>> = {
    'be finished': (job) => transaction((tx) => store.finish(tx, job, undefined)),
    'come back': (job) => transaction((tx) => store.finish(tx, job, { againAt: 1 })),
    'fail': (job) => transaction((tx) => store.fail(tx, job, new Error('broken'))),
  }

  test('whose lease was taken back a job can no longer {$self}, not even by the same worker')
    .with(Object.keys(ENDINGS))
    .run(async ({ assert }, ending) => {
      await add('one')
      const lost = await claimOne()
      clock.advance(LEASE_MS + 1)
      await other.takeBackExpired()
      const waiting = await jobs()
      await ENDINGS[ending]?.(lost)
      assert.deepEqual(await jobs(), waiting)
      await claimOne()
      const running = await jobs()
      await ENDINGS[ending]?.(lost)
      assert.deepEqual(await jobs(), running)
    })

  test('let one job {$self}, and the others go on as they are')
    .with(Object.keys(ENDINGS))
    .run(async ({ assert }, ending) => {
      await add('one')
      await add('two')
      const [one, two] = [await claimOne(), await claimOne()]
      const before = await jobOf(two)
      await ENDINGS[ending]?.(one)
      assert.deepEqual(await jobOf(two), before)
    })

  test('a job that failed waits a second, doubling up to ten minutes and a quarter more', async ({
    assert,
  }) => {
    await add('one')
    const waits: number[] = []
    for (let failures = 1; failures < 10; failures++) {
      await set('run_at = 0')
      const job = await claimOne()
      await move('one', clock.now() + 1)
      await ENDINGS['fail']?.(job)
      const row = await jobOf(job)
      assert.include(row, { ...WAITING, failures, died_at: null })
      waits.push((row?.run_at ?? 0) - clock.now())
    }
    for (const [index, wait] of waits.entries()) {
      const least = Math.min(SECOND * 2 ** index, 10 * MINUTE)
      assert.isAtLeast(wait, least)
      assert.isAtMost(wait, least * 1.25)
    }
    await set('run_at = 0')
    const job = await claimOne()
    await ENDINGS['fail']?.(job)
    assert.include(await jobOf(job), { status: 'dead', died_at: clock.now(), locked_by: null })
    assert.lengthOf(await store.claim(1, 'quick'), 0)
  })

  test('a job whose text ended its thread three times is set aside, and others go on', async ({
    assert,
  }) => {
    await add('hostile', 1)
    await add('honest', 2)
    for (const status of ['pending', 'pending', 'dead']) {
      await set(`run_at = 1 where status = 'pending' and dedup_key = 'hostile'`)
      const job = await claimOne()
      assert.include(job.payload, 'hostile')
      await transaction((tx) => store.fail(tx, job, new ReadForTooLong('readWords')))
      assert.include(await jobOf(job), { status })
    }
    assert.include((await claimOne()).payload, 'honest')
  })

  async function failWith(error: Error, times: number): Promise<ClaimedJob> {
    for (; ; times--) {
      await set('run_at = 0')
      const job = await claimOne()
      await transaction((tx) => store.fail(tx, job, error))
      if (times === 1) return job
    }
  }

  const AWAY = Object.assign(new Error('ended by its operator'), { code: '57P01' })

  test('an outage of the database kills no job, and slows it down to half a minute', async ({
    assert,
  }) => {
    await add('one')
    const job = await failWith(AWAY, 40)
    const row = await jobOf(job)
    assert.include(row, WAITING)
    assert.isAtMost((row?.run_at ?? 0) - clock.now(), 40 * SECOND)
    await failWith(new Error('broken'), 3)
    assert.include(await jobOf(job), WAITING)
    await failWith(AWAY, 1)
    assert.include(await jobOf(job), WAITING)
    await failWith(new Error('broken'), 5)
    assert.include(await jobOf(job), { status: 'dead' })
  })

  test('nor do {$self} outages and one failure of its own')
    .with([1, 5, 6, 7, 8, 9, 10, 40])
    .run(async ({ assert }, outages) => {
      await add('one')
      for (const error of [new Error('broken'), new ReadForTooLong('readWords')]) {
        await set('failures = 0')
        await failWith(AWAY, outages)
        assert.include(await jobOf(await failWith(error, 1)), WAITING)
      }
    })

  test('an outage of one job alone is told after a quarter of an hour', async ({ assert }) => {
    await add('one')
    let waited = 0
    for (let times = 1; ; times++) {
      const row = await jobOf(await failWith(AWAY, 1))
      if (row?.failures === WORTH_TELLING.others) break
      waited += (row?.run_at ?? 0) - clock.now()
      if (times > 100) assert.fail('nobody is told')
    }
    assert.closeTo(waited, 16 * MINUTE, 3 * MINUTE)
  })

  test('a job that recurs is never given up', async ({ assert }) => {
    store.recurring.set('work', SECOND)
    await add('one')
    for (const error of [new Error('broken'), new ReadForTooLong('readWords'), AWAY]) {
      const job = await failWith(error, 12)
      const failures = WORTH_TELLING.recurring
      assert.include(await jobOf(job), { ...WAITING, failures, died_at: null })
    }
  })

  test('one that ends its process over and over waits an hour, whoever wishes it', async ({
    assert,
  }) => {
    store.recurring.set('work', SECOND)
    await add('one')
    await set('crashes = 23')
    for (const [crashes, waitMs] of [
      [24, 0],
      [25, HOUR],
      [26, HOUR],
    ] as const) {
      await set('run_at = 0')
      const job = await claimOne()
      clock.advance(LEASE_MS + 1)
      await move('one', clock.now())
      await store.takeBackExpired()
      const expected = { ...WAITING, crashes, died_at: null, run_at: clock.now() + waitMs }
      assert.include(await jobOf(job), expected)
    }
  })

  test('once somebody knows, what recurs is tried as often as it recurs, or once an hour', async ({
    assert,
  }) => {
    await add('one')
    for (const [periodMs, least, most] of [
      [SECOND, MINUTE, 10 * MINUTE],
      [20 * MINUTE, 20 * MINUTE, 20 * MINUTE],
      [24 * HOUR, HOUR, HOUR],
    ] as const) {
      store.recurring.set('work', periodMs)
      await set('failures = 8')
      const waits: number[] = []
      for (let run = 0; run < 2; run++) {
        const row = await jobOf(await failWith(new Error('broken'), 1))
        waits.push((row?.run_at ?? 0) - clock.now())
      }
      const [first = 0, later = 0] = waits
      assert.isAtMost(first, 10 * MINUTE)
      assert.isAtLeast(later, least)
      assert.isAtMost(later, most)
    }
  })

  test('one that ends well forgets its failures and crashes', async ({ assert }) => {
    await add('one')
    await set('failures = 3, crashes = 2')
    const job = await claimOne()
    const againAt = clock.now() + MINUTE
    await transaction((tx) => store.finish(tx, job, { againAt }))
    assert.include(await jobOf(job), { ...WAITING, failures: 0, crashes: 0, run_at: againAt })
  })

  test('of what it wants itself and a newer wish the sooner counts', async ({ assert }) => {
    await add('one')
    for (const [wish, own] of [
      [MINUTE, 2 * MINUTE],
      [2 * MINUTE, MINUTE],
    ] as const) {
      await set('run_at = 0')
      const job = await claimOne()
      const now = clock.now()
      await move('one', now + wish)
      await transaction((tx) => store.finish(tx, job, { againAt: now + own }))
      assert.include(await jobOf(job), { ...WAITING, run_at: now + MINUTE })
    }
  })

  test('a worker keeps its own leases and nobody else’s', async ({ assert }) => {
    for (const name of ['mine', 'theirs', 'waiting']) await add(name)
    const [mine, theirs] = [await claimOne(), await claimOne(other)]
    const until = clock.now() + LEASE_MS
    clock.advance(SECOND)
    await store.keepLeases([mine.id, theirs.id])
    assert.equal((await jobOf(mine))?.locked_until, until + SECOND)
    assert.equal((await jobOf(theirs))?.locked_until, until)
    assert.include((await jobs())[2], WAITING)
  })

  test('a lease is taken back when it has run out, not before', async ({ assert }) => {
    await add('one')
    const { id } = await claimOne()
    clock.advance(SECOND)
    await add('two', clock.now() - MINUTE)
    const younger = await claimOne(other)
    clock.advance(LEASE_MS - SECOND)
    await store.takeBackExpired()
    assert.equal((await jobOf({ id }))?.status, 'running')
    clock.advance(1)
    await store.takeBackExpired()
    assert.include(await jobOf({ id }), { ...WAITING, crashes: 1, died_at: null })
    assert.include(await jobOf(younger), { status: 'running', crashes: 0 })
  })

  test('the wish of a job taken back is spent: it counts once', async ({ assert }) => {
    await add('one')
    const job = await claimOne()
    const wished = clock.now() + MINUTE
    await move('one', wished)
    clock.advance(LEASE_MS + 1)
    await store.takeBackExpired()
    assert.include(await jobOf(job), { ...WAITING, run_at: wished })
  })

  test('the 25th crash kills a job, at that time', async ({ assert }) => {
    await add('one')
    await set('crashes = 23')
    for (const expected of [
      { status: 'pending', died_at: null },
      { status: 'dead', died_at: clock.now() + 2 * (LEASE_MS + 1) },
    ]) {
      const job = await claimOne()
      clock.advance(LEASE_MS + 1)
      await store.takeBackExpired()
      assert.include(await jobOf(job), { ...expected, locked_by: null, locked_until: null })
    }
  })

  /** What was before, and how the run ends that sets a job aside. */
  const LAST_RUNS = [
    ['failures = 9', ENDINGS['fail']],
    ['crashes = 24', () => other.takeBackExpired()],
  ] as const

  test('a job asked for again in the run that would kill it begins anew', async ({ assert }) => {
    await add('one')
    for (const [count, end] of LAST_RUNS) {
      await set(`${count}, run_at = 0`)
      const job = await claimOne()
      const wished = clock.now() + MINUTE
      await move('one', wished)
      clock.advance(LEASE_MS + 1)
      await end?.(job)
      const anew = { failures: 0, died_at: null, run_at: wished }
      assert.include(await jobOf(job), { ...WAITING, ...anew })
    }
  })

  test('so does one that is asked for again in the very moment of its end', async ({ assert }) => {
    await add('one')
    for (const [count, end] of LAST_RUNS) {
      await set(`${count}, run_at = 0`)
      const job = await claimOne()
      clock.advance(LEASE_MS + 1)
      const runAt = clock.now() + MINUTE
      let ending: Promise<unknown> | undefined
      await transaction(async (tx) => {
        await queue.reschedule(tx, { kind: 'work', dedupKey: 'one', payload: {}, runAt })
        ending = Promise.resolve(end?.(job))
        if (isShared) await untilWaiting(1)
      })
      await ending
      assert.include(await jobOf(job), { ...WAITING, failures: 0, died_at: null, run_at: runAt })
    }
  })

  test('a worker that stops gives back its own jobs and no others', async ({ assert }) => {
    await add('mine')
    await add('theirs')
    const [mine, theirs] = [await claimOne(), await claimOne(other)]
    const before = await jobOf(theirs)
    await store.giveBackMine()
    assert.include(await jobOf(mine), { ...WAITING, crashes: 0 })
    assert.deepEqual(await jobOf(theirs), before)
  })

  test('a dead job that is asked for again begins anew', async ({ assert }) => {
    await add('one')
    await set(`status = 'dead', failures = 10`)
    await move('one', clock.now())
    assert.include((await jobs())[0], { ...WAITING, failures: 0 })
  })

  test('a waiting job that moves keeps count of its failures', async ({ assert }) => {
    await add('one')
    await set('failures = 4')
    await move('one', clock.now() + MINUTE)
    assert.include((await jobs())[0], { ...WAITING, failures: 4, run_at: clock.now() + MINUTE })
  })

  test('a job that is hastened never waits longer than it would have', async ({ assert }) => {
    const now = clock.now()
    await add('one', now + MINUTE)
    await hasten('one', now + SECOND)
    assert.include((await jobs())[0], { ...WAITING, run_at: now + SECOND })
    await hasten('one', now + MINUTE)
    assert.include((await jobs())[0], { ...WAITING, run_at: now + SECOND })
    clock.advance(SECOND)
    await claimOne()
    for (const wished of [MINUTE, SECOND, MINUTE]) await hasten('one', now + wished)
    assert.include((await jobs())[0], { status: 'running', again_at: now + SECOND })
    await set(`status = 'dead', failures = 10, again_at = null`)
    await hasten('one', now + MINUTE)
    assert.include((await jobs())[0], { status: 'pending', failures: 0, run_at: now + MINUTE })
  })

  test('many that move wake the worker once, for the soonest', async ({ assert }) => {
    const woken: number[] = []
    queue.onWake((runAt) => woken.push(runAt))
    await add('one')
    const now = clock.now()
    const request = (dedupKey: string, runAt: number) => ({
      kind: 'work',
      dedupKey,
      payload: {},
      runAt,
    })
    await transaction((tx) =>
      queue.rescheduleMany(tx, [request('one', now + MINUTE), request('two', now + SECOND)])
    )
    await move('two', now + 5 * SECOND)
    assert.deepEqual(woken, [now, now + SECOND, now + 5 * SECOND])
    assert.deepEqual(
      (await jobs()).map((row) => row.run_at),
      [now + MINUTE, now + 5 * SECOND]
    )
  })
})
