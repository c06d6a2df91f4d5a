import { inject } from '@adonisjs/core'
import { ADULT_AGE_YEARS } from '#app/people/accounts/contract'
import { unknownEmail } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { notPaused } from '#app/safety/care/errors'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { SafetyEvent } from '#app/models/safety_event'
import { User } from '#app/models/user'
import { ageAt } from '#app/core/clock/age_at'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { sayHello } from '#app/texting/sending/take_up_talk'

/** Staff has looked at a paused account, and it goes on. */
@inject()
export class ResumeAccount {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly refusedMinors: RefusedMinors
  ) {}

  async execute(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = User.query(tx.sql).where('emailKey', emailKeyOf(email))
      const user = await locked(found).first()
      if (!user) throw unknownEmail()
      if (user.pausedAt === null) throw notPaused()
      await this.#resume(tx, user, null)
    })
  }

  /** Within a transaction; `staffId` is who looked at it. False when it is not paused. */
  async byId(tx: Tx, userId: number, staffId: number | null): Promise<boolean> {
    const user = await locked(User.query(tx.sql).where('id', userId)).first()
    if (!user) throw notFound()
    if (user.pausedAt === null) return false
    await this.#resume(tx, user, staffId)
    return true
  }

  /** Of a minor it was a mistake: it is asked again. */
  #trueBirthOf({ dateOfBirth: date, timeZone }: User): string | null {
    if (date === null) return null
    return ageAt(date, this.queue.clock.now(), timeZone) >= ADULT_AGE_YEARS ? date : null
  }

  /** What they wrote during the pause is judged, not answered. */
  async #resume(tx: Tx, user: User, staffId: number | null): Promise<void> {
    const { sql } = tx
    const now = this.queue.clock.now()
    const dateOfBirth = this.#trueBirthOf(user)
    await user.merge({ dateOfBirth, pausedAt: null, pausedFor: null, updatedAt: now }).save()
    await this.refusedMinors.putRight(sql, { userId: user.id, phone: user.phone })
    const ofPerson = () => SafetyEvent.query(sql).where({ userId: user.id })
    await ofPerson()
      .where({ state: 'open' })
      .whereIn('kind', ['minor', 'minor_sexual'])
      .update({ state: 'answered', answeredAt: now, answeredBy: staffId })
    // Nothing of it has to be reported.
    await ofPerson().where({ kind: 'minor_sexual' }).update({ detail: null })
    await sayHello(tx, this.queue, user.id)
  }
}
