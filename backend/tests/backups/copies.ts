import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Expected } from '#app/operations/backups/prove_copy'
import { PhoneKeys } from '#app/core/phones/phone_keys'

export const KEYS = new PhoneKeys(Buffer.from('the key of these tests'))
export const EXPECTED: Expected = { migrations: ['1_first', '2_second'], phoneKeys: KEYS }
const PHONE = '+12025550143'

/** A folder that goes with the test. */
export function folderFor(cleanup: (work: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'everly-copies-'))
  cleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A small database such as ours, in the same journal mode. `mark` tells one from another. */
export function makeDatabase(
  path: string,
  { mark, keys = KEYS, migrations = EXPECTED.migrations, notes = 200 }: Wishes
): Sqlite.Database {
  const database = new Sqlite(path)
  database.pragma('journal_mode = WAL')
  database.pragma('foreign_keys = ON')
  database.exec(`create table adonis_schema (id integer primary key, name text);
    create table users (id integer primary key, phone text, phone_key text);
    create table marks (mark text);
    create table notes (id integer primary key, user_id integer references users(id), body text);`)
  for (const name of migrations) {
    database.prepare('insert into adonis_schema (name) values (?)').run(name)
  }
  database.prepare('insert into users values (1, ?, ?)').run(PHONE, keys.of(PHONE))
  database.prepare('insert into marks values (?)').run(mark)
  const note = database.prepare('insert into notes (user_id, body) values (1, ?)')
  database.transaction(() => {
    for (let count = 0; count < notes; count++) note.run('x'.repeat(1000))
  })()
  return database
}

interface Wishes {
  mark: string
  keys?: PhoneKeys
  migrations?: readonly string[]
  notes?: number
}

export function markOf(path: string): string {
  const database = new Sqlite(path, { fileMustExist: true })
  try {
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') return 'broken'
    return database.prepare('select mark from marks').pluck().get() as string
  } finally {
    database.close()
  }
}
