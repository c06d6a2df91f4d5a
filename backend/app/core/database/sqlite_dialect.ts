import { type PlainSql, SqlDialect, type SqlValue } from '#app/core/database/sql'

interface Statement {
  reader: boolean
  all(...values: unknown[]): unknown[]
  get(...values: unknown[]): unknown
  run(...values: unknown[]): { changes: number }
}
interface Connection {
  prepare(text: string): Statement
}

interface Checkpoint {
  busy: number
  log: number
  checkpointed: number
}

const PROMISED = [
  { pragma: 'journal_mode', values: ['wal', 'memory'] },
  { pragma: 'synchronous', values: [2] },
  { pragma: 'foreign_keys', values: [1] },
  { pragma: 'busy_timeout', values: [5000] },
  { pragma: 'secure_delete', values: [1] },
] as const

export class SqliteDialect extends SqlDialect {
  readonly hasOneWriter = true
  readonly skipLocked = ''
  readonly unindexed = '+'
  readonly forUpdate = ''
  readonly forUpdateFree = ''
  #runners = new WeakMap<object, PlainSql>()

  /** There is one writer, and it is us. */
  isUnclaimed(): string {
    return 'true'
  }

  async claim(): Promise<void> {}

  over(connection: unknown): PlainSql {
    const raw = connection as Connection
    const known = this.#runners.get(raw)
    if (known) return known
    const runner = preparedSql(raw)
    this.#runners.set(raw, runner)
    return runner
  }

  textsWithWords(searches: number): string {
    const values = Array.from({ length: searches }, () => '(?, ?)').join(', ')
    return `with asked (list, search) as (values ${values}), wish (before, most) as (values (?, ?))
      select list, (select group_concat(rowid) from (select rowid from word_index_words
        where word_index_words match asked.search and rowid < (select before from wish)
        order by rowid desc limit (select most from wish))) as ids
      from asked`
  }

  anyWord(words: readonly string[]): string {
    return words.map((word) => `"${word}"`).join(' OR ')
  }

  numbersOf(mark: string): string {
    return `(select value from json_each(${mark}))`
  }

  isPassing(error: unknown): boolean {
    return (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false
  }

  isUniqueViolation(error: unknown): boolean {
    const code = (error as { code?: string }).code
    return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  }

  isDangling(error: unknown): boolean {
    return (error as { code?: string }).code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
  }

  /**
   * secure_delete overwrites what is deleted, but now and then not the copy that stayed behind
   * when a page was split; and the write-ahead log holds pages as they were. A large file is not
   * written anew, which would keep everybody waiting: that is for a quiet hour of the operator's.
   */
  async wipeDeleted(sql: PlainSql): Promise<boolean> {
    // Before as well: while somebody reads, each try to write the file anew adds all of it to the log.
    if (!(await isLogCopied(sql))) return false
    if ((await sizeOf(sql)) <= REWRITTEN_UP_TO_BYTES) await sql.run('vacuum')
    if (!(await isLogCopied(sql))) return false
    const cut = await sql.first<Checkpoint>('pragma wal_checkpoint(truncate)')
    return cut?.busy === 0
  }

  async assertDurable(sql: PlainSql): Promise<void> {
    for (const { pragma, values } of PROMISED) {
      const row = await sql.first<Record<string, unknown>>(`pragma ${pragma}`)
      const value = Object.values(row ?? {})[0] as never
      if (!(values as readonly unknown[]).includes(value)) {
        throw new Error(`SQLite's ${pragma} is ${String(value)}, expected ${values[0]}`)
      }
    }
  }
}

/** Below this the file is written anew within a second. */
const REWRITTEN_UP_TO_BYTES = 64 * 1024 * 1024

/** Without waiting: a reader in another process would hold up this whole one for busy_timeout. */
async function isLogCopied(sql: PlainSql): Promise<boolean> {
  const copied = await sql.first<Checkpoint>('pragma wal_checkpoint(passive)')
  return copied?.busy === 0 && copied.checkpointed >= copied.log
}

async function sizeOf(sql: PlainSql): Promise<number> {
  const pages = await sql.first<{ page_count: number }>('pragma page_count')
  const page = await sql.first<{ page_size: number }>('pragma page_size')
  return (pages?.page_count ?? 0) * (page?.page_size ?? 0)
}

/** The latest: more than ever recur, though lists make statements without end. */
const STATEMENTS_KEPT = 500

function preparedSql(connection: Connection): PlainSql {
  const statements = new Map<string, Statement>()
  const prepared = (text: string): Statement => {
    const statement = statements.get(text) ?? connection.prepare(text)
    statements.delete(text)
    statements.set(text, statement)
    if (statements.size > STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '')
    return statement
  }
  return {
    async all<Row>(text: string, ...values: SqlValue[]) {
      return prepared(text).all(...values.map(bindable)) as Row[]
    },
    async first<Row>(text: string, ...values: SqlValue[]) {
      return prepared(text).get(...values.map(bindable)) as Row | undefined
    },
    async run(text, ...values) {
      const statement = prepared(text)
      const bound = values.map(bindable)
      return statement.reader ? statement.all(...bound).length : statement.run(...bound).changes
    },
  }
}

function bindable(value: SqlValue): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
