import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import type { AlarmKind } from '#app/ledgers/alarms/contract'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { changedBy } from '#app/models/changed_by'
import { insertUnlessKnown } from '#app/models/insert_unless_known'

type Which = { id: number } | { kind: AlarmKind; subject: string }

/**
 * Troubles that one text uncovers and only a person can end.
 * An open one counts up; a cleared one stays on record.
 */
@inject()
export class Alarms {
  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  async raise(sql: Sql, kind: AlarmKind, subject: string): Promise<void> {
    const about = { kind, subject }
    if (await this.#countUp(sql, about)) return
    const now = this.clock.now()
    const alarm = new Alarm().fill({ ...about, times: 1, firstAt: now, lastAt: now })
    // Another process may raise it at the same moment.
    if (!(await insertUnlessKnown(alarm, sql))) return void (await this.#countUp(sql, about))
    // The subject of a filtered text names its words.
    const named = kind === 'filtered' ? { kind } : about
    this.logger.warn({ ...named, times: 1 }, 'an alarm was raised')
  }

  /** One that is open stays as it is: what is found again and again is one trouble. */
  async raiseUnlessOpen(sql: Sql, kind: AlarmKind, subject: string): Promise<void> {
    if (!(await this.isOpen(sql, kind, subject))) await this.raise(sql, kind, subject)
  }

  async isOpen(sql: Sql, kind: AlarmKind, subject: string): Promise<boolean> {
    return (await open(sql).where({ kind, subject }).first()) !== null
  }

  list(sql: Sql): Promise<Alarm[]> {
    return open(sql).orderBy('last_at', 'desc')
  }

  /** False when there is no such open alarm. */
  async clear(sql: Sql, which: Which, who: string): Promise<boolean> {
    const end = { cleared_at: this.clock.now(), cleared_by: who }
    return (await changedBy(open(sql).where(which).update(end))) > 0
  }

  /** False when none is open. */
  async #countUp(sql: Sql, about: { kind: AlarmKind; subject: string }): Promise<boolean> {
    const counted = { times: sql.client.raw('times + 1'), lastAt: this.clock.now() }
    return (await changedBy(open(sql).where(about).update(counted))) > 0
  }
}

function open(sql: Sql) {
  return Alarm.query(sql).withScopes((alarms) => alarms.open())
}
