import { test } from '@japa/runner'
import type { PlainSql } from '#app/core/database/sql'
import { crowdedDatabase } from '#tests/crowd'
import { Job } from '#app/models/job'
import { Message } from '#app/models/message'
import { planOf } from '#tests/query_plan'
import { INDEXED_WORDS } from '#config/database'
import { database, rows } from '#tests/world'

const jobs = (sql: PlainSql) => sql.all(`select id from jobs where dedup_key = 'one'`)
const NEW = `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
  values ('a', 'new', '', 'pending', 1, 1)`

test.group('Query plans', (group) => {
  crowdedDatabase(group)

  test('an index that is searched is named', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => jobs(sql)), ['jobs_dedup_key_unique'])
  })

  test('a table that no index fits is read whole', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sql.all(`select id from jobs j where payload = ''`))
    assert.deepEqual(plan, ['all of jobs'])
  })

  test('what models ask for is planned as well', async ({ assert }) => {
    const plan = await planOf(({ sql }) => Job.findBy({ dedupKey: 'one' }, sql))
    assert.deepEqual(plan, ['jobs_dedup_key_unique'])
  })

  test('models find a partial index by a value that is bound', async ({ assert }) => {
    const due = await planOf(({ sql }) => Job.query(sql).withScopes((all) => all.due(5)))
    assert.deepEqual(due, ['jobs_due'])
    const expiring = await planOf(({ sql }) =>
      Message.query(sql).select('id').where('state', 'queued').where('expiresAt', '<=', 5)
    )
    assert.deepEqual(expiring, ['messages_expiring'])
  })

  test('every word that a partial index is made by is shown to the planner', async ({ assert }) => {
    if (!(await database()).dialect.hasOneWriter) return
    const indexes = await rows<{ sql: string }>(
      `select sql from sqlite_master where type = 'index' and sql like '% where %'`
    )
    const columns = indexes.flatMap(({ sql }) =>
      [...sql.replace(/^.* where /s, '').matchAll(/(\w+) (?:= '|in \()/g)].map(([, name]) => name)
    )
    assert.sameMembers([...new Set(columns)], INDEXED_WORDS)
  })

  test('an index may be gone, and is there again afterwards', async ({ assert }) => {
    const due = (sql: PlainSql) =>
      sql.all(`select id from jobs where status = 'pending' and run_at < 5`)
    assert.deepEqual(await planOf(({ sql }) => due(sql)), ['jobs_due'])
    const without = ['jobs_due']
    assert.deepEqual(await planOf(({ sql }) => due(sql), { without }), ['all of jobs'])
    assert.deepEqual(await planOf(({ sql }) => due(sql)), ['jobs_due'])
  })

  test('to walk through an index is to read it whole', async ({ assert }) => {
    const plan = await planOf(({ sql }) => sql.all('select id from users order by created_at, id'))
    assert.deepEqual(plan, ['all of console_users_created_at'])
  })

  test('a sort is told to whoever asks', async ({ assert }) => {
    const wish = { withSort: true }
    const by = (order: string) =>
      planOf(({ sql }) => sql.all(`select id from jobs order by ${order}`), wish)
    assert.include(await by('payload'), 'a sort')
    assert.notInclude(await by('dedup_key'), 'a sort')
  })

  test('nothing that is explained is written', async ({ assert }) => {
    assert.deepEqual(await planOf(({ sql }) => sql.run(NEW)), [])
    assert.deepEqual(await rows(`select id from jobs where dedup_key = 'new'`), [])
  })
})
