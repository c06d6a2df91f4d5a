import { parseArgs } from 'node:util'
import { ignitor } from '../../bin/ignitor.js'
import { idle } from './idle.js'
import { Installation } from './installation.js'
import { brokenSetups } from './broken_setups.js'
import { isNginxHere } from './nginx.js'
import { rollingRestart } from './rolling_restart.js'
import { workerGone } from './worker_gone.js'

const LONGEST_RUN_MS = 20 * 60_000
const TRIALS = {
  // First: after the others there is much to send and to remember.
  idle: { run: idle, needsNginx: false },
  rolling: { run: rollingRestart, needsNginx: true },
  worker: { run: workerGone, needsNginx: false },
  setups: { run: brokenSetups, needsNginx: false },
}
type Name = keyof typeof TRIALS

/**
 * `npm run test:ops [-- trial …]`: what an operator does and suffers, tried on PostgreSQL with processes of
 * their own; `rolling`: a rolling restart behind nginx, where that is installed; `worker`: no worker is left;
 * `idle`: what three processes cost while nobody texts; `setups`: what operators set up wrong.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const names = (positionals.length > 0 ? positionals : Object.keys(TRIALS)) as Name[]

setTimeout(() => {
  console.error('The trials took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

const place = await Installation.make(boot)
const failed: Name[] = []
for (const name of names) {
  const { run, needsNginx } = TRIALS[name]
  if (needsNginx && !isNginxHere) {
    console.log(`- ${name}: skipped, nginx is not installed`)
    continue
  }
  console.log(`- ${name}`)
  const problems = await run(place).catch((error: unknown) => [String(error)])
  for (const problem of problems) console.log(`  ✗ ${problem}`)
  if (problems.length > 0) failed.push(name)
}
await place.close()
console.log(`${names.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

/** This process reads and prepares the database. */
async function boot(url: string): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: url, LOG_LEVEL: 'warn' })
  const everly = ignitor().createApp('console')
  await everly.init()
  await everly.boot()
  await everly.start(async () => {})
}
