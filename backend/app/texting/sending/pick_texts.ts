import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { isUnavailable } from '#app/core/database/is_unavailable'
import type { Tx } from '#app/core/database/sql'
import { isCrowded, type Pace, waitMs } from '#app/texting/pace/pace'
import { Senders } from '#app/texting/pace/senders'
import { Message } from '#app/models/message'
import { BeginSend, type Outgoing } from '#app/texting/sending/begin_send'
import {
  countCodesWaiting,
  findThere,
  listLine,
  nextDueAt,
  type Wish,
} from '#app/texting/sending/line_sql'

export interface Picked {
  texts: Outgoing[]
  /** How long until the next one may go; null when nobody waits. */
  waitMs: number | null
}

type Line = Awaited<ReturnType<typeof listLine>>

const NOBODY: Picked = { texts: [], waitMs: null }
/** Another process is picking, as many as may go, or writing in a talk: it is done in a moment. */
const ELSEWHERE: Picked = { texts: [], waitMs: 20 }

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
@inject()
export class PickTexts {
  /**
   * Nobody waited any more the last time: then it looks before
   * it takes the sender's row, so that idling writes nothing.
   */
  #isIdle = false

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly senders: Senders,
    private readonly begin: BeginSend
  ) {}

  async execute(most: number, { isRisked = false } = {}): Promise<Picked> {
    if (this.#isIdle && !(await this.#isAnybodyDue())) return NOBODY
    const picked = await this.#take({ most, isRisked })
    this.#isIdle = picked.waitMs === null
    return picked
  }

  async #isAnybodyDue(): Promise<boolean> {
    const { database, clock } = this
    const [first] = await listLine(database.read, { most: 1 }, clock.now())
    return first !== undefined
  }

  /** Milliseconds until the next text that waits may go; null when none does. */
  async untilNext(): Promise<number | null> {
    const at = await nextDueAt(this.database.read)
    return at && Math.max(0, at - this.clock.now())
  }

  /** This text, if it may go by now, and no other: also those before it stay where they are. */
  pickById(id: number): Promise<Picked> {
    return this.#take({ most: 1, id })
  }

  #take(wish: Wish): Promise<Picked> {
    return this.database.transaction(async (tx) => {
      const isPatient = wish.id !== undefined
      const pace = await (isPatient ? this.senders.take(tx) : this.senders.takeIfFree(tx))
      if (!pace) return ELSEWHERE
      const picked = await this.#pick(tx, pace, wish)
      await this.senders.keep(tx, pace)
      return picked
    })
  }

  /** One text that somebody is waiting for in this very request: its turn comes before all others. */
  async pickUrgent(id: number): Promise<{ text: Outgoing | null; waitMs: number }> {
    return this.database.transaction(async (tx) => {
      const { senders, begin, clock } = this
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
    const text = await Message.query(sql).where({ id, state: 'queued' }).first()
    return text ? Math.max(0, (text.dueAt ?? 0) - this.clock.now()) : 0
  }

  /** Texts nobody came to send in time end as failed, also the drafts and codes whose owner died. */
  async sweepExpired(): Promise<number> {
    const { database, clock, begin } = this
    const stale = await Message.query(database.read)
      .select('id')
      .where('state', 'queued')
      .where('expiresAt', '<=', clock.now())
      .orderBy('expiresAt')
      .limit(SWEPT_AT_ONCE)
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
    const { database, clock } = this
    await Message.query(database.read)
      .where({ id, state: 'queued' })
      .update({ dueAt: clock.now() + ASIDE_MS })
  }

  async #pick(tx: Tx, pace: Pace, wish: Wish): Promise<Picked> {
    const { senders, begin, clock } = this
    // Kept free for those who wait for a code.
    const now = clock.now()
    const reserved = await countCodesWaiting(tx.sql, now - CODE_PATIENCE_MS, now)
    const listed = Math.min(wish.most, Math.max(LOOKED_AT_LEAST, Math.ceil(pace.tokens)))
    const texts: Outgoing[] = []
    let sent = await senders.sentLastSecond(tx)
    const line = await listLine(tx.sql, { ...wish, most: listed }, clock.now())
    const free = await this.#lockTalks(tx, line, wish)
    for (const { id } of free) {
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
    if (free.length < line.length) return { ...ELSEWHERE, texts }
    return { texts, waitMs: line.length === listed ? 0 : null }
  }

  /**
   * Before any text of theirs, as whoever places one does. Leaves out those in whose
   * talk somebody is writing, who may be waiting for what is taken here.
   */
  async #lockTalks({ sql }: Tx, line: Line, { id: only }: Wish): Promise<Line> {
    const { hasOneWriter, forUpdate, forUpdateFree } = this.database.dialect
    const ids = line.flatMap(({ conversation_id: id }) => id ?? [])
    if (hasOneWriter || ids.length === 0) return line
    const lock = only === undefined ? forUpdateFree : forUpdate
    const there = new Set([null, ...(await findThere(sql, ids, lock))])
    return line.filter(({ conversation_id: id }) => there.has(id))
  }

  #blame(id: number, error: unknown): never {
    if (this.database.dialect.isPassing(error) || isUnavailable(error)) throw error
    throw new BrokenText(id, { cause: error })
  }
}
