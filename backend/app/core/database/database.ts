import type { Database as Lucid } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlainSql, Sql, SqlDialect, SqlValue, Tx } from '#app/core/database/sql'
import { EventLoopQueue } from '#app/core/database/event_loop_queue'

interface Pool {
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
}

interface Piece {
  work(tx: Tx): Promise<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}

const MOST_TRIES = 4
/** How long those who wait are let into a transaction whose commit they share. */
const SHARED_MS = 4

/**
 * Lucid's own connection, taken for plain prepared statements where speed or exactness matters.
 * There is one writer: SQLite's pool holds a single connection, so a query beside an open
 * transaction waits for it, and a query inside one that does not use it would wait forever.
 */
export class Database {
  readonly read: Sql
  readonly #queue = new EventLoopQueue<Piece>((piece) => void this.#begin(piece))

  constructor(
    private readonly lucid: Lucid,
    readonly dialect: SqlDialect
  ) {
    this.read = {
      all: <Row>(text: string, ...values: SqlValue[]) =>
        this.#with((sql) => sql.all<Row>(text, ...values)),
      first: <Row>(text: string, ...values: SqlValue[]) =>
        this.#with((sql) => sql.first<Row>(text, ...values)),
      run: (text, ...values) => this.#with((sql) => sql.run(text, ...values)),
      client: lucid.connection(),
    }
  }

  /** Whether it answers. */
  isUp(): Promise<boolean> {
    return this.read.first('select 1 as one').then(Boolean, () => false)
  }

  /**
   * Runs `work` whole or not at all; again from the start, a few times, when
   * another transaction was in the way. Never wait for the network inside it.
   * `isFirst`: a request waits for it, so it goes before what nobody waits for.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>, turn: { isFirst?: boolean } = {}): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#inTurn(work, turn)
      } catch (error) {
        if (tries === MOST_TRIES || !this.dialect.isPassing(error)) throw error
      }
    }
  }

  #inTurn<T>(work: (tx: Tx) => Promise<T>, turn: { isFirst?: boolean }): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.add({ work, resolve: resolve as Piece['resolve'], reject }, turn)
    })
  }

  #begin(piece: Piece): Promise<void> {
    const isShared = this.dialect.hasOneWriter && !this.#queue.isEmpty
    return isShared ? this.#runShared(piece) : this.#runAlone(piece)
  }

  async #runAlone({ work, resolve, reject }: Piece): Promise<void> {
    await this.#run(work).then(resolve, reject)
  }

  /** A commit waits for the disk: those who wait for their turn meanwhile share it. */
  async #runShared(first: Piece): Promise<void> {
    const pieces = [first]
    const until = performance.now() + SHARED_MS
    try {
      const ends = await this.#run(async (tx) => {
        const written = [await writePart(tx, first)]
        while (performance.now() < until) {
          const piece = this.#queue.take()
          if (!piece) break
          pieces.push(piece)
          written.push(await writePart(tx, piece))
        }
        return written
      })
      for (const end of ends) end()
    } catch {
      // Nothing was written, and one must not fail the others.
      for (const piece of pieces) await this.#runAlone(piece)
    }
  }

  async #run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const after: (() => void)[] = []
    let end: Promise<unknown> | undefined
    const result = await this.lucid.transaction(async (client) => {
      // Lucid says nothing of a BEGIN or a COMMIT that failed: only this rejects.
      end = (client.knexClient as unknown as { executionPromise: Promise<unknown> })
        .executionPromise
      if (client.isCompleted) await end
      // Reads alone, of which the lists of the console are, are planned for their values.
      const own = this.dialect.over(await this.#connectionOf(client), { isPlannedOnce: true })
      const sql = { ...own, client }
      return work({ sql, afterCommit: (later) => after.push(later) })
    })
    await end
    for (const later of after) later()
    return result
  }

  async #with<T>(work: (sql: PlainSql) => Promise<T>): Promise<T> {
    const pool = this.lucid.connection().getWriteClient().client as Pool
    const connection = await pool.acquireConnection()
    try {
      return await work(this.dialect.over(connection))
    } finally {
      await pool.releaseConnection(connection)
    }
  }

  #connectionOf(client: TransactionClientContract): Promise<unknown> {
    return (client.knexClient as unknown as { client: Pool }).client.acquireConnection()
  }
}

/**
 * Writes one part of a shared transaction, whole or not at all;
 * what it answers tells the caller, once all of it is durable.
 */
async function writePart(tx: Tx, { work, resolve, reject }: Piece): Promise<() => void> {
  const after: (() => void)[] = []
  await tx.sql.run('savepoint part')
  try {
    const result = await work({ ...tx, afterCommit: (later) => after.push(later) })
    await tx.sql.run('release part')
    return () =>
      void Promise.try(() => after.forEach((later) => later())).then(() => resolve(result), reject)
  } catch (error) {
    await tx.sql.run('rollback to part')
    await tx.sql.run('release part')
    return () => reject(error)
  }
}
