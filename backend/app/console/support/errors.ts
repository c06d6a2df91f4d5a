import { invalid, Refusal } from '#app/core/answers/refusal'

export const isOfStaff = () =>
  new Refusal(403, 'E_OF_STAFF', 'Only an admin can do this to a staff account.')
export const nothingPaid = () =>
  new Refusal(409, 'E_NOT_PAID', 'Only a completed payment can be refunded.')
export const refundedAlready = () =>
  new Refusal(409, 'E_REFUNDED_ALREADY', 'This payment was already refunded.')
export const moreThanIsLeft = () =>
  invalid('part', 'You can refund at most what is left of this payment.')
export const lessIsLeft = () =>
  new Refusal(
    409,
    'E_LESS_IS_LEFT',
    'Some of it has gone back since this was opened. Close this and check what is left of the payment.'
  )
export const refundUntold = () =>
  new Refusal(
    503,
    'E_PROVIDER_AWAY',
    'The payment provider can’t be reached right now. Press again here: nothing is given back twice.'
  ).retryIn(10)
export const anotherAmount = () =>
  new Refusal(
    409,
    'E_ANOTHER_AMOUNT',
    'A different amount was requested before. Close this and check what is left of the payment.'
  )
export const nothingToEnd = () =>
  new Refusal(409, 'E_NO_PLAN', 'No plan runs on this payment, so there is none to end.')
export const disputed = () =>
  new Refusal(
    409,
    'E_DISPUTED',
    'The bank is reviewing this payment: nothing can be refunded until it decides.'
  )
export const anotherProvider = () =>
  new Refusal(409, 'E_ANOTHER_PROVIDER', 'This was paid through another payment provider.')
export const refundRefused = () =>
  new Refusal(409, 'E_REFUND_REFUSED', 'The payment provider refused the refund.')
export const notToResend = (why: string) =>
  new Refusal(409, 'E_NOT_TO_RESEND', `This text cannot be sent again: ${why}.`)
export const providerRefusedPlans = () =>
  new Refusal(
    409,
    'E_PLANS_REFUSED',
    'The payment provider refused the plans. Check its keys and what they may do.'
  )
export const jobLives = () =>
  new Refusal(
    409,
    'E_JOB_LIVES',
    'Only a dead job can be discarded: this one is waiting or running.'
  )
export const notYourNote = () =>
  new Refusal(403, 'E_NOT_YOUR_NOTE', 'Only its author or an admin can change a note.')
export const unknownPerson = () =>
  new Refusal(422, 'E_UNKNOWN_PERSON', 'Unknown person').atFields({ userId: 'Unknown person' })
