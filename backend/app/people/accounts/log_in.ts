import { inject } from '@adonisjs/core'
import type { LoginInput } from '#app/people/accounts/contract'
import { accountNotFound } from '#app/people/accounts/errors'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { Activities } from '#app/ledgers/activities/activities'
import { recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Sessions } from '#app/core/sessions/sessions'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'
import type { Sql } from '#app/core/database/sql'
import { isPasswordRight } from '#app/people/verification/password_hashing'
import { forgiveLogins, throttleLogins } from '#app/people/codes/throttles'

interface LoggedIn {
  /** Of the session they are in by. */
  token: string
  isOnboarded: boolean
}

/** From where the request came. */
interface Origin {
  address: string
  /** The browser, if this account’s password of now was given in it. */
  device: string | null
  userAgent: string | null
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
    private readonly sessions: Sessions,
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
    return { token: await this.#open(found, origin), isOnboarded: found.onboardedAt !== null }
  }

  /** Only with the password that was compared: a new one, set meanwhile, has logged everybody out. */
  #open({ id: userId, password }: User, origin: Origin): Promise<string> {
    return this.database.transaction(async ({ sql }) => {
      const account = await locked(User.query(sql).where({ id: userId, password })).first()
      if (!account) throw accountNotFound()
      await this.activities.record(sql, { userId, type: 'login', description: 'Logged in' })
      await this.#audit(sql, account, origin)
      return this.sessions.open(userId, origin.userAgent, sql)
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
