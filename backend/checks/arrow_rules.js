import { MAY_IMPORT, TESTS } from './layout.js'

const APP = '^backend/app/'

/** One rule for each feature of layout.js: it imports itself, what stands below it, and no other feature. */
export const arrows = Object.entries(MAY_IMPORT).map(([feature, below]) => ({
  name: feature === 'models' ? 'models-know-no-feature' : `arrows-of-${feature}`,
  comment:
    feature === 'models'
      ? 'Models import models only.'
      : `${feature} imports ${below.join(', ')}; anything upward is a job kind.`,
  severity: 'error',
  // One contract suite runs against a gateway and its stand-in, wherever they live.
  from: { path: `${APP}${feature}/`, pathNot: TESTS },
  to: { path: APP, pathNot: `${APP}(${[feature, ...below].join('|')})/` },
}))
