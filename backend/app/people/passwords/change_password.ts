import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { ChangePasswordInput } from '#app/people/passwords/contract'
import { commonNewPassword, samePassword } from '#app/people/passwords/errors'
import { StorePassword } from '#app/people/passwords/store_password'
import { User } from '#app/models/user'
import { isCommonPassword } from '#app/people/verification/common_passwords'
import { notCurrentPassword } from '#app/people/codes/errors'
import { hashPassword, isPasswordRight } from '#app/people/verification/password_hashing'
import { forgivePasswords, throttlePasswords } from '#app/people/codes/throttles'

interface Asker {
  userId: number
  sessionId: number
}

/** Who knows the password may choose another one. */
@inject()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly storePassword: StorePassword
  ) {}

  async execute(
    { currentPassword, newPassword }: ChangePasswordInput,
    { userId, sessionId }: Asker
  ): Promise<void> {
    if (isCommonPassword(newPassword)) throw commonNewPassword()
    const account = await User.find(userId, this.database.read)
    if (!account) throw notSignedIn()
    await throttlePasswords(userId)
    if (!(await isPasswordRight(account.password, currentPassword))) throw notCurrentPassword()
    await forgivePasswords(userId)
    if (isSame(newPassword, currentPassword)) throw samePassword()
    const hashed = await hashPassword(newPassword)
    const isStored = await this.database.transaction((tx) =>
      this.storePassword.execute(tx, account, { hashed, keptSessionId: sessionId })
    )
    // A parallel request was faster, so it is the current one no more.
    if (!isStored) throw notCurrentPassword()
  }
}

/** The same characters come as other code points from another keyboard. */
function isSame(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}
