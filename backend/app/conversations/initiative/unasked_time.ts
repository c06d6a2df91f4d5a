import { DateTime } from 'luxon'
import {
  type Hours,
  instantOf,
  isWithin,
  localDateOf,
  wallClockOf,
} from '#app/core/clock/wall_clock'
import { windowOn } from '#app/texting/gate/send_window'

/** Where and how a person may be texted unasked. */
export interface Hers {
  /** IANA zone. */
  timeZone: string
  quietHours: Hours | null
}

/** Less than this before the window closes it is too late to begin. */
const ROOM_MS = 10 * 60_000
const DAYS_TRIED = 8
const EVENING = '18:00'

/**
 * The first instant from `at` on at which a text nobody asked for may go: within its window, out of
 * quiet hours, with room to arrive. Null when quiet hours leave none. Instants are epoch milliseconds.
 */
export function nextUnaskedAt(at: number, where: Hers): number | null {
  let candidate = at
  for (let step = 0; step < DAYS_TRIED * 3; step++) {
    const next = laterThan(candidate, where)
    if (next === candidate) return candidate
    candidate = next
  }
  return null
}

/** Until when a text that may go at this instant may still arrive. */
export function closesAt(at: number, { timeZone, quietHours }: Hers): number {
  const { closesAt: end } = windowAt(at, timeZone)
  if (!quietHours) return end
  const quietAt = instantOf(localDateOf(at, timeZone), quietHours.from, timeZone) ?? end
  return quietAt > at ? Math.min(end, quietAt) : end
}

/**
 * When she would ask: a while after an hour that was named, in the evening of a
 * day without one, at a time she may. Null when that is too late to be asked.
 */
export function askTimeOf(
  loop: { eventAt: number; isAllDay: boolean },
  { afterMs, lateMs, ...where }: Hers & { afterMs: number; lateMs: number }
): number | null {
  const { timeZone } = where
  const { eventAt } = loop
  const evening = instantOf(localDateOf(eventAt, timeZone), EVENING, timeZone)
  const at = nextUnaskedAt(loop.isAllDay ? (evening ?? eventAt) : eventAt + afterMs, where)
  return at === null || at > eventAt + lateMs ? null : at
}

/** The same instant when it may go then. */
function laterThan(at: number, where: Hers): number {
  const { timeZone, quietHours } = where
  const window = windowAt(at, timeZone)
  if (at < window.opensAt) return window.opensAt
  if (at >= window.closesAt) return startOfNextDay(at, timeZone)
  if (isWithin(wallClockOf(at, timeZone), quietHours)) return quietEnd(at, where)
  const end = closesAt(at, where)
  return end - at < ROOM_MS ? end : at
}

function windowAt(now: number, timeZone: string) {
  return (
    windowOn('unasked', { now, timeZone, states: [], slotAt: null }) ?? {
      opensAt: now,
      closesAt: now,
    }
  )
}

function quietEnd(at: number, { timeZone, quietHours }: Hers): number {
  const until = quietHours?.until ?? '00:00'
  const today = instantOf(localDateOf(at, timeZone), until, timeZone) ?? at
  return today > at ? today : startOfNextDay(at, timeZone)
}

function startOfNextDay(at: number, timeZone: string): number {
  return DateTime.fromMillis(at, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis()
}
