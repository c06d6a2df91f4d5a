import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { SMS_CONSENT } from '#app/people/accounts/contract'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Role } from '#app/core/sessions/roles'
import type { Tx } from '#app/core/database/sql'
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
    const row = await sql.first<{ id: number }>(
      `insert into users (email, email_key, password, country_code, phone, phone_key, first_name, last_name,
         role, date_of_birth, time_zone, is_seeded, created_at, updated_at)
       values (?, ?, ?, '+1', ?, ?, ?, ?, ?, '1991-04-11', ?, true, ?, ?) returning id`,
      person.email,
      person.email,
      person.passwordHash,
      person.phone,
      this.phoneKeys.of(person.phone),
      person.firstName,
      person.lastName,
      person.role === 'member' ? 'user' : person.role,
      ZONE,
      joinedAt,
      joinedAt
    )
    const userId = row?.id ?? 0
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
