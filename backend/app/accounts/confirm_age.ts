import { inject } from '@adonisjs/core'
import { ADULT_AGE_YEARS } from '#app/accounts/contract'
import { ageIsConfirmed, notBornYet, tooYoung } from '#app/accounts/errors'
import { Activities } from '#app/activities/activities'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { notSignedIn } from '#app/core/refusal'
import type { Sql } from '#app/core/sql'
import { ageAt } from '#app/verification/age_at'

/** The date of birth an account was opened without. It is taken once; a minor's account is paused by it. */
@inject()
export class ConfirmAge {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly activities: Activities
  ) {}

  async execute(userId: number, dateOfBirth: string): Promise<void> {
    const age = await this.#ageOf(userId, dateOfBirth)
    if (age < 0) throw notBornYet()
    const isAdult = age >= ADULT_AGE_YEARS
    const isTaken = await this.database.transaction(async ({ sql }) => {
      if (!(await this.#keep(sql, { userId, dateOfBirth, isAdult }))) return false
      await this.activities.record(sql, {
        userId,
        type: 'profile_update',
        description: 'Date of birth saved',
      })
      return true
    })
    if (!isTaken) throw ageIsConfirmed()
    if (!isAdult) throw tooYoung()
  }

  async #ageOf(userId: number, dateOfBirth: string): Promise<number> {
    const zoneOf = 'select time_zone from users where id = ?'
    const row = await this.database.read.first<{ time_zone: string }>(zoneOf, userId)
    if (!row) throw notSignedIn()
    return ageAt(dateOfBirth, this.clock.now(), row.time_zone)
  }

  /** False when there is a date already, given long ago or just now by a parallel request. */
  async #keep(sql: Sql, birth: { userId: number; dateOfBirth: string; isAdult: boolean }) {
    const now = this.clock.now()
    const changed = await sql.run(
      `update users set date_of_birth = ?, updated_at = ?, paused_at = case when ? then paused_at else ? end,
         paused_for = case when ? then paused_for else 'minor' end
       where id = ? and date_of_birth is null`,
      birth.dateOfBirth,
      now,
      birth.isAdult,
      now,
      birth.isAdult,
      birth.userId
    )
    return changed === 1
  }
}
