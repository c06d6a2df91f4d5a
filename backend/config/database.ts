import { mkdirSync } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@adonisjs/lucid'
import env, { projectRoot } from '#config/env'
import { roles } from '#config/site'

interface SqliteStatement {
  run(...values: unknown[]): unknown
}
interface SqliteConnection {
  readonly inTransaction: boolean
  pragma(source: string): unknown
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
}
type Done = (error: Error | null, connection: SqliteConnection) => void

const url = env.get('DATABASE_URL') ?? 'tmp/everly.sqlite'

export const isPostgres = /^postgres(ql)?:\/\//.test(url)
/** Null on SQLite. */
export const postgresUrl = isPostgres ? named(url) : null
/** SQLite's file, or `:memory:`; null on PostgreSQL. */
export const databaseFile = isPostgres ? null : sqliteFile()
const MIGRATIONS = {
  naturalSort: true,
  paths: ['backend/database/migrations'],
}

/** `node backend/ace schema:generate` writes the columns of all models anew, after a migration. */
const SCHEMA = {
  outputPath: 'backend/database/schema.ts',
  rulesPaths: ['#database/schema_rules'],
  // Of a package, and of SQLite's full-text search.
  excludeTables: [
    'rate_limits',
    ...[
      'word_index_words',
      'word_index_words_config',
      'word_index_words_data',
      'word_index_words_idx',
    ],
  ],
}

/** Knex's: a failed statement is told with `?` instead of what somebody wrote. */
const WITHOUT_VALUES = { compileSqlOnError: false }

/** A connection whose other end is gone without a word is found out in less than a minute. */
const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 }
/** Longer than this neither our proxy nor the provider of texts waits for an answer. */
const LONGEST_WAIT_MS = 8000

const databaseConfig = defineConfig({
  connection: isPostgres ? 'postgres' : 'sqlite',
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: databaseFile ?? ':memory:' },
      useNullAsDefault: true,
      ...WITHOUT_VALUES,
      migrations: MIGRATIONS,
      schemaGeneration: SCHEMA,
      pool: {
        min: 1,
        max: 1,
        idleTimeoutMillis: 2 ** 31 - 1,
        afterCreate: prepareSqlite,
      },
    },
    postgres: {
      client: 'pg',
      ...WITHOUT_VALUES,
      connection: {
        connectionString: postgresUrl ?? 'postgres://127.0.0.1/unused',
        ...KEPT_ALIVE,
      },
      migrations: MIGRATIONS,
      schemaGeneration: SCHEMA,
      pool: {
        min: 0,
        max: env.get('DATABASE_POOL', 10),
        acquireTimeoutMillis: LONGEST_WAIT_MS,
        afterCreate: preparePostgres,
      },
    },
  },
})

export default databaseConfig

/** So that the server's own lists tell who holds what. */
function named(address: string): string {
  const { href, searchParams } = new URL(address)
  if (searchParams.has('application_name')) return address
  const name = encodeURIComponent(`everly ${roles.join(',')}`)
  return `${href}${searchParams.size > 0 ? '&' : '?'}application_name=${name}`
}

function sqliteFile(): string {
  const path = url.startsWith('file:') ? fileURLToPath(url) : url
  if (path === ':memory:') return path
  const file = isAbsolute(path) ? path : fileURLToPath(new URL(path, projectRoot))
  mkdirSync(dirname(file), { recursive: true })
  return file
}

/**
 * A worker whose machine is gone must not keep its rows from all the others: PostgreSQL
 * would wait for it for hours. Our transactions wait for nothing outside the database.
 */
function preparePostgres(
  connection: { query(text: string, done: (error: Error | null) => void): void },
  done: (error: Error | null, connection: unknown) => void
): void {
  const limits = `set idle_in_transaction_session_timeout = '15s'; set lock_timeout = '5s'`
  connection.query(limits, (error) => done(error, connection))
}

/**
 * WAL with synchronous FULL: an acknowledged text survives a power cut. Every connection says so itself,
 * because SQLite starts each new one with its own defaults. A transaction takes the write lock at once
 * (BEGIN IMMEDIATE): a deferred one fails with SQLITE_BUSY as soon as another process writes in between.
 */
function prepareSqlite(connection: SqliteConnection, done: Done): void {
  connection.pragma('busy_timeout = 5000')
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('secure_delete = ON')
  connection.pragma('wal_autocheckpoint = 4000')
  // Eight megabytes: what is read again and again fits, and the process stays the size it started with.
  connection.pragma('cache_size = -8000')
  connection.prepare = preparedOnce(connection)
  done(null, connection)
}

/** Knex prepares a statement each time it runs it; as many of the latest as this are kept. */
const STATEMENTS_KEPT = 400
const KEPT = /^(?:select|insert|update|delete|begin|commit)\b/i

function preparedOnce(connection: SqliteConnection): SqliteConnection['prepare'] {
  const prepare = connection.prepare.bind(connection)
  const prepared = (sql: string) => {
    const statement = prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : plannedOnce(sql))
    return sql === 'COMMIT;' ? orRolledBack(statement, connection) : statement
  }
  const kept = new Map<string, SqliteStatement>()
  return (sql) => {
    if (!KEPT.test(sql)) return prepared(sql)
    const statement = kept.get(sql) ?? prepared(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > STATEMENTS_KEPT) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
}

/** Columns whose words partial indexes are made by. */
export const INDEXED_WORDS = ['state', 'status', 'kind', 'direction']
const BARE_PLACEHOLDER = new RegExp(
  `(?<!\`(?:${INDEXED_WORDS.join('|')})\` )((?:[=<>]|\\blimit|\\boffset) )\\?`,
  'g'
)

/**
 * SQLite 3.54 looks at the value bound to a bare `= ?` while it plans a join or an order, and
 * at that of `limit ?` always, and therefore plans anew at every execution: 42 µs instead of 6
 * for a person's row. Behind a plus, which changes no value, it does not look. It has to look where
 * models ask for what partial indexes are made by (`state = 'queued'`), or it reads the whole table.
 */
function plannedOnce(text: string): string {
  return text.replace(BARE_PLACEHOLDER, '$1+?')
}

/**
 * A COMMIT that fails, on a full disk, leaves the transaction
 * open: whoever came next would write into it, for nothing.
 */
function orRolledBack(commit: SqliteStatement, connection: SqliteConnection): SqliteStatement {
  const run = commit.run.bind(commit)
  commit.run = (...values) => {
    try {
      return run(...values)
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK')
      throw error
    }
  }
  return commit
}
