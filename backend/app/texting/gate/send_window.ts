import { DateTime } from 'luxon'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { instantOf, localDateOf } from '#app/core/clock/wall_clock'
import { HOURS, hoursIn, hoursOn } from '#app/texting/gate/contract'
import type { Occasioned } from '#app/models/kinds'

export interface SendWindow {
  /** Epoch milliseconds; the end is outside. */
  opensAt: number
  closesAt: number
}

/** A text by the clock that could not leave on time may still go so long, where its hours allow it. */
export const LATE_MS = 2 * HOUR

/** An hour outside the usual ones is itself the window, this long. */
export const SLOT_MS = 30 * MINUTE

interface When {
  now: number
  timeZone: string
  states: readonly string[]
  slotAt: number | null
}

/**
 * The hours of this local date in which a text of that sort may reach the person; null for one they just
 * asked for, which may come at any hour. `slotAt` is the due instant of an unusual hour they confirmed.
 */
export function windowOn(occasioned: Exclude<Occasioned, 'asked'>, when: When): SendWindow
export function windowOn(occasioned: Occasioned, when: When): SendWindow | null
export function windowOn(
  occasioned: Occasioned,
  { now, timeZone, states, slotAt }: When
): SendWindow | null {
  if (occasioned === 'asked') return null
  if (occasioned === 'scheduled' && slotAt !== null) {
    return { opensAt: slotAt, closesAt: slotAt + SLOT_MS }
  }
  const { weekday } = DateTime.fromMillis(now, { zone: timeZone })
  const { from, until } = hoursOn([weekday], hoursIn(states, HOURS[occasioned]))
  const today = localDateOf(now, timeZone)
  return {
    opensAt: instantOf(today, from, timeZone) ?? now,
    closesAt: instantOf(today, until, timeZone) ?? now,
  }
}
