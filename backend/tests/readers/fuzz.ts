import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Progress, Task } from '#tests/readers/fuzz_worker'
import { MOST_MS } from '#tests/readers/slowest_readings'

/** A reading that takes so long does not end: the one who waits for it says which it is. */
const STUCK_MS = 60_000
const CHECKED_EVERY_MS = 1000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Math.floor(Math.random() * 2 ** 31)}` },
    texts: { type: 'string', default: 'Infinity' },
    minutes: { type: 'string', default: '20' },
    reader: { type: 'string', default: '' },
  },
})
const task: Task = {
  seed: Number(values.seed),
  texts: Number(values.texts),
  minutes: Number(values.minutes),
  reader: values.reader,
}
console.log(`seed ${task.seed}`)
const worker = new Worker(new URL('fuzz_worker.ts', import.meta.url), { workerData: task })
let latest: Progress | undefined
let toldAt = Date.now()
worker.on('message', (progress: Progress) => {
  latest = progress
  toldAt = Date.now()
  if (!progress.now) end(progress)
})
worker.on('error', (error) => {
  console.error(error)
  process.exit(1)
})
setInterval(() => {
  if (!latest?.now || Date.now() - toldAt < STUCK_MS) return
  console.log(`✗ ${latest.now.reader} does not end: ${JSON.stringify(latest.now.recipe)}`)
  process.exit(1)
}, CHECKED_EVERY_MS)

function end({ texts, slowest }: Progress) {
  for (const { reader, ms, recipe } of slowest) {
    console.log(
      `${ms > MOST_MS ? '✗ ' : ''}${ms.toFixed(1)} ms: ${reader}, ${JSON.stringify(recipe)}`
    )
  }
  const isSlow = slowest.some(({ ms }) => ms > MOST_MS)
  console.log(`${texts} texts read, ${isSlow ? 'some too slowly' : 'none too slowly'}`)
  process.exit(isSlow ? 1 : 0)
}
