import { test } from '@japa/runner'
import {
  claimDates,
  endFirings,
  findEmptied,
  findFirings,
  findTalks,
  lockDue,
  lockFirings,
  lockMemoryVersions,
} from '#app/schedules/firings/firing_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const NOW = Date.now()
const IN_ORDER = { withSort: true }
const IDS = [1, 2, 3]
const FIRING = { scheduleId: 1, localDate: '2026-01-07', dueAt: 1, claimedAt: 1 }

test.group('How firings are met', (group) => {
  crowdedDatabase(group)

  test('what is due stands in order, without what is due later', async ({ assert }) => {
    const plan = await planOf(
      ({ sql, dialect }) => lockDue(sql, dialect, { now: NOW, most: 20 }),
      IN_ORDER
    )
    assert.deepEqual(plan, ['schedules_due'])
    assert.deepEqual(await planOf(({ sql }) => claimDates(sql, [FIRING])), [])
  })

  test('firings are read by their ids, and those before them by person and day', async ({
    assert,
  }) => {
    const plan = await planOf(({ sql }) => findFirings(sql, IDS))
    assert.deepEqual(plan, [
      'firings_pkey',
      'firings_schedule_id_local_date_unique',
      'schedules_pkey',
      'schedules_user_id_index',
      'users_pkey',
    ])
    const emptied = await planOf(({ sql }) => findEmptied(sql, IDS))
    assert.deepEqual(emptied, ['firings_pkey', 'schedules_pkey'])
  })

  test('firings are locked and ended by their ids', async ({ assert }) => {
    const locked = await planOf(({ sql, dialect }) => lockFirings(sql, IDS, dialect.forUpdate))
    assert.includeMembers(['firings_claimed', 'firings_pkey'], locked)
    const ended = await planOf(({ sql }) => endFirings(sql, IDS, null))
    assert.include(ended, 'messages_dedup_key_unique')
    assert.includeMembers(['firings_claimed', 'firings_pkey', 'messages_dedup_key_unique'], ended)
  })

  test('talks are locked by their ids', async ({ assert }) => {
    const plan = await planOf(({ sql, dialect }) => lockMemoryVersions(sql, IDS, dialect.forUpdate))
    assert.deepEqual(plan, ['conversations_pkey'])
  })

  test('how talks stand is read from their own texts', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findTalks(sql, IDS, 1))
    assert.deepEqual(plan, [
      'conversations_pkey',
      'messages_conversation_id_id_index',
      'messages_unanswered',
    ])
  })
})
