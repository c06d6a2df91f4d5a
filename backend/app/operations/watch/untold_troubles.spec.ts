import { test } from '@japa/runner'
import { listNewlyDead, listUnansweredCrises } from '#app/operations/watch/untold_troubles'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How troubles are met', (group) => {
  crowdedDatabase(group)

  test('dead jobs are met without the living', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listNewlyDead(sql))
    // Both hold the dead alone.
    assert.includeMembers(['alarms_of_subject', 'jobs_dead', 'console_dead_jobs'], plan)
  })

  test('crises are met without those that are settled', async ({ assert }) => {
    const wish = { since: 1_000_000, solvedBy: 'nobody' }
    const plan = await planOf(({ sql }) => listUnansweredCrises(sql, wish))
    assert.includeMembers(
      ['alarms_of_subject', 'console_safety_events_state', 'safety_events_open'],
      plan
    )
  })
})
