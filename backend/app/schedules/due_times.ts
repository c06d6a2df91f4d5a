import { DateTime } from 'luxon'
import { USUAL_HOURS } from '#app/schedules/contract'

/** When one schedule goes: `time` is `HH:MM` on the wall clock of `timeZone`. Instants are epoch milliseconds. */
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
const MINUTES_A_DAY = 24 * 60

/**
 * The instant a wall-clock time comes on a local date: in a gap the first valid minute after it, in an overlap
 * the first of the two. Null on a date the zone leaves out altogether.
 */
export function dueAt(localDate: string, time: string, timeZone: string): number | null {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  for (let at = hour * 60 + minute; at < MINUTES_A_DAY; at++) {
    const wanted = wallClock(localDate, at, timeZone)
    if (wanted) return Math.min(...wanted.getPossibleOffsets().map((one) => one.toMillis()))
  }
  return null
}

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

export function localDateOf(instant: number, timeZone: string): string {
  return DateTime.fromMillis(instant, { zone: timeZone }).toISODate() ?? ''
}

/** `HH:MM` on the wall clock of the zone. */
export function wallClockOf(instant: number, timeZone: string): string {
  return DateTime.fromMillis(instant, { zone: timeZone }).toFormat('HH:mm')
}

function occurrencesAround(
  { time, timeZone, effectiveFrom }: Timetable,
  now: number
): Occurrence[] {
  const today = DateTime.fromMillis(now, { zone: timeZone })
  const found: Occurrence[] = []
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    const localDate = today.plus({ days: day }).toISODate() ?? ''
    const at = dueAt(localDate, time, timeZone)
    if (at !== null && at >= effectiveFrom) found.push({ localDate, dueAt: at })
  }
  return found
}

/** Null for a minute the clocks jump over on that date. */
function wallClock(localDate: string, minuteOfDay: number, timeZone: string): DateTime | null {
  const [year, month, day] = localDate.split('-').map(Number)
  const [hour, minute] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
  const wanted = DateTime.fromObject({ year, month, day, hour, minute }, { zone: timeZone })
  const isThere =
    wanted.toISODate() === localDate && wanted.hour === hour && wanted.minute === minute
  return isThere ? wanted : null
}

const VALID_MS = 2 * 60 * 60_000

/**
 * Until when a claimed text may still go: two hours, but never past 21:00 of its date. Set for an hour outside
 * 08:00 to 21:00 its window is the slot itself.
 */
export function validUntil(
  at: number,
  { time, timeZone }: Omit<Timetable, 'effectiveFrom'>
): number {
  if (!isUsualHour(time)) return at + CLAIM_MS
  const close = dueAt(localDateOf(at, timeZone), USUAL_HOURS.until, timeZone) ?? at + VALID_MS
  return Math.min(at + VALID_MS, close)
}

export function isUsualHour(time: string): boolean {
  return time >= USUAL_HOURS.from && time < USUAL_HOURS.until
}

/** Whether `HH:MM` lies in quiet hours, which may go over midnight; their end is not quiet any more. */
export function isInQuietHours(
  time: string,
  quiet: { from: string; until: string } | null
): boolean {
  if (!quiet) return false
  const { from, until } = quiet
  return from < until ? time >= from && time < until : time >= from || time < until
}
