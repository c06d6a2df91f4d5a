import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FindYearlyReport } from '#app/operations/duties/find_yearly_report'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  runDue,
  text,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

/** Somebody was pointed to a crisis line. */
async function addReferral(at: string, kind = 'crisis'): Promise<void> {
  const { read } = await database()
  await read.run(
    "insert into safety_events (kind, source, referral, created_at) values (?, 'phrases', '988', ?)",
    kind,
    Date.parse(at)
  )
}

test.group('The figures of safety', (group) => {
  freshDatabase(group)

  test('are public, the year before and this one so far, counted once a minute', async ({
    client,
    assert,
  }) => {
    clock.advance(HOUR)
    await addReferral('2025-05-05T00:00:00Z')
    const user = await onboardedUser()
    await text(user, 'i want to kill myself')
    await runDue()
    const counts = async () => (await client.get('/api/safety-counts')).body() as object
    const years = (referrals: number, eatingReferrals = 0) => ({
      years: [
        { year: 2025, referrals: 1, eatingReferrals: 0, isOver: true },
        { year: 2026, referrals, eatingReferrals, isOver: false },
      ],
    })
    assert.deepEqual(await counts(), years(1))
    await addReferral('2026-05-05T00:00:00Z')
    await addReferral('2026-05-06T00:00:00Z', 'crisis_other')
    await addReferral('2026-05-07T00:00:00Z', 'eating')
    assert.deepEqual(await counts(), years(1))
    clock.advance(MINUTE)
    assert.deepEqual(await counts(), years(3, 1))
    const report = await (await app.container.make(FindYearlyReport)).execute(2026)
    assert.deepEqual([report.crisisReferrals.total, report.eating.referrals], [3, 1])
  })

  test('outlive the account: what is left says nothing about anybody', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'i want to kill myself')
    await pass(MINUTE)
    const [hers] = await rows<{ id: number }>(`select id from messages where kind = 'first_text'`)
    await client
      .post('/api/reports')
      .as(user)
      .json({ messageId: hers?.id, reason: 'pressure', note: 'my own words' })
    await client.delete('/api/delete-account').as(user).json({ currentPassword: PASSWORD })
    await runDue()
    assert.deepEqual(
      await rows(
        'select user_id, message_id, kind, source, referral, detail from safety_events order by id'
      ),
      [
        { kind: 'crisis', source: 'phrases', referral: '988', detail: null },
        { kind: 'report', source: 'report', referral: null, detail: 'pressure' },
      ].map((row) => ({ user_id: null, message_id: null, ...row }))
    )
    assert.deepEqual(await rows('select id from reports'), [])
  })

  test('of one person are in their export', async ({ client, assert }) => {
    const user = await onboardedUser()
    const other = await onboardedUser()
    await text(user, 'i want to kill myself')
    await text(other, 'i want to die')
    await runDue()
    const response = await client.post('/api/export').as(user).json({ currentPassword: PASSWORD })
    const { safetyEvents } = JSON.parse(response.text()) as { safetyEvents: object[] }
    const [talk] = await rows<{ id: number }>(
      `select id from messages where kind = 'talk' and user_id = ?`,
      user.id
    )
    assert.deepEqual(safetyEvents, [
      {
        textId: talk?.id,
        kind: 'crisis',
        source: 'phrases',
        crisisLine: '988',
        reason: null,
        at: new Date(clock.now()).toISOString(),
      },
    ])
  })

  test('a report counts once, with its reason', async ({ client, assert }) => {
    const user = await onboardedUser()
    const [hers] = await rows<{ id: number }>(`select id from messages where kind = 'first_text'`)
    for (const reason of ['hurtful', 'other']) {
      await client.post('/api/reports').as(user).json({ messageId: hers?.id, reason })
    }
    assert.deepEqual(await rows('select kind, source, detail from safety_events'), [
      { kind: 'report', source: 'report', detail: 'hurtful' },
    ])
  })
})
