import { DateTime } from 'luxon'
import { MINUTE } from '#app/core/clock/durations'

/** Of whoever's own is not known. */
export const DEFAULT_ZONE = 'America/New_York'

const MINUTES_A_DAY = 24 * 60
const REMEMBERED = 10_000
const instants = new Map<string, number | null>()

/**
 * The instant (epoch milliseconds) a wall-clock time `HH:MM` comes on a local date `YYYY-MM-DD`: in
 * a gap the first valid minute after it, in an overlap the first of the two. Null on a date the zone
 * leaves out altogether. Remembered, because ten thousand people ask for the same eight o'clock.
 */
export function instantOf(localDate: string, time: string, timeZone: string): number | null {
  const key = `${localDate} ${time} ${timeZone}`
  return rememberedIn(instants, key, () => findInstant(localDate, time, timeZone))
}

const dates = new Map<string, string>()

/** `YYYY-MM-DD` in the zone. Remembered: whoever asks for many asks for one minute, in few zones. */
export function localDateOf(instant: number, timeZone: string): string {
  const key = `${Math.floor(instant / MINUTE)} ${timeZone}`
  const there = () => DateTime.fromMillis(instant, { zone: timeZone })
  return rememberedIn(dates, key, () => there().toISODate() ?? '')
}

function rememberedIn<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const found = find()
  if (known.size >= REMEMBERED) known.clear()
  known.set(key, found)
  return found
}

/** `HH:MM` on the wall clock of the zone. */
export function wallClockOf(instant: number, timeZone: string): string {
  return DateTime.fromMillis(instant, { zone: timeZone }).toFormat('HH:mm')
}

/** A stretch of the day in `HH:MM`, which may go over midnight; its end is outside. */
export interface Hours {
  from: string
  until: string
}

export function isWithin(time: string, hours: Hours | null): boolean {
  if (!hours) return false
  const { from, until } = hours
  return from < until ? time >= from && time < until : time >= from || time < until
}

function findInstant(localDate: string, time: string, timeZone: string): number | null {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  for (let at = hour * 60 + minute; at < MINUTES_A_DAY; at++) {
    const wanted = wallClock(localDate, at, timeZone)
    if (wanted) return Math.min(...wanted.getPossibleOffsets().map((one) => one.toMillis()))
  }
  return null
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
