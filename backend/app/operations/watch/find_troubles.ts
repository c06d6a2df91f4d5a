import type { Alarms } from '#app/ledgers/alarms/alarms'
import type { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import type { Purse } from '#app/ledgers/spending/purses'
import type { Spending } from '#app/ledgers/spending/spending'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

export interface FindTroublesSettings {
  crisisAnswerMs: number
  /** So many people at their own cap in one day are more than a talkative few. */
  cappedPeople: number
  /** What is closed to codes opens again after so long. */
  codesClosedMs: number
}

const CRISES = `('crisis', 'crisis_other', 'minor', 'minor_sexual')`
const MOST = 100
const NEARLY = 0.8
const SOLVED = 'nobody: it is over'
const WORDS: Readonly<Record<Purse, { nearly: string; spent: string }>> = {
  members: { nearly: '80 % is spent', spent: 'all is spent, her texts wait' },
  strangers: {
    nearly: '80 % for strangers is spent',
    spent: 'all for strangers is spent, they are not pointed to the site',
  },
  codes: { nearly: '80 % for codes is spent', spent: 'all for codes is spent, none are sent' },
}

/** Troubles that no text uncovers: looked for, raised as alarms, and cleared again where they end by themselves. */
export class FindTroubles {
  constructor(
    private readonly parts: { clock: Clock; alarms: Alarms; spending: Spending },
    private readonly settings: FindTroublesSettings
  ) {}

  async execute(sql: Sql): Promise<void> {
    await this.#findDeadJobs(sql)
    await this.#findCrises(sql)
    await this.#findSpending(sql)
    const { clock } = this.parts
    await this.#clear(
      sql,
      `kind = 'codes_closed' and first_at <= ${clock.now() - this.settings.codesClosedMs}`
    )
  }

  /** Each that died since the alarm of its kind was last heard of, or cleared, counts once. */
  async #findDeadJobs(sql: Sql): Promise<void> {
    const dead = await sql.all<{ kind: string }>(
      `select j.kind from jobs j where j.status = 'dead' and j.died_at > coalesce((select max(coalesce(a.cleared_at,
         a.last_at)) from alarms a where a.kind = 'dead_job' and a.subject = j.kind), 0)
       order by j.died_at limit ${MOST}`
    )
    for (const { kind } of dead) await this.parts.alarms.raise(sql, 'dead_job', kind)
    await this.#clear(
      sql,
      `kind = 'dead_job' and not exists (select 1 from jobs j where j.status = 'dead' and j.kind = alarms.subject)`
    )
  }

  /** One that is opened again is late again; what somebody put aside by hand stays aside. */
  async #findCrises(sql: Sql): Promise<void> {
    const late = await sql.all<{ id: number }>(
      `select e.id from safety_events e where e.state = 'open' and e.kind in ${CRISES} and e.created_at <= ?
         and not exists (select 1 from alarms a where a.kind = 'crisis_unanswered'
           and a.subject = cast(e.id as text) and (a.cleared_at is null or a.cleared_by <> ?))
       order by e.id limit ${MOST}`,
      this.parts.clock.now() - this.settings.crisisAnswerMs,
      SOLVED
    )
    for (const { id } of late) await this.parts.alarms.raise(sql, 'crisis_unanswered', String(id))
    await this.#clear(
      sql,
      `kind = 'crisis_unanswered' and not exists (select 1 from safety_events e where e.state = 'open'
         and cast(e.id as text) = alarms.subject)`
    )
  }

  /** Each once a day, also when it was cleared meanwhile. */
  async #findSpending(sql: Sql): Promise<void> {
    const { spending, clock } = this.parts
    const today = spendingDayOf(clock.now())
    for (const { purse, spentMicros, capMicros } of await spending.pursesOf(sql, today)) {
      const { nearly, spent } = WORDS[purse]
      if (spentMicros >= capMicros) await this.#raiseOnce(sql, `${today}: ${spent}`)
      else if (spentMicros >= capMicros * NEARLY) await this.#raiseOnce(sql, `${today}: ${nearly}`)
    }
    if ((await spending.countCapped(sql)) >= this.settings.cappedPeople) {
      await this.#raiseOnce(sql, `${today}: many people have met their own cap`)
    }
    // A new day begins with nothing spent.
    await this.#clear(sql, `kind = 'spend' and substr(subject, 1, ${today.length}) <> '${today}'`)
  }

  async #raiseOnce(sql: Sql, subject: string): Promise<void> {
    const known = await sql.first(
      `select id from alarms where kind = 'spend' and subject = ? limit 1`,
      subject
    )
    if (!known) await this.parts.alarms.raise(sql, 'spend', subject)
  }

  async #clear(sql: Sql, those: string): Promise<void> {
    await sql.run(
      `update alarms set cleared_at = ?, cleared_by = ? where cleared_at is null and ${those}`,
      this.parts.clock.now(),
      SOLVED
    )
  }
}
