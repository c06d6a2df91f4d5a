import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import type { CurrentUser } from '#app/core/sessions/visit'
import { PhoneChange } from '#app/models/phone_change'
import { User } from '#app/models/user'
import { upsert } from '#app/models/upsert'
import type { PhoneChangeInput } from '#app/people/profile/contract'
import { ownNumber } from '#app/people/profile/errors'
import { OwnerProof } from '#app/people/verification/owner_proof'
import { refuseTakenPhone } from '#app/people/verification/taken_identities'
import { acceptPhone, type PhoneNumber } from '#app/people/codes/phone_number'
import { SendCode } from '#app/people/codes/send_code'
import { throttleCodes } from '#app/people/codes/throttles'

/** Somebody has another phone now: it gets a code, and the number waits to be verified. */
@inject()
export class RequestPhoneChange {
  constructor(
    private readonly database: Database,
    private readonly sendCode: SendCode,
    private readonly ownerProof: OwnerProof
  ) {}

  /** `address` is the person's IP address. */
  async execute(
    input: PhoneChangeInput,
    { user, address }: { user: CurrentUser; address: string }
  ): Promise<void> {
    const written = { number: input.phone, countryCode: input.countryCode }
    const stored = await User.find(user.id, this.database.read)
    const number = acceptPhone(written, 'phone', stored ?? {})
    const { phone } = number
    if (phone === user.phone) throw ownNumber()
    await this.ownerProof.demand(user, input, { isCodeKept: true })
    // Before anything is said about the number: the answer tells whether it has an account.
    await throttleCodes({ phone, address })
    const requestedAt = this.ownerProof.clock.now()
    await refuseTakenPhone(this.database.read, { phone, userId: user.id, now: requestedAt })
    await this.database.transaction((tx) => this.ownerProof.useUp(tx, user, input))
    await this.sendCode.execute({ phone, address, purpose: 'phone_change', userId: user.id })
    await this.#remember(user.id, number, requestedAt)
  }

  /** Only once its code has left: a number that cannot be texted must not take the place of one that was. */
  async #remember(
    userId: number,
    { phone, countryCode }: PhoneNumber,
    requestedAt: number
  ): Promise<void> {
    const wished = new PhoneChange().fill({ userId, phone, countryCode, requestedAt })
    const changing = ['phone', 'countryCode', 'requestedAt']
    const how = { by: 'userId', changing, unlessNewer: 'requestedAt' }
    await upsert(wished, how, this.database.read)
  }
}
