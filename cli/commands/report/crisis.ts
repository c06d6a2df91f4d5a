import { Option } from 'commander'
import type { YearlyReport } from '#app/operations/duties/find_yearly_report'
import { wholeNumber } from '../../values.js'
import type { Verb } from '../../verb.js'

const FIRST_YEAR = 2000
const LAST_YEAR = 9999

/** `report crisis` */
export const reportCrisis: Verb<{ year: number }> = {
  name: 'crisis',
  summary: 'how often people were pointed to a crisis line in a year, and what else was kept safe',
  options: [
    new Option('--year <number>', 'which year (UTC)')
      .argParser(wholeNumber(FIRST_YEAR, LAST_YEAR))
      .makeOptionMandatory(),
  ],
  examples: ['report crisis --year 2026', 'report crisis --year 2026 --json'],
  async run({ options: { year }, output, withApp }) {
    const found = await withApp(async (app) => {
      const { FindYearlyReport } = await import('#app/operations/duties/find_yearly_report')
      const action = await app.container.make(FindYearlyReport)
      return action.execute(year)
    })
    if (output.isJson) output.document(found)
    else output.rows(linesOf(found).map(([what, count]) => ({ what, count })))
  },
}

function linesOf(report: YearlyReport): [string, number][] {
  const { crisisReferrals: referrals, accountsPaused: paused, reports } = report
  return [
    ['crisis referrals', referrals.total],
    ...referrals.byMonth.map((count, month): [string, number] => [
      `  ${report.year}-${String(month + 1).padStart(2, '0')}`,
      count,
    ]),
    ...counted('  found by', referrals.bySource),
    ...counted('  line', referrals.byLine),
    ['texts with signs of distress', report.crisisSignals],
    ['texts about an eating disorder', report.eating.signals],
    ['  pointed to a line for it', report.eating.referrals],
    ['accounts paused: said to be under 18', paused.minor],
    ['accounts paused: sexual talk about minors', paused.minorSexual],
    ['sexual texts refused', report.explicitTexts],
    ['texts reported', reports.total],
    ...counted('  as', reports.byReason),
  ]
}

function counted(prefix: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`${prefix} ${name}`, count])
}
