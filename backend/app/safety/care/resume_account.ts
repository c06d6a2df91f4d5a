import { inject } from '@adonisjs/core'
import { ADULT_AGE_YEARS } from '#app/people/accounts/contract'
import { unknownEmail } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { bornTooLate, notPaused } from '#app/safety/care/errors'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { ageAt } from '#app/people/verification/age_at'
import { RefusedMinors } from '#app/people/verification/refused_minors'

interface Paused {
  id: number
  phone: string
  paused_at: number | null
  date_of_birth: string | null
  time_zone: string
}

/** Staff has looked at a paused account, and it goes on. */
@inject()
export class ResumeAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly refusedMinors: RefusedMinors
  ) {}

  async execute(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await tx.sql.first<Paused>(
        `select id, phone, paused_at, date_of_birth, time_zone from users where email_key = ?${this.database.dialect.forUpdate}`,
        emailKeyOf(email)
      )
      if (!user) throw unknownEmail()
      if (user.paused_at === null) throw notPaused()
      await this.#resume(tx, user, null)
    })
  }

  /** Within a transaction; `staffId` is who looked at it. False when it is not paused. */
  async byId(tx: Tx, userId: number, staffId: number | null): Promise<boolean> {
    const user = await tx.sql.first<Paused>(
      `select id, phone, paused_at, date_of_birth, time_zone from users where id = ?${this.database.dialect.forUpdate}`,
      userId
    )
    if (!user) throw notFound()
    if (user.paused_at === null) return false
    await this.#resume(tx, user, staffId)
    return true
  }

  /** A mistake in a text can be cleared up; a date of birth is given once. */
  #isMinor({ date_of_birth: date, time_zone: timeZone }: Paused): boolean {
    return date !== null && ageAt(date, this.clock.now(), timeZone) < ADULT_AGE_YEARS
  }

  async #resume({ sql }: Tx, user: Paused, staffId: number | null): Promise<void> {
    if (this.#isMinor(user)) throw bornTooLate()
    const now = this.clock.now()
    const resumed =
      'update users set paused_at = null, paused_for = null, updated_at = ? where id = ?'
    await sql.run(resumed, now, user.id)
    await this.refusedMinors.putRight(sql, { userId: user.id, phone: user.phone })
    await sql.run(
      `update safety_events set state = 'answered', answered_at = ?, answered_by = ?
       where user_id = ? and state = 'open' and kind in ('minor', 'minor_sexual')`,
      now,
      staffId,
      user.id
    )
  }
}
