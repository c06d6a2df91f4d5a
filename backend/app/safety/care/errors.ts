import { Refusal } from '#app/core/answers/refusal'

export const notPaused = () => new Refusal(409, 'E_NOT_PAUSED', 'This account is not paused.')
