import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { maskPhone } from '#app/core/phones/mask_phone'
import { notAllowed, notSignedIn } from '#app/core/answers/refusal'
import { callsOf } from '#app/core/sessions/roles'
import type { Visit } from '#app/core/sessions/visit'
import type { StaffSession } from '#app/people/staff/contract'

interface Person {
  first_name: string | null
  last_name: string | null
}

/** Who of staff is here, and what this session may do. Refuses everybody else. */
@inject()
export class FindStaffSession {
  constructor(private readonly database: Database) {}

  async execute({ user, endsAt }: Visit): Promise<StaffSession> {
    if (!user) throw notSignedIn()
    const { id, email, phone, role, grantedRole } = user
    if (grantedRole === 'user') throw notAllowed()
    return {
      id,
      email,
      name: nameOf(await this.#find(id)) || email,
      role: grantedRole,
      isConfirmed: role === grantedRole,
      phoneHint: maskPhone(phone),
      may: callsOf(role),
      endsAt: new Date(endsAt).toISOString(),
    }
  }

  async #find(id: number): Promise<Person> {
    const person = await this.database.read.first<Person>(
      'select first_name, last_name from users where id = ?',
      id
    )
    // Deleted between the two reads.
    if (!person) throw notSignedIn()
    return person
  }
}

function nameOf(person: Person): string {
  return [person.first_name, person.last_name].filter(Boolean).join(' ')
}
