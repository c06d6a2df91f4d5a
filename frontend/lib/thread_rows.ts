import { clockTime, dayWords, isSameDay } from './format'

const GROUP_MS = 5 * 60_000
const STAMP_MS = 60 * 60_000

interface ThreadRow<T> {
  text: T
  /** The day above it, where another one begins. */
  day: string | null
  /** The time above it, after an hour of silence or on a new day. */
  stamp: string | null
  /** The last of its group has the tail, the wide gap below, and the delivery state. */
  isLast: boolean
}

interface Reading<T> {
  /** Texts of one side within five minutes are one group. */
  sideOf: (text: T) => string
  /** ISO 8601. */
  atOf: (text: T) => string
  /** IANA zone of days and stamps. */
  zone: string
  now: number
}

/** The texts next to those asked for, when these are a piece of a longer thread. */
interface Neighbours<T> {
  before?: T
  after?: T
}

/** Days, groups and stamps of a thread, oldest first. */
export function threadRows<T>(
  texts: readonly T[],
  reading: Reading<T>,
  { before, after }: Neighbours<T> = {}
): ThreadRow<T>[] {
  const all = [before, ...texts, after]
  const headings = all.slice(1).map((text, index) => headingOf(text, all[index], reading))
  return texts.map((text, index) => ({
    text,
    ...(headings[index] ?? NO_HEADING),
    isLast: headings[index + 1] !== null || !isSameGroup(text, all[index + 2], reading),
  }))
}

const NO_HEADING = { day: null, stamp: null }

function headingOf<T>(text: T | undefined, before: T | undefined, reading: Reading<T>) {
  if (text === undefined) return null
  const { atOf, zone, now } = reading
  const at = atOf(text)
  const stamp = clockTime(at, zone)
  if (before === undefined || !isSameDay(at, atOf(before), zone)) {
    return { day: dayWords(at, zone, now), stamp }
  }
  const silenceMs = Date.parse(at) - Date.parse(atOf(before))
  return silenceMs > STAMP_MS ? { day: null, stamp } : null
}

function isSameGroup<T>(text: T, next: T | undefined, { sideOf, atOf }: Reading<T>): boolean {
  if (next === undefined || sideOf(text) !== sideOf(next)) return false
  return Date.parse(atOf(next)) - Date.parse(atOf(text)) <= GROUP_MS
}
