import { Refusal, tooMany } from '#app/core/answers/refusal'

export const unknownPlan = () =>
  new Refusal(422, 'E_UNKNOWN_PLAN', 'There is no such plan.').atFields({
    planId: 'There is no such plan.',
  })
export const alreadyOn = (plan: string) =>
  new Refusal(409, 'E_ALREADY_ON_PLAN', `You are already on the ${plan}.`)
export const downgradeInstead = (plan: string) =>
  new Refusal(
    409,
    'E_DOWNGRADE_INSTEAD',
    `You are on the ${plan} until the next billing cycle. Please choose to downgrade instead.`
  )
export const accountPaused = () =>
  new Refusal(403, 'E_ACCOUNT_PAUSED', 'Your account is paused, so nothing can be bought now.')
export const ageUnconfirmed = () =>
  new Refusal(
    403,
    'E_AGE_UNCONFIRMED',
    'Nothing can be bought until you confirm your birthday on Home.'
  )
export const paidAlready = () =>
  new Refusal(
    409,
    'E_PAID_ALREADY',
    'Your payment went through, and your messages have been added.'
  )
export const stillProcessing = () =>
  new Refusal(
    409,
    'E_STILL_PROCESSING',
    'Your payment is still being processed. Please wait a moment.'
  )
export const tooManyCheckouts = (retryAfterSeconds: number) =>
  tooMany(retryAfterSeconds, 'Too many purchases were started. Please try again later.')
export const nothingOwed = () => new Refusal(409, 'E_NOTHING_OWED', 'There is no open payment.')
export const unknownPayment = () => new Refusal(404, 'E_UNKNOWN_PAYMENT', 'Unknown payment')
export const notPaid = () => new Refusal(409, 'E_NOT_PAID', 'This payment has not been completed.')
