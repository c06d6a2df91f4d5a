import { invalid } from '#app/core/answers/refusal'

/** The same for an unknown account and for whatever may be wrong with a code. */
export const badResetCode = () =>
  invalid('verificationCode', 'Invalid or expired code. Check it or request a new one.')
export const samePassword = () =>
  invalid('newPassword', 'This is already your password. Please choose another one.')
export const commonNewPassword = () =>
  invalid('newPassword', 'This password is too common. Please choose another one.')
