import type { Clock } from '#app/core/clock/clock'
import type { Sql, Tx } from '#app/core/database/sql'

/** How all sending stands; instants are epoch milliseconds. */
export interface SendsState {
  /** By the switch or by the environment. */
  areAllStopped: boolean
  /** No switch can then start them. */
  isStoppedByEnvironment: boolean
  /** Of the last change of the switch. */
  reason: string | null
  /** Null for an operator at the command line. */
  changedBy: number | null
  changedAt: number | null
}

interface Change {
  actorId: number | null
  reason: string
}

interface SwitchRow {
  is_on: boolean | number
  reason: string | null
  changed_by: number | null
  changed_at: number | null
}

const NEVER_TURNED: SwitchRow = { is_on: false, reason: null, changed_by: null, changed_at: null }

const ALL_SENDS = 'all_sends_stopped'

/** For a select of the gate's: whether the switch is on. */
export const ARE_ALL_SENDS_STOPPED = `exists (select 1 from switches w where w.name = '${ALL_SENDS}' and w.is_on)`

/** What operators turn off and on while the product runs. Each send asks the database, so it counts in every process at once. */
export class Switches {
  constructor(
    private readonly parts: { clock: Clock; dialect: { forUpdate: string } },
    /** `verdict` is what the gate writes on a text it puts off because of the switch. */
    private readonly settings: { areAllStopped: boolean; verdict: string }
  ) {}

  async find(sql: Sql): Promise<SendsState> {
    const row = (await findSwitch(sql)) ?? NEVER_TURNED
    const isStoppedByEnvironment = this.settings.areAllStopped
    return {
      areAllStopped: isStoppedByEnvironment || Boolean(row.is_on),
      isStoppedByEnvironment,
      reason: row.reason,
      changedBy: row.changed_by,
      changedAt: row.changed_at,
    }
  }

  async areAllSendsStopped(sql: Sql): Promise<boolean> {
    const { areAllStopped } = await this.find(sql)
    return areAllStopped
  }

  /** Once the commit is there no text leaves any more but those already handed over. `same`: it stood so already. */
  stopAllSends(tx: Tx, change: Change): Promise<'changed' | 'same'> {
    return this.#turn(tx, true, change)
  }

  /** What waited because of the switch is due now; each process looks at the line twice a second. */
  async startAllSends(tx: Tx, change: Change): Promise<'changed' | 'same'> {
    const end = await this.#turn(tx, false, change)
    if (end === 'changed') await this.#bringBack(tx.sql)
    return end
  }

  async #turn({ sql }: Tx, isOn: boolean, change: Change): Promise<'changed' | 'same'> {
    // Whoever picks texts holds the sender's row: the change waits for that pick, and the next one sees it.
    await sql.all(`select sender from senders order by sender${this.parts.dialect.forUpdate}`)
    const row = await findSwitch(sql)
    if (Boolean(row?.is_on) === isOn) return 'same'
    const changed = await sql.run(
      `insert into switches (name, is_on, reason, changed_by, changed_at) values (?, ?, ?, ?, ?)
       on conflict (name) do update set is_on = excluded.is_on, reason = excluded.reason,
         changed_by = excluded.changed_by, changed_at = excluded.changed_at
       where switches.is_on <> excluded.is_on`,
      ALL_SENDS,
      isOn,
      change.reason,
      change.actorId,
      this.parts.clock.now()
    )
    return changed > 0 ? 'changed' : 'same'
  }

  async #bringBack(sql: Sql): Promise<void> {
    const now = this.parts.clock.now()
    await sql.run(
      `update messages set due_at = ? where state = 'queued' and due_at > ? and verdict = ?`,
      now,
      now,
      this.settings.verdict
    )
  }
}

function findSwitch(sql: Sql): Promise<SwitchRow | undefined> {
  return sql.first<SwitchRow>(
    'select is_on, reason, changed_by, changed_at from switches where name = ?',
    ALL_SENDS
  )
}
