import { COUNTRIES } from '#app/people/accounts/contract'

interface PhoneParts {
  phone: string
  /** Only when the text named one of the countries on offer. */
  countryCode?: string
}

/** What somebody in North America may put before the ten digits of a number. */
const NANP = { code: '+1', withPrefix: /^1(?=\d{10}$)/ }

/**
 * What was typed or pasted into the phone field beside `countryCode`, digits only. A whole number with
 * its `+` gives its country away; while that is being typed, what there is of it stays.
 */
export function splitPhone(text: string, countryCode = ''): PhoneParts {
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+')) return { phone: withoutPrefix(digits, countryCode) }
  // No code is the beginning of another.
  const country = COUNTRIES.find(({ code }) => digits.startsWith(code.slice(1)))
  if (country) return { phone: digits.slice(country.code.length - 1), countryCode: country.code }
  const isBegun = COUNTRIES.some(({ code }) => code.startsWith(`+${digits}`))
  return { phone: isBegun ? `+${digits}` : digits }
}

function withoutPrefix(digits: string, countryCode: string): string {
  return countryCode === NANP.code ? digits.replace(NANP.withPrefix, '') : digits
}
