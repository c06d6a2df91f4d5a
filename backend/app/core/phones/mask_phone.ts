/** The country codes of E.164: one digit, two, or three. */
const COUNTRY_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const SHOWN = 4
/** With fewer digits than this behind the country code, four of them would be most of the number. */
const LONG_ENOUGH = 7

/**
 * `+12025550199` as `+1 *** *** 0199`: enough to tell two people of a list apart, not enough to call either.
 */
export function maskPhone(phone: string): string {
  const countryCode = COUNTRY_CODE.exec(phone)?.[0]
  if (!countryCode) return '***'
  const rest = phone.slice(countryCode.length)
  const end = rest.length >= LONG_ENOUGH ? rest.slice(-SHOWN) : '***'
  return `${countryCode} *** *** ${end}`
}
