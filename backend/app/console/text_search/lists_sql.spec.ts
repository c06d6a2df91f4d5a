import { test } from '@japa/runner'
import { appendPlaces, findLists } from '#app/console/text_search/lists_sql'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

test.group('How lists of words are met', (group) => {
  crowdedDatabase(group)

  test('a word is looked up in each block', async ({ assert }) => {
    const plan = await planOf(({ sql }) => findLists(sql, [1, 2], { first: 0, last: 9 }))
    assert.deepEqual(plan, ['search_lists_pkey'])
  })

  test('places are added without looking at others', async ({ assert }) => {
    const list = { block: 1, word: 1, places: ' 1' }
    assert.deepEqual(await planOf(({ sql }) => appendPlaces(sql, [list])), [])
  })
})
