import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { Activities } from '#app/ledgers/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { Consent } from '#app/models/consent'
import { User } from '#app/models/user'
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

/** Writes a new account with all that belongs to it: the proof of consent and the free messages. */
@inject()
export class OpenAccount {
  constructor(
    private readonly phoneKeys: PhoneKeys,
    private readonly consents: Consents,
    private readonly allowance: Allowance,
    private readonly activities: Activities
  ) {}

  async execute({ sql }: Tx, account: NewAccount): Promise<number> {
    const isReturning = await this.#isReturning(sql, account.phone)
    const userId = await this.#insert(sql, account)
    await keepPersonKeys(sql, userId)
    await this.consents.give(sql, {
      userId,
      phone: account.phone,
      source: 'sign_up',
      wording: consentWording(brand),
      ip: account.ip,
      userAgent: account.userAgent,
      at: account.at,
    })
    const amount = limits.accounts.freeMessages
    const key = `signup:${userId}`
    if (!isReturning) await this.allowance.grant(sql, { userId, amount, key })
    await this.activities.record(sql, { userId, type: 'other', description: 'Account created' })
    return userId
  }

  /**
   * The proof of consent outlives the account it was given for, and stays
   * when that moves to another number: this one had its free messages then.
   */
  async #isReturning(sql: Sql, phone: string): Promise<boolean> {
    const proof = await Consent.query(sql)
      .where({ phoneKey: this.phoneKeys.of(phone), event: 'given', source: 'sign_up' })
      .first()
    return proof !== null
  }

  async #insert(sql: Sql, { ip, userAgent, at, ...account }: NewAccount): Promise<number> {
    const phoneKey = this.phoneKeys.of(account.phone)
    const { id } = await User.create({ ...account, phoneKey, createdAt: at, updatedAt: at }, sql)
    return id
  }
}
