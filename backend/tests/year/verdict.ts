import { rows } from '#tests/world'
import { MINUTE } from './moments.js'
import type { StandingSchedule } from './standing_schedules.js'
import type { SentText } from './timeline.js'
import { type Span, WallClock } from './wall_clock.js'

interface Account {
  schedule: StandingSchedule
  /** Local dates on which it should have gone, and on which it went, once and on time. */
  expected: number
  fired: number
  /** Those written down as missed, as they should be. */
  missed: number
  /** Every local date that did not go exactly once and on time, in plain words. */
  problems: string[]
}

export interface Verdict {
  accounts: Account[]
  expected: number
  fired: number
  missed: number
  /** All of the accounts', and what belongs to no schedule's date. */
  problems: string[]
}

interface FiringRow {
  schedule_id: number
  local_date: string
  state: string
  message_id: number | null
  message_state: string | null
  reason: string | null
}

/** How long before and after the first instant of its minute a text may leave, by our own clock. */
export interface Leeway {
  beforeMs: number
  afterMs: number
}

interface Judging {
  schedules: StandingSchedule[]
  sent: readonly SentText[]
  span: Span
  leeway: Leeway
  /** Whether nobody worked at that instant and for half an hour after; never when absent. */
  isMissed?: (instant: number) => boolean
}

/**
 * Compares what the wall clocks say should have gone out with the firings and with what the provider took.
 */
export async function judge(judging: Judging): Promise<Verdict> {
  const found = await rows<FiringRow>(
    `select f.schedule_id, f.local_date, f.state, f.message_id, m.state as message_state,
       coalesce(m.reason, f.reason) as reason
     from firings f left join messages m on m.id = f.message_id order by f.id`
  )
  const firings = Map.groupBy(found, (row) => row.schedule_id)
  const texts = Map.groupBy(judging.sent, ({ id }) => id)
  const expected = expectedInstants(judging)
  const accounts = judging.schedules.map((schedule) => {
    const dates = expected(schedule)
    const theirs = firings.get(schedule.id) ?? []
    return accountOf({ schedule, dates, firings: theirs, texts, judging })
  })
  return {
    accounts,
    expected: sumOf(accounts.map((account) => account.expected)),
    fired: sumOf(accounts.map((account) => account.fired)),
    missed: sumOf(accounts.map((account) => account.missed)),
    problems: [
      ...accounts.flatMap((account) => account.problems),
      ...strayTexts(judging.sent, found),
      ...(await jobProblems()),
    ],
  }
}

/** Each zone's minutes are read once for all of its times. */
function expectedInstants({ schedules, span }: Judging) {
  const zones = Map.groupBy(schedules, ({ zone }) => zone)
  const minutes = new Map(
    [...zones].map(([zone, theirs]) => {
      const times = [...new Set(theirs.map(({ time }) => time))]
      return [zone, new WallClock(zone).firstMinutes(times, span)] as const
    })
  )
  return ({ zone, time, days }: StandingSchedule) => {
    const all = minutes.get(zone)?.get(time) ?? new Map<string, number>()
    return new Map([...all].filter(([date]) => !days || days.includes(weekdayOf(date))))
  }
}

/** 1 is Monday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

interface Evidence {
  schedule: StandingSchedule
  dates: Map<string, number>
  firings: FiringRow[]
  texts: Map<number, SentText[]>
  judging: Judging
}

function accountOf(evidence: Evidence): Account {
  const { schedule, dates, judging } = evidence
  const problems = problemsOf(evidence)
  const wrong = new Set(problems.map(({ date }) => date))
  const isMissed = ([, instant]: [string, number]) => judging.isMissed?.(instant) ?? false
  const isRight = ([date]: [string, number]) => !wrong.has(date)
  const due = [...dates].filter((one) => !isMissed(one))
  return {
    schedule,
    expected: due.length,
    fired: due.filter(isRight).length,
    missed: [...dates].filter((one) => isMissed(one) && isRight(one)).length,
    problems: problems.map(
      ({ date, problem }) =>
        `${schedule.zone} ${schedule.type} ${schedule.time} ${date}: ${problem}`
    ),
  }
}

interface DateProblem {
  date: string
  problem: string
}

function problemsOf(evidence: Evidence): DateProblem[] {
  const { dates, firings } = evidence
  const rowsOf = Map.groupBy(firings, (row) => row.local_date)
  const unasked = [...rowsOf.keys()].filter((date) => !dates.has(date))
  const wrong = [...dates].flatMap(([date, instant]) => {
    const problem = problemOn(evidence, { instant, firings: rowsOf.get(date) ?? [] })
    return problem ? [{ date, problem }] : []
  })
  return [
    ...wrong,
    ...unasked.map((date) => ({ date, problem: 'fired on a date nobody expected' })),
  ]
}

function problemOn(
  { schedule, texts, judging }: Evidence,
  { instant, firings }: { instant: number; firings: FiringRow[] }
): string | null {
  const [firing] = firings
  if (!firing || firings.length > 1) return `${firings.length} firings`
  const sent = texts.get(firing.message_id ?? 0) ?? []
  const expected = judging.isMissed?.(instant) ? 'missed' : 'queued'
  if (firing.state !== expected) return `${firing.state}, not ${expected}: ${firing.reason}`
  if (expected === 'missed') return null
  const [text] = sent
  if (!text || sent.length > 1) {
    return `${sent.length} texts, the last ${firing.message_state}: ${firing.reason}`
  }
  if (text.to !== schedule.phone) return 'sent to somebody else'
  return latenessOf(text.at - instant, judging.leeway)
}

function latenessOf(ms: number, { beforeMs, afterMs }: Leeway): string | null {
  const isOnTime = ms >= -beforeMs && ms < afterMs
  return isOnTime ? null : `sent ${ms / MINUTE} minutes after its time`
}

function strayTexts(sent: readonly SentText[], firings: FiringRow[]): string[] {
  const known = new Set(firings.map((row) => row.message_id))
  return sent
    .filter(({ id }) => !known.has(id))
    .map(({ id, at }) => `text ${id} at ${new Date(at).toISOString()} belongs to no firing`)
}

async function jobProblems(): Promise<string[]> {
  const dead = await rows<{ kind: string; last_error: string | null }>(
    `select kind, last_error from jobs where status = 'dead'`
  )
  return dead.map(({ kind, last_error: error }) => `dead job: ${kind} ${error ?? ''}`)
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
