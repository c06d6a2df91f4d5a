import { HOUR } from '#app/core/clock/durations'
import { DateTime } from 'luxon'

/** One stretch of a daily limit. `key` names it in the ledger; `resetsAt` is epoch milliseconds. */
export interface AllowanceDay {
  key: string
  resetsAt: number
}

const LEAST_MS = 20 * HOUR

/**
 * The allowance day at `now`: from midnight to midnight of the person's zone. The day that runs (`begun`)
 * ends when it was going to, whatever zone has been picked since, and none is shorter than 20 hours: moving
 * about never brings a second reset.
 */
export function allowanceDayAt(
  now: number,
  timeZone: string,
  begun: AllowanceDay | null
): AllowanceDay {
  if (begun && now < begun.resetsAt) return begun
  const midnight = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  const begins =
    begun && begun.resetsAt > midnight.toMillis()
      ? DateTime.fromMillis(begun.resetsAt, { zone: timeZone })
      : midnight
  const ends = begins.plus({ days: 1 }).startOf('day').toMillis()
  return {
    key: begins.toISO({ suppressMilliseconds: true }) ?? String(begins.toMillis()),
    resetsAt: Math.max(ends, begins.toMillis() + LEAST_MS),
  }
}
