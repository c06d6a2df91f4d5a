import { isSameDay, stampTime } from './format'

const GROUP_MS = 5 * 60_000
const STAMP_MS = 60 * 60_000

export interface ThreadRow<T> {
  text: T
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

/** Groups and stamps of a thread, oldest first. */
export function threadRows<T>(
  texts: readonly T[],
  reading: Reading<T>,
  { before, after }: Neighbours<T> = {}
): ThreadRow<T>[] {
  const all = [before, ...texts, after]
  const stamps = all
    .slice(1)
    .map((text, index) => text !== undefined && stampAbove(text, all[index], reading))
  return texts.map((text, index) => ({
    text,
    stamp: stamps[index] || null,
    isLast: Boolean(stamps[index + 1]) || !isSameGroup(text, all[index + 2], reading),
  }))
}

function stampAbove<T>(text: T, before: T | undefined, reading: Reading<T>): string | null {
  const at = reading.atOf(text)
  if (before !== undefined) {
    const silenceMs = Date.parse(at) - Date.parse(reading.atOf(before))
    const isNewDay = !isSameDay(at, reading.atOf(before), reading.zone)
    if (silenceMs <= STAMP_MS && !isNewDay) return null
  }
  return stampTime(at, reading.zone, reading.now)
}

function isSameGroup<T>(text: T, next: T | undefined, { sideOf, atOf }: Reading<T>): boolean {
  if (next === undefined || sideOf(text) !== sideOf(next)) return false
  return Date.parse(atOf(next)) - Date.parse(atOf(text)) <= GROUP_MS
}
