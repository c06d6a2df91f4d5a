import { tooMany } from '#app/core/answers/refusal'

export const tooManyExports = (retryAfterSeconds: number) =>
  tooMany(
    retryAfterSeconds,
    'You have just downloaded your data several times. Please try again later.'
  )
export const tooManyStarts = (retryAfterSeconds: number) =>
  tooMany(
    retryAfterSeconds,
    'You have started over several times today. Please try again tomorrow.'
  )
