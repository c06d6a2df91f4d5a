import { test } from '@japa/runner'
import {
  countActive,
  countTextsIn,
  countTextsOut,
  findReplyLatency,
} from '#app/operations/figures/count_period'
import { findVerification } from '#app/operations/figures/verification_figures'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const DAY = { from: 1_000_000, until: 2_000_000 }

test.group('How the figures of a period are met', (group) => {
  crowdedDatabase(group)

  test('texts of the period alone are counted', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => countTextsIn(sql, DAY)), [
      'messages_received_lately',
    ])
    assert.deepEqual(await planOf(({ sql }) => countTextsOut(sql, DAY)), ['messages_sent_lately'])
  })

  test('people are counted by their texts of the period', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countActive(sql, DAY))
    assert.deepEqual(plan, ['messages_received_lately', 'messages_sent_lately', 'users_pkey'])
  })

  test('replies of the period look up what they answer', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findReplyLatency(sql, DAY))
    assert.deepEqual(plan, ['messages_pkey', 'messages_sent_lately'])
  })

  test('codes are counted from the time they were asked for', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findVerification(sql, { from: 29_900_000, most: 10 }))
    assert.deepEqual(plan, ['verification_codes_created_at_index'])
  })
})
