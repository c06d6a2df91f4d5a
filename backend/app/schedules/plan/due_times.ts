import { instantOf, localDateOf } from '#app/core/clock/wall_clock'
import { HOURS } from '#app/texting/gate/contract'

/**
 * When one schedule goes: `time` is `HH:MM` on the wall clock of `timeZone`. Instants are epoch milliseconds.
 */
export interface Timetable {
  time: string
  timeZone: string
  /** Nothing due before this instant counts: the schedule was made, changed or switched on then. */
  effectiveFrom: number
}

export interface Occurrence {
  /** `YYYY-MM-DD` in the zone. */
  localDate: string
  dueAt: number
}

/** After downtime an occurrence is still claimed within this time; later it was missed. */
export const CLAIM_MS = 30 * 60_000
const DAYS_AHEAD = 4

/** The first occurrence from `now` on, or up to half an hour before, whose date is not among the `taken`. */
export function nextOccurrence(
  timetable: Timetable,
  now: number,
  taken: ReadonlySet<string>
): Occurrence | null {
  return (
    occurrencesAround(timetable, now).find(
      ({ localDate, dueAt: at }) => at + CLAIM_MS > now && !taken.has(localDate)
    ) ?? null
  )
}

/** The occurrences of yesterday and today that went by unclaimed. */
export function missedOccurrences(
  timetable: Timetable,
  now: number,
  taken: ReadonlySet<string>
): Occurrence[] {
  return occurrencesAround(timetable, now).filter(
    ({ localDate, dueAt: at }) => at + CLAIM_MS <= now && !taken.has(localDate)
  )
}

function occurrencesAround(
  { time, timeZone, effectiveFrom }: Timetable,
  now: number
): Occurrence[] {
  const found: Occurrence[] = []
  for (const localDate of datesAround(localDateOf(now, timeZone))) {
    const at = instantOf(localDate, time, timeZone)
    if (at !== null && at >= effectiveFrom) found.push({ localDate, dueAt: at })
  }
  return found
}

/** Yesterday and the next days on the calendar, which is the same in all zones. */
function datesAround(today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  const dates: string[] = []
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    dates.push(new Date(noon + day * DAY_MS).toISOString().slice(0, 10))
  }
  return dates
}

const DAY_MS = 24 * 60 * 60_000
const VALID_MS = 2 * 60 * 60_000

/**
 * Until when a claimed text may still go: two hours, but never past the end of the
 * usual hours of its date. Set for an hour outside them its window is the slot itself.
 */
export function validUntil(
  at: number,
  { time, timeZone }: Omit<Timetable, 'effectiveFrom'>
): number {
  if (!isUsualHour(time)) return at + CLAIM_MS
  const close =
    instantOf(localDateOf(at, timeZone), HOURS.scheduled.until, timeZone) ?? at + VALID_MS
  return Math.min(at + VALID_MS, close)
}

export function isUsualHour(time: string): boolean {
  return time >= HOURS.scheduled.from && time < HOURS.scheduled.until
}
