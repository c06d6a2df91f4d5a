import { brand } from '#config/brand'
import { Refusal } from '#app/core/answers/refusal'
import type { AccountPause } from '#app/people/accounts/contract'

const PAUSED_BY_US: Record<AccountPause, string> = {
  under_age: 'Your account is paused.',
  review: 'Your account is paused.',
  closed_state: `${brand} is closed in your state.`,
  no_birth_date: 'Texting is paused until you confirm your birthday on Home.',
}

export const notOwnNumber = () =>
  new Refusal(403, 'E_NOT_OWN_NUMBER', 'You can only text your own verified number.')
export const textingPaused = () =>
  new Refusal(409, 'E_PAUSED', 'Texting is paused. Resume it in Settings.')
export const pausedByUs = (pause: AccountPause) => new Refusal(409, 'E_PAUSED', PAUSED_BY_US[pause])
/** `reason` as the gate words it. */
export const notSendable = (reason: string) =>
  new Refusal(409, 'E_NOT_SENDABLE', `She can’t text you now: ${reason}.`)
export const noCompanion = () => new Refusal(409, 'E_NO_COMPANION', 'Create your companion first.')
