import { Refusal } from '#app/core/answers/refusal'

export const isConfirmedAlready = () =>
  new Refusal(409, 'E_CONFIRMED', 'This session is confirmed already.')
