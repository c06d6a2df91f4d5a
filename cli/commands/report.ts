import { Command, InvalidArgumentError } from 'commander'
import type { YearlyReport } from '#app/care/find_yearly_report'
import { withApp } from '../boot.js'

const FIRST_YEAR = 2000
const LAST_YEAR = 9999

/** `report crisis` */
export function reportCommands(): Command {
  const report = new Command('report').description('figures to publish')
  report
    .command('crisis')
    .description(
      'how often people were pointed to a crisis line in a year, and what else was kept safe'
    )
    .requiredOption('--year <number>', 'which year (UTC)', yearOf)
    .option('--json', 'prints JSON')
    .action(crisis)
  return report
}

async function crisis({ year, json }: { year: number; json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { FindYearlyReport } = await import('#app/care/find_yearly_report')
    const action = await app.container.make(FindYearlyReport)
    const found = await action.execute(year)
    process.stdout.write(json ? `${JSON.stringify(found)}\n` : tableOf(found))
  })
}

function tableOf(report: YearlyReport): string {
  const { crisisReferrals: referrals, accountsPaused: paused, reports } = report
  const rows: [string, number][] = [
    ['crisis referrals', referrals.total],
    ...referrals.byMonth.map((count, month): [string, number] => [
      `  ${report.year}-${String(month + 1).padStart(2, '0')}`,
      count,
    ]),
    ...linesOf('  found by', referrals.bySource),
    ...linesOf('  line', referrals.byLine),
    ['texts with signs of distress', report.crisisSignals],
    ['accounts paused: said to be under 18', paused.minor],
    ['accounts paused: sexual talk about minors', paused.minorSexual],
    ['sexual texts refused', report.explicitTexts],
    ['texts reported', reports.total],
    ...linesOf('  as', reports.byReason),
  ]
  return rows.map(([name, count]) => `${name}\t${count}\n`).join('')
}

function linesOf(prefix: string, counts: Record<string, number>): [string, number][] {
  return Object.entries(counts).map(([name, count]) => [`${prefix} ${name}`, count])
}

function yearOf(text: string): number {
  const year = Number(text)
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR) return year
  throw new InvalidArgumentError('Give a year such as 2026.')
}
