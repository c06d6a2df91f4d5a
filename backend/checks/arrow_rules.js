import { MAY_IMPORT } from './layout.js'

const APP = '^backend/app/'

/** One rule for each feature of layout.js: it imports itself, what stands below it, and no other feature. */
export const arrows = Object.entries(MAY_IMPORT).map(([feature, below]) => ({
  name: feature === 'models' ? 'models-know-no-feature' : `arrows-of-${feature}`,
  comment:
    feature === 'models'
      ? 'Models import models only.'
      : `${feature} imports ${below.join(', ')}; anything upward is a job kind.`,
  severity: 'error',
  from: { path: `${APP}${feature}/` },
  to: { path: APP, pathNot: `${APP}(${[feature, ...below].join('|')})/` },
}))
