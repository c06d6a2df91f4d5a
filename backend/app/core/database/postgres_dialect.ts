import pg from 'pg'
import { type PlainSql, SqlDialect, type SqlValue } from '#app/core/database/sql'

interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>
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

  over(connection: unknown): PlainSql {
    const raw = connection as Connection
    return {
      async all<Row>(text: string, ...values: SqlValue[]) {
        const { rows } = await raw.query(numbered(text), values)
        return rows as Row[]
      },
      async first<Row>(text: string, ...values: SqlValue[]) {
        const { rows } = await raw.query(numbered(text), values)
        return rows[0] as Row | undefined
      },
      async run(text, ...values) {
        const { rowCount } = await raw.query(numbered(text), values)
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

const numberedTexts = new Map<string, string>()

/** `?` placeholders become `$1`, `$2`, …; our SQL has no other question marks. */
function numbered(text: string): string {
  let known = numberedTexts.get(text)
  if (known === undefined) {
    let index = 0
    known = text.replace(/\?/g, () => `$${++index}`)
    numberedTexts.set(text, known)
  }
  return known
}
