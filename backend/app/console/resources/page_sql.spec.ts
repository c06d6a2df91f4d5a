import { test } from '@japa/runner'
import { declaredOf } from '#app/console/resources/catalogue'
import { RESOURCES } from '#app/console/resources/contract'
import { countRecords, findPage } from '#app/console/resources/page_sql'
import { readFilter } from '#app/console/resources/read_filter'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'

const RANGE = { from: 0, to: 24 }
/** Plans are a handful, jobs are gone when they are done; texts have lists of their own. */
const WITHOUT_INDEXES = ['jobs', 'messages', 'plans']
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test.group('How a page of the console is met', (group) => {
  crowdedDatabase(group)

  for (const { name, fields } of RESOURCES) {
    if (WITHOUT_INDEXES.includes(name)) continue
    test(`${name} are walked through in the order asked for`, async ({ assert }) => {
      for (const { name: field } of fields.filter(({ isSortable }) => isSortable)) {
        if (field === 'id') continue
        const query = { sort: { field, order: 'DESC' }, range: RANGE, conditions: [] } as const
        const plan = await planOf(({ sql }) =>
          findPage(sql, declaredOf(name), { ...query, conditions: [] })
        )
        assert.match(plan.join(), new RegExp(`^all of \\w+_${columnOf(field)}(_index)?$`))
      }
    })
  }

  const OF_PERSON = {
    'consents': 'consents_user_id_index',
    'girlfriends': 'girlfriends_user_id_unique',
    'schedules': 'schedules_user_id_index',
    'activities': 'activities_user_id_id_index',
    'safety-events': 'safety_events_user_id_index',
  }
  for (const [name, index] of Object.entries(OF_PERSON)) {
    test(`${name} of a person are counted without those of others`, async ({ assert }) => {
      const { where } = readFilter(declaredOf(name), { userId: 1 }, 1)
      const plan = await planOf(({ sql }) => countRecords(sql, declaredOf(name), where))
      assert.deepEqual(plan, [index])
    })
  }
})
