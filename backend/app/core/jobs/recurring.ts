import { DAY, MINUTE } from '#app/core/clock/durations'

/** So long after it has ended, or at a time of the UTC day, `HH:MM`. */
export type Recurrence = { everyMs: number } | { dailyAt: string }

/** What one run of recurring work leaves behind: when to go on if not at its usual time, and with what. */
export type RecurringOutcome = { againAt?: number; payload?: object } | undefined

/** Work that recurs. */
export interface RecurringAction {
  execute(payload: never): Promise<RecurringOutcome>
  /** What it would do now, in a sentence. */
  preview(payload: never): Promise<string>
}

/** How long from one run to the next. */
export function periodOf(recurrence: Recurrence): number {
  return 'everyMs' in recurrence ? recurrence.everyMs : DAY
}

/** Epoch milliseconds, of what has ended now. */
export function nextRun(recurrence: Recurrence, now: number): number {
  if ('everyMs' in recurrence) return now + recurrence.everyMs
  const [hours = 0, minutes = 0] = recurrence.dailyAt.split(':').map(Number)
  const today = now - (now % DAY) + (hours * 60 + minutes) * MINUTE
  return today > now ? today : today + DAY
}
