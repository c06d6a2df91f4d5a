import { DateTime } from 'luxon'
import { type WordedDate, dateReader } from '#app/language/english_dates'
import { withEnglishTimes } from '#app/memory/recall/past_times_in_spanish'

/** A part of the past, in epoch milliseconds; the ends are outside. */
export interface PastTime {
  from: number
  until: number
  /** What happened in it is told of for some time after. */
  toldUntil: number
}

export interface Where {
  /** Epoch milliseconds. */
  now: number
  /** The person's IANA zone. */
  timeZone: string
}

/** Days in which one tells of a day (most of all the next one), or of a month, a season or a year. */
const TOLD_AFTER = { day: 6, month: 20 } as const
const NEXT_DAY = 1
const MOST_TIMES = 4
/** Words of their own that are also short for a day or a month. */
const SHORT = /^(?:sat|sun|mon|wed|may|mar|march|sec|second)$/i
const BEFORE_SHORT = /\b(?:on|in|last|this|since|during|of|before|after|until|till?|by|from)\s+$/i
const BY_NOW = /^(?:now|right now|at the moment|today|tonight|this \w+)$/i
const ABOUT = /\b(?:few|couple|several|some)\b/i
const FIRST_MONTH: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }
const SEASON = /\b(?:(last) )?(spring|summer|autumn|winter)(?:(?: of)? ((?:19|20)\d\d))?\b/i
/** Fall is a verb too. */
const FALL = /\b(?:(last)|this|that|in|the|during) (fall)(?:(?: of)? ((?:19|20)\d\d))?\b/i
const YEAR = /\b(?:in|of|during|since|back in|early|late|around) ((?:19|20)\d\d)\b/i

/** Said of a day of the calendar that is still to come. */
const TO_COME =
  /\b(?:next|coming|upcoming|will|shall|gonna|going to|see (?:you|u|ya)|planning|\w+['’]ll)\b/i

const readDates = dateReader()

/** The times of the past a text names ("last spring", "in June", "hace dos semanas"). */
export function findPastTimes(said: string, where: Where): PastTime[] {
  const text = withEnglishTimes(said)
  const found = readDates(text, { at: where.now, timeZone: where.timeZone }, false)
    .filter((one) => isMeant(one, text))
    .flatMap((one) => timeOf(one, text, where))
  const all = [...found, ...seasonIn(text, where)]
  return (all.length > 0 ? all : yearIn(text, where))
    .filter((one) => one.from < where.now)
    .slice(0, MOST_TIMES)
}

function isMeant({ text: said, index }: WordedDate, text: string): boolean {
  if (SHORT.test(said)) return BEFORE_SHORT.test(text.slice(Math.max(0, index - 12), index))
  return !BY_NOW.test(said)
}

function timeOf({ text: said, start, end }: WordedDate, text: string, where: Where): PastTime[] {
  const first = dayOf(start, where)
  const last = end ? dayOf(end, where) : first
  if (start.isCertain('day') || start.isCertain('weekday')) {
    const years = isYearAhead(start, text, where) ? 1 : 0
    const from = first.minus({ years, days: /week/i.test(said) ? 4 : 0 })
    return [time(from, last.minus({ years }).plus({ days: 1 + NEXT_DAY }), TOLD_AFTER.day)]
  }
  if (start.isCertain('month')) return [monthOf(said, { first, last, now: where.now })]
  const isYear = start.isCertain('year')
  return isYear ? [time(first.startOf('year'), last.endOf('year'), TOLD_AFTER.month)] : []
}

/** A day without its year is the latest one, as long as nothing says that it is to come. */
function isYearAhead(start: WordedDate['start'], text: string, where: Where): boolean {
  const isOfYear = start.isCertain('day') && start.isCertain('month') && !start.isCertain('year')
  return isOfYear && dayOf(start, where).toMillis() > where.now && !TO_COME.test(text)
}

/** A month without its year is the latest one. */
function monthOf(
  said: string,
  { first, last, now }: { first: DateTime; last: DateTime; now: number }
): PastTime {
  const months = ABOUT.test(said) ? 1 : 0
  const years = first.startOf('month').toMillis() > now ? 1 : 0
  const from = first.startOf('month').minus({ years, months })
  return time(from, last.minus({ years }).plus({ months }).endOf('month'), TOLD_AFTER.month)
}

function seasonIn(text: string, where: Where): PastTime[] {
  const [, last, season = '', year = 0] = SEASON.exec(text) ?? FALL.exec(text) ?? []
  const month = FIRST_MONTH[season.toLowerCase()]
  if (!month) return []
  const from = latestSeason({ month, year: Number(year), isLast: last !== undefined }, where)
  return [time(from, from.plus({ months: 3 }), TOLD_AFTER.month)]
}

/** Of the year named, else the latest that has begun; the last one is over. */
function latestSeason(
  { month, year, isLast }: { month: number; year: number; isLast: boolean },
  { now, timeZone: zone }: Where
): DateTime {
  if (year > 0) return DateTime.fromObject({ year, month }, { zone })
  const { year: thisYear } = DateTime.fromMillis(now, { zone })
  const latest = DateTime.fromObject({ year: thisYear, month }, { zone })
  const known = isLast ? latest.plus({ months: 3 }) : latest
  return known.toMillis() > now ? latest.minus({ years: 1 }) : latest
}

function yearIn(text: string, where: Where): PastTime[] {
  const year = Number(YEAR.exec(text)?.[1] ?? 0)
  if (!year) return []
  const from = DateTime.fromObject({ year }, { zone: where.timeZone })
  return [time(from, from.plus({ years: 1 }), TOLD_AFTER.month)]
}

function dayOf(parts: WordedDate['start'], { timeZone }: Where): DateTime {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((one) =>
    Number(parts.get(one))
  )
  return DateTime.fromObject({ year, month, day }, { zone: timeZone })
}

function time(from: DateTime, until: DateTime, toldAfterDays: number): PastTime {
  const toldUntil = until.plus({ days: toldAfterDays })
  return { from: from.toMillis(), until: until.toMillis(), toldUntil: toldUntil.toMillis() }
}
