import { DAY } from '#app/core/clock/durations'
import { instantOf, localDateOf } from '#app/core/clock/wall_clock'
import { drawMinute } from '#app/schedules/plan/draw_minute'
import { HOURS } from '#app/texting/gate/contract'
import { LATE_MS, SLOT_MS } from '#app/texting/gate/send_window'

/**
 * When one schedule goes: `time` and `until` are `HH:MM` on the wall clock of `timeZone`. Instants are
 * epoch milliseconds.
 */
export interface Timetable {
  time: string
  timeZone: string
  /** Nothing due before this instant counts: the schedule was made, changed or switched on then. */
  effectiveFrom: number
  /** ISO weekdays as digits, Monday first; every day when absent. */
  days?: string
  /** Of one that comes at a drawn minute between `time` and this. */
  surprise?: { id: number; until: string }
}

export interface Occurrence {
  /** `YYYY-MM-DD` in the zone. */
  localDate: string
  dueAt: number
}

/** After downtime an occurrence is still claimed while a slot of its own would last; later it was missed. */
export const CLAIM_MS = SLOT_MS
/** A schedule of one weekday may have gone today, and a zone may leave out its next date. */
const DAYS_AHEAD = 15

/** The first occurrence from `now` on, or up to half an hour before, whose date is not among the `taken`. */
export function nextOccurrence(
  timetable: Timetable,
  now: number,
  taken: ReadonlySet<string>
): Occurrence | null {
  for (const occurrence of occurrencesAround(timetable, now)) {
    const { localDate, dueAt: at } = occurrence
    if (at + CLAIM_MS > now && !taken.has(localDate)) return occurrence
  }
  return null
}

/** The occurrences of yesterday and today that went by unclaimed. */
export function missedOccurrences(
  timetable: Timetable,
  now: number,
  taken: ReadonlySet<string>
): Occurrence[] {
  const missed: Occurrence[] = []
  for (const occurrence of occurrencesAround(timetable, now)) {
    if (occurrence.dueAt + CLAIM_MS > now) break
    if (!taken.has(occurrence.localDate)) missed.push(occurrence)
  }
  return missed
}

/** In their order. */
function* occurrencesAround(timetable: Timetable, now: number): Generator<Occurrence> {
  const { timeZone, effectiveFrom, days } = timetable
  for (const localDate of datesAround(localDateOf(now, timeZone), days)) {
    const at = instantOf(localDate, timeOn(localDate, timetable), timeZone)
    if (at !== null && at >= effectiveFrom) yield { localDate, dueAt: at }
  }
}

function timeOn(localDate: string, { time, surprise }: Timetable): string {
  return surprise ? drawMinute({ ...surprise, from: time }, localDate) : time
}

/** Yesterday and the next days on the calendar, which is the same in all zones; of those the wanted ones. */
function* datesAround(today: string, days = '1234567'): Generator<string> {
  const noon = Date.parse(`${today}T12:00:00Z`)
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    const date = new Date(noon + day * DAY)
    if (days.includes(String(date.getUTCDay() || 7))) yield date.toISOString().slice(0, 10)
  }
}

/**
 * Until when a claimed text may still go: two hours, but never past the end of the
 * usual hours of its date, or of its own. Set for hours outside the usual ones its window is the slot itself.
 */
export function validUntil(at: number, hours: SetHours & { timeZone: string }): number {
  if (hours.isHourConfirmed) return at + SLOT_MS
  const { until, timeZone } = hours
  const end = until ?? HOURS.scheduled.weekdays.until
  const close = instantOf(localDateOf(at, timeZone), end, timeZone) ?? at + LATE_MS
  return Math.min(at + LATE_MS, close)
}

interface SetHours {
  isHourConfirmed: boolean
  /** Of a surprise. */
  until: string | null
}
