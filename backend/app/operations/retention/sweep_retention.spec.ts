import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { DAY } from '#app/core/clock/durations'
import { recordAudit, OPERATOR } from '#app/ledgers/audit/audit_log'
import { SweepRetention } from '#app/operations/retention/sweep_retention'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'

async function sweep() {
  const action = await app.container.make(SweepRetention)
  return action.execute()
}

/** One row of each table, written so long ago. */
async function rowsOf(ageMs: number): Promise<void> {
  const at = clock.now() - ageMs
  const key = `${ageMs}`
  await rows(
    `insert into verification_codes (phone_key, purpose, code_hash, created_at, expires_at)
     values ('', 'sign_up', '', ?, ?) returning id`,
    at,
    at
  )
  await rows(
    `insert into payment_events (provider, event_id, type, target, received_at, settled_at)
     values ('test', ?, 'x', '{}', ?, ?) returning id`,
    key,
    at,
    at
  )
  await rows(
    `insert into ai_usage (purpose, model, outcome, created_at) values ('reply', 'x', 'ok', ?) returning id`,
    at
  )
  await rows(
    `insert into alarms (kind, subject, times, first_at, last_at, cleared_at)
     values ('filtered', 'x', 1, ?, ?, ?) returning id`,
    at,
    at,
    at
  )
  await rows(
    `insert into simulated_texts (sid, phone, side, body, status, created_at)
     values (?, '+1', 'in', 'x', 'x', ?) returning id`,
    key,
    at
  )
  await rows(
    'insert into filtered_texts (body_hash, times, last_at) values (?, 1, ?) returning times',
    key,
    at
  )
  await rows(
    `insert into jobs (kind, dedup_key, payload, status, run_at, died_at, created_at)
     values ('x', ?, '{}', 'dead', ?, ?, ?) returning id`,
    key,
    at,
    at,
    at
  )
  await recordAudit((await database()).read, {
    actor: OPERATOR,
    action: 'sends.stop',
    subject: 'switches',
    at,
  })
}

const { retention } = limits
const PERIODS = {
  verification_codes: retention.codesMs,
  payment_events: retention.paymentEventsMs,
  ai_usage: retention.aiUsageMs,
  alarms: retention.alarmsMs,
  simulated_texts: retention.simulatedTextsMs,
  filtered_texts: retention.filteredTextsMs,
  jobs: retention.deadJobsMs,
  audit_log: retention.auditMs,
}

async function countOf(table: string): Promise<number> {
  const [row] = await rows<{ count: number }>(`select count(*) as count from ${table}`)
  return Number(row?.count)
}

test.group('Retention', (group) => {
  freshDatabase(group)

  test('rows of {table} stay for their time and not longer')
    .with(Object.entries(PERIODS).map(([table, ms]) => ({ table, ms })))
    .run(async ({ assert }, { table, ms }) => {
      await rowsOf(ms)
      await sweep()
      assert.equal(await countOf(table), 1)
      clock.advance(1)
      await sweep()
      assert.equal(await countOf(table), 0)
    })

  test('what is not settled, cleared or dead has no period', async ({ assert }) => {
    await rowsOf(1000 * DAY)
    await rows('update payment_events set settled_at = null returning id')
    await rows('update alarms set cleared_at = null returning id')
    await rows(`update jobs set status = 'pending' returning id`)
    await sweep()
    for (const table of ['payment_events', 'alarms', 'jobs']) {
      assert.equal(await countOf(table), 1, table)
    }
  })

  test('more than one batch goes in one run, by whoever runs, again and again', async ({
    assert,
  }) => {
    const { id } = await signedUpUser()
    await rows(
      `insert into ai_usage (user_id, purpose, model, outcome, created_at)
       with recursive many(n) as (select 1 union all select n + 1 from many where n < 1201)
       select ${id}, 'reply', 'x', 'ok', n from many returning id`
    )
    await Promise.all([sweep(), sweep()])
    await sweep()
    assert.equal(await countOf('ai_usage'), 0)
  })

  test('spending by person goes after its time, the sums of all stay', async ({ assert }) => {
    const spent = (day: string, userId: number) =>
      rows(
        `insert into spending (day, user_id, kind, micros, units) values (?, ?, 'ai', 1, 1) returning day`,
        day,
        userId
      )
    clock.at('2026-11-22T00:00:00Z')
    await spent('2025-10-17', 0)
    await rows(
      `insert into spending (day, user_id, kind, micros, units)
       with recursive many(n) as (select 1 union all select n + 1 from many where n < 699)
       select '2025-10-17', n, 'ai', 1, 1 from many returning day`
    )
    await spent('2025-10-16', 1)
    await spent('2025-10-18', 1)
    await sweep()
    const left = await rows<{ day: string; user_id: number }>(
      'select day, user_id from spending order by day'
    )
    assert.deepEqual(
      left.map(({ day, user_id: id }) => [day, id]),
      [
        ['2025-10-17', 0],
        ['2025-10-18', 1],
      ]
    )
  })

  test('a clock set back does not close the audit log again, nor open more of it', async ({
    assert,
  }) => {
    await sweep()
    const [before] = await rows<{ gone_before: number }>('select gone_before from audit_retention')
    clock.advance(-30 * DAY)
    await sweep()
    const [after] = await rows<{ gone_before: number }>('select gone_before from audit_retention')
    assert.equal(after?.gone_before, before?.gone_before)
  })
})
