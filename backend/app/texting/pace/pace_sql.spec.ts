import { test } from '@japa/runner'
import { countSent, keepPace, takePace } from '#app/texting/pace/pace_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const PACE = { tokens: 1, refilledAt: 1, rate: 1, slowedAt: null, heldUntil: 0 }

test.group('How the pace is met', (group) => {
  crowdedDatabase(group)

  test('a sender is looked up by its name', async ({ assert }) => {
    const taken = await planOf(({ sql, dialect }) => takePace(sql, 'us', dialect.forUpdate))
    assert.deepEqual(taken, ['senders_pkey'])
    assert.deepEqual(await planOf(({ sql }) => keepPace(sql, 'us', PACE)), ['senders_pkey'])
  })

  test('the last second is counted without the texts before it', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countSent(sql, 1, 1001))
    assert.deepEqual(plan, ['messages_sent_lately'])
  })
})
