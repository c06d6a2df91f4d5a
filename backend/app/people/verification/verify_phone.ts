import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { provePhone } from '#app/core/sessions/proofs'
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
    await provePhone(this.database.read, sessionId, { phone, at: this.clock.now() })
  }
}
