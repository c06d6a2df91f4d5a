import { test } from '@japa/runner'
import { countTextsLately } from '#app/operations/metrics/texts_lately'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

test.group('How metrics meet texts', (group) => {
  crowdedDatabase(group)

  test('a scrape reads the latest texts alone', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countTextsLately(sql, 1))
    assert.deepEqual(plan, ['messages_sent_lately'])
  })
})
