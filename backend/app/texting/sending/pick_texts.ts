import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { isCrowded, type Pace, waitMs } from '#app/texting/pace/pace'
import type { Senders } from '#app/texting/pace/senders'
import type { BeginSend, Outgoing } from '#app/texting/sending/begin_send'

export interface Picked {
  texts: Outgoing[]
  /** How long until the next one may go; null when nobody waits. */
  waitMs: number | null
}

interface Wish {
  most: number
  /** No other than this one. */
  id?: number
}

/** A visitor waits for a code no longer than this. */
const CODE_PATIENCE_MS = 10_000
const LOOKED_AT_LEAST = 8
const SWEPT_AT_ONCE = 500
const ASIDE_MS = 60_000

/** Something about this text breaks the picking of all. */
export class BrokenText extends Error {
  constructor(
    readonly id: number,
    options: ErrorOptions
  ) {
    super(`text ${id} cannot be picked`, options)
  }
}

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
    return this.#take({ most })
  }

  /** This text, if it may go by now, and no other: also those before it stay where they are. */
  only(id: number): Promise<Picked> {
    return this.#take({ most: 1, id })
  }

  #take(wish: Wish): Promise<Picked> {
    return this.parts.database.transaction(async (tx) => {
      const pace = await this.parts.senders.take(tx)
      const picked = await this.#pick(tx, pace, wish)
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
      return { text, waitMs: text ? 0 : wait || (await this.#untilDue(tx, id)) }
    })
  }

  /** How long the gate put it off; 0 for what ended. */
  async #untilDue({ sql }: Tx, id: number): Promise<number> {
    const row = await sql.first<{ due_at: number }>(
      `select due_at from messages where id = ? and state = 'queued'`,
      id
    )
    return row ? Math.max(0, row.due_at - this.parts.clock.now()) : 0
  }

  /** Texts nobody came to send in time end as failed, also the drafts and codes whose owner died. */
  async sweepExpired(): Promise<number> {
    const { database, clock, begin } = this.parts
    const stale = await database.read.all<{ id: number }>(
      `select id from messages where state = 'queued' and expires_at <= ? order by expires_at limit ${SWEPT_AT_ONCE}`,
      clock.now()
    )
    let ended = 0
    for (const { id } of stale) {
      // One that cannot be ended must not keep those behind it waiting; picking it says what is wrong.
      const isEnded = await database.transaction((tx) => begin.expire(tx, id)).catch(() => false)
      if (isEnded) ended++
    }
    return ended
  }

  /** A text that breaks the picking of all goes to the end of the line for a while. */
  async setAside(id: number): Promise<void> {
    const { database, clock } = this.parts
    await database.read.run(
      `update messages set due_at = ? where id = ? and state = 'queued'`,
      clock.now() + ASIDE_MS,
      id
    )
  }

  async #pick(tx: Tx, pace: Pace, { most, id: onlyId }: Wish): Promise<Picked> {
    const { senders, begin, clock } = this.parts
    const reserved = await this.#codesWaiting(tx)
    const listed = Math.min(most, Math.max(LOOKED_AT_LEAST, Math.ceil(pace.tokens)))
    const texts: Outgoing[] = []
    let sent = await senders.sentLastSecond(tx)
    const line = await this.#list(tx.sql, { most: listed, id: onlyId })
    for (const { id } of line) {
      // Picking takes a while, in which what was sent a second ago ceases to count.
      if (texts.length > 0 && isCrowded(pace, sent)) sent = await senders.sentLastSecond(tx)
      const wait = waitMs({ ...pace, tokens: pace.tokens - reserved }, clock.now(), sent)
      if (wait > 0) return { texts, waitMs: wait }
      const text = await begin.execute(tx, id).catch((error: unknown) => this.#blame(id, error))
      if (!text) continue
      texts.push(text)
      pace.tokens -= text.segments
      sent += text.segments
    }
    return { texts, waitMs: line.length === listed ? 0 : null }
  }

  #blame(id: number, error: unknown): never {
    if (this.parts.database.dialect.isPassing(error)) throw error
    throw new BrokenText(id, { cause: error })
  }

  /** By class, then everybody's first before anybody's second, then by age. */
  #list(sql: Tx['sql'], { most, id }: Wish): Promise<{ id: number }[]> {
    const now = this.parts.clock.now()
    const [alone, ids] = id === undefined ? ['', []] : ['and id = ?', [id]]
    return sql.all<{ id: number }>(
      `select id from messages where state = 'queued' and is_held = ? and (due_at <= ? or created_at > ?)
         ${alone} order by lane, turn, due_at, id limit ?`,
      false,
      now,
      // Written by a clock that was ahead.
      now,
      ...ids,
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
