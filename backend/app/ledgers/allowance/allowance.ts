import { type AllowanceDay, allowanceDayAt } from '#app/ledgers/allowance/allowance_day'
import {
  type Bucket,
  begunDayOf,
  bucketFor,
  type DayRow,
  openPurses,
} from '#app/ledgers/allowance/purses'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { insertRows, tuple } from '#app/core/database/many_rows'
import type { Sql, Tx } from '#app/core/database/sql'

export interface AllowanceLeft {
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
  /** Epoch milliseconds: when the daily limit is whole again. */
  resetsAt: number
}

interface Charge {
  userId: number
  key: string
}

/**
 * What a person may still send for, derived from a ledger that is only ever added to. A charge is reserved
 * when a reply is written, then kept (the provider took it) or given back to the bucket it came from.
 */
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

  /** What a refund takes back of what was bought, never below zero. Answers how much that was. */
  async takeBack(tx: Tx, { userId, amount, key }: Parameters<Allowance['grant']>[1]) {
    const lock = `select id from users where id = ?${this.database.dialect.forUpdate}`
    await tx.sql.first(lock, userId)
    const taken = Math.min(amount, Math.max(0, await this.bonusOf(tx.sql, userId)))
    if (taken > 0) await this.grant(tx.sql, { userId, amount: -taken, key })
    return taken
  }

  /** What was given or bought and is not used; also inside a transaction. */
  async bonusOf(sql: Sql, userId: number): Promise<number> {
    const row = await sql.first<{ bonus: number }>(
      `select coalesce(sum(amount), 0) as bonus from allowance_entries where user_id = ? and bucket = 'bonus'`,
      userId
    )
    return row?.bonus ?? 0
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

  async left(userId: number): Promise<AllowanceLeft> {
    const sql = this.database.read
    return this.#left(sql, userId, await this.#today(sql, userId))
  }

  async #left(sql: Sql, userId: number, today: AllowanceDay): Promise<AllowanceLeft> {
    const row = await sql.first<{
      limit_per_day: number
      used: number
      bonus: number
    }>(
      `select u.daily_message_limit as limit_per_day,
         (select coalesce(-sum(amount), 0) from allowance_entries
           where user_id = u.id and bucket = 'daily' and local_date = ?) as used,
         (select coalesce(sum(amount), 0) from allowance_entries
           where user_id = u.id and bucket = 'bonus') as bonus
       from users u where u.id = ?`,
      today.key,
      userId
    )
    return {
      messagesUsedToday: row?.used ?? 0,
      dailyMessageLimit: row?.limit_per_day ?? 0,
      bonusMessages: row?.bonus ?? 0,
      resetsAt: today.resetsAt,
    }
  }

  /** What was given back stays given back; a kept charge is still given back when its text turns out undelivered. */
  async #close(sql: Sql, key: string, entry: 'keep' | 'give_back'): Promise<void> {
    const open = await sql.first<{
      user_id: number
      bucket: Bucket
      local_date: string
    }>(
      `select user_id, bucket, local_date from allowance_entries r
       where charge_key = ? and entry = 'reserve' and not exists (
         select 1 from allowance_entries e where e.charge_key = r.charge_key and e.entry = 'give_back')`,
      key
    )
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

  async #writeAll(sql: Sql, entries: readonly Entry[]): Promise<void> {
    const now = this.clock.now()
    await insertRows(
      sql,
      WRITE,
      entries.map((row) => [
        row.userId,
        row.entry,
        row.bucket,
        row.amount,
        row.localDate,
        row.key,
        now,
      ])
    )
  }

  async #today(sql: Sql, userId: number): Promise<AllowanceDay> {
    const row = await sql.first<DayRow>(
      'select time_zone, allowance_day, allowance_resets_at from users where id = ?',
      userId
    )
    return allowanceDayAt(this.clock.now(), row?.time_zone ?? 'UTC', begunDayOf(row))
  }
}

interface Entry {
  userId: number
  entry: 'grant' | 'reserve' | 'keep' | 'give_back'
  bucket: Bucket
  amount: number
  localDate: string
  key: string
}

const WRITE = {
  head: `insert into allowance_entries (user_id, entry, bucket, amount, local_date, charge_key, created_at)`,
  row: tuple(7),
  tail: 'on conflict (charge_key, entry) do nothing returning id',
}
