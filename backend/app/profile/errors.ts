import { Refusal } from '#app/core/refusal'

export const ownNumber = () => invalid('phone', 'This is your phone number already.')
export const unknownZone = () => invalid('timeZone', 'Please select a time zone')
export const noPhoneChange = () =>
  new Refusal(
    409,
    'E_NO_PHONE_CHANGE',
    'There is no new phone number to verify. Please request a new code.'
  )

function invalid(field: string, message: string): Refusal {
  return new Refusal(422, 'E_INVALID', message).atFields({ [field]: message })
}
