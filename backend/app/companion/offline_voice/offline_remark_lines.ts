import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** To what is said in passing: an answer, an aside, a surprise, one of her subjects. */
export const REMARK_LINES = linesOf('remark_lines', [
  'answer',
  'remark',
  'amazed',
  'interest',
  'clockMismatch',
])
