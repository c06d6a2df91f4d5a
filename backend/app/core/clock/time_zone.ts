const NAMES = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]))

/**
 * The name a zone is kept under, or null for what is none. Any spelling would do for
 * Intl, but each one costs a formatter that is never forgotten: there is one name for a
 * zone. A bare offset such as `+05:00` is a zone to Intl too, yet knows no summer time.
 */
export function canonicalZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null
  const listed = NAMES.get(name.toLowerCase())
  if (listed) return listed
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
