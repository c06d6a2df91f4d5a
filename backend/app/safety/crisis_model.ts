import { gunzipSync } from 'node:zlib'
import { BUCKETS, bucketOf, crisisFeatures } from '#app/safety/crisis_features'
import { BIAS, SCALE, WEIGHTS } from '#app/safety/crisis_weights'

const packed = gunzipSync(Buffer.from(WEIGHTS, 'base64'))
const weights = new Int8Array(packed.buffer, packed.byteOffset, BUCKETS)

/**
 * The log odds, by a logistic regression, that a text tells of danger to somebody's life: above 0 rather yes. `plain` is the
 * text as `plainWords` writes it. Trained on invented lines (tests/corpora, `npm run train:crisis`); English and Spanish.
 */
export function crisisOdds(plain: string): number {
  const features = crisisFeatures(plain)
  let sum = 0
  for (const feature of features) sum += weights[bucketOf(feature)] ?? 0
  return BIAS + (sum * SCALE) / Math.sqrt(features.size)
}
