import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { Session } from '#app/models/session'
import { refuseUnlessRight } from '#app/people/verification/refuse_unless_right'
import { VerificationCodes } from '#app/people/codes/verification_codes'

interface PhoneProof {
  /** E.164. */
  phone: string
  digits: string
}

/**
 * The visitor has the phone in their hand: from then on their session says so, for this number, for a while.
 */
@inject()
export class VerifyPhone {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly clock: Clock
  ) {}

  /** Throws unless the code is the right one, which is then used up. */
  async execute(proof: PhoneProof): Promise<void> {
    // A wrong try must stay counted, so nothing is thrown before the transaction has ended.
    const check = await this.database.transaction((tx) =>
      this.codes.check(tx, { ...proof, purpose: 'sign_up' })
    )
    refuseUnlessRight(check)
  }

  async remember(sessionId: number, phone: string): Promise<void> {
    await Session.query(this.database.read)
      .where('id', sessionId)
      .update({ verifiedPhone: phone, verifiedAt: this.clock.now() })
  }
}

/** Of sessions that have proved this number without being logged in. */
export async function forgetPhoneProofs(sql: Sql, phone: string): Promise<void> {
  const proof = { verifiedPhone: null, verifiedAt: null }
  await Session.query(sql).where('verifiedPhone', phone).update(proof)
}
