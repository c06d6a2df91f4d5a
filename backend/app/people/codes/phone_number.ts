import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max'
import { areTextsSimulated, openCountries } from '#config/providers'
import { badPhone, type PhoneProblem, stateClosed } from '#app/people/codes/errors'
import { refused } from '#app/people/codes/refused'
import { closedStateOf, nameOfState, type Resident } from '#app/people/states/states'

export interface PhoneNumber {
  /** E.164, `+15550100199`. */
  phone: string
  /** `+1`. */
  countryCode: string
}

interface WrittenPhone {
  number: string
  countryCode?: string
}

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
const PREFIX_LEAVES_OUT = 7
export const COUNTRY_CODES = [...REGIONS.keys()]

const TEXTED: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'])

/**
 * The number to text, or a 422 with its reason on the field it came in; a 403 where the state is closed
 * that its owner named, or their card, or else the number.
 */
export function acceptPhone(
  written: WrittenPhone,
  field: string,
  owner: Partial<Omit<Resident, 'phone'>> = {}
): PhoneNumber {
  const result = readPhone(written, openCountries)
  if (typeof result === 'string') {
    throw badPhone(result, result === 'not_a_number' ? field : fieldOfCountry(written, field))
  }
  refuseUntextable(result.phone, field)
  const { state = null, billedState = null } = owner
  const closed = closedStateOf({ phone: result.phone, state, billedState })
  if (closed !== null) throw stateClosed(nameOfState(closed))
  return result
}

/** A text to any other kind of number reaches nobody, or somebody earns from it. */
export function refuseUntextable(phone: string, field: string): void {
  const problem = problemOfType(phone, areTextsSimulated)
  if (problem) throw refused('kind_of_number', badPhone(problem, field))
}

/**
 * A number of no known type, as those kept for fiction, is
 * nobody's: only the stand-in texts it. `phone` is E.164.
 */
export function problemOfType(phone: string, isSimulated: boolean): PhoneProblem | null {
  const type = parsePhoneNumberFromString(phone)?.getType()
  if (type === undefined) return isSimulated ? null : 'not_a_number'
  return TEXTED.has(type) ? null : 'not_textable'
}

/**
 * A number as a person or a call writes it: whole (`+44 07911 123456`) or national beside its country code.
 * A national trunk 0 is dropped. `open` lists the country codes that may be texted.
 */
export function readPhone(
  written: WrittenPhone,
  open: readonly string[] | 'all'
): PhoneNumber | PhoneProblem {
  const { countryCode: wanted } = written
  if (wanted !== undefined && !REGIONS.has(wanted)) return 'unknown_country'
  const parsed = parse(written)
  if (!parsed) return 'not_a_number'
  const countryCode = `+${parsed.countryCallingCode}`
  if (!isOffered(countryCode, parsed.country)) return 'closed_country'
  if (open !== 'all' && !open.includes(countryCode)) return 'closed_country'
  return { phone: parsed.number, countryCode }
}

/**
 * The beginning of a number, which tells its country and region, also beside the four digits that masks show.
 */
export function prefixOf(phone: string): string {
  return phone.slice(0, -PREFIX_LEAVES_OUT)
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

/** Null unless it has the length of a number of its country, and that is the country it was written with. */
function parse({ number, countryCode }: WrittenPhone) {
  const wanted = countryCode?.slice(1)
  const parsed = parsePhoneNumberFromString(number, { extract: false, defaultCallingCode: wanted })
  if (!parsed?.isPossible()) return null
  return parsed.countryCallingCode === (wanted ?? parsed.countryCallingCode) ? parsed : null
}

function fieldOfCountry({ countryCode }: WrittenPhone, field: string): string {
  return countryCode === undefined ? field : 'countryCode'
}
