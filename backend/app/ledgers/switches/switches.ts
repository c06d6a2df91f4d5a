import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import type { Sql, Tx } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { locked } from '#app/models/locked'
import { SENDS_STOPPED } from '#app/ledgers/switches/contract'
import { Message } from '#app/models/message'
import { Sender } from '#app/models/sender'
import { Switch } from '#app/models/switch'

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

export const ALL_SENDS = 'all_sends_stopped'

const NEVER_TURNED = { isOn: false, reason: null, changedBy: null, changedAt: null }

/**
 * What operators turn off and on while the product runs. Each
 * send asks the database, so it counts in every process at once.
 */
@inject()
export class Switches {
  constructor(private readonly clock: Clock) {}

  async find(sql: Sql): Promise<SendsState> {
    const row = (await Switch.find(ALL_SENDS, sql)) ?? NEVER_TURNED
    const isStoppedByEnvironment = limits.sends.areAllStopped
    const { isOn, reason, changedBy: by, changedAt } = row
    const areAllStopped = isStoppedByEnvironment || isOn
    return { areAllStopped, isStoppedByEnvironment, reason, changedBy: by, changedAt }
  }

  async areAllSendsStopped(sql: Sql): Promise<boolean> {
    const { areAllStopped } = await this.find(sql)
    return areAllStopped
  }

  /**
   * Once the commit is there no text leaves any more but
   * those already handed over. `same`: it stood so already.
   */
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
    await locked(Sender.query(sql).orderBy('sender'))
    const standing = await Switch.find(ALL_SENDS, sql)
    if ((standing?.isOn ?? false) === isOn) return 'same'
    const { reason, actorId } = change
    const turned = { isOn, reason, changedBy: actorId, changedAt: this.clock.now() }
    const first = new Switch().fill({ name: ALL_SENDS, ...turned })
    if (await insertUnlessKnown(first, sql)) return 'changed'
    const other = Switch.query(sql).where('name', ALL_SENDS).whereNot('isOn', isOn)
    return (await changedBy(other.update(turned))) > 0 ? 'changed' : 'same'
  }

  async #bringBack(sql: Sql): Promise<void> {
    const now = this.clock.now()
    await Message.query(sql)
      .where({ state: 'queued', verdict: `defer: ${SENDS_STOPPED}` })
      .where('dueAt', '>', now)
      .update({ dueAt: now })
  }
}
