import { test } from '@japa/runner'
import { listLatest } from '#app/operations/watch/text_trouble'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How the latest texts are met', (group) => {
  crowdedDatabase(group)

  test('without those before them', async ({ assert }) => {
    const plan = await planOf(({ sql }) => listLatest(sql, Date.now()))
    assert.deepEqual(plan, ['messages_sent_lately'])
  })
})
