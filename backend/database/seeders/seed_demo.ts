import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { DateTime } from 'luxon'
import { SMS_CONSENT } from '#app/accounts/contract'
import { Allowance } from '#app/allowance/allowance'
import { Database } from '#app/core/database'
import { PhoneKeys } from '#app/core/phone_keys'
import type { Tx } from '#app/core/sql'
import { Consents } from '#app/sms/consents'
import { SeedTalk } from '#database/seeders/seed_talk'

export interface DemoLogin {
  role: 'member' | 'admin'
  email: string
  password: string
  phone: string
}

const ZONE = 'America/New_York'
const PEOPLE = [
  {
    role: 'member',
    email: 'sam@everly.example',
    phone: '+12025550143',
    firstName: 'Sam',
    lastName: 'Rivers',
  },
  {
    role: 'admin',
    email: 'admin@everly.example',
    phone: '+12025550199',
    firstName: 'Alex',
    lastName: 'Morgan',
  },
] as const

/** Fills an empty database with people one can log in as: a member with three weeks of talk, and an admin. */
@inject()
export class SeedDemo {
  constructor(
    private readonly database: Database,
    private readonly ledgers: SeedLedgers,
    private readonly seedTalk: SeedTalk
  ) {}

  async execute(): Promise<DemoLogin[]> {
    const somebody = await this.database.read.first('select id from users limit 1')
    if (somebody)
      throw new Error('Demo content goes into an empty database only; this one has people in it.')
    const logins = PEOPLE.map(({ role, email, phone }) => ({
      role,
      email,
      phone,
      password: newPassword(),
    }))
    const hashes = await Promise.all(logins.map((login) => hash.make(login.password)))
    await this.database.transaction(async (tx) => {
      for (const [index, person] of PEOPLE.entries()) {
        const userId = await this.ledgers.insertPerson(tx, {
          ...person,
          passwordHash: hashes[index] ?? '',
        })
        if (person.role === 'member')
          await this.seedTalk.execute(tx, { userId, phone: person.phone, zone: ZONE })
      }
    })
    return logins
  }
}

type Person = (typeof PEOPLE)[number] & { passwordHash: string }

/** A person with the proof of consent and the free messages a real sign-up writes. */
@inject()
export class SeedLedgers {
  constructor(
    private readonly allowance: Allowance,
    private readonly consents: Consents,
    private readonly phoneKeys: PhoneKeys
  ) {}

  async insertPerson({ sql }: Tx, person: Person): Promise<number> {
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
      person.role === 'admin' ? 'admin' : 'user',
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

function newPassword(): string {
  return `demo-${randomBytes(4).toString('hex')}`
}
