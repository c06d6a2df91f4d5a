import { inject } from '@adonisjs/core'
import { ADULT_AGE_YEARS } from '#app/people/accounts/contract'
import { ageIsConfirmed, notBornYet, tooYoung } from '#app/people/accounts/errors'
import { Activities } from '#app/ledgers/activities/activities'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql } from '#app/core/database/sql'
import { noteMinor } from '#app/core/jobs/note_minor'
import { stopRenewal } from '#app/core/jobs/stop_renewal'
import { changedBy } from '#app/models/changed_by'
import { User } from '#app/models/user'
import { ageAt, birthdayAt } from '#app/core/clock/age_at'
import { takeUpTalk } from '#app/texting/sending/take_up_talk'
import { RefusedMinors } from '#app/people/verification/refused_minors'

interface Person {
  userId: number
  sessionId: number
  /** Of the browser, as minors' browsers are remembered. */
  deviceHash: string
}

/** The date of birth an account was opened without. It is taken once; a minor's account is paused by it. */
@inject()
export class ConfirmAge {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly refusedMinors: RefusedMinors,
    private readonly queue: JobQueue
  ) {}

  async execute(person: Person, dateOfBirth: string): Promise<void> {
    const { userId } = person
    const { phone, timeZone } = await this.#find(userId)
    const age = ageAt(dateOfBirth, this.refusedMinors.clock.now(), timeZone)
    if (age < 0) throw notBornYet()
    const isAdult = age >= ADULT_AGE_YEARS
    const isTaken = await this.database.transaction(async (tx) => {
      const { sql } = tx
      if (!(await this.#keep(sql, { userId, dateOfBirth, isAdult }))) return false
      if (isAdult) await takeUpTalk(tx, this.queue, userId)
      else {
        const comesOfAgeAt = birthdayAt(dateOfBirth, ADULT_AGE_YEARS, timeZone)
        await this.#remember(sql, { ...person, phone, comesOfAgeAt })
        await stopRenewal(tx, this.queue, userId)
        await noteMinor(tx, this.queue, userId)
      }
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

  async #find(userId: number): Promise<{ phone: string; timeZone: string }> {
    const user = await User.find(userId, this.database.read)
    if (!user) throw notSignedIn()
    return user
  }

  /** Beyond the account, which may be deleted: the number, and the browser. */
  async #remember(
    sql: Sql,
    minor: Person & { phone: string; comesOfAgeAt: number }
  ): Promise<void> {
    await this.refusedMinors.refuseVisitor(sql, { ...minor, isProven: true })
    await this.refusedMinors.refuseMember(sql, minor)
  }

  /** False when there is a date already, given long ago or just now by a parallel request. */
  async #keep(sql: Sql, birth: { userId: number; dateOfBirth: string; isAdult: boolean }) {
    const now = this.refusedMinors.clock.now()
    const paused = birth.isAdult ? {} : { pausedAt: now, pausedFor: 'minor' }
    const undated = User.query(sql).where('id', birth.userId).whereNull('dateOfBirth')
    const dated = undated.update({ dateOfBirth: birth.dateOfBirth, updatedAt: now, ...paused })
    return (await changedBy(dated)) === 1
  }
}
