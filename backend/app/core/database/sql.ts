import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export type SqlValue = string | number | null | boolean | Buffer

/**
 * Plain SQL with `?` placeholders, written once and true on
 * both databases. Statements are prepared once a connection.
 */
export interface PlainSql {
  all<Row>(text: string, ...values: SqlValue[]): Promise<Row[]>
  first<Row>(text: string, ...values: SqlValue[]): Promise<Row | undefined>
  /** Answers how many rows changed. */
  run(text: string, ...values: SqlValue[]): Promise<number>
}

/**
 * The database, inside a transaction or outside: for models (`User.find(id, sql)`), and for plain statements.
 */
export interface Sql extends PlainSql {
  client: QueryClientContract
}

/** One open transaction. Nothing else may touch the database until it ends. */
export interface Tx {
  sql: Sql
  /** Runs once the transaction is durable, never when it is rolled back. */
  afterCommit(work: () => void): void
}

/** What differs between SQLite and PostgreSQL. */
export abstract class SqlDialect {
  /** Whether transactions come one after the other anyway. */
  abstract readonly hasOneWriter: boolean
  /** Appended to a select that picks rows another worker must not pick too. */
  abstract readonly skipLocked: string
  /**
   * Put before a column whose index must not be used: SQLite, which does not know how many rows
   * there are, takes one that finds a value before one that finds a range. PostgreSQL knows better.
   */
  abstract readonly unindexed: string
  /** Appended to a select that must see no other writer until the transaction ends. */
  abstract readonly forUpdate: string
  /** The same, but a row that somebody else has locked is left out. */
  abstract readonly forUpdateFree: string
  /**
   * A condition that is true while nobody claims what goes by this name, itself an SQL
   * expression; once it was, nobody can until this transaction ends. It never waits.
   */
  abstract isUnclaimed(name: string): string
  /** Claims what goes by this name until the transaction ends, once all who found it unclaimed have ended. */
  abstract claim(sql: PlainSql, name: string): Promise<void>
  /**
   * Full-text search in word_index: a row `list, ids` for each of so many searches, with the ids of
   * the texts that hold any of its words, the newest, joined by commas. Its values: each list's
   * number and search (see `anyWord`), then an id the texts stand before, then how many ids at most.
   */
  abstract textsWithWords(searches: number): string
  /** Wraps the driver's own connection. `isPlannedOnce`: one plan of a statement may do for all values. */
  abstract over(connection: unknown, how?: { isPlannedOnce: boolean }): PlainSql
  /** A full-text search for any of these words, which are plain small letters and digits; empty for none. */
  abstract anyWord(words: readonly string[]): string
  /**
   * What may stand behind `in`: the whole numbers of a JSON
   * array, which is bound to `mark`. For lists of any length.
   */
  abstract numbersOf(mark: string): string
  abstract isUniqueViolation(error: unknown): boolean
  /** Whether a transaction failed only because of another one, and may be run again. */
  abstract isPassing(error: unknown): boolean
  /** Whether a row points at one that is not there (any more). */
  abstract isDangling(error: unknown): boolean
  /**
   * Removes what the database's files still hold of rows that
   * are gone. False when it is in use and must be tried again.
   */
  abstract wipeDeleted(sql: PlainSql): Promise<boolean>
  /** Throws, naming the setting, when a connection takes no writes, or does not keep them as promised. */
  abstract assertDurable(sql: PlainSql): Promise<void>
}
