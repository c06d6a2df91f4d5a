import { test } from '@japa/runner'
import { isPostgres } from '#config/database'
import { RESOURCES } from '#app/console/resources/contract'
import { declaredOf } from '#app/console/resources/catalogue'
import { findPage } from '#app/console/resources/page_sql'
import { readFilter } from '#app/console/resources/read_filter'
import { ADMIN_API, callApi, staff } from '#tests/console_client'
import { insertConsoleRows } from '#tests/console_rows'
import { crowdedDatabase } from '#tests/crowd'
import { planOf } from '#tests/query_plan'
import { planOfShown } from '#tests/shown_plan'
import { freshDatabase, rows } from '#tests/world'

const NEWEST = { field: 'id', order: 'DESC' } as const
const ALL = { sort: NEWEST, pagination: { page: 1, perPage: 1000 } } as const

test.group('The audit log of one person', (group) => {
  freshDatabase(group)

  test('has whatever was revealed of theirs, and nobody else', async ({ assert }) => {
    await insertConsoleRows()
    const { provider, cookie } = await staff('admin')
    for (const { name, fields } of RESOURCES) {
      const masked = fields.filter(({ isMasked }) => isMasked).map((field) => field.name)
      if (masked.length === 0) continue
      const { data } = await provider.getList(name, { ...ALL, filter: {} })
      const row = data.find((one) => name === 'signups' || one.userId)
      const body = JSON.stringify({ resource: name, id: row?.id, fields: masked })
      await callApi(`${ADMIN_API()}/reveal`, { method: 'POST', body }, cookie)
      const whose = Number(name === 'signups' ? row?.id : row?.userId)
      const logOf = async (userId: number) =>
        (await provider.getList('audit-log', { ...ALL, filter: { userId } })).data
      const [entry] = await logOf(whose)
      assert.deepInclude(entry, { action: 'resources.reveal', subject: name, subjectId: row?.id })
      assert.notInclude(
        (await logOf(whose + 1)).map(({ id }) => id),
        entry?.id,
        name
      )
    }
  })

  test('keeps what was revealed after that is deleted', async ({ assert }) => {
    await insertConsoleRows()
    const { provider, cookie } = await staff('admin')
    const { data } = await provider.getList('messages', { ...ALL, filter: {} })
    const message = data.find((one) => one.userId)
    const body = JSON.stringify({ resource: 'messages', id: message?.id, fields: ['body'] })
    await callApi(`${ADMIN_API()}/reveal`, { method: 'POST', body }, cookie)
    await rows('delete from messages where id = ? returning id', Number(message?.id))
    const filter = { userId: Number(message?.userId) }
    const [entry] = (await provider.getList('audit-log', { ...ALL, filter })).data
    assert.deepInclude(entry, { action: 'resources.reveal', subjectId: message?.id })
    const shown = await provider.getOne('audit-log', { id: Number(entry?.id) })
    assert.equal(shown.data.userId, message?.userId)
  })

  test('is found from what they have, without reading the whole log', async ({ assert }) => {
    const declared = declaredOf('audit-log')
    const { where: conditions } = readFilter(declared, { userId: 1 }, 1)
    const range = { from: 0, to: 24 }
    const wish = { sort: NEWEST, range, conditions }
    const plan = await planOf(({ sql }) => findPage(sql, declared, wish))
    assert.notInclude(plan, 'all of audit_log')
    assert.notInclude(plan, 'all of messages')
  }).skip(isPostgres, 'reads tables without rows from end to end')
})

test.group('How what staff look after is shown', (group) => {
  crowdedDatabase(group)

  test('a safety event looks nothing up but itself', async ({ assert }) => {
    assert.deepEqual(await planOfShown('safety-events'), ['safety_events_pkey'])
  })

  test('a plan looks up its prices', async ({ assert }) => {
    assert.deepEqual(await planOfShown('plans'), ['plan_prices_plan_id_index', 'plans_pkey'])
  })
})
