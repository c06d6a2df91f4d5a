import { DAY } from '#app/core/clock/durations'

/** `YYYY-MM-DD` of the UTC day an instant (epoch milliseconds) lies in. */
export function spendingDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** When that day ends and the caps count from nothing again. */
export function nextSpendingDayAt(at: number): number {
  return (Math.floor(at / DAY) + 1) * DAY
}
