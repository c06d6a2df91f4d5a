import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, runCli } from '#tests/child'
import { dataIn } from '#tests/data_in'

/** The hashes of the seeded people were made with it, so whoever serves them needs it too. */
export const PREPARED_KEY = 'the key of the prepared files, long enough for production'

export interface PreparedFiles {
  /** Of SQLite: the schema alone. */
  migrated: string
  /** The schema and the demo people. */
  seeded: string
  logins: { role: string; email: string; password: string; phone: string }[]
  /** How the two commands that made them ended. */
  migrating: Ended
  seeding: Ended
}

let files: Promise<PreparedFiles> | undefined

/** Two processes make them, once in a run; a test takes a copy. */
export function preparedFiles(): Promise<PreparedFiles> {
  return (files ??= prepare())
}

async function prepare(): Promise<PreparedFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'everly-prepared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [migrated, seeded] = [join(folder, 'migrated.sqlite'), join(folder, 'seeded.sqlite')]
  const migrating = await runCli(['db', 'migrate'], { DATABASE_URL: migrated })
  copyFileSync(migrated, seeded)
  const env = { DATABASE_URL: seeded, APP_KEY: PREPARED_KEY }
  const seeding = await runCli(['db', 'seed', '--json'], env)
  const { logins } = dataIn<Pick<PreparedFiles, 'logins'>>(seeding.stdout)
  return { migrated, seeded, logins, migrating, seeding }
}
