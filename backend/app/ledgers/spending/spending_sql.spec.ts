import { test } from '@japa/runner'
import { addCosts, findSpent, listCapped } from '#app/ledgers/spending/spending_sql'
import { planOf } from '#tests/query_plan'
import { crowdedDatabase } from '#tests/crowd'

const DAY = '2026-01-07'
const COST = { day: DAY, userId: 1, kind: 'ai', slot: 0, micros: 5, units: 1 } as const

test.group('How spending is met', (group) => {
  crowdedDatabase(group)

  test('the sums are of one day and one person', async ({ assert }) => {
    const own = ['spending_pkey', 'users_pkey']
    assert.deepEqual(await planOf(({ sql }) => findSpent(sql, DAY, 1)), own)
    const caps = { day: DAY, ownMicros: 5, freeMicros: 9 }
    assert.deepEqual(await planOf(({ sql }) => listCapped(sql, [1, 2], caps)), own)
  })

  test('a cost is added without looking at any other', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => addCosts(sql, [COST])), [])
  })
})
