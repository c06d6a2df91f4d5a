import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { OPERATOR, recordAudit } from '#app/ledgers/audit/audit_log'
import { isPostgres } from '#config/database'
import { clock, database, freshDatabase, rows } from '#tests/world'

const NO = /the audit log is only ever added to/

test.group('The audit log', (group) => {
  freshDatabase(group)
  group.each.setup(async () => {
    await rows('delete from audit_retention returning id')
    const entry = { actor: OPERATOR, action: 'sends.stop', subject: 'sends', reason: 'why' }
    const { read } = await database()
    await recordAudit(read, { ...entry, at: clock.now() - 2 * DAY })
    await recordAudit(read, { ...entry, at: clock.now() })
  })

  const kept = () => rows<{ reason: string }>('select reason from audit_log order by id')

  test('takes no change, of any column', async ({ assert }) => {
    for (const change of [`reason = 'other'`, 'actor_id = 1', 'created_at = 0', 'id = id + 100']) {
      await assert.rejects(() => rows(`update audit_log set ${change} returning id`), NO)
    }
    assert.deepEqual(await kept(), [{ reason: 'why' }, { reason: 'why' }])
  })

  test('gives nothing away before its time, and nothing younger than what has had its time', async ({
    assert,
  }) => {
    await assert.rejects(() => rows('delete from audit_log returning id'), NO)
    assert.lengthOf(await kept(), 2)
    const dayAgo = clock.now() - DAY
    await rows('insert into audit_retention (id, gone_before) values (1, ?) returning id', dayAgo)
    await assert.rejects(() => rows('delete from audit_log returning id'), NO)
    assert.lengthOf(await kept(), 2)
    await rows('delete from audit_log where created_at < ? returning id', dayAgo)
    assert.lengthOf(await kept(), 1)
  })

  test('is not emptied at one stroke', async ({ assert }) => {
    const { read } = await database()
    await assert.rejects(() => read.run('truncate audit_log'), NO)
    assert.lengthOf(await kept(), 2)
  }).skip(!isPostgres, 'SQLite has no truncate')
})
