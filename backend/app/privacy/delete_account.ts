import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { forgetPhoneProofs } from '#app/core/sessions/proofs'
import { Message } from '#app/models/message'
import { Spending } from '#app/models/spending'
import { User } from '#app/models/user'
import { dropJobsOf } from '#app/privacy/drop_jobs_of'
import { lockPerson, type Person } from '#app/privacy/person'
import { forgetReceipts } from '#app/billing/purchases/purchases'
import { findCancellation } from '#app/billing/purchases/find_cancellation'
import { type PickedTexts, RemovedTexts } from '#app/texting/delivery/removed_texts'
import { keepProofOnly } from '#app/texting/consent/consents'
import { forgetRecipients } from '#app/texting/consent/recipients'
import { endCodes } from '#app/people/codes/verification_codes'
import { keepLeavingMinor } from '#app/people/verification/refused_minors'

/**
 * What does not go with the person's row by itself, each feature's part in this order. Tables
 * whose rows belong to a person refer to `users` with a cascade and need no line here.
 */
const PARTS: ((sql: Sql, person: Person, now: number) => Promise<void>)[] = [
  forgetNumbers,
  (sql, { phone }) => forgetPhoneProofs(sql, phone),
  (sql, { userId }, now) => keepProofOnly(sql, userId, now),
  forgetSpending,
  (sql, { userId }) => forgetReceipts(sql, userId),
  (sql, { userId }, now) => keepLeavingMinor(sql, userId, now),
]

/**
 * Removes an account and everything about its person at once.
 * What is left to do elsewhere are jobs that know no person.
 */
@inject()
export class DeleteAccount {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly removed: RemovedTexts
  ) {}

  /**
   * Of parallel calls one deletes; the others meet nobody. `alongside` writes
   * in the same commit what an operator who does it leaves in the audit log.
   */
  async execute(userId: number, alongside?: (sql: Sql, at: number) => Promise<void>) {
    await this.database.transaction(async (tx) => {
      const person = await lockPerson(tx.sql, userId)
      if (!person) throw notSignedIn()
      await this.within(tx, person)
      await alongside?.(tx.sql, this.queue.clock.now())
    })
  }

  /** In a transaction that has locked the person. */
  async within(tx: Tx, person: Person): Promise<void> {
    await this.#endPayments(tx, person.userId)
    await this.#forget(tx, person)
    await askToWipeDeleted(tx, this.queue)
  }

  async #endPayments(tx: Tx, userId: number): Promise<void> {
    const at = this.queue.clock.now()
    for (const job of await findCancellation(tx.sql, { userId, at })) {
      await this.queue.reschedule(tx, job)
    }
  }

  async #forget(tx: Tx, person: Person): Promise<void> {
    const texts = textsOf(tx.sql, person)
    await this.removed.addAll(tx, texts)
    await dropJobsOf(tx.sql, person, texts)
    await texts.clone().delete()
    for (const part of PARTS) await part(tx.sql, person, this.queue.clock.now())
    await User.query(tx.sql).where('id', person.userId).delete()
  }
}

/** Also codes and strays of the time before the account, which know only the number. */
function textsOf(sql: Sql, { userId, phoneKeys }: Person): PickedTexts {
  return Message.query(sql).where((theirs) => {
    void theirs.where('userId', userId)
    void theirs.orWhere((strays) => void strays.whereNull('userId').whereIn('phoneKey', phoneKeys))
  })
}

/** Whoever deletes and signs up again has no more codes than before. */
async function forgetNumbers(sql: Sql, { phoneKeys }: Person): Promise<void> {
  await endCodes(sql, phoneKeys)
  await forgetRecipients(sql, phoneKeys)
}

/** What a person cost; it stays in everybody's sums. */
async function forgetSpending(sql: Sql, { userId }: Person): Promise<void> {
  await Spending.query(sql).where({ userId }).delete()
}
