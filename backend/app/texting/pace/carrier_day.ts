import { DateTime } from 'luxon'
import limits from '#config/limits'

/** How much of what carriers take from a brand in a day has been sent. */
export interface CarrierDay {
  /** 1 is all of it. */
  usedShare: number
  /** Epoch milliseconds. */
  endsAt: number
}

/** Carriers of +1 count by its midnights (T-Mobile's daily cap; Twilio's error 30023). */
const ZONE = 'America/Los_Angeles'
/** What a day counts that a carrier called full. */
export const FULL_DAY_SEGMENTS = 2_000_000_000

let known = { day: '', from: 0, until: 0 }

/** The day of an instant, `YYYY-MM-DD`, and when it ends. */
export function carrierDayAt(now: number): { day: string; endsAt: number } {
  if (now < known.from || now >= known.until) {
    const start = DateTime.fromMillis(now, { zone: ZONE }).startOf('day')
    const until = start.plus({ days: 1 }).toMillis()
    known = { day: start.toISODate() ?? '', from: start.toMillis(), until }
  }
  return { day: known.day, endsAt: known.until }
}

/** `segments`: sent on the day of that instant; null for a number no such cap is known for. */
export function carrierDayOf(segments: number | null, now: number): CarrierDay | null {
  if (segments === null) return null
  const most = limits.sends.segmentsPerDay ?? FULL_DAY_SEGMENTS
  return { usedShare: segments / most, endsAt: carrierDayAt(now).endsAt }
}

/** Whether carriers count it so. `phone` is E.164. */
export function isCountedByCarriers(phone: string): boolean {
  return phone.startsWith('+1')
}
