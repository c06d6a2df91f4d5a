import { emailKeyOf } from '#app/people/accounts/find_signup'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { type Condition, NOTHING } from '#app/console/record_tables/record_table'
import { COUNTRY_CODES, readPhone } from '#app/people/codes/phone_number'

/**
 * What the free text filter of a resource finds: a condition on its
 * rows, the table's as `t`. Texts are looked through in message_lists.
 */
type Search = (words: string) => Condition

export const SEARCHES: Readonly<Record<string, Search>> = {
  signups: whoIs,
}

/** One person by what they are known by, whole: an e-mail address, a phone number in any spelling, an id. */
function whoIs(words: string): Condition {
  const id = /^\d{1,10}$/.test(words) ? Number(words) : 0
  const matches: Condition[] = [
    ...(id > 0 && id <= LARGEST_ID ? [{ text: 't.id = ?', values: [id] }] : []),
    ...(words.includes('@') ? [{ text: 't.email_key = ?', values: [emailKeyOf(words)] }] : []),
    ...phonesOf(words).map((phone) => ({ text: 't.phone = ?', values: [phone] })),
  ]
  if (matches.length === 0) return NOTHING
  return {
    text: `(${matches.map(({ text }) => text).join(' or ')})`,
    values: matches.flatMap(({ values }) => values),
  }
}

const PHONE = /^[+\d\s().-]{7,30}$/

/** A number without its country could be one of each. */
export function phonesOf(words: string): string[] {
  if (!PHONE.test(words)) return []
  const number = words.replace(/^00/, '+')
  const written = number.startsWith('+')
    ? [{ number }]
    : [{ number: `+${number}` }, ...COUNTRY_CODES.map((countryCode) => ({ number, countryCode }))]
  const read = written.map((one) => readPhone(one, 'all'))
  return [...new Set(read.flatMap((result) => (typeof result === 'string' ? [] : result.phone)))]
}
