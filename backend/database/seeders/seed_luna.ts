import { inject } from '@adonisjs/core'
import type { Tx } from '#app/core/database/sql'
import { SeedSchedules } from '#database/seeders/seed_schedules'
import { SeedTalk } from '#database/seeders/seed_talk'

/** The member's companion: the talk with her and what she sends by the clock. */
@inject()
export class SeedLuna {
  constructor(
    private readonly seedTalk: SeedTalk,
    private readonly seedSchedules: SeedSchedules
  ) {}

  async execute(tx: Tx, talker: { userId: number; phone: string; zone: string }): Promise<void> {
    await this.seedTalk.execute(tx, talker)
    await this.seedSchedules.execute(tx, talker.userId)
  }
}
