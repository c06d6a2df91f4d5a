import { companionNumber } from '#config/providers'
import { Refusal } from '#app/core/answers/refusal'

export const optedOut = () =>
  new Refusal(403, 'E_OPTED_OUT', `Text START to ${companionNumber} first.`)
