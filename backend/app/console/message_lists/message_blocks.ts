import { blockOf, firstIdOf, type Span } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'
import { newestId } from '#app/console/message_lists/count_messages'

/** Epoch milliseconds, both included; absent without a bound. */
export interface Times {
  from?: number
  until?: number
}

export type Order = 'ASC' | 'DESC'

interface Bounds {
  first_at: number | null
  last_at: number | null
}

/**
 * Ids and times grow together, almost: a text pulled later has an older time than its neighbours. Of each block that nobody
 * writes into any more its earliest and latest time are kept; with them a range of times becomes a span of blocks, and a
 * list by time can be known to be complete, without an index by time. `openFrom` is the first block that is still written.
 */
export class MessageBlocks {
  private constructor(
    private readonly sql: Sql,
    private readonly newest: number,
    private readonly openFrom: number
  ) {}

  static async read(sql: Sql): Promise<MessageBlocks> {
    const newest = blockOf(await newestId(sql))
    const row = await sql.first<{ open: number | null; last: number | null }>(
      `select (select min(block) from message_blocks where is_closed = ?) as open,
         (select max(block) from message_blocks) as last`,
      false
    )
    const openFrom = row?.open ?? (row?.last ?? -1) + 1
    return new MessageBlocks(sql, newest, Math.min(openFrom, newest))
  }

  /** Every text of these times is in it; null when there is none. */
  async within({ from = 0, until = Number.MAX_SAFE_INTEGER }: Times): Promise<Span | null> {
    if (from === 0 && until === Number.MAX_SAFE_INTEGER) return { first: 0, last: this.newest }
    const closed = await this.#closedWithin({ from, until })
    if (!(await this.#isOpenWithin({ from, until }))) return closed
    return { first: closed?.first ?? this.openFrom, last: this.newest }
  }

  async #closedWithin({ from, until }: Required<Times>): Promise<Span | null> {
    const row = await this.sql.first<{ first: number | null; last: number | null }>(
      `select min(block) as first, max(block) as last from message_blocks
       where block < ? and last_at >= ? and first_at <= ?`,
      this.openFrom,
      from,
      until
    )
    const { first = null, last = null } = row ?? {}
    return first === null || last === null ? null : { first, last }
  }

  async #isOpenWithin({ from, until }: Required<Times>): Promise<boolean> {
    const { first_at: firstAt, last_at: lastAt } = await this.#openBounds()
    return firstAt !== null && lastAt !== null && lastAt >= from && firstAt <= until
  }

  /** The same span so that a list by time may end at it: what is still written belongs to one side whole. */
  reaching(span: Span, order: Order, whole: Span): Span {
    if (order === 'ASC' || span.first <= this.openFrom) return span
    return { ...span, first: Math.max(whole.first, this.openFrom) }
  }

  /** The time beyond which nothing of `whole` stands outside of `part`: all later ones are in it, or all earlier ones. */
  async edgeOf(part: Span, order: Order, whole: Span): Promise<number | null> {
    if (order === 'DESC') return this.#closedEdge('max(last_at)', whole.first, part.first - 1)
    const closed = await this.#closedEdge('min(first_at)', part.last + 1, whole.last)
    const { first_at: open } =
      part.last < this.newest ? await this.#openBounds() : { first_at: null }
    if (closed === null || open === null) return closed ?? open
    return Math.min(closed, open)
  }

  async #closedEdge(edge: string, first: number, last: number): Promise<number | null> {
    const row = await this.sql.first<{ edge: number | null }>(
      `select ${edge} as edge from message_blocks where block >= ? and block <= ? and block < ?`,
      first,
      last,
      this.openFrom
    )
    return row?.edge ?? null
  }

  async #openBounds(): Promise<Bounds> {
    const row = await this.sql.first<Bounds>(
      'select min(created_at) as first_at, max(created_at) as last_at from messages where id >= ?',
      firstIdOf(this.openFrom)
    )
    return row ?? { first_at: null, last_at: null }
  }
}
