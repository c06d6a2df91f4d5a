import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FindYearlyReport } from '#app/safety/care/find_yearly_report'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  runDue,
  text,
  PASSWORD,
} from '#tests/world'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function addEvent(at: string, event: Record<string, string | null>): Promise<void> {
  const { kind = 'crisis', source = 'phrases', referral = null, detail = null } = event
  await (
    await database()
  ).read.run(
    'insert into safety_events (kind, source, referral, detail, created_at) values (?, ?, ?, ?, ?)',
    kind,
    source,
    referral,
    detail,
    Date.parse(at)
  )
}

test.group('The figures of safety', (group) => {
  freshDatabase(group)

  test('a year is counted by month, source and line, from its first to its last millisecond', async ({
    assert,
  }) => {
    await addEvent('2025-12-31T23:59:59.999Z', { referral: '988' })
    await addEvent('2026-01-01T00:00:00.000Z', { referral: '988' })
    await addEvent('2026-03-31T23:59:59.999Z', { referral: '988', source: 'moderation' })
    await addEvent('2026-04-01T00:00:00.000Z', { kind: 'crisis_other', referral: 'lifeline' })
    await addEvent('2026-12-31T23:59:59.999Z', { referral: null })
    await addEvent('2027-01-01T00:00:00.000Z', { referral: '988' })
    await addEvent('2026-05-01T00:00:00.000Z', { kind: 'eating', referral: 'anad' })
    await addEvent('2026-05-02T00:00:00.000Z', { kind: 'eating' })
    await addEvent('2026-06-01T00:00:00.000Z', { kind: 'minor' })
    await addEvent('2026-06-01T00:00:00.000Z', { kind: 'minor_sexual', source: 'moderation' })
    await addEvent('2026-06-01T00:00:00.000Z', { kind: 'explicit' })
    await addEvent('2026-06-01T00:00:00.000Z', { kind: 'explicit' })
    await addEvent('2026-07-01T00:00:00.000Z', {
      kind: 'report',
      source: 'report',
      detail: 'crisis',
    })
    const report = await app.container.make(FindYearlyReport)
    assert.deepEqual(await report.execute(2026), {
      year: 2026,
      crisisReferrals: {
        total: 3,
        byMonth: [1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        bySource: { phrases: 2, moderation: 1 },
        byLine: { '988': 2, 'lifeline': 1 },
      },
      crisisSignals: 4,
      eating: { signals: 2, referrals: 1 },
      accountsPaused: { minor: 1, minorSexual: 1 },
      explicitTexts: 2,
      reports: { total: 1, byReason: { crisis: 1 } },
    })
  })

  test('are public, the year before and this one so far, counted once a minute', async ({
    client,
    assert,
  }) => {
    clock.advance(HOUR)
    await addEvent('2025-05-05T00:00:00Z', { referral: '988' })
    const user = await onboardedUser()
    await text(user, 'i want to kill myself')
    await runDue()
    const counts = async () => (await client.get('/api/safety-counts')).body() as object
    const years = (thisYear: number) => ({
      years: [
        { year: 2025, referrals: 1, isOver: true },
        { year: 2026, referrals: thisYear, isOver: false },
      ],
    })
    assert.deepEqual(await counts(), years(1))
    await addEvent('2026-05-05T00:00:00Z', { referral: '988' })
    assert.deepEqual(await counts(), years(1))
    clock.advance(MINUTE)
    assert.deepEqual(await counts(), years(2))
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
      .header('cookie', user.cookie)
      .json({ messageId: hers?.id, reason: 'pressure', note: 'my own words' })
    await client
      .delete('/api/delete-account')
      .header('cookie', user.cookie)
      .json({ currentPassword: PASSWORD })
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
    const response = await client
      .post('/api/export')
      .header('cookie', user.cookie)
      .json({ currentPassword: PASSWORD })
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
      await client
        .post('/api/reports')
        .header('cookie', user.cookie)
        .json({ messageId: hers?.id, reason })
    }
    assert.deepEqual(await rows('select kind, source, detail from safety_events'), [
      { kind: 'report', source: 'report', detail: 'hurtful' },
    ])
  })
})
