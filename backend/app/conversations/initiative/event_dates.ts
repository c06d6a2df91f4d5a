import { DateTime } from 'luxon'
import { type WordedDate, dateReader } from '#app/language/english_dates'

/** A date somebody named, still to come. */
export interface EventDate {
  index: number
  length: number
  /** Epoch milliseconds: its hour, or the middle of its day, or its evening; of a stretch of time the end. */
  at: number
  /** No hour was named. */
  isAllDay: boolean
}

type Parts = WordedDate['start']

interface Where {
  /** Epoch milliseconds: when it was said. */
  now: number
  /** The person's IANA zone. */
  timeZone: string
  /** "At 8" means the evening, and so does no hour. */
  isEvening: boolean
}

/** "At 3" is the afternoon, "at 9" the morning. */
const EARLIEST_MORNING_HOUR = 8
const NOON = 12
const EVENING = 20
const PARTS_OF_DAY: readonly [RegExp, number][] = [
  [/morning/i, 10],
  [/afternoon/i, 15],
  [/tonight|night/i, 20],
  [/evening/i, 19],
]
const MOST_DAYS_AHEAD = 120

/** Too vague to know when it will be over, or behind us. */
const VAGUE =
  /\b(?:week|weeks|month|months|year|years|quarter|season|last|past|previous|ago|now|yesterday)\b/i
/** "In two weeks" is a day; "in a couple of weeks" is none. */
const SO_MANY_WEEKS = /^in (?:an?|one|two|three|four|five|six|\d{1,2}) weeks?$/i
/** Words of their own that are also short for a day or a month. */
const SHORT = /^(?:sat|sun|mon|wed|may|mar|march|sec|second)$/i
const BEFORE_SHORT = /\b(?:on|this|next|coming|is|by|till?|until)\s+$/i

const readDates = dateReader({
  wording: /\b(?:\w+day,? )?the (\d{1,2})(?:st|nd|rd|th)\b(?! of\b)/i,
  hasYear: false,
})

/**
 * The dates in a text that are still to come, on the person's own calendar and clock. It is read once, also
 * where "at 8" means the evening for one event and not for another.
 */
export function readEventDates(
  text: string,
  { now, timeZone }: Pick<Where, 'now' | 'timeZone'>
): (isEvening: boolean) => EventDate[] {
  const read = readDates(text, { at: now, timeZone }, true)
  const named = read.filter((found) => !isVague(found, text) && isOnItsWeekday(found))
  const meanings = new Map<boolean, EventDate[]>()
  return (isEvening) => {
    const dates = meanings.get(isEvening) ?? datesAhead(named, { now, timeZone, isEvening })
    meanings.set(isEvening, dates)
    return dates
  }
}

function datesAhead(named: WordedDate[], where: Where): EventDate[] {
  return named
    .map((found) => ({ index: found.index, length: found.text.length, ...instantIn(found, where) }))
    .filter((date) => isAhead(date, where))
}

function isVague({ text: said, index, start }: WordedDate, text: string): boolean {
  const isDay = start.isCertain('day') || start.isCertain('weekday') || start.isCertain('hour')
  const isPart = PARTS_OF_DAY.some(([pattern]) => pattern.test(said))
  if (!isDay && !isPart) return true
  if (SHORT.test(said)) return !BEFORE_SHORT.test(text.slice(0, index))
  const around = `${text.slice(Math.max(0, index - 12), index)}${said}`
  if (SO_MANY_WEEKS.test(said)) return false
  return VAGUE.test(said) || /\b(?:last|past|previous|every|since|weeks? from)\s+\S*$/i.test(around)
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** "Tuesday the 30th" in a month whose 30th is a Monday: nobody knows which of the two is meant. */
function isOnItsWeekday({ text: said, start }: WordedDate): boolean {
  const weekday = WEEKDAY.exec(said)?.[0]
  if (!weekday || !start.isCertain('day')) return true
  const [year, month, day] = (['year', 'month', 'day'] as const).map((one) =>
    Number(start.get(one))
  )
  const named = DateTime.utc(Number(year), Number(month), Number(day), { locale: 'en-US' })
  return named.toFormat('cccc').toLowerCase() === weekday.toLowerCase()
}

function instantIn({ start, end, text }: WordedDate, where: Where) {
  const first = momentOf(start, text, where)
  if (!end) return first
  const last = momentOf(end, '', where)
  return last.at > first.at ? last : first
}

function momentOf(parts: Parts, said: string, where: Where): Omit<EventDate, 'index' | 'length'> {
  // "In three hours" is so long from now, whatever the clocks do meanwhile; "10 AM PST" names its own zone.
  if (parts.isCertain('hour') && parts.isCertain('timezoneOffset')) {
    return { at: parts.date().getTime(), isAllDay: false }
  }
  const hour = hourOf(parts, said, where.isEvening)
  const minute = parts.isCertain('minute') ? Number(parts.get('minute')) : 0
  const time = { hour: hour ?? (where.isEvening ? EVENING : NOON), minute }
  const day = dayOf(parts, { said, time, isAllDay: hour === null, where })
  return { at: day.set(time).toMillis(), isAllDay: hour === null }
}

/** Null when none was named, nor a part of the day. */
function hourOf(parts: Parts, said: string, isEvening: boolean): number | null {
  if (parts.isCertain('hour')) return namedHour(parts, said, isEvening)
  return PARTS_OF_DAY.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

function namedHour(parts: Parts, said: string, isEvening: boolean): number {
  if (/midnight/i.test(said)) return 24
  const hour = parts.get('hour') ?? NOON
  if (parts.isCertain('meridiem') || hour >= NOON || /morning/i.test(said)) return hour
  return hour < EARLIEST_MORNING_HOUR || isEvening ? hour + 12 : hour
}

interface Said {
  said: string
  time: { hour: number; minute: number }
  isAllDay: boolean
  where: Where
}

function dayOf(parts: Parts, wish: Said): DateTime {
  const { said, where } = wish
  const today = DateTime.fromMillis(where.now, { zone: where.timeZone }).startOf('day')
  if (!parts.isCertain('day') && !parts.isCertain('weekday')) {
    const isStill = isToCome(today, wish) || /today|tonight|this/i.test(said)
    return isStill ? today : today.plus({ days: 1 })
  }
  const [year, month, day] = (['year', 'month', 'day'] as const).map((one) =>
    Number(parts.get(one))
  )
  const named = today.set({ year, month, day })
  if (/weekend/i.test(said)) return named.plus({ days: (7 - named.weekday) % 7 })
  return !parts.isCertain('day') && named.weekday === today.weekday
    ? onThisWeekday(today, wish)
    : named
}

/** Nobody says "on Wednesday" of the Wednesday it is, but for an hour still to come. */
function onThisWeekday(today: DateTime, wish: Said): DateTime {
  const isToday = /\bthis\b/i.test(wish.said) || (!wish.isAllDay && isToCome(today, wish))
  return isToday && !/\bnext\b/i.test(wish.said) ? today : today.plus({ days: 7 })
}

function isToCome(day: DateTime, { time, where }: Said): boolean {
  return day.set(time).toMillis() > where.now
}

function isAhead({ at, isAllDay }: EventDate, { now, timeZone }: Where): boolean {
  const today = DateTime.fromMillis(now, { zone: timeZone }).startOf('day')
  const earliest = isAllDay ? today.toMillis() : now
  return at > earliest && at < today.plus({ days: MOST_DAYS_AHEAD }).toMillis()
}
