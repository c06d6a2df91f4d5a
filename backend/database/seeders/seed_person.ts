import { inject } from '@adonisjs/core'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { brand } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Role } from '#app/core/sessions/roles'
import type { Tx } from '#app/core/database/sql'
import { User } from '#app/models/user'
import { Consents } from '#app/texting/consent/consents'

export interface DemoPerson {
  role: Role
  email: string
  phone: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string
  /** Epoch milliseconds. */
  joinedAt: number
  freeMessages: number
}

/** A person with the proof of consent and the free messages a real sign-up writes. */
@inject()
export class SeedPerson {
  constructor(
    private readonly allowance: Allowance,
    private readonly consents: Consents,
    private readonly phoneKeys: PhoneKeys
  ) {}

  async execute({ sql }: Tx, person: DemoPerson): Promise<number> {
    const { email, phone, firstName, lastName, timeZone, role, joinedAt: at } = person
    const { id: userId } = await User.create(
      {
        ...{ email, emailKey: email, password: person.passwordHash },
        ...{ countryCode: '+1', phone, phoneKey: this.phoneKeys.of(phone) },
        ...{ firstName, lastName, dateOfBirth: '1991-04-11', timeZone, role, isSeeded: true },
        ...{ createdAt: at, updatedAt: at },
      },
      sql
    )
    await keepPersonKeys(sql, userId)
    const amount = person.freeMessages
    await this.allowance.grant(sql, { userId, amount, key: `signup:${userId}` })
    const consent = {
      userId,
      phone,
      source: 'sign_up',
      wording: consentWording(brand),
      at,
    } as const
    await this.consents.give(sql, { ...consent, ip: null, userAgent: null })
    return userId
  }
}
