import { test } from '@japa/runner'
import { countIndexed, findStretchesOf, findTextsIn } from '#app/memory/recall/recall_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const STRETCHES = 'word_index_conversation_id_stretch_index'
const MARKS = 'text_marks_message_id_unique'
const TIMES = 'word_index_conversation_id_said_at_stretch_index'

test.group('How indexed texts are met', (group) => {
  crowdedDatabase(group)

  test('those of a talk are counted in an index', async ({ assert }) => {
    const plan = await planOf(({ sql }) => countIndexed(sql, 1))
    assert.includeMembers([STRETCHES, TIMES], plan)
  })

  test('stretches are read without the rest of the talk', async ({ assert }) => {
    const wish = { conversationId: 1, stretches: [1, 2, 3], before: 1_000_000 }
    assert.deepEqual(await planOf(({ sql }) => findTextsIn(sql, wish)), [MARKS, STRETCHES])
  })

  test('the stretches of texts are read by their texts', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => findStretchesOf(sql, [1, 2, 3])), [
      'word_index_pkey',
    ])
  })
})
