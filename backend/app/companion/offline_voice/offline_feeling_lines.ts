import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** Said after a reaction in her own voice. */
export const FEELING_LINES = linesOf('feeling_lines', [
  'loss',
  'breakup',
  'sad',
  'anxious',
  'stressed',
  'lonely',
  'angry',
  'sick',
  'tired',
  'news',
  'happy',
])
