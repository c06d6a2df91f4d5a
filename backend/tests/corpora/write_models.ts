import 'reflect-metadata'
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  digestOfLines,
  type ModelName,
  MODELS,
  readToldLines,
  readTrainingLines,
} from '#tests/corpora/training_lines'
import { trainTextClasses } from '#tests/corpora/train_text_classes'
import { type Strictness, trainTextModel } from '#tests/corpora/train_text_model'

/** `npm run train:models [names]`: writes words/models/*.bin anew from the lines in this folder. */
const FOLDER = new URL('../../words/models/', import.meta.url)
/**
 * Chosen by writers left out. What she may say wrongly is told in ever other words: rare features count, and
 * none for much. Of the others those with many writers are held less strictly.
 */
const FREER: Strictness = { leastOften: 3, decay: 0.0003 }
const STRICTNESS: Partial<Record<ModelName, Strictness>> = {
  bad_reply: { leastOften: 2, decay: 0.003 },
  crisis: FREER,
  opt_out: FREER,
  eating_disorder: FREER,
  owns_ai: { leastOften: 2, decay: 0.0003 },
}
const named = process.argv.slice(2)

mkdirSync(FOLDER, { recursive: true })
for (const name of MODELS) if (named.length === 0 || named.includes(name)) write(name)
if (named.length === 0 || named.includes('told')) writeClasses()
if (named.length === 0) writeFileSync(new URL('made_of.txt', FOLDER), `${digestOfLines()}\n`)

function write(name: ModelName): void {
  const lines = readTrainingLines(name)
  const { bias, scale, weights } = trainTextModel(lines, STRICTNESS[name])
  const head = Buffer.alloc(16)
  head.writeDoubleLE(bias, 0)
  head.writeDoubleLE(scale, 8)
  const bytes = Buffer.concat([head, gzipSync(weights, { level: 9 })])
  writeFileSync(new URL(`${name}.bin`, FOLDER), bytes)
  const used = weights.reduce((count, weight) => count + Number(weight !== 0), 0)
  const told = { name, lines: lines.length, weights: used, bytes: bytes.length }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}

function writeClasses(): void {
  const lines = readToldLines()
  const { names, biases, words, vector } = trainTextClasses(lines)
  const scales = { words: words.scale, vector: vector.scale }
  const head = Buffer.from(`${JSON.stringify({ names, biases: [...biases], scales })}\n`)
  const weights = Buffer.concat(
    [words.weights, vector.weights].map((one) => Buffer.from(one.buffer))
  )
  const bytes = Buffer.concat([head, gzipSync(weights, { level: 9 })])
  writeFileSync(new URL('told.bin', FOLDER), bytes)
  const told = { name: 'told', lines: lines.length, classes: names.length, bytes: bytes.length }
  process.stdout.write(`${JSON.stringify(told)}\n`)
}
