import { Refusal } from '#app/core/answers/refusal'

export const jobLives = () =>
  new Refusal(
    409,
    'E_JOB_LIVES',
    'Only a dead job can be discarded: this one is waiting or running.'
  )
export const notYourNote = () =>
  new Refusal(403, 'E_NOT_YOUR_NOTE', 'Only its author or an admin can change a note.')
export const unknownPerson = () =>
  new Refusal(422, 'E_UNKNOWN_PERSON', 'Unknown person').atFields({ userId: 'Unknown person' })
