import type { Clock } from '#app/core/clock/clock'
import type { Sql, Tx } from '#app/core/database/sql'
import { newPace, type Pace, refilled, slowed } from '#app/texting/pace/pace'

interface Row {
  tokens: number
  refilled_at: number
  rate: number
  slowed_at: number | null
  held_until: number
}

/** The pace of each number or messaging service we send from, shared by every process through its row. */
export class Senders {
  constructor(
    private readonly clock: Clock,
    private readonly forUpdate: string,
    readonly settings: { readonly sender: string; segmentsPerSecond: number }
  ) {}

  /** The bucket as it is now; whoever holds it until the end of the transaction is the only one sending. */
  async take({ sql }: Tx): Promise<Pace> {
    const { segmentsPerSecond } = this.settings
    const now = this.clock.now()
    const row = (await this.#find(sql)) ?? (await this.#begin(sql, now))
    return row ? refilled(paceOf(row), now, segmentsPerSecond) : newPace(now, segmentsPerSecond)
  }

  #find(sql: Sql): Promise<Row | undefined> {
    return sql.first<Row>(
      `select tokens, refilled_at, rate, slowed_at, held_until from senders where sender = ?${this.forUpdate}`,
      this.settings.sender
    )
  }

  /** Another process may begin it at the same moment. */
  async #begin(sql: Sql, now: number): Promise<Row | undefined> {
    const { tokens, refilledAt, rate } = newPace(now, this.settings.segmentsPerSecond)
    await sql.run(
      `insert into senders (sender, tokens, refilled_at, rate) values (?, ?, ?, ?) on conflict (sender) do nothing`,
      this.settings.sender,
      tokens,
      refilledAt,
      rate
    )
    return this.#find(sql)
  }

  async keep({ sql }: Tx, pace: Pace): Promise<void> {
    await sql.run(
      `update senders set tokens = ?, refilled_at = ?, rate = ?, slowed_at = ?, held_until = ? where sender = ?`,
      pace.tokens,
      pace.refilledAt,
      pace.rate,
      pace.slowedAt,
      pace.heldUntil,
      this.settings.sender
    )
  }

  /** The provider has too much of ours on its hands. */
  async slow(tx: Tx, retryAfterMs: number | null): Promise<void> {
    await this.keep(tx, slowed(await this.take(tx), this.clock.now(), retryAfterMs))
  }

  /** Segments handed on in the second that ends now. */
  async sentLastSecond({ sql }: Tx): Promise<number> {
    const now = this.clock.now()
    const row = await sql.first<{ segments: number | string }>(
      `select coalesce(sum(segments), 0) as segments from messages
       where sending_at is not null and sending_at > ? and sending_at <= ?`,
      now - 1000,
      now
    )
    return Number(row?.segments ?? 0)
  }
}

function paceOf(row: Row): Pace {
  return {
    tokens: row.tokens,
    refilledAt: row.refilled_at,
    rate: row.rate,
    slowedAt: row.slowed_at,
    heldUntil: row.held_until,
  }
}
