import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readTrainingLines } from '#tests/corpora/training_lines'
import { trainCrisisModel } from '#tests/corpora/train_crisis_model'

/** `npm run train:crisis`: writes words/signs/crisis_weights.bin anew from the lines in this folder. */
const lines = readTrainingLines()
const { bias, scale, weights } = trainCrisisModel(lines)
const head = Buffer.alloc(16)
head.writeDoubleLE(bias, 0)
head.writeDoubleLE(scale, 8)
const bytes = Buffer.concat([head, gzipSync(weights, { level: 9 })])
writeFileSync(new URL('../../words/signs/crisis_weights.bin', import.meta.url), bytes)
const used = weights.reduce((count, weight) => count + Number(weight !== 0), 0)
process.stdout.write(
  `${JSON.stringify({ lines: lines.length, weights: used, bytes: bytes.length })}\n`
)
