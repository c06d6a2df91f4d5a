import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { PhoneChange } from '#app/models/phone_change'
import { noPhoneChange } from '#app/people/profile/errors'
import { MovePhone } from '#app/people/profile/move_phone'
import type { Origin } from '#app/people/profile/profile_records'
import { phoneTaken } from '#app/people/codes/errors'
import { refuseUnlessRight } from '#app/people/verification/refuse_unless_right'
import { type CodeCheck, VerificationCodes } from '#app/people/codes/verification_codes'

interface PhoneProof extends Origin {
  sessionId: number
  digits: string
}

/** The person has the new phone in their hand: from now on it is theirs. */
@inject()
export class VerifyPhoneChange {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly movePhone: MovePhone
  ) {}

  async execute(proof: PhoneProof): Promise<void> {
    // A wrong try must stay counted, so nothing is thrown before the transaction has ended.
    const check = await this.database
      .transaction((tx) => this.#verify(tx, proof))
      .catch((error: unknown) => {
        // Somebody else signed up with it, or changed to it, while this code was under way.
        if (this.database.dialect.isUniqueViolation(error)) throw phoneTaken()
        throw error
      })
    if (!check) throw noPhoneChange()
    refuseUnlessRight(check)
  }

  /** Null when no number waits: the second of two parallel requests finds none. */
  async #verify(tx: Tx, proof: PhoneProof): Promise<CodeCheck | null> {
    const { userId } = proof
    await lockTalk(tx.sql, { userId })
    const pending = await locked(PhoneChange.query(tx.sql).where('userId', userId)).first()
    if (!pending) return null
    const { phone } = pending
    const { digits } = proof
    const check = await this.codes.check(tx, { phone, digits, purpose: 'phone_change' })
    if (check.verdict === 'right') await this.movePhone.execute(tx, pending, proof)
    return check
  }
}
