import { tooMany } from '#app/core/answers/refusal'

export const tooManyReports = (waitMs: number) =>
  tooMany(
    waitMs / 1000,
    'You have reported many texts today. We read every one of them; please try again later.'
  )
