import { test } from '@japa/runner'
import { bringBackJob, claimJobs, endJob, insertJob, moveJobs } from '#app/core/jobs/job_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const LEASE = { id: 1, attempts: 1, worker: 'here' }
const JOB = { kind: 'a', dedupKey: 'a', payload: '{}', runAt: 1, createdAt: 1 }

test.group('Plans of jobs', (group) => {
  crowdedDatabase(group)

  test('a claim walks along what is due', async ({ assert }) => {
    const claim = { worker: 'here', now: Date.now(), leasedUntil: 2, most: 5, kinds: ['1', '2'] }
    for (const isOfKinds of [true, false]) {
      const plan = await planOf(
        ({ sql, dialect }) => claimJobs(sql, dialect, { ...claim, isOfKinds }),
        { withSort: true }
      )
      assert.deepEqual(plan, ['jobs_due', 'jobs_pkey'])
    }
  })

  test('a job is ended and brought back by its id', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => endJob(sql, LEASE)), ['jobs_pkey'])
    const again = { ranAt: 1, runAt: 1, payload: null }
    assert.deepEqual(await planOf(({ sql }) => bringBackJob(sql, LEASE, again)), ['jobs_pkey'])
  })

  test('a new job looks for its key only', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => insertJob(sql, JOB)), [])
    assert.deepEqual(await planOf(({ sql }) => moveJobs(sql, [JOB])), [])
  })
})
