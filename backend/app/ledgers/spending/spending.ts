import type { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { PURSE_ROWS, PURSES, type Purse } from '#app/ledgers/spending/purses'
import { nextSpendingDayAt, spendingDayOf } from '#app/ledgers/spending/spending_day'

/** Millionths of a US dollar a UTC day: all members' together, one person's, all strangers' and all codes'. */
export interface SpendCaps {
  dailyMicros: number
  perUserMicros: number
  strangersMicros: number
  codesMicros: number
}

/** What a purse has paid on a UTC day, and its cap. */
export interface PurseOfDay {
  purse: Purse
  spentMicros: number
  capMicros: number
}

/** What members cost on a UTC day so far, in millionths of a US dollar. */
export interface SpentOnDay {
  smsOutMicros: number
  smsInMicros: number
  aiMicros: number
  segmentsOut: number
  segmentsIn: number
  tokens: number
}

export type SpendKind = 'sms_out' | 'sms_in' | 'ai'

/** Columns for a select of the gate's, of the person `u`: each takes the day. */
export const SPENT = `(select sum(s.micros) from spending s where s.day = ? and s.user_id = ${PURSE_ROWS.members}) as spent_by_all,
  (select sum(s.micros) from spending s where s.day = ? and s.user_id = u.id) as spent_by_person`

export interface Spent {
  spent_by_all: number | null
  spent_by_person: number | null
}

const NOTHING = { micros: 0, units: 0 }
const OF_PERSON = `select ${SPENT} from (select cast(? as integer) as id) u`

/** What has been spent, and when no more may be. A cap ends with the UTC day. */
export class Spending {
  constructor(
    private readonly clock: Clock,
    readonly caps: SpendCaps
  ) {}

  /** When the day of a spent budget ends, in epoch milliseconds; null while there is money left for this person. */
  async cappedUntil(sql: Sql, userId: number): Promise<number | null> {
    const today = spendingDayOf(this.clock.now())
    const spent = await sql.first<Spent>(OF_PERSON, today, today, userId)
    return spent ? this.cappedBy(spent) : null
  }

  /** The same from what was read already. */
  cappedBy({ spent_by_all: all, spent_by_person: person }: Spent): number | null {
    const { dailyMicros, perUserMicros } = this.caps
    const isOver = Number(all ?? 0) >= dailyMicros || Number(person ?? 0) >= perUserMicros
    return isOver ? nextSpendingDayAt(this.clock.now()) : null
  }

  /** When a purse that met its cap is filled again; null while there is something in it. */
  async purseSpentUntil(sql: Sql, purse: Purse): Promise<number | null> {
    const purses = await this.pursesOf(sql)
    const isSpent = purses.some((one) => one.purse === purse && one.spentMicros >= one.capMicros)
    return isSpent ? nextSpendingDayAt(this.clock.now()) : null
  }

  /** All purses; today's when no day (`YYYY-MM-DD`) is named. */
  async pursesOf(sql: Sql, day = spendingDayOf(this.clock.now())): Promise<PurseOfDay[]> {
    const rows = await sql.all<{ user_id: number; micros: number }>(
      'select user_id, sum(micros) as micros from spending where day = ? and user_id <= 0 group by user_id',
      day
    )
    const spentBy = (purse: Purse) => rows.find((row) => row.user_id === PURSE_ROWS[purse])?.micros
    return PURSES.map((purse) => ({
      purse,
      spentMicros: Number(spentBy(purse) ?? 0),
      capMicros: this.#capOf(purse),
    }))
  }

  /** All members'; today's when no day (`YYYY-MM-DD`) is named. */
  async ofDay(sql: Sql, day = spendingDayOf(this.clock.now())): Promise<SpentOnDay> {
    const rows = await sql.all<{ kind: SpendKind; micros: number; units: number }>(
      `select kind, micros, units from spending where day = ? and user_id = ${PURSE_ROWS.members}`,
      day
    )
    const of = (kind: SpendKind) => rows.find((row) => row.kind === kind) ?? NOTHING
    const [out, inward, ai] = [of('sms_out'), of('sms_in'), of('ai')]
    return {
      smsOutMicros: out.micros,
      smsInMicros: inward.micros,
      aiMicros: ai.micros,
      segmentsOut: out.units,
      segmentsIn: inward.units,
      tokens: ai.units,
    }
  }

  /** How many people have met their own cap today. */
  async countCapped(sql: Sql): Promise<number> {
    const row = await sql.first<{ people: number }>(
      `select count(*) as people from (select user_id from spending where day = ? and user_id > 0
         group by user_id having sum(micros) >= ?) as capped`,
      spendingDayOf(this.clock.now()),
      this.caps.perUserMicros
    )
    return Number(row?.people ?? 0)
  }

  #capOf(purse: Purse): number {
    const { dailyMicros, strangersMicros, codesMicros } = this.caps
    return { members: dailyMicros, strangers: strangersMicros, codes: codesMicros }[purse]
  }
}
