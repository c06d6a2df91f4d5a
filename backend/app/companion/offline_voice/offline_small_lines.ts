import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** Requests, news and courtesies. */
export const SMALL_LINES = linesOf('small_lines', [
  'thanks',
  'sorry',
  'wellWish',
  'able',
  'clock',
  'lookUp',
  'unknownQuestion',
  'opinion',
  'herKnown',
  'likesIt',
  'likesUnsure',
  'advice',
  'suggestFilms',
  'suggestFood',
  'recall',
  'recallUnknown',
])
