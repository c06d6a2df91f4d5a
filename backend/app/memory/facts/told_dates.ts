import { DateTime } from 'luxon'
import { type WordedDate, dateReader } from '#app/language/english_dates'

/** When something was or will be, on the person's own calendar. */
export interface ToldDate {
  index: number
  length: number
  /** Epoch milliseconds: the start of its first day. */
  from: number
  /** Epoch milliseconds: the end of its last day, month or year. */
  until: number
  /** `2026-11-27`, `2026-12` or `2027`, as far as it was told. */
  key: string
  /** `on Friday, November 27, 2026`, `in December 2026`, `in 2027`. */
  said: string
}

export interface Where {
  /** Epoch milliseconds: when it was said. */
  at: number
  /** The person's IANA zone. */
  timeZone: string
}

const readDates = dateReader({
  wording: /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|floor|grade|time|birthday)\b)/i,
  hasYear: true,
})

type Unit = 'day' | 'week' | 'month' | 'year'

const UNITS: readonly [Unit, RegExp][] = [
  ['year', /\byears?\b/i],
  ['month', /\bmonths?\b/i],
  ['week', /\bweeks?\b/i],
]
const SHORT = /^(?:sat|sun|mon|wed|may|mar|march|sec|second|now|dec)$/i
/**
 * What says when something is comes sooner; 30 ms for 1,600
 * characters without a stop are too many, seven texts at a time.
 */
const LONGEST_CLAUSE = 400
const BEFORE_SHORT = /\b(?:on|this|next|coming|last|in|by|is|for)\s+$/i
const FORMATS: Record<Unit, [string, string]> = {
  day: ['yyyy-MM-dd', "'on' cccc, LLLL d, yyyy"],
  week: ["kkkk-'W'WW", "'in the week of' LLLL d, yyyy"],
  month: ['yyyy-MM', "'in' LLLL yyyy"],
  year: ['yyyy', "'in' yyyy"],
}

/** The first date a clause names; `towards` says which way an open one like "Friday" or "June" points. */
export function toldDate(clause: string, where: Where, towards: 'ahead' | 'back'): ToldDate | null {
  const read = readDates(clause.slice(0, LONGEST_CLAUSE), where, towards === 'ahead')
  const found = read.find((one) => isDate(one, clause))
  return found ? named(found, where, towards) : yearNamed(clause, where)
}

function isDate({ text, index, start }: WordedDate, clause: string): boolean {
  if (SHORT.test(text)) return BEFORE_SHORT.test(clause.slice(0, index))
  if (/\bnow\b|^(?:right|just)\b|^(?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i.test(text)) return false
  return (
    ['day', 'weekday', 'month', 'year'].some((part) => start.isCertain(part as 'day')) ||
    /night|today|week|month|year|ago|in /i.test(text)
  )
}

function unitOf({ text, start }: WordedDate): Unit {
  if (/weekend/i.test(text)) return 'day'
  const worded = UNITS.find(([, word]) => word.test(text))
  if (worded) return worded[0]
  if (start.isCertain('day') || start.isCertain('weekday')) return 'day'
  return start.isCertain('month') ? 'month' : yearOrDay(start)
}

function yearOrDay(start: WordedDate['start']): Unit {
  return start.isCertain('year') ? 'year' : 'day'
}

function named(found: WordedDate, where: Where, towards: 'ahead' | 'back'): ToldDate {
  const unit = unitOf(found)
  const first = dayOf(found.start, where, { unit, towards, said: found.text })
  const last = found.end ? dayOf(found.end, where, { unit, towards, said: found.text }) : first
  const from = first.startOf(unit)
  const isWeekend = /weekend/i.test(found.text)
  const until = isWeekend ? first.plus({ days: first.weekday === 6 ? 1 : 0 }) : last
  return told(
    { from, until: until.endOf(unit), unit },
    { index: found.index, length: found.text.length }
  )
}

function told(
  span: { from: DateTime; until: DateTime; unit: Unit },
  place: { index: number; length: number }
): ToldDate {
  const [key, said] = FORMATS[span.unit]
  const from = span.from.setLocale('en-US')
  return {
    ...place,
    from: from.toMillis(),
    until: span.until.toMillis(),
    key: from.toFormat(key),
    said: from.toFormat(said),
  }
}

interface Wish {
  unit: Unit
  towards: 'ahead' | 'back'
  said: string
}

function dayOf(parts: WordedDate['start'], where: Where, wish: Wish): DateTime {
  const today = DateTime.fromMillis(where.at, { zone: where.timeZone }).startOf('day')
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
    Number(parts.get(part))
  )
  const date = DateTime.fromObject(
    { year, month, day: wish.unit === 'month' ? 1 : day },
    { zone: where.timeZone }
  )
  if (!date.isValid) return today
  if (wish.towards === 'ahead') return aheadOf(date, today, { parts, wish })
  if (date <= today || parts.isCertain('year')) return date
  return parts.isCertain('weekday') ? date.minus({ weeks: 1 }) : date.minus({ years: 1 })
}

/** Nobody says "on Saturday" of the Saturday it is; a month that is over is next year's. */
function aheadOf(
  date: DateTime,
  today: DateTime,
  { parts, wish }: { parts: WordedDate['start']; wish: Wish }
) {
  const isBareWeekday = parts.isCertain('weekday') && !parts.isCertain('day')
  if (isBareWeekday && date.hasSame(today, 'day'))
    return /this/i.test(wish.said) ? date : date.plus({ weeks: 1 })
  if (wish.unit === 'month' && !parts.isCertain('year') && date < today.startOf('month'))
    return date.plus({ years: 1 })
  return date
}

/** "In 2015", which the library leaves alone. */
function yearNamed(clause: string, where: Where): ToldDate | null {
  const match = /\b(?:in|since|back in) ((?:19|20)\d\d)\b/i.exec(clause)
  if (!match) return null
  const from = DateTime.fromObject({ year: Number(match[1]) }, { zone: where.timeZone })
  return told(
    { from, until: from.endOf('year'), unit: 'year' },
    { index: match.index, length: match[0].length }
  )
}

/** Most years do not have it, and the library knows no date without its year. */
const LEAP_DAY =
  /(?<!\bnot (?:on )?)\b(?:feb(?:ruary)? (?:the )?29(?:th)?\b|29(?:th)?(?: of)? feb|0?2\/29\b|29\/0?2\b)/i

/** The day of a birthday as a calendar has it, `March 3`, or null where none is named. */
export function dayOfYear(said: string, where: Where): string | null {
  if (LEAP_DAY.test(said)) return 'February 29'
  const date = toldDate(said, where, 'back')
  return date && /^\d{4}-\d\d-\d\d$/.test(date.key)
    ? DateTime.fromISO(date.key).setLocale('en-US').toFormat('LLLL d')
    : null
}
