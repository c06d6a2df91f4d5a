import { DateTime } from 'luxon'
import {
  type Hours,
  instantOf,
  isWithin,
  localDateOf,
  wallClockOf,
} from '#app/core/clock/wall_clock'
import type { Occasioned } from '#app/models/kinds'
import { windowOn } from '#app/texting/gate/send_window'

/** Where and how a person may be texted, and for which sort of text that is asked. */
interface Where {
  /** IANA zone. */
  timeZone: string
  quietHours: Hours | null
  /** Whose law on texts may bind. */
  states: readonly string[]
  occasioned: Exclude<Occasioned, 'asked'>
}

/** Less than this before the window closes it is too late to begin. */
const ROOM_MS = 10 * 60_000
const DAYS_TRIED = 8

/**
 * The first instant from `at` on at which a text may go: within its window, out of quiet hours,
 * with room to arrive. Null when quiet hours leave none. Instants are epoch milliseconds.
 */
export function nextOpenAt(at: number, where: Where): number | null {
  let candidate = at
  for (let step = 0; step < DAYS_TRIED * 3; step++) {
    const next = laterThan(candidate, where)
    if (next === candidate) return candidate
    candidate = next
  }
  return null
}

/** Until when a text that may go at this instant may still arrive. */
export function closesAt(at: number, where: Where): number {
  const { timeZone, quietHours } = where
  const { closesAt: end } = windowAt(at, where)
  if (!quietHours) return end
  const quietAt = instantOf(localDateOf(at, timeZone), quietHours.from, timeZone) ?? end
  return quietAt > at ? Math.min(end, quietAt) : end
}

/** The same instant when it may go then. */
function laterThan(at: number, where: Where): number {
  const { timeZone, quietHours } = where
  const window = windowAt(at, where)
  if (at < window.opensAt) return window.opensAt
  if (at >= window.closesAt) return startOfNextDay(at, timeZone)
  if (isWithin(wallClockOf(at, timeZone), quietHours)) return quietEnd(at, where)
  const end = closesAt(at, where)
  return end - at < ROOM_MS ? end : at
}

function windowAt(now: number, { timeZone, occasioned, states }: Where) {
  return windowOn(occasioned, { now, timeZone, states, slotAt: null })
}

function quietEnd(at: number, { timeZone, quietHours }: Where): number {
  const until = quietHours?.until ?? '00:00'
  const today = instantOf(localDateOf(at, timeZone), until, timeZone) ?? at
  return today > at ? today : startOfNextDay(at, timeZone)
}

function startOfNextDay(at: number, timeZone: string): number {
  return DateTime.fromMillis(at, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis()
}
