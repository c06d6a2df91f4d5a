import { gunzipSync } from 'node:zlib'
import { bytesIn } from '#app/language/words_folder'
import { BUCKETS } from '#app/safety/crisis/crisis_features'

/** Two numbers of eight bytes stand before the weights. */
const HEAD = 16

/** Written by `npm run train:crisis`: bias and scale, then one signed byte a bucket, gzipped. */
function readCrisisWeights() {
  const bytes = bytesIn('signs/crisis_weights.bin')
  const unpacked = gunzipSync(bytes.subarray(HEAD))
  const weights = new Int8Array(unpacked.buffer, unpacked.byteOffset, BUCKETS)
  return { bias: bytes.readDoubleLE(0), scale: bytes.readDoubleLE(HEAD / 2), weights }
}

export const CRISIS_WEIGHTS = readCrisisWeights()
