import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { Tx } from '#app/core/sql'
import { type Pace, waitMs } from '#app/pace/pace'
import type { Senders } from '#app/pace/senders'
import type { BeginSend, Outgoing } from '#app/sending/begin_send'

export interface Picked {
  texts: Outgoing[]
  /** How long until the next one may go; null when nobody waits. */
  waitMs: number | null
}

/** A visitor waits for a code no longer than this. */
const CODE_PATIENCE_MS = 10_000
const LOOKED_AT_LEAST = 8
const SWEPT_AT_ONCE = 500

/** Takes the texts whose turn it is, as many as the sender's pace allows. */
export class PickTexts {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      senders: Senders
      begin: BeginSend
    }
  ) {}

  execute(most: number): Promise<Picked> {
    return this.parts.database.transaction(async (tx) => {
      const pace = await this.parts.senders.take(tx)
      const picked = await this.#pick(tx, pace, most)
      await this.parts.senders.keep(tx, pace)
      return picked
    })
  }

  /** One text that somebody is waiting for in this very request: its turn comes before all others. */
  async one(id: number): Promise<{ text: Outgoing | null; waitMs: number }> {
    return this.parts.database.transaction(async (tx) => {
      const { senders, begin, clock } = this.parts
      const pace = await senders.take(tx)
      const wait = waitMs(pace, clock.now(), await senders.sentLastSecond(tx))
      const text = wait > 0 ? null : await begin.execute(tx, id)
      pace.tokens -= text?.segments ?? 0
      await senders.keep(tx, pace)
      return { text, waitMs: wait }
    })
  }

  /** Texts nobody came to send in time end as failed, also the drafts and codes whose owner died. */
  async sweepExpired(): Promise<number> {
    const { database, clock, begin } = this.parts
    const stale = await database.read.all<{ id: number }>(
      `select id from messages where state = 'queued' and expires_at <= ? order by expires_at limit ${SWEPT_AT_ONCE}`,
      clock.now()
    )
    for (const { id } of stale) await database.transaction((tx) => begin.execute(tx, id))
    return stale.length
  }

  /** The first in the line goes to its end for a while: something about it breaks the sending of all. */
  async setAside(): Promise<void> {
    const { database, clock } = this.parts
    const [first] = await this.#list(database.read, 1)
    if (!first) return
    await database.read.run(
      'update messages set due_at = ? where id = ?',
      clock.now() + 60_000,
      first.id
    )
  }

  async #pick(tx: Tx, pace: Pace, most: number): Promise<Picked> {
    const { senders, begin, clock } = this.parts
    const reserved = await this.#codesWaiting(tx)
    const listed = Math.min(most, Math.max(LOOKED_AT_LEAST, Math.ceil(pace.tokens)))
    const texts: Outgoing[] = []
    let sent = await senders.sentLastSecond(tx)
    const line = await this.#list(tx.sql, listed)
    for (const { id } of line) {
      const wait = waitMs({ ...pace, tokens: pace.tokens - reserved }, clock.now(), sent)
      if (wait > 0) return { texts, waitMs: wait }
      const text = await begin.execute(tx, id)
      if (!text) continue
      texts.push(text)
      pace.tokens -= text.segments
      sent += text.segments
    }
    return { texts, waitMs: line.length === listed ? 0 : null }
  }

  /** By class, then everybody's first before anybody's second, then by age. */
  #list(sql: Tx['sql'], most: number): Promise<{ id: number }[]> {
    return sql.all<{ id: number }>(
      `select id from messages where state = 'queued' and is_held = ? and due_at <= ?
       order by lane, turn, due_at, id limit ?`,
      false,
      this.parts.clock.now(),
      most
    )
  }

  /** Segments kept free for those who wait for a code. */
  async #codesWaiting({ sql }: Tx): Promise<number> {
    const now = this.parts.clock.now()
    const row = await sql.first<{ segments: number | string }>(
      `select coalesce(sum(segments), 0) as segments from messages
       where state = 'queued' and lane = 0 and created_at > ? and created_at <= ?`,
      now - CODE_PATIENCE_MS,
      now
    )
    return Number(row?.segments ?? 0)
  }
}
