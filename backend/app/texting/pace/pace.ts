/**
 * A token bucket counted in segments, as one sender's row holds it. Tokens may fall below zero by one
 * text: a text of three segments goes when there is room for one, and the next ones wait the longer.
 */
export interface Pace {
  tokens: number
  /** Epoch milliseconds. */
  refilledAt: number
  /** Segments a second; below the configured ones after the provider asked us to slow down. */
  rate: number
  /** When the provider last complained. */
  slowedAt: number | null
  /** Nothing goes before: the provider said how long to wait. */
  heldUntil: number
}

/** So much unused time is made up for, within what any second may hold; a longer idle time earns nothing. */
const BURST_SECONDS = 1
const SLOWEST_SHARE = 0.05
const STEP_MS = 5000
const STEP_SHARE = 0.1
const COMPLAINTS_COUNT_ONCE_MS = 5000

export function newPace(now: number, segmentsPerSecond: number): Pace {
  const tokens = mostTokens(segmentsPerSecond)
  return { tokens, refilledAt: now, rate: segmentsPerSecond, slowedAt: null, heldUntil: 0 }
}

/** The bucket as it is now. A clock that was set back refills nothing and takes nothing. */
export function refilled(pace: Pace, now: number, segmentsPerSecond: number): Pace {
  const passed = Math.max(0, now - pace.refilledAt)
  const rate = recovered(pace, now, segmentsPerSecond)
  // What lies ahead was written by a clock that has been set back since.
  const heldUntil = pace.heldUntil - now > LONGEST_HOLD_MS ? now : pace.heldUntil
  const slowedAt = pace.slowedAt === null ? null : Math.min(pace.slowedAt, now)
  return {
    ...pace,
    rate,
    slowedAt,
    heldUntil,
    tokens: Math.min(mostTokens(rate), pace.tokens + (passed / 1000) * rate),
    refilledAt: now,
  }
}

const LONGEST_HOLD_MS = 5 * 60_000

/** Half as fast, and not at all for as long as the provider says. Complaints of one moment count once. */
export function slowed(pace: Pace, now: number, retryAfterMs: number | null): Pace {
  const isSameMoment =
    pace.slowedAt !== null && Math.abs(now - pace.slowedAt) < COMPLAINTS_COUNT_ONCE_MS
  const holdMs = Math.ceil(Math.min(retryAfterMs ?? 0, LONGEST_HOLD_MS))
  const heldUntil = Math.max(pace.heldUntil, now + holdMs)
  if (isSameMoment) return { ...pace, heldUntil }
  return {
    ...pace,
    rate: pace.rate / 2,
    tokens: Math.min(0, pace.tokens),
    slowedAt: now,
    heldUntil,
  }
}

function mostTokens(rate: number): number {
  return Math.max(1, rate * BURST_SECONDS)
}

/** How long until a text may go; 0 for now. `sentLastSecond` counts segments, this text not among them. */
export function waitMs(pace: Pace, now: number, sentLastSecond: number): number {
  if (pace.heldUntil > now) return pace.heldUntil - now
  if (pace.tokens < 1e-9) return Math.max(1, Math.ceil(((1e-3 - pace.tokens) / pace.rate) * 1000))
  return isCrowded(pace, sentLastSecond) ? CROWDED_MS : 0
}

/** The second that ends now holds as much as it may. */
export function isCrowded(pace: Pace, sentLastSecond: number): boolean {
  return sentLastSecond + 1 > Math.ceil(pace.rate)
}

/** The second is full; what was sent first in it leaves it soon. */
const CROWDED_MS = 10

/** A tenth of the configured rate more for every five seconds without a complaint. */
function recovered(pace: Pace, now: number, segmentsPerSecond: number): number {
  const slowest = segmentsPerSecond * SLOWEST_SHARE
  if (pace.slowedAt === null) return segmentsPerSecond
  const since = Math.min(now, Math.max(pace.refilledAt, pace.slowedAt))
  const steps = Math.max(0, now - since) / STEP_MS
  const rate = Math.max(slowest, pace.rate) + steps * STEP_SHARE * segmentsPerSecond
  return Math.min(segmentsPerSecond, rate)
}
