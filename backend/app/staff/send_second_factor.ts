import { inject } from '@adonisjs/core'
import type { CurrentUser } from '#app/core/visit'
import { isConfirmedAlready } from '#app/staff/errors'
import { SendCode } from '#app/verification/send_code'
import { throttleCodes } from '#app/verification/throttles'

/** Somebody of staff gave their password: a code goes to the phone of their account, and to no other. */
@inject()
export class SendSecondFactor {
  constructor(private readonly sendCode: SendCode) {}

  /** `address` is the person's IP address. */
  async execute({ id: userId, phone, ...user }: CurrentUser, address: string): Promise<void> {
    if (user.role === user.grantedRole) throw isConfirmedAlready()
    await throttleCodes({ phone, address })
    await this.sendCode.execute({ phone, purpose: 'staff', userId })
  }
}
