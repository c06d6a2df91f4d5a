import { DAY } from '#app/core/clock/durations'

const LONGEST_VALIDITY_SECONDS = 36_000

/** Whole seconds within what the provider takes. */
export function validitySeconds(wanted: number): number {
  return Math.min(Math.max(1, Math.floor(wanted)), LONGEST_VALIDITY_SECONDS)
}

/**
 * A text not handed on yet has no date of sending; the
 * provider filters by it, we filter by creation ourselves.
 */
export function dayBefore(instant: number): Date {
  return new Date(instant - DAY)
}
