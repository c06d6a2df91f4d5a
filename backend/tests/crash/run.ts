import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import { type CrashReport, surviveKills } from './survive_kills.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 10 * 60_000
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

// Not unref'ed by chance: whatever hangs, the run ends, and the server with it.
setTimeout(() => {
  console.error('The crash test took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

const survived = await run()
console.log(lineOf(survived))
for (const problem of survived.problems) console.log(`✗ ${problem}`)
console.log(survived.problems.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(survived.problems.length === 0 ? 0 : 1)

async function run(): Promise<CrashReport> {
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
  const seed = number('SEED', Math.floor(Math.random() * 2 ** 31))
  console.log(`seed ${seed}`)
  return surviveKills(app, databaseUrl, {
    texts: number('TEXTS', 300),
    kills: number('KILLS', 10),
    people: number('PEOPLE', 30),
    seed,
  })
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
