import { Refusal } from '#app/core/answers/refusal'

export const bornTooLate = () =>
  new Refusal(
    409,
    'E_BORN_TOO_LATE',
    'The date of birth of this account says its person is under 18: it stays paused.'
  )
export const notPaused = () => new Refusal(409, 'E_NOT_PAUSED', 'This account is not paused.')
