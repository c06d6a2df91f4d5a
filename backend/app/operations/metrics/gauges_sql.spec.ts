import { test } from '@japa/runner'
import { textsLately } from '#app/operations/metrics/gauges_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How metrics meet texts', (group) => {
  crowdedDatabase(group)

  test('a scrape reads the latest texts alone', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sql.all(textsLately(), 1, 20_000))
    assert.deepEqual(plan, ['messages_sent_lately'])
  })
})
