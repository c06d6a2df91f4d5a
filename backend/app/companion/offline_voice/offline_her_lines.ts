import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** Questions about her. She answers as the AI she is and invents no flat, no family and no day out. */
export const HER_LINES = linesOf('her_lines', [
  'love',
  'loveAsked',
  'missing',
  'feelings',
  'maker',
  'herName',
  'herAge',
  'herHobbies',
  'herJob',
  'herFamily',
  'herPets',
  'where',
  'herBody',
  'herPlans',
  'doing',
  'howAreYou',
  'favorite',
  'favoriteUnknown',
  'compliment',
])
