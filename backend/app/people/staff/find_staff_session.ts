import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { maskPhone } from '#app/core/phones/mask_phone'
import { notAllowed, notSignedIn } from '#app/core/answers/refusal'
import { callsOf } from '#app/core/sessions/roles'
import type { Visit } from '#app/core/sessions/visit'
import { User } from '#app/models/user'
import type { StaffSession } from '#app/people/staff/contract'

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

  async #find(id: number): Promise<User> {
    const person = await User.find(id, this.database.read)
    // Deleted between the two reads.
    if (!person) throw notSignedIn()
    return person
  }
}

function nameOf(person: User): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ')
}
