import { inject } from '@adonisjs/core'
import type { LoginInput } from '#app/accounts/contract'
import { accountNotFound } from '#app/accounts/errors'
import { emailKeyOf } from '#app/accounts/find_signup'
import { Activities } from '#app/activities/activities'
import { Database } from '#app/core/database'
import { isPasswordRight } from '#app/verification/password_hashing'
import { forgiveLogins, throttleLogins } from '#app/verification/throttles'

interface LoggedIn {
  userId: number
  isOnboarded: boolean
}

interface Account {
  id: number
  password: string
  onboarded_at: number | null
}

/** Who gives the account's password may come in. An unknown address costs and answers the same as a wrong password. */
@inject()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities
  ) {}

  async execute({ email, password }: LoginInput, address: string): Promise<LoggedIn> {
    const account = emailKeyOf(email)
    await throttleLogins({ account, address })
    const found = await this.database.read.first<Account>(
      'select id, password, onboarded_at from users where email_key = ?',
      account
    )
    const isRight = await isPasswordRight(found?.password ?? null, password)
    if (!found || !isRight) throw accountNotFound()
    await forgiveLogins(account)
    await this.#record(found.id)
    return { userId: found.id, isOnboarded: found.onboarded_at !== null }
  }

  async #record(userId: number): Promise<void> {
    const activity = { userId, type: 'login', description: 'Logged in' } as const
    await this.activities.record(this.database.read, activity).catch((error: unknown) => {
      // Deleted while the password was compared.
      throw this.database.dialect.isDangling(error) ? accountNotFound() : error
    })
  }
}
