import { constants, existsSync, statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Sql } from '#app/core/database/sql'
import { readOf } from '../read_of.js'
import { type Check, green, guarded, missing, reasonOf, red, yellow } from './check.js'
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
  // Before the file itself: on a full disk a sound file looks broken.
  const place = isFile ? await checkPlace(databaseFile) : []
  const reached = await reachOrSayWhy(app)
  if (isAnyRed(place) || isAnyRed(reached)) return unusable(app, [...place, ...reached])
  const schema = await guarded('Schema', MIGRATE, () => checkSchema(app))
  const isUsable = schema.every(({ name, state }) => name !== 'Schema' || state !== 'red')
  const clock = await checkClock(app, { isUsable })
  return { checks: [...place, ...reached, ...schema, ...clock], isUsable }
}

const isAnyRed = (checks: readonly Check[]) => checks.some(({ state }) => state === 'red')

/** Of a file's mode: what all may do who are neither its user nor of its group. */
const OTHERS = 0o007

/** Whether there is room where the file lies, and leave to write. */
async function checkPlace(file: string): Promise<Check[]> {
  const folder = dirname(file)
  const disk = await checkDisk(folder)
  try {
    await access(folder, constants.W_OK)
    await access(file, constants.W_OK)
    const isOpen = (statSync(file).mode & OTHERS) !== 0
    const found = 'other users of this machine may read or write it'
    return isOpen ? [disk, yellow('Database file', found, `chmod 600 ${file}`)] : [disk]
  } catch (error) {
    const fix = `Let the user who runs Everly write ${file} and its folder; no read-only mount.`
    return [disk, red('Database file', `not to be written: ${reasonOf(error)}`, fix)]
  }
}

async function reachOrSayWhy(app: ApplicationService): Promise<Check[]> {
  try {
    return await reach(app)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return [red('Database', reasonOf(error), fixOf(code))]
  }
}

/** By the code of SQLite, PostgreSQL or the network. Only a damaged file is replaced. */
export function fixOf(code: string): string {
  const [, fix] = FIXES.find(([pattern]) => pattern.test(code)) ?? []
  return fix ?? 'everly doctor --debug'
}

const FIXES: readonly (readonly [RegExp, string])[] = [
  [
    /^SQLITE_FULL|^SQLITE_IOERR_WRITE|^53100|^ENOSPC/,
    'Make room on the disk; the file itself is sound.',
  ],
  [
    /^SQLITE_READONLY|^SQLITE_PERM|^SQLITE_CANTOPEN|^EACCES|^EROFS/,
    'Let the user who runs Everly write the file and its folder.',
  ],
  [/^SQLITE_BUSY|^SQLITE_LOCKED/, 'Another program holds the file: try again in a moment.'],
  [/^SQLITE_NOTADB|^SQLITE_CORRUPT/, 'Stop the server, then: everly db restore <backup> --force'],
  [/^28P01|^28000|^3D000/, 'Correct user, password and database in DATABASE_URL.'],
  [/^42501/, 'Give the user of DATABASE_URL its rights on the database and on the tables.'],
  [/^53300/, 'The server has no connection left: lower DATABASE_POOL, or raise max_connections.'],
  [/^ECONN|^ENOTFOUND|^ETIMEDOUT|^EAI_AGAIN/, 'Look at DATABASE_URL, and whether the server runs.'],
]

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
  const fix = databaseFile
    ? 'Use the settings the server makes.'
    : 'Name the primary in DATABASE_URL, and set that back.'
  const durable = await guarded('Durability', fix, async () => {
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
  const { listMigrations } = await import('#database/list_migrations')
  const read = await readOf(app)
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
