import { LARGEST_ID } from '#app/core/database/largest_id'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { emailWords, isSearchable, wordsOf } from '#app/people/accounts/person_words'
import { phonesOf } from '#app/console/resources/search_records'

const ID = /^#?(\d{1,16})$/
const LAST_DIGITS = /^[.…•*\s-]*(\d{4})$/
const MESSAGE_SID = /^(?:SM|MM)\w{4,}$/
const PAYMENT_ID = /^(?:pi|in|sub)_\w{2,}$/
const NUMBER = /^[#+\d\s().…•*-]+$/
const MOST_WORDS = 5

/** What the words of a search may be; mostly one of these. */
export interface Wish {
  /** Of anything. */
  id: number | null
  messageSid: string | null
  /** Of a payment, an invoice or a subscription, as the provider calls it. */
  paymentId: string | null
  /** By what is masked. */
  person: PersonWish | null
}

export interface PersonWish {
  emailKey: string | null
  /** E.164. */
  phones: string[]
  lastDigits: string | null
  /** Beginnings of words, the longest first: few people have it. */
  words: string[]
}

export function readWish(words: string): Wish {
  const id = Number(ID.exec(words)?.[1] ?? 0)
  const paymentId = PAYMENT_ID.test(words) ? words : null
  return {
    id: id > 0 && id <= LARGEST_ID ? id : null,
    messageSid: MESSAGE_SID.test(words) ? words : null,
    paymentId,
    person: paymentId === null ? personIn(words) : null,
  }
}

function personIn(text: string): PersonWish | null {
  const wish = NUMBER.test(text) ? numberIn(text) : nameIn(text)
  const { emailKey, phones, lastDigits, words } = wish
  const keys = [emailKey, lastDigits, ...phones, ...words].filter((key) => key !== null)
  return keys.length > 0 ? wish : null
}

function numberIn(text: string): PersonWish {
  const lastDigits = LAST_DIGITS.exec(text)?.[1] ?? null
  return { emailKey: null, phones: phonesOf(text), lastDigits, words: [] }
}

function nameIn(text: string): PersonWish {
  const emailKey = text.includes('@') ? emailKeyOf(text) : null
  return { emailKey, phones: [], lastDigits: null, words: wordsIn(text) }
}

function wordsIn(text: string): string[] {
  const words = text.includes('@') ? emailWords(text) : wordsOf(text)
  const searchable = [...new Set(words.filter(isSearchable))]
  return searchable.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS)
}
