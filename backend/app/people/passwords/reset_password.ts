import { inject } from '@adonisjs/core'
import { commonPassword } from '#app/people/accounts/errors'
import { Database } from '#app/core/database/database'
import type { ResetPasswordInput } from '#app/people/passwords/contract'
import { badResetCode } from '#app/people/passwords/errors'
import { User } from '#app/models/user'
import { type Account, StorePassword } from '#app/people/passwords/store_password'
import { isCommonPassword } from '#app/people/verification/common_passwords'
import { hashPassword } from '#app/people/verification/password_hashing'
import { type Caller, forgiveLogins, throttleResetTries } from '#app/people/codes/throttles'
import { VerificationCodes } from '#app/people/codes/verification_codes'

/** Looked at in place of an unknown account, so that both cost the same; its number never gets a code. */
const NOBODY: Account = { id: 0, emailKey: '', phone: '', password: '' }

interface Ticket {
  /** Of the browser's secret that came with the code; null when it asked for none. */
  ticketHash: string | null
}

type Entrant = Caller & Ticket

/**
 * Whoever has the account's phone in their hand may choose a
 * new password, and nobody is logged in after that.
 */
@inject()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly storePassword: StorePassword
  ) {}

  async execute(input: ResetPasswordInput, caller: Entrant): Promise<void> {
    if (isCommonPassword(input.password)) throw commonPassword()
    const { account: emailKey, ticketHash } = caller
    await throttleResetTries(caller)
    const account = (await User.findBy({ emailKey }, this.database.read)) ?? NOBODY
    const isDone = await this.#replace(account, { ...input, ticketHash })
    if (!isDone) throw badResetCode()
    await forgiveLogins(caller)
  }

  /**
   * Hashing comes between two looks at the code: a busy server uses none up, and a wrong one costs no hash.
   */
  async #replace(
    account: Account,
    { verificationCode: digits, ticketHash, ...input }: ResetPasswordInput & Ticket
  ): Promise<boolean> {
    // Without a ticket no code was asked for: the hash of none matches none.
    const { phone } = ticketHash === null ? NOBODY : account
    const guess = { phone, digits, ticketHash, purpose: 'password_reset' } as const
    const tried = await this.database.transaction((tx) => this.codes.tryOut(tx, guess))
    if (tried.verdict !== 'right') return false
    const hashed = await hashPassword(input.password)
    return this.database.transaction(async (tx) => {
      const { verdict } = await this.codes.check(tx, guess)
      if (verdict !== 'right') return false
      return this.storePassword.execute(tx, account, { hashed, keptSessionId: null })
    })
  }
}
