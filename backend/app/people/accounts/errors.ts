import { brand } from '#config/brand'
import { invalid, Refusal } from '#app/core/answers/refusal'

export const emailTaken = () =>
  new Refusal(409, 'E_EMAIL_TAKEN', 'An account with this email already exists.')
export const tooYoung = () =>
  new Refusal(403, 'E_TOO_YOUNG', `You must be 18 or older to use ${brand}.`)
export const isTooYoung = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'E_TOO_YOUNG'
export const phoneNotVerified = () =>
  new Refusal(403, 'E_PHONE_NOT_VERIFIED', 'Please verify your phone number first.')
export const ageIsConfirmed = () =>
  new Refusal(409, 'E_AGE_CONFIRMED', 'Your date of birth is saved and cannot be changed.')
/** The same for an unknown account and a wrong password. */
export const accountNotFound = () =>
  new Refusal(
    401,
    'E_ACCOUNT_NOT_FOUND',
    'Account not found. Please sign up first or check your email address.'
  )
export const commonPassword = () =>
  invalid('password', 'This password is too common. Please choose another one.')
export const notBornYet = () => invalid('dateOfBirth', 'Please enter your date of birth')
export const unknownEmail = () => new Refusal(404, 'E_UNKNOWN_EMAIL', 'No account has this email.')
export const numberNotRefused = () =>
  new Refusal(404, 'E_NOT_REFUSED', 'Nobody was refused with this number.')
export const unknownRole = (role: string) => invalid('role', `There is no role "${role}".`)
