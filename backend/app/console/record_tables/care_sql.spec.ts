import { test } from '@japa/runner'
import { crowdedDatabase } from '#tests/crowd'
import { planOfShown } from '#tests/shown_plan'

test.group('How safety events are shown', (group) => {
  crowdedDatabase(group)

  test('an event looks nothing up but itself', async ({ assert }) => {
    assert.deepEqual(await planOfShown('safety-events'), ['safety_events_pkey'])
  })
})
