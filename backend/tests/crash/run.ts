import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import { ownPostgres } from '../bench/own_postgres.js'
import type { Hurts, Place } from './scene.js'
import { lineOf } from './line_of.js'
import { surviveKills } from './survive_kills.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 30 * 60_000
const NAMED = 'the scenes of these names; all that the database has by default'
const USAGE = `npm run test:chaos [-- scene …]   ${NAMED}
  texts        processes are killed                  (--kills N, 20)
  sleeps       workers sleep longer than their leases (--sleeps N, 10)
  stops        processes are asked to end             (--stops N, 4)
  clock        the clock is an hour ahead or behind
  model        the model answers nobody               (--silence N seconds, 60)
  reader       somebody reads for long
  disk         the disk is full, and has room again   (SQLite)
  read-only    the file takes no writing for a while  (SQLite, as root)
  cuts         connections end each second for 30 s   (PostgreSQL)
  restarts     PostgreSQL is restarted                (PostgreSQL)
  payments     processes are killed while people pay  (--kills N)
  --seed N     decides what goes wrong when
  --texts N    1000
  --people N   100
  --postgres   one process for the web and two that work, on a PostgreSQL server that npm brings`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    texts: { type: 'string', default: '1000' },
    people: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    sleeps: { type: 'string', default: '10' },
    stops: { type: 'string', default: '4' },
    silence: { type: 'string', default: '60' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const seed = Number(flags.seed ?? Math.floor(Math.random() * 2 ** 31))
const [texts, people, kills] = [Number(flags.texts), Number(flags.people), Number(flags.kills)]
const CUTS_IN_A_ROW = 30

/** What is done in each, on each database. */
const HURTS_OF: Record<string, Partial<Hurts>> = {
  texts: { kills },
  sleeps: { sleeps: Number(flags.sleeps) },
  stops: { stops: Number(flags.stops) },
  clock: { clocks: 4 },
  model: { silences: 1 },
  reader: { longReads: 2 },
  ...(flags.postgres
    ? { cuts: { cuts: 1 }, restarts: { restarts: 2 } }
    : { 'disk': { fullDisks: 3 }, 'read-only': { readOnly: 3 } }),
}

if (flags.help) {
  console.log(USAGE)
  process.exit(0)
}
// Whatever hangs, the run ends, and the servers with it.
setTimeout(() => {
  console.error('The run took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

const found = await run()
for (const problem of found) console.log(`✗ ${problem}`)
console.log(found.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(found.length === 0 ? 0 : 1)

async function run(): Promise<string[]> {
  console.log(`seed ${seed}`)
  const names = [...Object.keys(HURTS_OF), 'payments']
  const chosen = positionals.length === 0 ? names : positionals
  const unknown = chosen.filter((name) => !names.includes(name))
  if (unknown.length > 0) return [`no scene here goes by ${unknown.join(', ')}`]
  const place = await boot()
  const problems: string[] = []
  for (const name of chosen) {
    problems.push(...(await (name === 'payments' ? pay(place) : text(place, name))))
  }
  return problems
}

async function text(place: Place, name: string): Promise<string[]> {
  const plan = { texts, people, seed, hurts: HURTS_OF[name]!, hangMs: 30_000 }
  const silenceMs = 1000 * Number(flags.silence)
  const report = await surviveKills(place, { ...plan, cutsInARow: CUTS_IN_A_ROW, silenceMs })
  console.log(`${name}: ${lineOf(report)}`)
  return report.problems
}

async function pay({ app, databaseUrl }: Place): Promise<string[]> {
  // It reads settings that are there only once the application is.
  const { survivePaymentKills } = await import('./survive_payment_kills.js')
  const { paid, problems } = await survivePaymentKills(app, databaseUrl, { people, kills, seed })
  console.log(
    `payments: seed ${seed}: ${paid} payments, ${kills} kills, ${problems.length} problems`
  )
  return problems
}

async function boot(): Promise<Place> {
  const postgres = flags.postgres ? await ownPostgres() : null
  const databaseUrl = postgres?.url ?? fileOfOurOwn()
  process.env.DATABASE_URL = databaseUrl
  process.env.LOG_LEVEL ??= 'fatal'
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  return { app, databaseUrl, restart: postgres?.restart }
}

function fileOfOurOwn(): string {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'tmp', 'crash-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'everly.sqlite')
}
