import { Refusal } from '#app/core/answers/refusal'

export const notOnSale = () =>
  new Refusal(503, 'E_NOT_ON_SALE', 'This plan isn’t available right now. Please try again later.')
export const providerAway = () =>
  new Refusal(
    503,
    'E_PROVIDER_AWAY',
    'The payment provider can’t be reached right now. Please try again in a moment.'
  ).retryIn(10)
export const payFirst = () =>
  new Refusal(
    409,
    'E_PAY_FIRST',
    'Your last payment failed. Please update your payment method first.'
  )
export const planEnds = () =>
  new Refusal(
    403,
    'E_ACCOUNT_PAUSED',
    'Your account is paused, so your plan ends with the period you paid for.'
  )
export const noSubscription = () =>
  new Refusal(409, 'E_NO_SUBSCRIPTION', 'You have no subscription to change.')
export const nothingToDowngrade = () =>
  new Refusal(409, 'E_NOTHING_TO_DOWNGRADE', 'Only the Unlimited Plan can be downgraded.')
