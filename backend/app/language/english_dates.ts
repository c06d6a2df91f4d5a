import { casual, type Chrono, type ParsedResult } from 'chrono-node/en'
import { DateTime } from 'luxon'

/** A date as somebody worded it: where it stands, and what of it was said. */
export type WordedDate = ParsedResult

interface Said {
  /** Epoch milliseconds. */
  at: number
  /** The person's IANA zone. */
  timeZone: string
}

/** `isForward`: a bare "Friday" is the next one. */
type DateReader = (text: string, said: Said, isForward: boolean) => WordedDate[]

interface DayOfMonth {
  /** How "the 25th" is worded, which the library does not read by itself; its first group is the day. */
  wording: RegExp
  /** Its year counts as said. */
  hasYear: boolean
}

/** Reads English dates on the calendar of whoever named them. */
export function dateReader(dayOfMonth?: DayOfMonth): DateReader {
  const parser = dayOfMonth ? withDayOfMonth(casual.clone(), dayOfMonth) : casual
  return (text, { at, timeZone }, isForward) => {
    const timezone = DateTime.fromMillis(at, { zone: timeZone }).offset
    return parser.parse(text, { instant: new Date(at), timezone }, { forwardDate: isForward })
  }
}

/** The next day of that number. */
function withDayOfMonth(chrono: Chrono, { wording, hasYear }: DayOfMonth): Chrono {
  chrono.parsers.unshift({
    pattern: () => wording,
    extract: ({ reference }, match) => {
      const today = reference.getDateWithAdjustedTimezone()
      const first = DateTime.fromObject({ year: today.getFullYear(), month: today.getMonth() + 1 })
      const day = Number(match[1])
      const { month, year } = day < today.getDate() ? first.plus({ months: 1 }) : first
      return { day, month, ...((hasYear || year !== first.year) && { year }) }
    },
  })
  return chrono
}
