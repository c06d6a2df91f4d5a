import { test } from '@japa/runner'
import { newlyDeadJobs, unansweredCrises } from '#app/operations/watch/troubles_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How troubles are met', (group) => {
  crowdedDatabase(group)

  test('dead jobs are met without the living', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sql.all(newlyDeadJobs(), 100))
    // Both hold the dead alone.
    assert.includeMembers(['alarms_of_subject', 'jobs_dead', 'console_dead_jobs'], plan)
  })

  test('crises are met without those that are settled', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sql.all(unansweredCrises(), 1_000_000, 'nobody', 100))
    assert.includeMembers(
      ['alarms_of_subject', 'console_safety_events_state', 'safety_events_open'],
      plan
    )
  })
})
