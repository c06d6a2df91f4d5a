import type { ApplicationService } from '@adonisjs/core/types'
import { Random } from '#tests/crash/random'
import { emptyDatabase } from '#tests/people'
import { clock, sms } from '#tests/world'
import { DAY, HOUR, MINUTE } from './moments.js'
import { DISTURBANCES } from './rough_schedulers.js'
import { FIVE_TYPES, OF_SOME_DAYS } from './standing_schedules.js'
import { tryOut, type TrialPlan, type TrialResult } from './try_out.js'
import type { Span } from './wall_clock.js'
import { yearOf, ZONES } from './zones.js'

type Round = Omit<TrialPlan, 'span' | 'wishes' | 'random' | 'onDay'>

const CHANCE = 0.05
const DAYS_BETWEEN_DOWNTIMES = 5
const PROGRESS_EVERY_DAYS = 30

/**
 * The year three times over: undisturbed, disturbed in every way,
 * and with hours in which nobody works. Answers how many failed.
 */
export async function liveThroughYear(
  app: ApplicationService,
  { year, days, seed }: { year: number; days: number; seed: number }
): Promise<number> {
  console.log(`seed ${seed}, ${days} days from 1 January ${year}, ${ZONES.length} zones`)
  const span = yearOf(year, days)
  const rounds: Record<string, Round> = {
    'one scheduler': { schedulers: 1 },
    'two schedulers, restarts, crashes and clock steps': {
      schedulers: 2,
      disturbances: DISTURBANCES,
      chance: CHANCE,
    },
    'two schedulers with downtimes': {
      schedulers: 2,
      downtimes: downtimesOf(span, new Random(seed)),
    },
  }
  const total = { passed: 0, failed: 0 }
  for (const [name, round] of Object.entries(rounds)) {
    await emptyDatabase(app)
    clock.reset()
    sms.reset()
    console.log(`\n${name}`)
    const startedAt = performance.now()
    const result = await tryOut({
      ...round,
      span,
      wishes: new Map(ZONES.map((zone) => [zone, [...FIVE_TYPES, ...OF_SOME_DAYS]])),
      random: new Random(seed),
      onDay: showProgress(span, startedAt),
    })
    report(result, total)
  }
  await emptyDatabase(app)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed
}

/** Some shorter and some longer than the half hour in which a text is still claimed. */
function downtimesOf({ from, until }: Span, random: Random): Span[] {
  const spans: Span[] = []
  for (let at = from + DAY; at < until - 2 * DAY;) {
    const begin = at + random.between(0, DAY)
    const end = begin + random.pick([random.between(MINUTE, HOUR), random.between(HOUR, 20 * HOUR)])
    spans.push({ from: begin, until: end })
    at = begin + random.between(DAY, 2 * DAYS_BETWEEN_DOWNTIMES * DAY)
  }
  return spans
}

function showProgress({ from }: Span, startedAt: number): (now: number, texts: number) => void {
  return (now, texts) => {
    if (Math.round((now - from) / DAY) % PROGRESS_EVERY_DAYS !== 0) return
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`  ${new Date(now).toISOString().slice(0, 10)}  ${texts} texts  ${seconds} s`)
  }
}

/** A schedule with a single wrong date has failed; so has a round with a text or a job too many. */
function report(result: TrialResult, total: { passed: number; failed: number }): void {
  const { accounts, problems, disturbed } = result
  for (const { schedule, fired, expected, problems: theirs } of accounts) {
    const { zone, type, time } = schedule
    const [mark, end] =
      theirs.length === 0 ? (['✓', 'passed'] as const) : (['✗', 'failed'] as const)
    console.log(`${mark} ${zone.padEnd(20)} ${type.padEnd(14)} ${time}  ${fired} of ${expected}`)
    total[end]++
  }
  total[problems.length === accounts.flatMap((one) => one.problems).length ? 'passed' : 'failed']++
  for (const problem of problems) console.log(`✗ ${problem}`)
  const times = [...disturbed].map(([name, count]) => `; ${name} ${count} times`)
  const missed = result.missed > 0 ? `, ${result.missed} missed while nobody worked` : ''
  console.log(`${result.fired} of ${result.expected} fired${missed}${times.join('')}`)
}
