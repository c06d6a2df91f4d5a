import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { Database } from '#app/core/database/database'
import { Refusal } from '#app/core/answers/refusal'
import { User } from '#app/models/user'
import { type DemoPerson, SeedPerson } from '#database/seeders/seed_person'
import { SeedLuna } from '#database/seeders/seed_luna'

export interface DemoLogin {
  role: DemoPerson['role']
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
  {
    role: 'support',
    email: 'helpdesk@everly.example',
    phone: '+12025550177',
    firstName: 'Robin',
    lastName: 'Castillo',
  },
  {
    role: 'viewer',
    email: 'viewer@everly.example',
    phone: '+12025550166',
    firstName: 'Kim',
    lastName: 'Larsen',
  },
] as const

/**
 * Fills an empty database with people one can log in as: a member
 * with three weeks of talk, and one of staff in each role.
 */
@inject()
export class SeedDemo {
  constructor(
    private readonly database: Database,
    private readonly seedPerson: SeedPerson,
    private readonly seedLuna: SeedLuna
  ) {}

  async execute(): Promise<DemoLogin[]> {
    const somebody = await User.query(this.database.read).first()
    if (somebody)
      throw new Refusal(
        409,
        'E_NOT_EMPTY',
        'Demo content goes into an empty database only; this one has people in it.'
      )
    const logins = PEOPLE.map(({ role, email, phone }) => ({
      role,
      email,
      phone,
      password: newPassword(),
    }))
    const hashes = await Promise.all(logins.map((login) => hash.make(login.password)))
    await this.database.transaction(async (tx) => {
      for (const [index, person] of PEOPLE.entries()) {
        const userId = await this.seedPerson.execute(tx, {
          ...person,
          passwordHash: hashes[index] ?? '',
        })
        if (person.role === 'member')
          await this.seedLuna.execute(tx, { userId, phone: person.phone, zone: ZONE })
      }
    })
    return logins
  }
}

function newPassword(): string {
  return `demo-${randomBytes(4).toString('hex')}`
}
