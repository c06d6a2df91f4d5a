import { hash } from 'node:crypto'
import type { CommunicationStyle } from '#app/people/girlfriends/contract'
import { type DayPart, localMoment } from '#app/companion/voice/local_moment'

/** Milliseconds; with both 0 she answers at once. */
export interface DelayBounds {
  delayMinMs: number
  delayMaxMs: number
}

/** When a text is typed, and to whom. */
export interface TypingMoment {
  /** Epoch milliseconds, and the person's IANA zone. */
  at: number
  timeZone: string
  communicationStyle: CommunicationStyle
  /** How long the person took to answer her last text, in milliseconds; null when there is none. */
  answeredWithinMs: number | null
  /** The same key is always as quick; any text that is unique to this reply. */
  key: string
}

const LONG_TEXT = 240
const QUICK_EXCHANGE = 3 * 60_000
/** Shares of the room between the bounds; together they may fill it. */
const TYPING = 0.5
const JITTER = 0.12

/** How much of that room she takes her time before typing, by the person's hour. */
const LEISURE: Record<CommunicationStyle, Record<DayPart, number>> = {
  'frequent': { morning: 0.12, afternoon: 0.08, evening: 0.02, night: 0.24 },
  'morning-evening': { morning: 0.02, afternoon: 0.3, evening: 0.02, night: 0.32 },
  'casual': { morning: 0.26, afternoon: 0.2, evening: 0.12, night: 0.36 },
  'deep': { morning: 0.3, afternoon: 0.24, evening: 0.18, night: 0.36 },
}

/** 0 <= n < 1, from any text. */
function shareOf(key: string): number {
  return Number.parseInt(hash('sha256', key).slice(0, 8), 16) / 2 ** 32
}

function leisureOf({ at, timeZone, communicationStyle, answeredWithinMs }: TypingMoment): number {
  const isQuick = answeredWithinMs !== null && answeredWithinMs <= QUICK_EXCHANGE
  return isQuick ? 0 : LEISURE[communicationStyle][localMoment(at, timeZone).dayPart]
}

/**
 * How long she seems to take over a text, in milliseconds: longer for longer texts, by the hour and her
 * way of texting, at once in a quick exchange, a little different each time, and always within the bounds.
 */
export function humanDelayMs(
  text: string,
  { delayMinMs, delayMaxMs }: DelayBounds,
  moment: TypingMoment
): number {
  const typing = TYPING * Math.min(1, text.length / LONG_TEXT)
  const share = typing + leisureOf(moment) + JITTER * shareOf(moment.key)
  return Math.round(delayMinMs + Math.max(0, delayMaxMs - delayMinMs) * Math.min(1, share))
}
