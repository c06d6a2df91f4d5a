import { parentPort, workerData } from 'node:worker_threads'
import { collectPatterns } from '#tests/readers/collect_patterns'
import { HostileTexts, type Reading, readingOf } from '#tests/readers/slowest_readings'

export interface Task {
  seed: number
  texts: number
  minutes: number
  /** Only readers whose name has it in it. */
  reader: string
}

/** `now` is being read; without a `now` the texts are all read. */
export interface Progress {
  texts: number
  slowest: Reading[]
  now?: Omit<Reading, 'ms'>
}

const SHOWN = 5
const { seed, texts, minutes, reader: wanted } = workerData as Task
const until = Date.now() + minutes * 60_000
const { patterns } = await collectPatterns()
const { READERS } = await import('#tests/readers/readers')
const readers = Object.entries(READERS).filter(([name]) => name.includes(wanted))
const hostile = new HostileTexts(patterns, seed)
let slowest: Reading[] = []
let count = 0
for (; count < texts && Date.now() < until; count += 1) readAll(count)
tell({ texts: count, slowest })

function readAll(number: number) {
  const recipe = hostile.recipe(number)
  for (const [reader, read] of readers) {
    tell({ texts: number, slowest, now: { reader, recipe } })
    const reading = readingOf(reader, read, recipe)
    slowest = [...slowest, reading].toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN)
  }
}

function tell(progress: Progress) {
  parentPort?.postMessage(progress)
}
