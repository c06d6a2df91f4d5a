import { Refusal } from '#app/core/answers/refusal'

export const isOfStaff = () =>
  new Refusal(403, 'E_OF_STAFF', 'Only an admin may do this to the account of somebody of staff.')
export const nothingPaid = () =>
  new Refusal(409, 'E_NOT_PAID', 'Only a payment that was made can be given back.')
export const refundedAlready = () =>
  new Refusal(409, 'E_REFUNDED_ALREADY', 'This payment was given back already.')
export const moreThanIsLeft = () => {
  const message = 'At most what is left of this payment can be given back.'
  return new Refusal(422, 'E_INVALID', message).atFields({ part: message })
}
export const anotherAmount = () =>
  new Refusal(
    409,
    'E_ANOTHER_AMOUNT',
    'Another amount was asked for before. Close this, and look at what is left of the payment.'
  )
export const nothingToEnd = () =>
  new Refusal(409, 'E_NO_PLAN', 'No plan runs from this payment, so that there is none to end.')
export const disputed = () =>
  new Refusal(
    409,
    'E_DISPUTED',
    'The bank is looking into this payment: its decision comes first, and nothing can be given back.'
  )
export const anotherProvider = () =>
  new Refusal(409, 'E_ANOTHER_PROVIDER', 'This was paid through another payment provider.')
export const refundRefused = () =>
  new Refusal(409, 'E_REFUND_REFUSED', 'The payment provider refused to give this payment back.')
export const notToResend = (why: string) =>
  new Refusal(409, 'E_NOT_TO_RESEND', `This text cannot be sent again: ${why}.`)
export const providerRefusedPlans = () =>
  new Refusal(
    409,
    'E_PLANS_REFUSED',
    'The payment provider refused the plans. Check its keys and what they may do.'
  )
