import { inject } from '@adonisjs/core'
import { ADULT_AGE_YEARS } from '#app/accounts/contract'
import { unknownEmail } from '#app/accounts/errors'
import { emailKeyOf } from '#app/accounts/find_signup'
import { bornTooLate, notPaused } from '#app/care/errors'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import type { Tx } from '#app/core/sql'
import { ageAt } from '#app/verification/age_at'

interface Paused {
  id: number
  paused_at: number | null
  date_of_birth: string | null
  time_zone: string
}

/** Staff has looked at a paused account, and it goes on. */
@inject()
export class ResumeAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.sql.first<Paused>(
        `select id, paused_at, date_of_birth, time_zone from users where email_key = ?${this.database.dialect.forUpdate}`,
        emailKeyOf(email)
      )
      if (!user) throw unknownEmail()
      if (user.paused_at === null) throw notPaused()
      if (this.#isMinor(user)) throw bornTooLate()
      await this.#resume(tx, user.id)
    })
  }

  /** A mistake in a text can be cleared up; a date of birth is given once. */
  #isMinor({ date_of_birth: date, time_zone: timeZone }: Paused): boolean {
    return date !== null && ageAt(date, this.clock.now(), timeZone) < ADULT_AGE_YEARS
  }

  async #resume({ sql }: Tx, userId: number): Promise<void> {
    const now = this.clock.now()
    const resumed =
      'update users set paused_at = null, paused_for = null, updated_at = ? where id = ?'
    await sql.run(resumed, now, userId)
    await sql.run(
      `update safety_events set state = 'answered', answered_at = ?
       where user_id = ? and state = 'open' and kind in ('minor', 'minor_sexual')`,
      now,
      userId
    )
  }
}
