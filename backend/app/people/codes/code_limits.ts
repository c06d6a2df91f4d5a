import type limits from '#config/limits'

import type { VerificationCode } from '#app/models/verification_code'
import { DAY, MINUTE } from '#app/core/clock/durations'

/** A code sent to one number lately. Instants are epoch milliseconds. */
export type PastCode = Pick<VerificationCode, 'createdAt' | 'tries' | 'state'>

export type CodeLimits = typeof limits.codes

const LONGEST_COOLDOWN_MS = 60 * MINUTE

/**
 * How far back a number's codes count: a code of yesterday can still have been tried within these 24 hours.
 */
export function countedMs({ validMs }: CodeLimits): number {
  return DAY + validMs
}

/** Milliseconds until the number may get another code; 0 is now. `past` is in order of time. */
export function waitForCode(past: PastCode[], now: number, codes: CodeLimits): number {
  const sentAt = sentSince(past, now - DAY)
  return Math.max(
    cooldownLeft(sentAt, now, codes.cooldownMs),
    windowLeft(sentAt, now, { most: codes.per10Minutes, windowMs: 10 * MINUTE }),
    windowLeft(sentAt, now, { most: codes.perDay, windowMs: DAY })
  )
}

/**
 * Milliseconds until strangers may have another code texted
 * to a number; `past` are all that strangers asked for.
 */
export function waitForStranger(past: PastCode[], now: number, codes: CodeLimits): number {
  return windowLeft(sentSince(past, now - DAY), now, {
    most: codes.ofStrangersPerDay,
    windowMs: DAY,
  })
}

/** Milliseconds until a code of this number may be tried again; 0 is now. A new code changes nothing here. */
export function waitForTry(past: PastCode[], now: number, codes: CodeLimits): number {
  let tries = past.reduce((sum, code) => sum + code.tries, 0)
  if (tries < codes.triesPerDay) return 0
  for (const code of past) {
    tries -= code.tries
    if (tries < codes.triesPerDay) return Math.max(1, code.createdAt + countedMs(codes) - now)
  }
  return countedMs(codes)
}

function sentSince(past: PastCode[], at: number): number[] {
  return past
    .filter((code) => code.state !== 'unsent' && code.createdAt > at)
    .map((code) => code.createdAt)
}

function cooldownLeft(sentAt: number[], now: number, firstMs: number): number {
  const last = sentAt.at(-1)
  if (last === undefined) return 0
  const cooldown = Math.min(firstMs * 2 ** (sentAt.length - 1), LONGEST_COOLDOWN_MS)
  return Math.max(0, last + cooldown - now)
}

function windowLeft(
  sentAt: number[],
  now: number,
  { most, windowMs }: { most: number; windowMs: number }
): number {
  const oldest = sentAt.at(-most)
  return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - now)
}
