import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface PhoneNumber {
  /** E.164, `+15550100199`. */
  phone: string
  /** `+1`. */
  countryCode: string
}

export type PhoneProblem = 'not_a_number' | 'unknown_country' | 'closed_country'

/** The regions behind each country code on offer. A code is shared with others where texts cost a fortune. */
const REGIONS = new Map<string, readonly string[]>([
  ['+1', ['US', 'CA', 'PR', 'GU', 'VI', 'AS', 'MP']],
  ['+44', ['GB', 'GG', 'IM', 'JE']],
  ['+34', ['ES']],
  ['+46', ['SE']],
  ['+971', ['AE']],
  ['+49', ['DE']],
  ['+33', ['FR']],
  ['+39', ['IT', 'VA']],
  ['+81', ['JP']],
  ['+86', ['CN']],
  ['+91', ['IN']],
  ['+61', ['AU', 'CC', 'CX']],
  ['+55', ['BR']],
  ['+52', ['MX']],
  ['+7', ['RU']],
  ['+82', ['KR']],
  ['+31', ['NL']],
  ['+41', ['CH']],
  ['+47', ['NO', 'SJ']],
  ['+45', ['DK']],
])
export const COUNTRY_CODES = [...REGIONS.keys()]

/**
 * A number as a person or a call writes it: whole (`+44 07911 123456`) or national beside its country code.
 * A national trunk 0 is dropped. `open` lists the country codes that may be texted.
 */
export function readPhone(
  { number, countryCode }: { number: string; countryCode?: string },
  open: readonly string[] | 'all'
): PhoneNumber | PhoneProblem {
  if (countryCode !== undefined && !REGIONS.has(countryCode)) return 'unknown_country'
  const parsed = parsePhoneNumberFromString(number, {
    extract: false,
    defaultCallingCode: countryCode?.slice(1),
  })
  if (!parsed?.isPossible()) return 'not_a_number'
  const code = `+${parsed.countryCallingCode}`
  if (countryCode !== undefined && code !== countryCode) return 'not_a_number'
  if (!isOffered(code, parsed.country)) return 'closed_country'
  if (open !== 'all' && !open.includes(code)) return 'closed_country'
  return { phone: parsed.number, countryCode: code }
}

/** E.164 back into the two fields of a form; country codes are no prefix of each other. */
export function splitPhone(phone: string): { countryCode: string; digits: string } | null {
  const countryCode = COUNTRY_CODES.find((code) => phone.startsWith(code))
  return countryCode ? { countryCode, digits: phone.slice(countryCode.length) } : null
}

/** A possible number of no known region, as those kept for fiction, belongs to its country code's first. */
function isOffered(code: string, region: string | undefined): boolean {
  const regions = REGIONS.get(code)
  if (!regions) return false
  return region === undefined || regions.includes(region)
}
