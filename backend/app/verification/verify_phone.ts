import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import type { Tx } from '#app/core/sql'
import { refuseUnlessRight } from '#app/verification/refuse_unless_right'
import { VerificationCodes } from '#app/verification/verification_codes'

interface PhoneProof {
  /** E.164. */
  phone: string
  digits: string
  sessionId: number
}

/** The visitor has the phone in their hand: from now on their session says so, for this number, for a while. */
@inject()
export class VerifyPhone {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly clock: Clock
  ) {}

  async execute(proof: PhoneProof): Promise<void> {
    // A wrong try must stay counted, so nothing is thrown before the transaction has ended.
    const check = await this.database.transaction(async (tx) => {
      const result = await this.codes.check(tx, { ...proof, purpose: 'sign_up' })
      if (result.verdict === 'right') await this.#remember(tx, proof)
      return result
    })
    refuseUnlessRight(check)
  }

  async #remember({ sql }: Tx, { phone, sessionId }: PhoneProof): Promise<void> {
    await sql.run(
      'update sessions set verified_phone = ?, verified_at = ? where id = ?',
      phone,
      this.clock.now(),
      sessionId
    )
  }
}
