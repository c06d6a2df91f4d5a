import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import providers, { areTextsSimulated, companionNumber } from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { Sender } from '#app/models/sender'
import { newPace, type Pace, refilled, slowed } from '#app/texting/pace/pace'
import {
  type CarrierDay,
  carrierDayAt,
  carrierDayOf,
  FULL_DAY_SEGMENTS,
} from '#app/texting/pace/carrier_day'
import { addToDay, countSent, keepPace, takePace } from '#app/texting/pace/pace_sql'

export const SENDER: string = providers.sms.messagingServiceSid || companionNumber

/** Segments a second: the stand-in has no carrier behind it; an ordinary number of Twilio's takes one. */
const USUAL_PACE = areTextsSimulated ? 100 : 1

/** The pace of each number or messaging service we send from, shared by every process through its row. */
@inject()
export class Senders {
  readonly settings = {
    sender: SENDER,
    segmentsPerSecond: limits.sends.segmentsPerSecond ?? USUAL_PACE,
  }

  constructor(
    private readonly clock: Clock,
    private readonly database: Database
  ) {}

  /** The bucket as it is now; whoever holds it until the end of the transaction is the only one sending. */
  async take({ sql }: Tx): Promise<Pace> {
    return this.#refilled((await this.#find(sql)) ?? (await this.#begin(sql)))
  }

  /** The same, without waiting for another process: null while that one is sending. */
  async takeIfFree({ sql }: Tx): Promise<Pace | null> {
    const free = await this.#find(sql, this.database.dialect.forUpdateFree)
    if (free) return this.#refilled(free)
    const isKnown = (await this.#find(sql, '')) !== null
    return isKnown ? null : this.#refilled(await this.#begin(sql))
  }

  #find(sql: Sql, lock = this.database.dialect.forUpdate): Promise<Pace | null> {
    return takePace(sql, this.settings.sender, lock)
  }

  #refilled(pace: Pace): Pace {
    return refilled(pace, this.clock.now(), this.settings.segmentsPerSecond)
  }

  /** Another process may begin it at the same moment. */
  async #begin(sql: Sql): Promise<Pace> {
    const { sender, segmentsPerSecond } = this.settings
    const now = this.clock.now()
    const { tokens, refilledAt, rate } = newPace(now, segmentsPerSecond)
    await insertUnlessKnown(new Sender().fill({ sender, tokens, refilledAt, rate }), sql)
    return (await this.#find(sql)) ?? newPace(now, segmentsPerSecond)
  }

  keep({ sql }: Tx, pace: Pace): Promise<void> {
    return keepPace(sql, this.settings.sender, pace)
  }

  /** The provider has too much of ours on its hands. */
  async slow(tx: Tx, retryAfterMs: number | null): Promise<void> {
    await this.keep(tx, slowed(await this.take(tx), this.clock.now(), retryAfterMs))
  }

  /** Towards what carriers take from a brand in a day. */
  async countToday({ sql }: Tx, segments: number): Promise<void> {
    const { day } = carrierDayAt(this.clock.now())
    await addToDay(sql, this.settings.sender, { day, segments })
  }

  /** A carrier says that its day is full, whatever we counted. */
  async fillDay(tx: Tx): Promise<void> {
    await this.keep(tx, await this.take(tx))
    await this.countToday(tx, FULL_DAY_SEGMENTS)
  }

  /** Of the day that goes on. */
  async today(sql: Sql): Promise<CarrierDay | null> {
    const now = this.clock.now()
    const { sender } = this.settings
    const row = await Sender.findBy({ sender, day: carrierDayAt(now).day }, sql)
    return row && carrierDayOf(row.daySegments, now)
  }

  /** Segments handed on in the second that ends now. */
  sentLastSecond({ sql }: Tx): Promise<number> {
    const now = this.clock.now()
    return countSent(sql, now - 1000, now)
  }
}
