import { test } from '@japa/runner'
import {
  countCodesWaiting,
  findThere,
  insertTexts,
  listLine,
  markInConversation,
  markSending,
} from '#app/texting/sending/line_sql'
import type { GateRow } from '#app/texting/gate/gate_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const NOW = Date.now()
const ROW = {
  ...{ id: 1, kind: 'reply', body: 'Hi', segments: 1, phone_key: 'key', lane: 2, tries: 0 },
  ...{ conversation_id: 1, covers_until: 5000, has_ai_notice: false },
} as GateRow

const TEXT = [
  ...[
    1,
    1,
    'reply',
    'Hi',
    '+12025550100',
    'key',
    1,
    false,
    null,
    'dedup',
    null,
    null,
    1,
    1,
    2,
    null,
    false,
    null,
    2,
  ],
  ...['key', 2],
]

test.group('How the line is met', (group) => {
  crowdedDatabase(group)

  test('whose turn it is stands in order', async ({ assert }) => {
    const line = await planOf(({ sql }) => listLine(sql, { most: 10 }, NOW), { withSort: true })
    assert.deepEqual(line, ['messages_to_send'])
    const alone = await planOf(({ sql }) => listLine(sql, { most: 1, id: 1 }, NOW))
    assert.includeMembers(['messages_pkey'], alone)
    // In a crowd of a few hundred the index of the lists is as short as that of what waits.
    const without = ['messages_listed']
    const codes = await planOf(({ sql }) => countCodesWaiting(sql, 1, 2), { without })
    assert.includeMembers(['messages_to_send'], codes)
  })

  test('a text leaves, and the next of the same person moves up', async ({ assert }) => {
    const plan = await planOf(({ sql }) => markSending(sql, ROW, { verdict: 'allow', now: 1 }))
    assert.deepEqual(plan, ['messages_pkey', 'messages_queued_for'])
  })

  test('what it answers is met without the answered texts', async ({ assert }) => {
    const plan = await planOf(({ sql }) => markInConversation(sql, ROW, 1))
    assert.deepEqual(plan, ['conversations_pkey', 'messages_unanswered'])
    assert.deepEqual(await planOf(({ sql }) => findThere(sql, [1, 2])), ['conversations_pkey'])
  })

  test('a new text looks at what waits for the same person alone', async ({ assert }) => {
    const plan = await planOf(({ sql }) => insertTexts(sql, [TEXT]))
    assert.deepEqual(plan, ['messages_queued_for'])
  })
})
