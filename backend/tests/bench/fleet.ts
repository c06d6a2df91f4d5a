import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Layout } from './fleet_of_servers.js'

const LONGEST_LAYOUT_MS = 8 * 60_000
const MEASURE = fileURLToPath(new URL('measure_layout.ts', import.meta.url))
const LAYOUTS: Layout[] = [
  { database: 'sqlite', workers: 0 },
  { database: 'postgres', workers: 1 },
  { database: 'postgres', workers: 2 },
  { database: 'postgres', workers: 4 },
]

/**
 * `npm run bench:fleet [-- sqlite | postgres-1 …]`: whole exchanges, from the webhook to her reply handed to
 * the provider, with a model and a provider on loopback. Prints JSON. Counts are of one exchange: commits are
 * transactions that wrote, `reads` those that did not; the baseline is a plain pipeline with Lucid. What she
 * remembers is read later, once for many texts, and is not in it.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const asked = LAYOUTS.filter(
  ({ database, workers }) =>
    positionals.length === 0 ||
    positionals.includes(database) ||
    positionals.includes(`${database}-${workers}`)
)
const layouts = asked.map(measure)
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
console.log(JSON.stringify({ machine, layouts }, null, 2))

/** In a process of its own: one has one database only. */
function measure(layout: Layout): unknown {
  const { stdout, status } = spawnSync(
    process.execPath,
    [...process.execArgv, MEASURE, JSON.stringify(layout)],
    {
      env: {
        ...process.env,
        LOG_LEVEL: 'fatal',
        APP_KEY: 'the key of a bench that runs on loopback',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      timeout: LONGEST_LAYOUT_MS,
    }
  )
  if (status !== 0) throw new Error(`${layout.database} with ${layout.workers} workers failed`)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}
