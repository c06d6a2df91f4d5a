import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../install.js'

const FILE = join(ROOT, 'node_modules', '.cache', 'everly', 'test_times.json')

/**
 * How long each file took when it ran last here: it decides
 * who runs beside whom, never whether a test passes.
 */
export class TestTimes {
  #known = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

  /** In milliseconds; by its size for a file that has not run here yet. */
  of(file, { label, msPerByte = 1 }) {
    return this.#known[keyOf(label, file)] ?? statSync(join(ROOT, file)).size * msPerByte
  }

  keep(label, files) {
    for (const [file, { ms }] of Object.entries(files)) {
      this.#known[keyOf(label, file)] = Math.round(ms)
    }
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, JSON.stringify(this.#known))
  }
}

function keyOf(label, file) {
  return `${label} ${file}`
}

/**
 * So many lists, each about as long as the others: the longest file goes to the list with the least to do.
 */
export function evenShares(files, { count, msOf }) {
  const shares = Array.from({ length: Math.min(count, files.length) }, () => ({ ms: 0, files: [] }))
  for (const file of files.toSorted((one, other) => msOf(other) - msOf(one))) {
    const least = shares.reduce((best, share) => (share.ms < best.ms ? share : best))
    least.files.push(file)
    least.ms += msOf(file)
  }
  return shares
}
