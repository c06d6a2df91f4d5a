import { DateTime } from 'luxon'

/** A local date `YYYY-MM-DD` in epoch milliseconds; `until` is the first instant after it. */
export function boundsOfDate(localDate: string, timeZone: string): { from: number; until: number } {
  const day = DateTime.fromISO(localDate, { zone: timeZone }).startOf('day')
  return { from: day.toMillis(), until: day.plus({ days: 1 }).startOf('day').toMillis() }
}
