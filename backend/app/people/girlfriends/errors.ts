import { Refusal } from '#app/core/answers/refusal'

export const alreadyCreated = () =>
  new Refusal(409, 'E_GIRLFRIEND_EXISTS', 'Your companion already exists. You can have one.')
export const notCreatedYet = () =>
  new Refusal(404, 'E_NO_GIRLFRIEND', 'No girlfriend profile found.')
const ADULT_ONLY = 'Your companion is always an adult. Please choose another name.'
export const tooYoungName = () =>
  new Refusal(422, 'E_UNDERAGE_PERSONA', ADULT_ONLY).atFields({ name: ADULT_ONLY })
