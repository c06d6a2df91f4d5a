import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { run, stopChildrenOnSignals } from './children.js'
import { checks } from './checks/commands.js'
import { ROOT } from './install.js'

const CACHE = join(ROOT, 'node_modules', '.cache', 'everly', 'checks')

/** The patterns are judged for minutes the first time, and whatever hangs still ends. */
const LIMIT_SECONDS = 1200

stopChildrenOnSignals()
const waiting = Object.entries(checks({ kept: keptFolder() }))
const failed = []
await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

/**
 * Another rule or another version of a tool makes another
 * folder: what older ones found right says nothing then.
 */
function keptFolder() {
  const rules = [
    'package.json',
    'package-lock.json',
    'backend/tools/checks/*',
    '{,frontend/}tsconfig.json',
  ]
  const hash = createHash('sha256')
  for (const file of globSync(rules, { cwd: ROOT }).toSorted()) {
    hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  const kept = join(CACHE, hash.digest('hex').slice(0, 16))
  mkdirSync(kept, { recursive: true })
  for (const name of readdirSync(CACHE).filter((other) => other !== basename(kept))) {
    rmSync(join(CACHE, name), { recursive: true, force: true })
  }
  return kept
}

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, [command, ...args]] = next
    const { code, output, seconds } = await run(command, args, { limitSeconds: LIMIT_SECONDS })
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1)} s`)
    if (code !== 0) {
      failed.push(name)
      console.log(output.trimEnd())
    }
  }
}
