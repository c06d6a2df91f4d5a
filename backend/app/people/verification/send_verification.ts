import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { SendCode } from '#app/people/codes/send_code'
import { throttleCodes } from '#app/people/codes/throttles'
import { refuseTakenPhone } from '#app/people/verification/taken_identities'

/** A visitor wants to sign up with this number: it gets a code, unless it has an account already. */
@inject()
export class SendVerification {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendCode: SendCode
  ) {}

  /** `phone` is E.164, `address` the visitor's IP address. */
  async execute({ phone, address }: { phone: string; address: string }): Promise<void> {
    // Before anything is said about the number: the answer tells whether it has an account.
    await throttleCodes({ phone, address })
    await refuseTakenPhone(this.database.read, { phone, userId: 0, now: this.clock.now() })
    await this.sendCode.execute({ phone, address, purpose: 'sign_up', userId: null })
  }
}
