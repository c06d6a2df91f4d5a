import { inject } from '@adonisjs/core'
import { emailTaken } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { findTaken } from '#app/people/verification/taken_identities'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'
import { AccountChanges } from '#app/people/profile/account_changes'
import type { ProfileInput } from '#app/people/profile/contract'
import { type Origin, ProfileRecords } from '#app/people/profile/profile_records'
import { acceptPhone, readPhone } from '#app/people/codes/phone_number'
import { throttleEmails } from '#app/people/codes/throttles'

/** Saves who a person is, all but another phone number. Answers whether there is one to be verified. */
@inject()
export class SaveProfile {
  constructor(
    private readonly database: Database,
    private readonly records: ProfileRecords,
    private readonly changes: AccountChanges
  ) {}

  async execute(input: ProfileInput, origin: Origin): Promise<boolean> {
    const stored = await User.find(origin.userId, this.database.read)
    if (!stored) throw notSignedIn()
    const phone = numberIn(input, stored)
    const isEmailNew = emailKeyOf(input.newEmail) !== stored.emailKey
    if (isEmailNew) await this.#allow(stored, input)
    // Another number is not saved here: the request for a code to it asks for the proof once more.
    const isProofSpent = isEmailNew && phone === stored.phone
    await this.database
      .transaction(async (tx) => {
        if (isProofSpent) await this.changes.ownerProof.useUp(tx, stored, input)
        await this.#save(tx, input, origin)
      })
      .catch((error: unknown) => {
        if (this.database.dialect.isUniqueViolation(error)) throw emailTaken()
        throw error
      })
    return phone !== stored.phone
  }

  async #allow(stored: User, input: ProfileInput): Promise<void> {
    await this.changes.ownerProof.demand(stored, input, { isCodeKept: true })
    await throttleEmails(stored.id)
  }

  async #save(tx: Tx, input: ProfileInput, origin: Origin): Promise<void> {
    const { userId } = origin
    const stored = await locked(User.query(tx.sql).where('id', userId)).first()
    if (!stored) throw notSignedIn()
    await this.records.consentOnce(tx.sql, origin, stored.phone)
    if (!isChanged(stored, input)) return
    const { firstName, lastName, newEmail: email } = input
    const emailKey = emailKeyOf(email)
    const isEmailNew = emailKey !== stored.emailKey
    if (isEmailNew) await this.changes.noteEmail(tx, userId)
    const updatedAt = this.records.clock.now()
    await stored.merge({ firstName, lastName, email, emailKey, updatedAt }).save()
    // Once it is ours: whoever gave it up meanwhile may want it back.
    const wanted = { phone: stored.phone, emailKey, userId, now: updatedAt }
    if (isEmailNew && (await findTaken(tx.sql, wanted))) throw emailTaken()
    await keepPersonKeys(tx.sql, userId)
    await this.records.change(tx.sql, userId, 'Profile updated')
  }
}

function isChanged(stored: User, input: ProfileInput): boolean {
  return (
    stored.firstName !== input.firstName ||
    stored.lastName !== input.lastName ||
    stored.email !== input.newEmail
  )
}

/** One's own number stays good also when its country was closed to new ones. */
function numberIn(input: ProfileInput, owner: User): string {
  const written = { number: input.phone, countryCode: input.countryCode }
  const read = readPhone(written, 'all')
  if (typeof read !== 'string' && read.phone === owner.phone) return owner.phone
  return acceptPhone(written, 'phone', owner).phone
}
