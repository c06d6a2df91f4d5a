import { type Hours, instantOf, localDateOf } from '#app/core/clock/wall_clock'
import * as open from '#app/texting/gate/next_open'

/** Where and how a person may be texted unasked. */
export interface Hers {
  /** IANA zone. */
  timeZone: string
  quietHours: Hours | null
  /** Whose law on texts may bind. */
  states: readonly string[]
}

const EVENING = '18:00'

/**
 * The first instant from `at` on at which a text nobody asked for may go.
 * Null when quiet hours leave none. Instants are epoch milliseconds.
 */
export function nextUnaskedAt(at: number, where: Hers): number | null {
  return open.nextOpenAt(at, { ...where, occasioned: 'unasked' })
}

/** Until when a text that may go at this instant may still arrive. */
export function closesAt(at: number, where: Hers): number {
  return open.closesAt(at, { ...where, occasioned: 'unasked' })
}

/**
 * When she would ask: a while after an hour that was named; of a day without
 * one in its evening, or after what fills that. At a time she may. Null when that is too late to be asked.
 */
export function askTimeOf(
  loop: { eventAt: number; isAllDay: boolean },
  { afterMs, lateMs, ...where }: Hers & { afterMs: number; lateMs: number }
): number | null {
  const { timeZone } = where
  const { eventAt } = loop
  const evening = instantOf(localDateOf(eventAt, timeZone), EVENING, timeZone)
  const overAt = eventAt + afterMs
  const at = nextUnaskedAt(loop.isAllDay ? Math.max(evening ?? eventAt, overAt) : overAt, where)
  return at === null || at > eventAt + lateMs ? null : at
}
