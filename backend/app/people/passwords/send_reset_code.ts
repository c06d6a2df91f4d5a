import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import type { Role } from '#app/core/sessions/roles'
import { SendCode } from '#app/people/verification/send_code'
import { askerOf, type Caller, throttleCodesBeside } from '#app/people/verification/throttles'

/** Texts a code to the phone of an account, if there is one. Runs after the answer, which must not tell. */
@inject()
export class SendResetCode {
  constructor(
    private readonly database: Database,
    private readonly sendCode: SendCode
  ) {}

  /** `ticketHash`: of the browser that may enter the code. */
  async execute(caller: Caller, ticketHash: string): Promise<void> {
    const found = await this.database.read.first<{ id: number; phone: string; role: Role }>(
      'select id, phone, role from users where email_key = ?',
      caller.account
    )
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
