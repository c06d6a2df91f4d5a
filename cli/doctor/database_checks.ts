import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Sql } from '#app/core/database/sql'
import { type Check, green, guarded, missing, red } from './check.js'
import { checkClock } from './clock_checks.js'
import { checkDisk } from './machine_checks.js'

const MIGRATE = 'everly db migrate'
const MEGABYTE = 1024 ** 2

/** `isUsable`: the checks that read rows may go on. */
export async function checkDatabase(
  app: ApplicationService
): Promise<{ checks: Check[]; isUsable: boolean }> {
  const { databaseFile } = await import('#config/database')
  const isFile = databaseFile !== null && databaseFile !== ':memory:'
  if (isFile && !existsSync(databaseFile)) {
    const none = missing('Database', `there is none at ${databaseFile}`, MIGRATE)
    return unusable(app, [none])
  }
  const fix = isFile
    ? 'Stop the server, then: everly db restore <backup> --force'
    : 'Look at DATABASE_URL, and whether the server runs.'
  const reached = await guarded('Database', fix, () => reach(app))
  if (reached.some(({ state }) => state === 'red')) return unusable(app, reached)
  const schema = await guarded('Schema', MIGRATE, () => checkSchema(app))
  const disk = isFile ? [await checkDisk(dirname(databaseFile))] : []
  const isUsable = schema.every(({ name, state }) => name !== 'Schema' || state !== 'red')
  const clock = await checkClock(app, { isUsable })
  return { checks: [...reached, ...schema, ...disk, ...clock], isUsable }
}

async function unusable(app: ApplicationService, checks: Check[]) {
  const clock = await checkClock(app, { isUsable: false })
  return { checks: [...checks, ...clock], isUsable: false }
}

async function reach(app: ApplicationService): Promise<Check[]> {
  const { Database } = await import('#app/core/database/database')
  const { databaseFile } = await import('#config/database')
  const { read, dialect } = await app.container.make(Database)
  const found = databaseFile ?? 'PostgreSQL'
  // A file that is none of SQLite's is noticed by the first page that is read.
  if (databaseFile) await read.client.from('sqlite_schema').count('* as tables')
  const bytes = await sizeOf(read, databaseFile)
  const size = `${(bytes / MEGABYTE).toFixed(1)} MB`
  const durable = await guarded('Durability', 'Use the settings the server makes.', async () => {
    await dialect.assertDurable(read)
    return green('Durability', 'what is acknowledged survives a power cut')
  })
  return [green('Database', `${found}, ${size}`), ...durable]
}

async function sizeOf(read: Sql, file: string | null): Promise<number> {
  if (file && file !== ':memory:') return statSync(file).size
  if (file) return 0
  const size = read.client.raw('pg_database_size(current_database()) as bytes')
  const [row] = (await read.client.query().select(size)) as { bytes: number }[]
  return row?.bytes ?? 0
}

async function checkSchema(app: ApplicationService): Promise<Check[]> {
  const { Database } = await import('#app/core/database/database')
  const { listMigrations } = await import('#database/list_migrations')
  const { read } = await app.container.make(Database)
  const done = new Set(await doneMigrations(read))
  const known = listMigrations(app)
  const pending = known.filter((name) => !done.has(name))
  const newer = [...done].filter((name) => !known.includes(name))
  if (done.size === 0) return [missing('Schema', 'the database is empty', MIGRATE)]
  if (pending.length > 0) {
    return [missing('Schema', `${pending.length} migration(s) are waiting`, MIGRATE)]
  }
  if (newer.length > 0) {
    return [red('Schema', `a newer build was here: ${newer.join(', ')}`, 'Run that build.')]
  }
  return [green('Schema', 'up to date'), await checkKey(app, read)]
}

/** None where the table of migrations is not there yet. */
async function doneMigrations({ client }: Sql): Promise<string[]> {
  try {
    const rows = (await client.from('adonis_schema').select('name')) as { name: string }[]
    return rows.map(({ name }) => name)
  } catch {
    return []
  }
}

async function checkKey(app: ApplicationService, read: Sql): Promise<Check> {
  const { PhoneKeys } = await import('#app/core/phones/phone_keys')
  const { keysFit } = await import('#app/core/phones/keys_fit')
  return (await keysFit(read, await app.container.make(PhoneKeys)))
    ? green('Key of the database', 'its hashes were made with our key')
    : red(
        'Key of the database',
        'its hashes were made with another key',
        'Set APP_KEY back, or LASTING_KEY to the first APP_KEY ever used here.'
      )
}
