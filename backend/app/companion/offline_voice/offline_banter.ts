import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** Short turns of a talk: the little words that carry no news. */
export const BANTER_LINES = linesOf('banter_lines', [
  'laugh',
  'huh',
  'why',
  'unsure',
  'nothing',
  'no',
  'yes',
  'fine',
  'ack',
  'back',
  'empty',
  'gibberish',
  'foreign',
  'spanish',
  'spanishReal',
])
