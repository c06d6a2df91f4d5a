import Sqlite from 'better-sqlite3'
import { countRows } from '#app/operations/backups/copy_database'
import { asUnsound, otherKey, tooNew, unsound } from '#app/operations/backups/errors'
import { keysFit } from '#app/core/phones/keys_fit'
import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { PlainSql } from '#app/core/database/sql'
import { SqliteDialect } from '#app/core/database/sqlite_dialect'

export interface Proof {
  rows: number
  /** By table. */
  counts: Record<string, number>
  /** The newest it has. */
  migration: string
  /** What this build would add. */
  pending: string[]
}

export interface Expected {
  /** All migrations this build knows, in order. */
  migrations: readonly string[]
  phoneKeys: PhoneKeys
}

interface Found {
  /** The migrations it has, in order. */
  done: string[]
  sql: PlainSql
  counts(): Proof['counts'] | Promise<Proof['counts']>
}

/** Throws when it would not serve us. */
export async function proofOf(found: Found, { migrations, phoneKeys }: Expected): Promise<Proof> {
  const { done, sql } = found
  const newer = done.filter((name) => !migrations.includes(name))
  if (newer.length > 0) throw tooNew(newer)
  if (!(await keysFit(sql, phoneKeys))) throw otherKey()
  const counts = await found.counts()
  return {
    rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    migration: done.at(-1) ?? '',
    pending: migrations.filter((name) => !done.includes(name)),
  }
}

/** Opens a copy, without changing it, and answers what it holds; throws when it would not serve us. */
export async function proveCopy(path: string, expected: Expected): Promise<Proof> {
  const copy = open(path)
  try {
    proveSound(copy)
    const sql = new SqliteDialect().over(copy)
    return await proofOf({ done: namesOf(copy), sql, counts: () => countRows(copy) }, expected)
  } catch (error) {
    throw asUnsound(error)
  } finally {
    copy.close()
  }
}

function open(path: string): Sqlite.Database {
  try {
    return new Sqlite(path, { readonly: true, fileMustExist: true })
  } catch (error) {
    throw asUnsound(error)
  }
}

function proveSound(copy: Sqlite.Database): void {
  const found = copy.pragma('integrity_check(5)', { simple: true }) as string
  if (found !== 'ok') throw unsound(found)
  const dangling = copy.pragma('foreign_key_check') as { table: string; parent: string }[]
  const [first] = dangling
  if (first)
    throw unsound(`${dangling.length} row(s) of ${first.table} point at no ${first.parent}`)
}

/** In the order they were made. */
function namesOf(copy: Sqlite.Database): string[] {
  const hasSchema = copy.prepare(`select 1 from sqlite_schema where name = 'adonis_schema'`).get()
  if (!hasSchema) throw unsound('it is not a database of Everly')
  return copy.prepare('select name from adonis_schema order by id').pluck().all() as string[]
}
