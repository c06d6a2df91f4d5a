import { MAY_IMPORT, TESTS } from './layout.js'

const APP = '^backend/app/'

/** One rule for each room of layout.js: it imports itself, what stands below it, and no other room. */
export const arrows = Object.entries(MAY_IMPORT).map(([room, below]) => ({
  name: room === 'models' ? 'models-know-no-feature' : `arrows-of-${room}`,
  comment: `${room} imports ${below.join(', ') || 'itself only'}; anything upward is a job kind.`,
  severity: 'error',
  // One contract suite runs against a gateway and its stand-in, wherever they live.
  from: { path: `${APP}${room}/`, pathNot: TESTS },
  to: { path: APP, pathNot: `${APP}(${[room, ...below].join('|')})/[^/]+$` },
}))
