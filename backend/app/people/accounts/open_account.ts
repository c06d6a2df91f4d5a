import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { SMS_CONSENT } from '#app/people/accounts/contract'
import { Activities } from '#app/people/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { Consents } from '#app/texting/consent/consents'

export interface NewAccount {
  email: string
  emailKey: string
  /** Hashed. */
  password: string
  countryCode: string
  /** E.164. */
  phone: string
  /** `YYYY-MM-DD`, or null while the age is unconfirmed. */
  dateOfBirth: string | null
  timeZone: string
  ip: string
  userAgent: string | null
  /** Epoch milliseconds. */
  at: number
}

/** The free messages, once a number, and the first line of what happened. */
@inject()
class Welcome {
  constructor(
    private readonly allowance: Allowance,
    private readonly activities: Activities
  ) {}

  async give(sql: Sql, userId: number, to: 'new' | 'returning'): Promise<void> {
    const amount = limits.accounts.freeMessages
    if (to === 'new') await this.allowance.grant(sql, { userId, amount, key: `signup:${userId}` })
    await this.activities.record(sql, { userId, type: 'other', description: 'Account created' })
  }
}

/** Writes a new account with all that belongs to it: the proof of consent and the free messages. */
@inject()
export class OpenAccount {
  constructor(
    private readonly phoneKeys: PhoneKeys,
    private readonly consents: Consents,
    private readonly welcome: Welcome
  ) {}

  async execute({ sql }: Tx, account: NewAccount): Promise<number> {
    const isReturning = await this.#isReturning(sql, account.phone)
    const userId = await this.#insert(sql, account)
    await this.consents.give(sql, {
      userId,
      phone: account.phone,
      source: 'sign_up',
      wording: SMS_CONSENT,
      ip: account.ip,
      userAgent: account.userAgent,
      at: account.at,
    })
    await this.welcome.give(sql, userId, isReturning ? 'returning' : 'new')
    return userId
  }

  /** The proof of consent outlives the account it was given for: this number had its free messages then. */
  async #isReturning(sql: Sql, phone: string): Promise<boolean> {
    const proof = await sql.first(
      `select id from consents where phone_key = ? and user_id is null and event = 'given' and source = 'sign_up'
       limit 1`,
      this.phoneKeys.of(phone)
    )
    return proof !== undefined
  }

  async #insert(sql: Sql, account: NewAccount): Promise<number> {
    const row = await sql.first<{ id: number }>(
      `insert into users (email, email_key, password, country_code, phone, phone_key, date_of_birth,
         time_zone, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      account.email,
      account.emailKey,
      account.password,
      account.countryCode,
      account.phone,
      this.phoneKeys.of(account.phone),
      account.dateOfBirth,
      account.timeZone,
      account.at,
      account.at
    )
    if (!row) throw new Error('a new account was not written')
    return row.id
  }
}
