import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import { User } from '#app/models/user'
import { SendCode } from '#app/people/codes/send_code'
import { askerOf, type Caller, throttleCodesBeside } from '#app/people/codes/throttles'

/** Texts a code to the phone of an account, if there is one. Runs after the answer, which must not tell. */
@inject()
export class SendResetCode {
  constructor(
    private readonly database: Database,
    private readonly sendCode: SendCode
  ) {}

  /** `ticketHash`: of the browser that may enter the code. */
  async execute(caller: Caller, ticketHash: string): Promise<void> {
    const found = await User.findBy({ emailKey: caller.account }, this.database.read)
    // The phone is the second factor of staff: it must not be enough to replace the first.
    if (found?.role !== 'user') return
    const { id: userId, phone } = found
    try {
      if (!caller.device) await throttleCodesBeside(phone)
      const { address } = caller
      const wish = { phone, address, purpose: 'password_reset', userId, ticketHash } as const
      await this.sendCode.execute({ ...wish, asker: askerOf(caller) })
    } catch (error) {
      // Opted out, too soon, locked, unreachable: each would tell that there is an account.
      if (!(error instanceof Refusal)) throw error
    }
  }
}
