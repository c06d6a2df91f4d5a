import { bucketOf, crisisFeatures } from '#app/safety/crisis/crisis_features'
import { crisisParts } from '#app/safety/crisis/crisis_parts'
import { CRISIS_WEIGHTS } from '#app/safety/crisis/crisis_weights'

const { bias, scale, weights } = CRISIS_WEIGHTS

/** Log odds, by a logistic regression, that a text tells of danger to somebody's life: above 0 rather yes. */
export interface CrisisOdds {
  /** Of a text as short as those the model learned from; null of a longer one. */
  whole: number | null
  /** Of the part that says most. */
  highest: number
}

/** Words of a text that is read as one. */
const SHORT = 25

/**
 * `plain` is the text as `plainWords` writes it. Trained on invented
 * lines (tests/corpora, `npm run train:crisis`), English and Spanish.
 */
export function crisisOdds(plain: string): CrisisOdds {
  const parts = crisisParts(plain)
  const ofParts = Math.max(...parts.map(oddsOf))
  if (plain.split(' ').length > SHORT) return { whole: null, highest: ofParts }
  const whole = parts.length === 1 && parts[0] === plain.trim() ? ofParts : oddsOf(plain)
  return { whole, highest: Math.max(whole, ofParts) }
}

function oddsOf(plain: string): number {
  const features = crisisFeatures(plain)
  let sum = 0
  for (const feature of features) sum += weights[bucketOf(feature)] ?? 0
  return bias + (sum * scale) / Math.sqrt(features.size)
}
