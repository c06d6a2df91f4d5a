import { createHash } from 'node:crypto'
import pg from 'pg'
import { type PlainSql, SqlDialect, type SqlValue } from '#app/core/database/sql'

interface Query {
  name?: string
  text: string
}

interface Connection {
  query(query: Query & { values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number | null }>
}

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
/**
 * Deadlock, serialisation failure and a lock not given in time: the loser was rolled back whole. A row that
 * points at nothing: what it points at was deleted since it was read, so the transaction has to look again.
 */
const PASSING = new Set(['40P01', '40001', '55P03', FOREIGN_KEY_VIOLATION])
const INT8 = 20
const NUMERIC = 1700

/** Instants and counts are bigint there; all of ours fit a JavaScript number. */
pg.types.setTypeParser(INT8, Number)
pg.types.setTypeParser(NUMERIC, Number)

export class PostgresDialect extends SqlDialect {
  readonly hasOneWriter = false
  readonly skipLocked = ' for update skip locked'
  readonly unindexed = ''
  // Not FOR UPDATE: a row written elsewhere that points here
  // would wait for it, and the two could wait for each other.
  readonly forUpdate = ' for no key update'
  readonly forUpdateFree = ' for no key update skip locked'

  isUnclaimed(name: string): string {
    return `pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0))`
  }

  async claim(sql: PlainSql, name: string): Promise<void> {
    await sql.first('select pg_advisory_xact_lock(hashtextextended(?, 0))', name)
  }

  over(connection: unknown, { isPlannedOnce } = { isPlannedOnce: false }): PlainSql {
    const raw = connection as Connection
    const send = (text: string, values: unknown[]) =>
      raw.query({ ...(isPlannedOnce ? queryOf(text) : { text: numbered(text) }), values })
    return {
      async all<Row>(text: string, ...values: SqlValue[]) {
        const { rows } = await send(text, values)
        return rows as Row[]
      },
      async first<Row>(text: string, ...values: SqlValue[]) {
        const { rows } = await send(text, values)
        return rows[0] as Row | undefined
      },
      async run(text, ...values) {
        const { rowCount } = await send(text, values)
        return rowCount ?? 0
      },
    }
  }

  textsWithWords(searches: number): string {
    const one = '(cast(? as integer), cast(? as tsquery))'
    const values = Array.from({ length: searches }, () => one).join(', ')
    return `with asked (list, search) as (values ${values}),
        wish (before, most) as (values (cast(? as bigint), cast(? as integer)))
      select list, texts_with_words(search, before, most) as ids from asked cross join wish`
  }

  anyWord(words: readonly string[]): string {
    return words.map((word) => `'${word}'`).join(' | ')
  }

  numbersOf(mark: string): string {
    return `(select cast(value as bigint) from json_array_elements_text(cast(${mark} as json)))`
  }

  isPassing(error: unknown): boolean {
    return PASSING.has((error as { code?: string }).code ?? '')
  }

  isUniqueViolation(error: unknown): boolean {
    return (error as { code?: string }).code === UNIQUE_VIOLATION
  }

  isDangling(error: unknown): boolean {
    return (error as { code?: string }).code === FOREIGN_KEY_VIOLATION
  }

  /** Its log is the operator's backup and is recycled by itself. */
  async wipeDeleted(): Promise<boolean> {
    return true
  }

  async assertDurable(sql: PlainSql): Promise<void> {
    const [server] = await sql.all<{ is_replica: boolean; is_read_only: string }>(
      `select pg_is_in_recovery() as is_replica,
         current_setting('default_transaction_read_only') as is_read_only`
    )
    if (server?.is_replica) throw new Error('DATABASE_URL names a replica, which takes no writes')
    if (server?.is_read_only === 'on') {
      throw new Error('PostgreSQL runs with default_transaction_read_only on')
    }
    const row = await sql.first<{ synchronous_commit: string }>('show synchronous_commit')
    if (row?.synchronous_commit === 'off')
      throw new Error('PostgreSQL runs with synchronous_commit off')
  }
}

/** The first so many texts: what is put together for one wish would only fill the server's memory. */
const MOST_NAMED = 400
const named = new Map<string, Query>()

/**
 * Each connection has a named statement read once, and planned once where a plan for any values is seen to
 * cost no more. The name is made of the text: a pooler which mixes up sessions can never run another one.
 */
function queryOf(text: string): Query {
  const known = named.get(text)
  if (known) return known
  const query = { text: numbered(text) }
  if (query.text === text || named.size >= MOST_NAMED) return query
  const name = createHash('sha256').update(text).digest('base64url')
  named.set(text, { ...query, name })
  return { ...query, name }
}

/** `?` placeholders become `$1`, `$2`, …; our SQL has no other question marks. */
function numbered(text: string): string {
  let index = 0
  return text.replace(/\?/g, () => `$${++index}`)
}
