import { linesOf } from '#app/companion/offline_voice/offline_own_lines'

/** Boundaries and honesty: the same calm for every personality. */
export const BOUNDARY_LINES = linesOf('boundary_lines', [
  'youngRole',
  'minor',
  'despair',
  'explicit',
  'insult',
  'space',
  'rules',
  'account',
  'real',
  'photo',
  'call',
  'meet',
  'offeredPhoto',
  'pictures',
  'complaint',
])
