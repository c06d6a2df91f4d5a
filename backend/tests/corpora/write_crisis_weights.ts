import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readTrainingLines } from '#tests/corpora/training_lines'
import { trainCrisisModel } from '#tests/corpora/train_crisis_model'

/** `npm run train:crisis`: writes app/safety/crisis_weights.ts anew from the lines in this folder. */
const lines = readTrainingLines()
const { bias, scale, weights } = trainCrisisModel(lines)
const packed = gzipSync(weights, { level: 9 }).toString('base64')
const path = new URL('../../app/safety/signs/crisis_weights.ts', import.meta.url)
writeFileSync(
  path,
  `/** Written by \`npm run train:crisis\`: see crisis_model. */
export const BIAS = ${bias}
export const SCALE = ${scale}
/** One signed byte a bucket, gzipped, in base64. */
export const WEIGHTS =
  '${packed}'
`
)
const used = weights.reduce((count, weight) => count + Number(weight !== 0), 0)
process.stdout.write(
  `${JSON.stringify({ lines: lines.length, weights: used, characters: packed.length })}\n`
)
