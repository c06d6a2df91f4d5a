import { inject } from '@adonisjs/core'
import { allowanceDayAt } from '#app/ledgers/allowance/allowance_day'
import {
  type Entry,
  findOpenCharge,
  listSpent,
  lockPeople,
  writeEntries,
} from '#app/ledgers/allowance/allowance_sql'
import { begunDayOf, bucketFor, inOrder, openPurses } from '#app/ledgers/allowance/purses'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { AllowanceEntry } from '#app/models/allowance_entry'
import { sumOf } from '#app/models/count_of'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'

export interface AllowanceLeft {
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
  /** Epoch milliseconds: when the daily limit is whole again. */
  resetsAt: number
}

const NOBODY = {
  ...{ time_zone: 'UTC', allowance_day: null, allowance_resets_at: null },
  ...{ daily_message_limit: 0, used: 0, bonus: 0 },
}

interface Charge {
  userId: number
  key: string
}

/**
 * What a person may still send for, derived from a ledger that is only ever added to. A charge is reserved
 * when a reply is written, then kept (the provider took it) or given back to the bucket it came from.
 */
@inject()
export class Allowance {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async grant(sql: Sql, grant: { userId: number; amount: number; key: string }): Promise<void> {
    await this.#write(sql, {
      ...grant,
      entry: 'grant',
      bucket: 'bonus',
      localDate: '',
    })
  }

  /** How many messages the grant of this key gave; 0 when there was none. */
  async granted(sql: Sql, key: string): Promise<number> {
    const grant = await AllowanceEntry.findBy({ chargeKey: key, entry: 'grant' }, sql)
    return grant?.amount ?? 0
  }

  /** What a refund takes back of what was bought, never below zero. Answers how much that was. */
  async takeBack(tx: Tx, { userId, amount, key }: Parameters<Allowance['grant']>[1]) {
    await locked(User.query(tx.sql).where('id', userId)).first()
    const taken = Math.min(amount, Math.max(0, await this.bonusOf(tx.sql, userId)))
    if (taken > 0) await this.grant(tx.sql, { userId, amount: -taken, key })
    return taken
  }

  /** What was given or bought and is not used; also inside a transaction. */
  async bonusOf(sql: Sql, userId: number): Promise<number> {
    const bonus = AllowanceEntry.query(sql).where({ userId, bucket: 'bonus' })
    return sumOf(bonus, 'amount')
  }

  /** Whose charges are reserved later in this transaction. */
  async lockPeople({ sql }: Tx, userIds: readonly number[]): Promise<void> {
    const { hasOneWriter, forUpdate } = this.database.dialect
    if (!hasOneWriter) await lockPeople(sql, inOrder(userIds), forUpdate)
  }

  /** False when nothing is left. Safe under parallel calls: they queue on the person's row. */
  async reserve(tx: Tx, charge: Charge): Promise<boolean> {
    const reserved = await this.reserveMany(tx, [charge])
    return reserved.has(charge.key)
  }

  /** The keys of those charges for which something was left, in their order. */
  async reserveMany(tx: Tx, charges: readonly Charge[]): Promise<Set<string>> {
    const reserved = new Set<string>()
    const entries: Entry[] = []
    const purses = await openPurses(tx.sql, charges, {
      now: this.clock.now(),
      lock: this.database.dialect.forUpdate,
    })
    for (const { userId, key } of charges) {
      const purse = purses.get(userId)
      const bucket = purse && bucketFor(purse)
      if (!bucket) continue
      if (bucket === 'daily') purse.messagesUsedToday++
      else purse.bonusMessages--
      reserved.add(key)
      entries.push({ userId, key, entry: 'reserve', bucket, amount: -1, localDate: purse.day })
    }
    await this.#writeAll(tx.sql, entries)
    return reserved
  }

  async keep(sql: Sql, key: string): Promise<void> {
    await this.#close(sql, key, 'keep')
  }

  async giveBack(sql: Sql, key: string): Promise<void> {
    await this.#close(sql, key, 'give_back')
  }

  async hasAny(userId: number): Promise<boolean> {
    return bucketFor(await this.left(userId)) !== null
  }

  /** How many texts somebody may still send for now. */
  async countLeft(userId: number): Promise<number> {
    const { dailyMessageLimit, messagesUsedToday, bonusMessages } = await this.left(userId)
    return Math.max(0, dailyMessageLimit - messagesUsedToday) + Math.max(0, bonusMessages)
  }

  async left(userId: number): Promise<AllowanceLeft> {
    const [row = NOBODY] = await listSpent(this.database.read, [userId])
    const { allowance_day: day, allowance_resets_at: endsAt } = row
    const today = allowanceDayAt(this.clock.now(), row.time_zone, begunDayOf(day, endsAt))
    return {
      messagesUsedToday: day === today.key ? row.used : 0,
      dailyMessageLimit: row.daily_message_limit,
      bonusMessages: row.bonus,
      resetsAt: today.resetsAt,
    }
  }

  /**
   * What was given back stays given back; a kept charge is
   * still given back when its text turns out undelivered.
   */
  async #close(sql: Sql, key: string, entry: 'keep' | 'give_back'): Promise<void> {
    const open = await findOpenCharge(sql, key)
    if (!open) return
    await this.#write(sql, {
      userId: open.user_id,
      key,
      entry,
      bucket: open.bucket,
      amount: entry === 'give_back' ? 1 : 0,
      localDate: open.local_date,
    })
  }

  #write(sql: Sql, row: Entry): Promise<void> {
    return this.#writeAll(sql, [row])
  }

  #writeAll(sql: Sql, entries: readonly Entry[]): Promise<void> {
    return writeEntries(sql, entries, this.clock.now())
  }
}
