import { IANAZone } from 'luxon'

/** True for a zone of the IANA list. A bare offset such as `+05:00` is a zone to Intl, but knows no summer time. */
export function isTimeZone(name: string): boolean {
  return /^[a-z]/i.test(name) && IANAZone.isValidZone(name)
}
