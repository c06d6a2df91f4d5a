import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { SafetyEvent } from '#app/models/safety_event'

/** Counts alone: no row of it says anything about a person. Years and months are those of UTC. */
export interface YearlyReport {
  year: number
  /** Texts that pointed somebody to a crisis line. */
  crisisReferrals: {
    total: number
    /** January first. */
    byMonth: number[]
    bySource: Record<string, number>
    byLine: Record<string, number>
  }
  /** Texts in which distress was found, answered by a text of their own or by the one of a moment before. */
  crisisSignals: number
  /** Texts of people who struggle with eating, and how many of them were pointed to a line for it. */
  eating: { signals: number; referrals: number }
  accountsPaused: { minor: number; minorSexual: number }
  explicitTexts: number
  reports: { total: number; byReason: Record<string, number> }
}

/** What tells the events of a report apart. */
const SORT = ['kind', 'source', 'referral', 'detail'] as const

interface Counted extends Pick<SafetyEvent, (typeof SORT)[number]> {
  month: number
  count: number
}

const MONTHS = 12

@inject()
export class FindYearlyReport {
  constructor(private readonly database: Database) {}

  async execute(year: number): Promise<YearlyReport> {
    const counted = await countYear(this.database.read, year)
    const crises = counted.filter(({ kind }) => kind === 'crisis' || kind === 'crisis_other')
    const referrals = crises.filter(({ referral }) => referral !== null)
    const reports = counted.filter(({ kind }) => kind === 'report')
    const of = (wanted: string) => sum(counted.filter(({ kind }) => kind === wanted))
    return {
      year,
      crisisReferrals: {
        total: sum(referrals),
        byMonth: Array.from({ length: MONTHS }, (_, month) =>
          sum(referrals.filter((row) => row.month === month))
        ),
        bySource: sumsBy(referrals, ({ source }) => source),
        byLine: sumsBy(referrals, ({ referral }) => referral),
      },
      crisisSignals: sum(crises),
      eating: {
        signals: of('eating'),
        referrals: sum(counted.filter(isEatingReferral)),
      },
      accountsPaused: { minor: of('minor'), minorSexual: of('minor_sexual') },
      explicitTexts: of('explicit'),
      reports: { total: sum(reports), byReason: sumsBy(reports, ({ detail }) => detail) },
    }
  }
}

const isEatingReferral = ({ kind, referral }: Counted) => kind === 'eating' && referral !== null

/** Month by month, because the two databases name the month of an instant in different words. */
async function countYear(sql: Sql, year: number): Promise<Counted[]> {
  const all: Counted[] = []
  for (let month = 0; month < MONTHS; month++) {
    const span = { from: Date.UTC(year, month), until: Date.UTC(year, month + 1) }
    const rows = await SafetyEvent.query(sql)
      .withScopes((events) => events.during(span))
      .select(...SORT)
      .groupBy(...SORT)
      .count('* as count')
      .pojo<Omit<Counted, 'month'>>()
    all.push(...rows.map((row) => ({ ...row, month })))
  }
  return all
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

/** The most frequent first. */
function sumsBy(
  rows: readonly Counted[],
  nameOf: (row: Counted) => string | null
): Record<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = nameOf(row) ?? 'none'
    sums.set(name, (sums.get(name) ?? 0) + row.count)
  }
  return Object.fromEntries([...sums].toSorted(([, one], [, other]) => other - one))
}
