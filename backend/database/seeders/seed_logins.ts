import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Role } from '#app/core/sessions/roles'
import { DAY_MS } from '#database/seeders/business_people'
import { SeedPerson } from '#database/seeders/seed_person'

export interface DemoLogin {
  role: 'member' | Exclude<Role, 'user'>
  email: string
  password: string
  phone: string
}

export const ZONE = 'America/New_York'
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

const DAYS_HERE = 21
const FREE_MESSAGES = 40

/** The people one can log in as: a member, and one of staff in each role. */
@inject()
export class SeedLogins {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly seedPerson: SeedPerson
  ) {}

  /** Answers each with the id of the account. */
  async execute(): Promise<(DemoLogin & { id: number })[]> {
    const joinedAt = this.clock.now() - DAYS_HERE * DAY_MS
    const logins: (DemoLogin & { id: number })[] = []
    for (const person of PEOPLE) {
      const password = `demo-${randomBytes(4).toString('hex')}`
      const role = person.role === 'member' ? 'user' : person.role
      const passwordHash = await hash.make(password)
      const account = { ...person, role, passwordHash, joinedAt, timeZone: ZONE } as const
      const id = await this.database.transaction((tx) =>
        this.seedPerson.execute(tx, { ...account, freeMessages: FREE_MESSAGES })
      )
      logins.push({ id, role: person.role, email: person.email, password, phone: person.phone })
    }
    return logins
  }
}
