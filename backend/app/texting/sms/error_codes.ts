/** What a provider's error means for the number or for us, beside the failed text itself. */
export type Consequence =
  | 'none'
  /** Nothing reaches this number; its person is asked for another. */
  | 'bad_number'
  | 'opted_out'
  /** The carrier or the phone refuses us: what nobody asked for waits until the person says otherwise. */
  | 'blocked'
  /** Tried once more later; after several in a row what nobody asked for waits. */
  | 'unreachable'
  /** Tried once more. */
  | 'again'
  /** These words are never sent again; nothing unasked goes for an hour. */
  | 'filtered'
  /** Nothing goes to this country until an operator has registered our number. */
  | 'registration'
  /** We send less for a while, and this one again. */
  | 'too_fast'
  /** What carriers take from us in a day is used up: the rest waits for the next. */
  | 'day_full'
  /** The provider has shut our account, or does not find it; only an operator can change that. */
  | 'suspended'

interface ErrorMeaning {
  /** In plain words, shown under the text. */
  reason: string
  consequence: Consequence
}

/** Our own credentials are wrong, which says nothing of the text. */
export const AUTHENTICATE = 20003

/**
 * Nothing goes out until somebody has set our account right: it is suspended or not active, or the provider
 * does not find the account, our number in it, or the messaging service with a number to send from.
 */
const OF_OUR_ACCOUNT = [30002, 20005, 20404, 21660, 21701, 21703, 21704, 21705]
/**
 * Our number cannot send to this destination, or at all: one text says nothing of the others. Where
 * all of them meet it, `texts_down` tells.
 */
const CANNOT_SEND_FROM = 21606
const REFUSES_US: ErrorMeaning = { reason: 'the network refused us', consequence: 'suspended' }

/** Twilio's codes as its documentation describes them. */
const MEANINGS: Record<number, ErrorMeaning> = {
  ...Object.fromEntries(OF_OUR_ACCOUNT.map((code) => [code, REFUSES_US])),
  [CANNOT_SEND_FROM]: { reason: 'the network refused us', consequence: 'none' },
  [AUTHENTICATE]: { reason: 'the network refused us', consequence: 'none' },
  20429: { reason: 'the network is busy', consequence: 'too_fast' },
  21211: { reason: 'this is not a valid phone number', consequence: 'bad_number' },
  21408: { reason: 'texts to this country are switched off', consequence: 'none' },
  21608: { reason: 'this number is not verified for test mode', consequence: 'none' },
  21610: { reason: 'you replied STOP', consequence: 'opted_out' },
  21612: { reason: 'this number cannot be reached', consequence: 'none' },
  21614: { reason: 'this is not a mobile number', consequence: 'bad_number' },
  14107: { reason: 'too many texts in a short time', consequence: 'too_fast' },
  30001: { reason: 'the network is busy', consequence: 'too_fast' },
  30003: { reason: 'phone unreachable', consequence: 'unreachable' },
  30004: { reason: 'blocked by the carrier or the phone', consequence: 'blocked' },
  30005: { reason: 'unknown number', consequence: 'bad_number' },
  30006: { reason: 'landline or unreachable carrier', consequence: 'bad_number' },
  30007: { reason: 'filtered by the carrier', consequence: 'filtered' },
  30008: { reason: 'the carrier gave no reason', consequence: 'again' },
  30022: { reason: 'too many texts in a short time', consequence: 'too_fast' },
  30023: { reason: 'too many texts today', consequence: 'day_full' },
  30032: { reason: 'our number is not registered yet', consequence: 'registration' },
  30034: { reason: 'our number is not registered yet', consequence: 'registration' },
}
const UNKNOWN: ErrorMeaning = { reason: 'the carrier gave no reason', consequence: 'none' }

/** Codes after which the same text may be tried again: nothing went out. */
const PASSING = new Set([
  20429,
  14107,
  30001,
  30022,
  AUTHENTICATE,
  CANNOT_SEND_FROM,
  ...OF_OUR_ACCOUNT,
])

export function meaningOf(errorCode: number | null): ErrorMeaning {
  return (errorCode !== null && MEANINGS[errorCode]) || UNKNOWN
}

/** The phone does not take it, which its person may want. */
export const OF_THE_PHONE: readonly number[] = Object.keys(MEANINGS)
  .map(Number)
  .filter((code) => ['blocked', 'unreachable'].includes(meaningOf(code).consequence))

export function isOfThePhone(errorCode: number | null | undefined): boolean {
  return OF_THE_PHONE.includes(errorCode ?? 0)
}

export function isPassing(errorCode: number | null): boolean {
  return errorCode !== null && PASSING.has(errorCode)
}

export function isSuspended(errorCode: number | null): boolean {
  return meaningOf(errorCode).consequence === 'suspended'
}

export function isTooFast(errorCode: number | null): boolean {
  return meaningOf(errorCode).consequence === 'too_fast'
}
