import { COUNTRIES } from '#app/people/accounts/contract'

interface PhoneParts {
  phone: string
  /** Only when the text named one of the countries on offer. */
  countryCode?: string
}

/**
 * What was typed or pasted into the phone field, digits only. A whole number with its `+` gives its
 * country away: the longest of the 20 codes it starts with.
 */
export function splitPhone(text: string): PhoneParts {
  const digits = text.replace(/\D/g, '')
  if (!text.trim().startsWith('+')) return { phone: digits }
  const country = COUNTRIES.filter(({ code }) => digits.startsWith(code.slice(1))).sort(
    (one, other) => other.code.length - one.code.length
  )[0]
  if (!country) return { phone: digits }
  return { phone: digits.slice(country.code.length - 1), countryCode: country.code }
}
