import { ADULT_AGE_YEARS } from '#app/people/accounts/contract'
import { today } from '../../lib/today'
import { BRAND } from '../../lib/names'
import { stored } from '../../lib/stored'

export const TOO_YOUNG = `You must be 18 or older to use ${BRAND}.`
const refusal = stored(() => sessionStorage, 'age-refused')

/** True from the 18th birthday on. Both dates are `YYYY-MM-DD`; 29 February counts from 1 March. */
export function isAdult(dateOfBirth: string, day = today()): boolean {
  const comesOfAgeIn = String(Number(dateOfBirth.slice(0, 4)) + ADULT_AGE_YEARS).padStart(4, '0')
  return `${comesOfAgeIn}${dateOfBirth.slice(4)}` <= day
}

/** The first date somebody gives is the one that counts, on this page as on the server. */
export function rememberRefusal(): void {
  refusal.write('yes')
}

export function wasRefused(): boolean {
  return refusal.read() !== null
}
