import { inject } from '@adonisjs/core'
import { brand } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Consents } from '#app/texting/consent/consents'

/** Who changes something or agrees to something, and from where. */
export interface Origin {
  userId: number
  ip: string
  userAgent: string | null
}

/** What a change of the profile leaves behind: a line of what happened, and the proof of consent. */
@inject()
export class ProfileRecords {
  constructor(
    readonly clock: Clock,
    private readonly activities: Activities,
    private readonly consents: Consents
  ) {}

  async change(sql: Sql, userId: number, description: string): Promise<void> {
    await this.activities.record(sql, { userId, type: 'profile_update', description })
  }

  /** For a number just verified. */
  async consent(sql: Sql, origin: Origin, phone: string): Promise<void> {
    await this.consents.give(sql, this.#given(origin, phone))
  }

  /** For the number the person has: the box is sent along with every profile. */
  async consentOnce(sql: Sql, origin: Origin, phone: string): Promise<void> {
    await this.consents.giveOnce(sql, this.#given(origin, phone))
  }

  #given({ userId, ip, userAgent }: Origin, phone: string) {
    const at = this.clock.now()
    const wording = consentWording(brand)
    return { userId, phone, source: 'profile', wording, ip, userAgent, at } as const
  }
}
