import { blockOf, firstIdOf, type Span } from '#app/core/database/id_blocks'
import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { MessageBlock } from '#app/models/message_block'
import { newestId } from '#app/console/message_lists/count_messages'

/** Epoch milliseconds, both included; absent without a bound. */
export interface Times {
  from?: number
  until?: number
}

export type Order = 'ASC' | 'DESC'

interface Bounds {
  first: number | null
  last: number | null
}

const NOTHING: Bounds = { first: null, last: null }

/**
 * Ids and times grow together, almost: a text pulled later has an older time than its neighbours. Of each
 * block that nobody writes into any more its earliest and latest time are kept; with them a range of times
 * becomes a span of blocks, and a list by time can be known to be complete, without an index by time.
 * `openFrom` is the first block that is still written.
 */
export class MessageBlocks {
  private constructor(
    private readonly sql: Sql,
    private readonly newest: number,
    private readonly openFrom: number
  ) {}

  static async read(sql: Sql): Promise<MessageBlocks> {
    const newest = blockOf(await newestId(sql))
    const all = await bounds(MessageBlock.query(sql).min('block as first').max('block as last'))
    const open = await bounds(
      MessageBlock.query(sql).where('isClosed', false).min('block as first')
    )
    const openFrom = open.first ?? (all.last ?? -1) + 1
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
    const { first, last } = await bounds(
      MessageBlock.query(this.sql)
        .where('block', '<', this.openFrom)
        .where('lastAt', '>=', from)
        .where('firstAt', '<=', until)
        .min('block as first')
        .max('block as last')
    )
    return first === null || last === null ? null : { first, last }
  }

  async #isOpenWithin({ from, until }: Required<Times>): Promise<boolean> {
    const { first, last } = await this.#openBounds()
    return first !== null && last !== null && last >= from && first <= until
  }

  /** The same span so that a list by time may end at it: what is still written belongs to one side whole. */
  reaching(span: Span, order: Order, whole: Span): Span {
    if (order === 'ASC' || span.first <= this.openFrom) return span
    return { ...span, first: Math.max(whole.first, this.openFrom) }
  }

  /**
   * The time beyond which nothing of `whole` stands outside
   * of `part`: all later ones are in it, or all earlier ones.
   */
  async edgeOf(part: Span, order: Order, whole: Span): Promise<number | null> {
    if (order === 'DESC') {
      const { last } = await this.#closedBounds(whole.first, part.first - 1)
      return last
    }
    const { first: closed } = await this.#closedBounds(part.last + 1, whole.last)
    const { first: open } = part.last < this.newest ? await this.#openBounds() : NOTHING
    if (closed === null || open === null) return closed ?? open
    return Math.min(closed, open)
  }

  #closedBounds(first: number, last: number): Promise<Bounds> {
    return bounds(
      MessageBlock.query(this.sql)
        .whereBetween('block', [first, last])
        .where('block', '<', this.openFrom)
        .min('first_at as first')
        .max('last_at as last')
    )
  }

  #openBounds(): Promise<Bounds> {
    return bounds(
      Message.query(this.sql)
        .where('id', '>=', firstIdOf(this.openFrom))
        .min('created_at as first')
        .max('created_at as last')
    )
  }
}

/** Of a query that tells its least as `first` and its greatest as `last`. */
async function bounds(query: { pojo<Row>(): PromiseLike<Row[]> }): Promise<Bounds> {
  const [row] = await query.pojo<Partial<Bounds>>()
  return { ...NOTHING, ...row }
}
