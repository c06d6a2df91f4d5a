import { test } from '@japa/runner'
import { readMessageFilter } from '#app/console/message_lists/filter_sql'
import type { ListParts } from '#app/console/message_lists/list_parts'
import {
  countUpTo,
  findFiltered,
  keptCounts,
  listAll,
  lookUp,
  sortByTime,
} from '#app/console/message_lists/list_sql'
import type { Applied } from '#app/console/record_tables/record_table'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'
import { database } from '#tests/world'

const SPAN = { first: 0, last: 0 }
const FAR = 2_000_000_000_000
/** By their ids or by an index that holds them too: PostgreSQL takes either of few rows. */
const ALL = /^$|all of/

const is = (field: string, value: string | number): Applied => ({
  ...{ field, operator: 'is', wanted: [value], values: [value] },
  text: `t.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = ?`,
})
const LATELY: Applied = {
  ...{ field: 'createdAt', operator: 'from', wanted: [1], values: [1], text: 't.created_at >= ?' },
}

async function partsOf(...conditions: Applied[]): Promise<Omit<ListParts, 'sql'>> {
  const { read, dialect } = await database()
  const filter = await readMessageFilter(read, conditions)
  if (!filter) throw new Error('there is no such text')
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const parts = { dialect, filter, span: SPAN, sort, range: { from: 0, to: 24 } }
  return parts as unknown as ListParts
}

/** Of each way a list may be met: what it is asked for, and the index that finds that. */
const WAYS: [string, string, Applied[]][] = [
  ['a sort of texts', 'messages_listed', [is('kind', 'reply'), is('state', 'delivered')]],
  ['texts of a time', 'messages_listed', [is('kind', 'reply'), LATELY]],
  ['texts with an error', 'messages_with_errors', [is('errorCode', 30003), LATELY]],
  ['texts of a person', 'messages_of_person', [is('userId', 1), is('state', 'delivered')]],
  ['a text by its id of the provider', 'messages_message_sid_unique', [is('messageSid', 'SM1')]],
]

test.group('How a list of texts is met', (group) => {
  crowdedDatabase(group)

  for (const [what, index, conditions] of WAYS) {
    test(`${what}: ${index}`, async ({ assert }) => {
      const parts = await partsOf(...conditions)
      const found = await planOf(({ sql }) =>
        findFiltered({ ...parts, sql } as ListParts, SPAN, FAR)
      )
      assert.deepEqual(found, [index])
      const counted = await planOf(({ sql }) => countUpTo({ ...parts, sql } as ListParts, 10))
      assert.deepEqual(counted, [index])
      const all = await planOf(({ sql }) => listAll({ ...parts, sql } as ListParts, SPAN))
      assert.deepEqual(all, [index])
    })
  }

  test('texts of a talk are found by its person', async ({ assert }) => {
    const parts = await partsOf(is('conversationId', 1))
    const plan = await planOf(({ sql }) => findFiltered({ ...parts, sql } as ListParts, SPAN, null))
    assert.deepEqual(plan, ['conversations_pkey', 'messages_of_person'])
  })

  test('texts that have words are looked up', async ({ assert }) => {
    const parts = await partsOf(is('kind', 'reply'))
    const ids = [1, 2, 3]
    const looked = await planOf(({ sql }) => lookUp({ ...parts, sql } as ListParts, ids))
    assert.notMatch(looked.join(), ALL)
    const sorted = await planOf(({ sql }) => sortByTime({ ...parts, sql } as ListParts, ids, FAR))
    assert.notMatch(sorted.join(), ALL)
  })

  test('kept counts are those of the blocks asked for', async ({ assert }) => {
    const { filter } = await partsOf(is('kind', 'reply'))
    const plan = await planOf(({ sql }) => keptCounts({ sql, filter }, SPAN))
    assert.deepEqual(plan, ['message_counts_pkey'])
  })
})
