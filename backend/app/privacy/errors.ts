import { tooMany } from '#app/core/answers/refusal'

export const tooManyExports = (retryAfterSeconds: number) =>
  tooMany(
    retryAfterSeconds,
    'You have downloaded your data several times just now. Please try again later.'
  )
export const tooManyStarts = (retryAfterSeconds: number) =>
  tooMany(
    retryAfterSeconds,
    'You have started over several times today. Please try again tomorrow.'
  )
