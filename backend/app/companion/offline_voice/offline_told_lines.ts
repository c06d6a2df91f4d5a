import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** To plans, wishes and stories, and to a subject somebody would rather leave. */
export const TOLD_LINES = linesOf('told_lines', [
  'offerStory',
  'choose',
  'drop',
  'upcoming',
  'luck',
  'moved',
  'birthday',
  'toldName',
])
