import type { Logger } from '@adonisjs/core/logger'
import type { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'

/**
 * What an operator has to look at. `registration`: carriers refuse our number in a country (the subject).
 * `filtered`: a carrier filtered a text (the subject is its hash). `credentials`: the provider refuses our keys.
 * `dead_job`: jobs of a kind (the subject) were given up. `spend`: a budget of a UTC day nears its end, or is spent.
 * `codes_closed`: numbers or addresses (the subject) for which many codes were asked and few entered get none for a while.
 * `crisis_unanswered`: a safety event (its id is the subject) that no member of staff has answered in time.
 */
export type AlarmKind =
  | 'registration'
  | 'filtered'
  | 'credentials'
  | 'dead_job'
  | 'spend'
  | 'codes_closed'
  | 'crisis_unanswered'

export interface Alarm {
  id: number
  kind: AlarmKind
  subject: string
  times: number
  first_at: number
  last_at: number
}

/** Troubles that one text uncovers and only a person can end. An open one counts up; a cleared one stays on record. */
export class Alarms {
  constructor(
    private readonly clock: Clock,
    private readonly logger: Pick<Logger, 'warn'>
  ) {}

  async raise(sql: Sql, kind: AlarmKind, subject: string): Promise<void> {
    const now = this.clock.now()
    const row = await sql.first<{ times: number }>(
      `insert into alarms (kind, subject, times, first_at, last_at) values (?, ?, 1, ?, ?)
       on conflict (kind, subject) where cleared_at is null
       do update set times = alarms.times + 1, last_at = excluded.last_at
       returning times`,
      kind,
      subject,
      now,
      now
    )
    if (row?.times !== 1) return
    // The subject of a filtered text names its words.
    const about = kind === 'filtered' ? {} : { subject }
    this.logger.warn({ kind, ...about, times: 1 }, 'an alarm was raised')
  }

  list(sql: Sql): Promise<Alarm[]> {
    return sql.all<Alarm>(
      `select id, kind, subject, times, first_at, last_at from alarms where cleared_at is null order by last_at desc`
    )
  }

  /** False when there is no such open alarm. */
  async clear(sql: Sql, by: { id: number } | { kind: AlarmKind; subject: string }, who: string) {
    const now = this.clock.now()
    if ('id' in by) {
      const text = `update alarms set cleared_at = ?, cleared_by = ? where id = ? and cleared_at is null`
      return (await sql.run(text, now, who, by.id)) > 0
    }
    const text = `update alarms set cleared_at = ?, cleared_by = ?
       where kind = ? and subject = ? and cleared_at is null`
    return (await sql.run(text, now, who, by.kind, by.subject)) > 0
  }
}
