import { invalid, Refusal } from '#app/core/answers/refusal'

export const ownNumber = () => invalid('phone', 'This is already your phone number.')
export const unknownZone = () => invalid('timeZone', 'Please select a time zone')
export const noPhoneChange = () =>
  new Refusal(
    409,
    'E_NO_PHONE_CHANGE',
    'There is no new phone number to verify. Please request a new code.'
  )

export const undoGone = () =>
  new Refusal(
    404,
    'E_UNDO_GONE',
    'This link has already been used or has expired. If you did not change your account, please write to us.'
  )

export const nothingBlocked = () =>
  new Refusal(409, 'E_NOTHING_BLOCKED', 'Nothing is blocking her texts to your phone.')
export const stopped = (number: string) =>
  new Refusal(409, 'E_OPTED_OUT', `You replied STOP. Text START to ${number} first.`)
export const numberTakesNoTexts = () =>
  new Refusal(
    409,
    'E_BAD_NUMBER',
    'Your phone number can’t receive texts. Please change it in Settings.'
  )
