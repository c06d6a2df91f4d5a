const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
/** Within a time, which never ends a line halfway. */
export const UNBROKEN = '\u00a0'

/** `Just now`, `5m ago`, `3h ago`, `2d ago`, else the date. */
export function relativeTime(instant: string, now = Date.now()): string {
  const ageMs = now - Date.parse(instant)
  if (ageMs < MINUTE_MS) return 'Just now'
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}m ago`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}h ago`
  if (ageMs < WEEK_MS) return `${Math.floor(ageMs / DAY_MS)}d ago`
  return longDate(instant)
}

/** `Nov 21, 2026`, in the reader's own zone unless one is named. */
export function longDate(instant: string, zone?: string): string {
  return text(instant, { dateStyle: 'medium', timeZone: zone })
}

/** `Nov 21`, where the year is said already. */
export function dayAndMonth(instant: string, zone: string): string {
  return text(instant, { month: 'short', day: 'numeric', timeZone: zone })
}

/** `2026-11-18` as `Wednesday, Nov 18`: a date of somebody's calendar, wherever it is read. */
export function dayOfDate(date: string): string {
  return text(`${date}T00:00:00Z`, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

/** `2026-11` or `2026-11-18` as `November 2026`. */
export function monthOfDate(date: string): string {
  return text(`${date.slice(0, 7)}-01T00:00:00Z`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/**
 * `8:00 AM ET`, or `08:00 ET` where a day has 24 hours: wall-clock time in an IANA zone, with the
 * zone's short name.
 */
export function clockTime(instant: string, zone: string): string {
  return `${hourAndMinute(instant, zone)}${UNBROKEN}${zoneName(instant, zone)}`
}

/**
 * A stamp between texts, and when something goes: `Today, 8:00 AM ET`, `Tomorrow, …`, `Tuesday, …`
 * within the week that was, else `Nov 3, …`.
 */
export function stampTime(instant: string, zone: string, now = Date.now()): string {
  return `${dayName(instant, zone, now)}, ${clockTime(instant, zone)}`
}

/** As a stamp; a date of another year `Nov 3, 2025, 8:00 AM ET`. */
export function instantWords(instant: string, zone: string, now = Date.now()): string {
  const day = dayName(instant, zone, now)
  const isThisYear = yearIn(instant, zone) === yearIn(new Date(now).toISOString(), zone)
  if (isThisYear || day !== dayAndMonth(instant, zone)) return stampTime(instant, zone, now)
  return `${longDate(instant, zone)}, ${clockTime(instant, zone)}`
}

/** Heads a day of a thread: `Today`, `Yesterday`, `Tuesday, Nov 24`, or `Nov 3, 2025` of another year. */
export function dayWords(instant: string, zone: string, now = Date.now()): string {
  const name = dayName(instant, zone, now)
  if (name === 'Today' || name === 'Yesterday') return name
  return yearIn(instant, zone) === yearIn(new Date(now).toISOString(), zone)
    ? text(instant, { weekday: 'long', month: 'short', day: 'numeric', timeZone: zone })
    : longDate(instant, zone)
}

/** `22:00` as `10:00 PM`, or as it is: a wall-clock time that belongs to no date. */
export function timeOfDay(time: string): string {
  return hourAndMinute(`1970-01-01T${time}:00Z`, 'UTC')
}

/** `America/New_York` as `New York`. */
export function zoneWords(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** `200` as `3 hr 20 min`. */
export function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** True when both instants fall on one calendar day of the zone. */
export function isSameDay(one: string, other: string, zone: string): boolean {
  return dayIn(one, zone) === dayIn(other, zone)
}

/** `10000` as `10,000`. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}

/** `999` as `$9.99`. */
export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/**
 * `10:12 AM`, or `10:12` where a day has 24 hours. The words are English, the hours those of the
 * reader's own clock, as in the browser's time fields.
 */
export function hourAndMinute(instant: string, zone: string): string {
  const { hour12 } = formatter(undefined, { hour: 'numeric' }).resolvedOptions()
  const clock = hour12
    ? ({ hour: 'numeric' } as const)
    : ({ hour: '2-digit', hourCycle: 'h23' } as const)
  return text(instant, { ...clock, minute: '2-digit', timeZone: zone }).replace(' ', UNBROKEN)
}

function dayName(instant: string, zone: string, now: number): string {
  const daysAgo = Math.round(
    (Date.parse(dayIn(new Date(now).toISOString(), zone)) - Date.parse(dayIn(instant, zone))) /
      DAY_MS
  )
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  if (daysAgo === -1) return 'Tomorrow'
  if (daysAgo > 1 && daysAgo < 7) return text(instant, { weekday: 'long', timeZone: zone })
  return dayAndMonth(instant, zone)
}

/** `YYYY-MM-DD` as the zone's calendar shows it. */
export function dayIn(instant: string, zone: string): string {
  return formatter('en-CA', { timeZone: zone }).format(Date.parse(instant))
}

function yearIn(instant: string, zone: string): string {
  return dayIn(instant, zone).slice(0, 4)
}

/** `ET` where English has such a name, else `GMT+9`, never `Japan Standard Time`. */
function zoneName(instant: string, zone: string): string {
  const generic = zonePart(instant, zone, 'shortGeneric')
  return generic.length <= 4 ? generic : zonePart(instant, zone, 'short')
}

function zonePart(instant: string, zone: string, style: 'short' | 'shortGeneric'): string {
  const parts = formatter('en-US', { timeZone: zone, timeZoneName: style }).formatToParts(
    Date.parse(instant)
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

function text(instant: string, options: Intl.DateTimeFormatOptions): string {
  // Newer engines put a narrow no-break space before AM; the texts use a plain one.
  return formatter('en-US', options)
    .format(Date.parse(instant))
    .replace(/\u202f/g, ' ')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Building one costs fifty times its use, and a thread asks for the same few thousands of times. */
function formatter(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const built = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, built)
  return built
}
