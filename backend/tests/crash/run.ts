import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import { type CrashReport, surviveKills } from './survive_kills.js'
import { survivePaymentKills } from './survive_payment_kills.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 10 * 60_000
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

// Not unref'ed by chance: whatever hangs, the run ends, and the server with it.
setTimeout(() => {
  console.error('The crash test took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

const found = await run()
for (const problem of found) console.log(`✗ ${problem}`)
console.log(found.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(found.length === 0 ? 0 : 1)

/** Texts, then payments; answers what must not be. */
async function run(): Promise<string[]> {
  const { app, databaseUrl } = await boot()
  const seed = number('SEED', Math.floor(Math.random() * 2 ** 31))
  const people = number('PEOPLE', 30)
  const kills = number('KILLS', 10)
  console.log(`seed ${seed}`)
  const texts = number('TEXTS', 300)
  const texting = await surviveKills(app, databaseUrl, { texts, kills, people, seed })
  console.log(lineOf(texting))
  const paying = await survivePaymentKills(app, databaseUrl, { people, kills, seed })
  console.log(`seed ${seed}: ${paying.paid} payments, ${paying.kills} kills`)
  return [...texting.problems, ...paying.problems]
}

async function boot() {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'tmp', 'crash-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = process.env.DATABASE_URL ?? join(folder, 'everly.sqlite')
  process.env.DATABASE_URL = databaseUrl
  process.env.LOG_LEVEL ??= 'fatal'
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  return { app, databaseUrl }
}

function lineOf(report: CrashReport): string {
  const { texts, kills, seed, stored, replies, unanswered, unknownSends, problems, seconds } =
    report
  return (
    `seed ${seed}: ${texts} texts, ${kills} kills, ${stored} stored, ${replies} replies arrived, ` +
    `${unanswered} texts without a reply behind ${unknownSends} sends marked unknown, ` +
    `${problems.length} problems, ${seconds.toFixed(1)} s`
  )
}
