const DAY_MS = 24 * 60 * 60_000

/** `YYYY-MM-DD` of the UTC day an instant (epoch milliseconds) lies in. */
export function spendingDayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** When that day ends and the caps count from nothing again. */
export function nextSpendingDayAt(at: number): number {
  return (Math.floor(at / DAY_MS) + 1) * DAY_MS
}
