import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { countOverdue, overdueRows, removeOverdue } from '#app/operations/retention/kept_rows'
import { AuditRetention } from '#app/models/audit_retention'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { removeSpending } from '#app/operations/retention/remove_spending'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

const AT_ONCE = 500

/**
 * Removes, once a day, what has been kept for its time. In short commits, so
 * that nobody waits for it; what a crash leaves over is removed by the next run.
 */
@inject()
export class SweepRetention {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<undefined> {
    const now = this.clock.now()
    await this.#openAuditLog(now)
    for (const overdue of overdueRows(limits.retention, now)) {
      await inBatches(() => removeOverdue(this.database.read, overdue, AT_ONCE))
    }
    const spentUntil = spendingDayOf(now - limits.retention.spendingMs)
    await inBatches(() => removeSpending(this.database.read, spentUntil, AT_ONCE))
  }

  async preview(): Promise<string> {
    const rows = overdueRows(limits.retention, this.clock.now())
    const counts = await Promise.all(
      rows.map(async (overdue) => {
        const count = await countOverdue(this.database.read, overdue)
        return `${count} of ${overdue.model.table}`
      })
    )
    return `Removed would be: ${counts.join(', ')}, and the spending of people before that.`
  }

  /** The audit log gives away only rows from before this instant, which never goes back. */
  async #openAuditLog(now: number): Promise<void> {
    const { read } = this.database
    const goneBefore = now - limits.retention.auditMs
    if (await insertUnlessKnown(new AuditRetention().fill({ id: 1, goneBefore }), read)) return
    await AuditRetention.query(read).where('goneBefore', '<', goneBefore).update({ goneBefore })
  }
}

async function inBatches(remove: () => Promise<number>): Promise<void> {
  while ((await remove()) > 0);
}
