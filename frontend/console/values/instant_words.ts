import { clockTime, longDate, stampTime } from '../../lib/format'

/** Where this member of staff sits. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `Today, 8:00 AM ET`, `Nov 3, 8:00 AM ET`; of another year `Nov 3, 2025, 8:00 AM ET`. */
export function instantWords(instant: string, zone: string, now = Date.now()): string {
  if (yearOf(instant, zone) === yearOf(new Date(now).toISOString(), zone))
    return stampTime(instant, zone, now)
  return `${longDate(instant, zone)}, ${clockTime(instant, zone)}`
}

function yearOf(instant: string, zone: string): string {
  return longDate(instant, zone).slice(-4)
}
