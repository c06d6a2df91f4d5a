import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type pg from 'pg'
import {
  broughtToStop,
  inUse,
  mayNotCreate,
  noSuchFile,
  unsound,
} from '#app/operations/backups/errors'
import {
  databaseNameOf,
  type PostgresPrograms,
  withClient,
  withDatabase,
} from '#app/operations/backups/postgres_programs'
import { type Expected, type Proof, proofOf } from '#app/operations/backups/prove_copy'
import type { Restored } from '#app/operations/backups/restore'
import { PostgresDialect } from '#app/core/database/postgres_dialect'

interface Wishes {
  file: string
  url: string
  isStopped(): boolean
  /** Asked once it is proved: false leaves everything as it is. */
  mayReplace(proof: Proof): Promise<boolean>
}

const INSUFFICIENT_PRIVILEGE = '42501'
const OBJECT_IN_USE = '55006'
const MAINTENANCE = 'postgres'
const LONGEST_NAME = 63
const SUFFIX_BYTES = 4

/** Restores an archive into a new database, proves that, then swaps the two names in one transaction. */
export async function restorePostgres(
  { file, url, isStopped, mayReplace }: Wishes,
  { programs, expected }: { programs: PostgresPrograms; expected: Expected }
): Promise<Restored> {
  if (!existsSync(file)) throw noSuchFile(file)
  const name = databaseNameOf(url)
  const fresh = named(name, `restoring_${randomBytes(SUFFIX_BYTES).toString('hex')}`)
  return withClient(withDatabase(url, MAINTENANCE), async (server) => {
    await create(server, { fresh, url, file })
    await dropLeftBehind(server, fresh)
    try {
      await programs.run('pg_restore', [...RESTORE, `--dbname=${fresh}`, file], fresh)
      const proof = await withClient(withDatabase(url, fresh), (client) => prove(client, expected))
      if (!(await mayReplace(proof))) return { ...proof, kept: null, isReplaced: false }
      if (isStopped()) throw broughtToStop()
      return { ...proof, kept: await swap(server, { fresh, name }), isReplaced: true }
    } catch (error) {
      throw isStopped() ? broughtToStop() : error
    } finally {
      await server.query(`drop database if exists ${quoted(fresh)}`)
    }
  })
}

/** Of a restore that was killed: whole copies of the database. Another one may be under way. */
async function dropLeftBehind(server: pg.Client, fresh: string): Promise<void> {
  const { rows: locks } = await server.query<{ isMine: boolean }>(
    `select pg_try_advisory_lock(hashtext('everly restore')) as "isMine"`
  )
  if (!locks[0]?.isMine) return
  const { rows } = await server.query<{ name: string }>(
    `select datname as name from pg_database where pg_get_userbyid(datdba) = current_user
     and starts_with(datname, $1) and length(datname) = length($2)
     and datname <> $2 and datname not in (select datname from pg_stat_activity where datname is not null)`,
    [fresh.slice(0, -2 * SUFFIX_BYTES), fresh]
  )
  for (const { name } of rows) await server.query(`drop database if exists ${quoted(name)}`)
}

const RESTORE = ['--exit-on-error', '--no-owner', '--single-transaction']

async function create(
  server: pg.Client,
  { fresh, url, file }: { fresh: string; url: string; file: string }
): Promise<void> {
  const name = databaseNameOf(url)
  try {
    await server.query(`create database ${quoted(fresh)} template template0`)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    const kept = named(name, 'before_restore')
    // As the server's own role, or it could not use what belongs to whoever types this.
    const role = decodeURIComponent(new URL(url).username)
    throw mayNotCreate([
      `  createdb --template=template0 --owner=${role} ${fresh}`,
      `  pg_restore ${RESTORE.join(' ')} --role=${role} --dbname=${fresh} ${file}`,
      `  psql ${MAINTENANCE} -c 'alter database ${quoted(name)} rename to ${quoted(kept)}'`,
      `  psql ${MAINTENANCE} -c 'alter database ${quoted(fresh)} rename to ${quoted(name)}'`,
    ])
  }
}

/** Foreign keys were proved by being made again. */
async function prove(client: pg.Client, expected: Expected): Promise<Proof> {
  const { rows: done } = await client
    .query<{ name: string }>('select name from adonis_schema order by id')
    .catch(() => {
      throw unsound('it is not a database of Everly')
    })
  const names = done.map((row) => row.name)
  const sql = new PostgresDialect().over(client)
  return proofOf({ done: names, sql, counts: () => countRows(client) }, expected)
}

async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(
      `select count(*) as count from ${quoted(name)}`
    )
    counts[name] = Number(counted.rows[0]?.count)
  }
  return counts
}

/** PostgreSQL itself refuses to rename a database somebody is connected to. */
async function swap(
  server: pg.Client,
  { fresh, name }: { fresh: string; name: string }
): Promise<string> {
  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const kept = named(name, `before_restore_${at}`)
  try {
    await server.query('begin')
    await server.query(`alter database ${quoted(name)} rename to ${quoted(kept)}`)
    await server.query(`alter database ${quoted(fresh)} rename to ${quoted(name)}`)
    await server.query('commit')
    return kept
  } catch (error) {
    await server.query('rollback')
    throw (error as { code?: string }).code === OBJECT_IN_USE ? inUse() : error
  }
}

function named(name: string, what: string): string {
  return `${name.slice(0, LONGEST_NAME - what.length - 1)}_${what}`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
