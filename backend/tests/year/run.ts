import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'

const LONGEST_RUN_MS = 60 * 60_000
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)

setTimeout(() => {
  console.error('The year took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

const folder = mkdtempSync(join(tmpdir(), 'everly-year-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
process.env.DATABASE_URL = ownDatabase()
// Somebody's own limits in .env are no business of this run.
process.env.ENV_PATH = 'backend/tests'
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'fatal'
process.env.SCRYPT_COST ??= '1024'

const failed = await run()
process.exit(failed === 0 ? 0 : 1)

async function run(): Promise<number> {
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  const { fakeEverything } = await import('#tests/world')
  fakeEverything()
  await migrateDatabase(app)
  const { Database } = await import('#app/core/database/database')
  const { isPostgres } = await import('#config/database')
  // A power cut is no part of this year, and waiting for the disk would be half of its time.
  if (!isPostgres) await (await app.container.make(Database)).read.run('pragma synchronous = off')
  const { liveThroughYear } = await import('./live_through_year.js')
  return liveThroughYear(app, {
    year: number('YEAR', 2027),
    days: number('DAYS', 365),
    seed: number('SEED', Math.floor(Math.random() * 2 ** 31)),
  })
}

/** The run empties its database. */
function ownDatabase(): string {
  const given = process.env.DATABASE_URL
  if (!given) return join(folder, 'everly.sqlite')
  if (new URL(given, 'file:').pathname.replace(/\.\w+$/, '').endsWith('_test')) return given
  throw new Error('The year empties its database, so the name in DATABASE_URL has to end in _test.')
}
