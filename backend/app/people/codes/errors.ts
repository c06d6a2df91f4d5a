import { brand } from '#config/brand'
import { invalid, Refusal, tooMany } from '#app/core/answers/refusal'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

export type PhoneProblem = 'not_a_number' | 'unknown_country' | 'closed_country' | 'not_textable'

const PHONE_PROBLEMS: Record<PhoneProblem, string> = {
  not_a_number: 'Please enter a valid phone number',
  unknown_country: 'Please select a country code',
  closed_country: `${brand} is not available in this country yet.`,
  not_textable: 'We cannot text this kind of number. Please use a mobile number.',
}

export const badPhone = (problem: PhoneProblem, field: string) =>
  invalid(field, PHONE_PROBLEMS[problem])
export const stateClosed = (state: string) =>
  new Refusal(403, 'E_STATE_CLOSED', `${brand} is not available in ${state}.`)
export const phoneTaken = () =>
  new Refusal(409, 'E_PHONE_TAKEN', 'An account with this phone number already exists.')

export const workDemanded = (challenge: string) =>
  new Refusal(428, 'E_WORK_DEMANDED', 'Please wait a moment and try again.').demanding(challenge)
export const tooManyCodesHere = (waitMs: number) =>
  tooMany(waitMs / 1000, `Too many codes were requested. Please try again in ${inWords(waitMs)}.`)
export const codeTooSoon = (waitMs: number) =>
  tooMany(waitMs / 1000, `Please wait ${inWords(waitMs)} before requesting another code.`)
export const numberLocked = (waitMs: number) =>
  tooMany(
    waitMs / 1000,
    `Too many wrong codes for this number. Please try again in ${inWords(waitMs)}.`
  )
export const codeSpent = (waitMs: number) =>
  tooMany(waitMs / 1000, 'Too many wrong codes. Please request a new code.')

export const wrongCode = (field: string, triesLeft: number | null) =>
  invalid(field, `Invalid verification code.${triesLeftText(triesLeft)}`)
export const codeExpired = (field: string) =>
  invalid(field, 'This code has expired. Please request a new code.')
export const codeGone = (field: string) =>
  invalid(field, 'This code is no longer valid. Please request a new code.')

const NEEDS_PASSWORD = 'Please enter your current password to do this.'
/** Names the field it wants: a code texted to the account's phone does as well. */
export const proofMissing = () =>
  new Refusal(403, 'E_PROOF_MISSING', NEEDS_PASSWORD).atFields({ currentPassword: NEEDS_PASSWORD })
export const notCurrentPassword = () =>
  invalid('currentPassword', 'This is not your current password.')
export const justBroughtBack = () =>
  new Refusal(
    403,
    'E_JUST_BROUGHT_BACK',
    'Your account was brought back from its old number just now. ' +
      'To keep it safe, this has to wait for 3 days.'
  )

export const unreachableNumber = (reason: string) =>
  invalid('phoneNumber', `We could not send a code to this number: ${reason}.`)
export const codeNotSent = () =>
  new Refusal(
    503,
    'E_CODE_NOT_SENT',
    'We couldn’t send your code right now. Please try again in a minute.'
  ).retryIn(MINUTE_SECONDS)

export const tooManyLogins = (waitMs: number) =>
  tooMany(waitMs / 1000, `Too many login attempts. Please try again in ${inWords(waitMs)}.`)
export const tooManyTries = (waitMs: number) =>
  tooMany(waitMs / 1000, `Too many tries. Please try again in ${inWords(waitMs)}.`)
export const tooManyEmails = (waitMs: number) =>
  tooMany(
    waitMs / 1000,
    `You changed your email too many times. Please try again in ${inWords(waitMs)}.`
  )
export const tooBusy = () =>
  new Refusal(
    503,
    'E_TOO_BUSY',
    `${brand} is very busy right now. Please try again in a moment.`
  ).retryIn(5)

function triesLeftText(triesLeft: number | null): string {
  if (triesLeft === null) return ''
  return triesLeft === 1 ? ' 1 try left.' : ` ${triesLeft} tries left.`
}

/** `24 seconds`, `12 minutes`, `5 hours`, rounded up. */
function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < MINUTE_SECONDS) return counted(seconds, 'second')
  if (seconds <= HOUR_SECONDS) return counted(Math.ceil(seconds / MINUTE_SECONDS), 'minute')
  return counted(Math.ceil(seconds / HOUR_SECONDS), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
