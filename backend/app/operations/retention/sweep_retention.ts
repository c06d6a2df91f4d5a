import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { overdueRows, type Periods, removeOverdue } from '#app/operations/retention/kept_rows'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

const EVERY_MS = 24 * 60 * 60_000
const AT_ONCE = 500

/**
 * Removes, once a day, what has been kept for its time. In short commits, so that nobody waits for it; what a crash leaves
 * over is removed by the next run.
 */
export class SweepRetention {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly periods: Periods
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const now = this.clock.now()
    await this.#openAuditLog(now)
    for (const overdue of overdueRows(this.periods, now)) {
      await inBatches(() => removeOverdue(this.database.read, overdue, AT_ONCE))
    }
    await inBatches(() => this.#removeSpending(spendingDayOf(now - this.periods.spendingMs)))
    return { againAt: now + EVERY_MS }
  }

  /** The audit log gives away only rows from before this instant, which never goes back. */
  async #openAuditLog(now: number): Promise<void> {
    await this.database.read.run(
      `insert into audit_retention (id, gone_before) values (1, ?)
       on conflict (id) do update set gone_before = excluded.gone_before
       where audit_retention.gone_before < excluded.gone_before`,
      now - this.periods.auditMs
    )
  }

  /** By person; everybody's sums stay. The oldest day first, a part of its people at a time. */
  #removeSpending(before: string): Promise<number> {
    return this.database.read.run(
      `delete from spending where user_id > 0
         and day = (select min(s.day) from spending s where s.user_id > 0 and s.day < ?)
         and user_id in (select s.user_id from spending s where s.user_id > 0 and s.day = (select min(o.day)
           from spending o where o.user_id > 0 and o.day < ?) order by s.user_id limit ?)`,
      before,
      before,
      AT_ONCE
    )
  }
}

async function inBatches(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) > 0);
}
