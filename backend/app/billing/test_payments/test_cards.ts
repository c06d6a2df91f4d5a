import type { TestPaymentInput } from '#app/billing/plans/contract'

export type CardAnswer =
  | { status: 'succeeded' | 'processing' | 'requires_action' }
  | { status: 'requires_payment_method'; message: string }

/** The numbers the form names. No other card is ever taken, least of all a real one. */
const CARDS: Record<string, CardAnswer['status']> = {
  '4242424242424242': 'succeeded',
  '4000000000000002': 'requires_payment_method',
  '4000002500003155': 'requires_action',
  '4000000000000077': 'processing',
  // Saved without a word, declined at the first renewal.
  '4000000000000341': 'succeeded',
  // Paid, and the bank warns of fraud at once.
  '4000000000005423': 'succeeded',
}
const DECLINED = 'Your card was declined.'
const FAILS_LATER = '0341'
const FRAUD = '5423'

/** What the bank says to this card now. `now` is epoch milliseconds. */
export function answerOfCard(input: TestPaymentInput, now: number): CardAnswer {
  const number = input.cardNumber.replace(/\s/g, '')
  const wrong = (message: string) => ({ status: 'requires_payment_method', message }) as const
  if (isPast(input.expiry, now)) return wrong('Your card’s expiration date is in the past.')
  const status = CARDS[number]
  if (!status) return wrong(`${DECLINED} This is a test form: use one of the test cards.`)
  if (status === 'requires_payment_method') return wrong(DECLINED)
  return { status: status === 'requires_action' && input.isConfirmed ? 'succeeded' : status }
}

export function lastFour(cardNumber: string): string {
  return cardNumber.replace(/\s/g, '').slice(-4)
}

/** Whether a saved card pays a renewal. */
export function paysAgain(card: string | null): boolean {
  return card !== null && card !== FAILS_LATER
}

export function isTakenForFraud(card: string): boolean {
  return card === FRAUD
}

/** A card is good to the end of its month. */
function isPast(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map((part) => Number(part.trim()))
  return Date.UTC(2000 + year, month, 1) <= now
}
