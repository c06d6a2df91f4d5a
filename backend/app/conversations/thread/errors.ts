import { Refusal } from '#app/core/answers/refusal'

export const notOwnNumber = () =>
  new Refusal(403, 'E_NOT_OWN_NUMBER', 'You can only text your own verified number.')
export const textingPaused = () =>
  new Refusal(409, 'E_PAUSED', 'Texting is paused. Resume it in Settings.')
export const noCompanion = () => new Refusal(409, 'E_NO_COMPANION', 'Create your companion first.')
