import { DateTime } from 'luxon'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { DEFAULT_ZONE } from '#app/core/clock/wall_clock'
import { memoized } from '#app/language/memoized'

export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const
export type DayPart = (typeof DAY_PARTS)[number]

export interface LocalMoment {
  hour: number
  dayPart: DayPart
  /** English, `Tuesday`. */
  weekday: string
  /** `2026-06-02`, to compare days. */
  date: string
  /** `June 2, 2026`. */
  longDate: string
  /** `8:02 AM`. */
  clock: string
}

function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

function localTime(at: number, timeZone: string): DateTime {
  const there = DateTime.fromMillis(at, { zone: timeZone, locale: 'en-US' })
  return there.isValid ? there : DateTime.fromMillis(at, { zone: DEFAULT_ZONE, locale: 'en-US' })
}

/** The wall clock of a person at an instant (epoch ms); a broken zone reads as the product's default. */
export function localMoment(at: number, timeZone: string): Readonly<LocalMoment> {
  return momentIn(`${Math.floor(at / MINUTE)} ${timeZone}`)
}

/** Nothing of it is finer than a minute, and each text of hers asks many times for the same one. */
const momentIn = memoized((minuteAndZone: string): Readonly<LocalMoment> => {
  const [minute = '', timeZone = ''] = minuteAndZone.split(' ', 2)
  const there = localTime(Number(minute) * MINUTE, timeZone)
  return {
    hour: there.hour,
    dayPart: dayPartOf(there.hour),
    weekday: there.toFormat('cccc'),
    date: there.toFormat('yyyy-MM-dd'),
    longDate: there.toFormat('LLLL d, yyyy'),
    clock: there.toFormat('h:mm a'),
  }
})

/** Whole calendar days between two instants on the person's wall clock. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  const start = localTime(from, timeZone).startOf('day')
  const end = localTime(to, timeZone).startOf('day')
  return Math.round(end.diff(start, 'days').days)
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** `12 minutes ago`, `yesterday`, `5 days ago`: how long since `from`, as a person would say it. */
export function agoInWords(from: number, to: number, timeZone: string): string {
  const gap = Math.max(0, to - from)
  if (gap < 2 * MINUTE) return 'a moment ago'
  if (gap < HOUR) return counted(Math.floor(gap / MINUTE), 'minute')
  const days = daysBetween(from, to, timeZone)
  if (days === 0 || gap < 6 * HOUR) return counted(Math.floor(gap / HOUR), 'hour')
  if (days === 1) return 'yesterday'
  return days < 60 ? counted(days, 'day') : counted(Math.floor(days / 30), 'month')
}
