import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import { ownPostgres } from '../bench/own_postgres.js'
import { lineOf } from './line_of.js'
import { type ChaosReport, surviveKills } from './survive_kills.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 30 * 60_000
const USAGE = `npm run test:chaos [-- texts sleeps payments]   the scenes of these names, all of them by default
  --seed N     decides what goes wrong when
  --texts N    1000
  --people N   100
  --kills N    20
  --sleeps N   10
  --postgres   one process for the web and two that work, on a PostgreSQL server that npm brings`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    texts: { type: 'string', default: '1000' },
    people: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    sleeps: { type: 'string', default: '10' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const seed = Number(flags.seed ?? Math.floor(Math.random() * 2 ** 31))
const [texts, people, kills] = [Number(flags.texts), Number(flags.people), Number(flags.kills)]
const sleeps = Number(flags.sleeps)

/** Each answers what must not be. */
const SCENES = {
  texts: (around) => tell(surviveKills(...around, { texts, people, kills, hangMs: 30_000, seed })),
  sleeps: (around) =>
    tell(surviveKills(...around, { texts, people, kills: 0, sleeps, hangMs: 30_000, seed })),
  payments: async (around) => {
    // It reads settings that are there only once the application is.
    const { survivePaymentKills } = await import('./survive_payment_kills.js')
    const { paid, problems } = await survivePaymentKills(...around, { people, kills, seed })
    console.log(`seed ${seed}: ${paid} payments, ${kills} kills, ${problems.length} problems`)
    return problems
  },
} satisfies Record<string, (around: Awaited<ReturnType<typeof boot>>) => Promise<string[]>>

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
  const names = Object.keys(SCENES) as (keyof typeof SCENES)[]
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name))
  const around = await boot()
  const problems: string[] = []
  for (const name of chosen) problems.push(...(await SCENES[name](around)))
  return problems
}

async function tell(running: Promise<ChaosReport>): Promise<string[]> {
  const report = await running
  console.log(lineOf(report))
  return report.problems
}

async function boot() {
  const databaseUrl = flags.postgres ? (await ownPostgres()).url : fileOfOurOwn()
  process.env.DATABASE_URL = databaseUrl
  process.env.LOG_LEVEL ??= 'fatal'
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  return [app, databaseUrl] as const
}

function fileOfOurOwn(): string {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'tmp', 'crash-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'everly.sqlite')
}
