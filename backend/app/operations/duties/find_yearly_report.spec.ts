import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FindYearlyReport } from '#app/operations/duties/find_yearly_report'
import { database, freshDatabase } from '#tests/world'

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

test.group('The yearly report', (group) => {
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
})
