import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { SMS_CONSENT } from '#app/people/accounts/contract'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Role } from '#app/core/sessions/roles'
import type { Tx } from '#app/core/database/sql'
import { User } from '#app/models/user'
import { Consents } from '#app/texting/consent/consents'

export interface DemoPerson {
  role: 'member' | Exclude<Role, 'user'>
  email: string
  phone: string
  firstName: string
  lastName: string
  passwordHash: string
}

const ZONE = 'America/New_York'

/** A person with the proof of consent and the free messages a real sign-up writes. */
@inject()
export class SeedPerson {
  constructor(
    private readonly allowance: Allowance,
    private readonly consents: Consents,
    private readonly phoneKeys: PhoneKeys
  ) {}

  async execute({ sql }: Tx, person: DemoPerson): Promise<number> {
    const joinedAt = DateTime.now().minus({ days: 21 }).toMillis()
    const { email, phone, firstName, lastName } = person
    const { id: userId } = await User.create(
      {
        ...{ email, emailKey: email, password: person.passwordHash },
        ...{ countryCode: '+1', phone, phoneKey: this.phoneKeys.of(phone) },
        ...{ firstName, lastName, dateOfBirth: '1991-04-11', timeZone: ZONE },
        role: person.role === 'member' ? 'user' : person.role,
        isSeeded: true,
        createdAt: joinedAt,
        updatedAt: joinedAt,
      },
      sql
    )
    await this.allowance.grant(sql, { userId, amount: 40, key: `signup:${userId}` })
    await this.consents.give(sql, {
      userId,
      phone: person.phone,
      source: 'sign_up',
      wording: SMS_CONSENT,
      ip: null,
      userAgent: null,
      at: joinedAt,
    })
    return userId
  }
}
