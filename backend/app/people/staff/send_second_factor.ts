import { inject } from '@adonisjs/core'
import { type CurrentUser, needsSecondFactor } from '#app/core/sessions/visit'
import { isConfirmedAlready } from '#app/people/staff/errors'
import { SendCode } from '#app/people/codes/send_code'
import { throttleCodesFrom } from '#app/people/codes/throttles'

/** Somebody of staff gave their password: a code goes to the phone of their account, and to no other. */
@inject()
export class SendSecondFactor {
  constructor(private readonly sendCode: SendCode) {}

  /** `address` is the person's IP address. */
  async execute(user: CurrentUser, address: string): Promise<void> {
    if (!needsSecondFactor(user)) throw isConfirmedAlready()
    const { id: userId, phone } = user
    // Not against the numbers around: whatever outsiders do, staff gets in to put an end to it.
    await throttleCodesFrom(address)
    await this.sendCode.execute({ phone, address, purpose: 'staff', userId })
  }
}
