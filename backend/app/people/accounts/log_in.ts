import { inject } from '@adonisjs/core'
import type { LoginInput } from '#app/people/accounts/contract'
import { accountNotFound } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { Activities } from '#app/ledgers/activities/activities'
import { recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { User } from '#app/models/user'
import type { Sql } from '#app/core/database/sql'
import { isPasswordRight } from '#app/people/verification/password_hashing'
import { forgiveLogins, throttleLogins } from '#app/people/codes/throttles'

interface LoggedIn {
  userId: number
  isOnboarded: boolean
}

/** From where the request came. */
interface Origin {
  address: string
  /** The browser, if this account was logged in with it before. */
  device: string | null
  requestId: string | null
}

/**
 * Who gives the account's password may come in. An unknown
 * address costs and answers the same as a wrong password.
 */
@inject()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly clock: Clock
  ) {}

  async execute({ email, password }: LoginInput, origin: Origin): Promise<LoggedIn> {
    const account = emailKeyOf(email)
    const caller = { account, address: origin.address, device: origin.device }
    await throttleLogins(caller)
    const found = await User.findBy({ emailKey: account }, this.database.read)
    const isRight = await isPasswordRight(found?.password ?? null, password)
    if (!found || !isRight) throw accountNotFound()
    await forgiveLogins(caller)
    await this.#record(found, origin)
    return { userId: found.id, isOnboarded: found.onboardedAt !== null }
  }

  async #record(account: User, origin: Origin): Promise<void> {
    await this.database
      .transaction(async ({ sql }) => {
        await this.activities.record(sql, {
          userId: account.id,
          type: 'login',
          description: 'Logged in',
        })
        await this.#audit(sql, account, origin)
      })
      .catch((error: unknown) => {
        // Deleted while the password was compared.
        throw this.database.dialect.isDangling(error) ? accountNotFound() : error
      })
  }

  async #audit(sql: Sql, { id, role }: User, { address, requestId }: Origin): Promise<void> {
    if (role === 'user') return
    await recordAudit(sql, {
      actor: { id, role, ip: address, requestId },
      action: 'staff.sign_in',
      subject: 'signups',
      subjectId: id,
      at: this.clock.now(),
    })
  }
}
