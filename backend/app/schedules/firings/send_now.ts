import { inject } from '@adonisjs/core'
import { companionNumber } from '#config/providers'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { localDateOf } from '#app/core/clock/wall_clock'
import { ClaimFiring } from '#app/schedules/firings/claim_firing'
import { optedOutOfSchedules, texting } from '#app/schedules/plan/errors'

interface OwnerRow {
  time_zone: string
  self_paused_at: number | null
  paused_at: number | null
  opted_out_at: number | null
}

/** Sends each active schedule of a person that has not gone today, as that date's firing. Answers how many. */
@inject()
export class SendNow {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly claim: ClaimFiring
  ) {}

  async execute(userId: number): Promise<number> {
    const claimed = await this.database.transaction(async (tx) => {
      const owner = await this.#findOwner(tx, userId)
      if (owner.opted_out_at !== null) throw optedOutOfSchedules(companionNumber)
      if (owner.self_paused_at !== null || owner.paused_at !== null) throw texting.paused()
      return this.#claimAll(tx, userId, localDateOf(this.clock.now(), owner.time_zone))
    })
    if (claimed === 0) throw texting.nothingToSend()
    return claimed
  }

  async #findOwner({ sql }: Tx, userId: number): Promise<OwnerRow> {
    const { forUpdate } = this.database.dialect
    await sql.first(`select id from users where id = ?${forUpdate}`, userId)
    const row = await sql.first<OwnerRow>(
      `select u.time_zone, u.self_paused_at, u.paused_at, r.opted_out_at
       from users u left join recipients r on r.phone_key = u.phone_key where u.id = ?`,
      userId
    )
    if (!row) throw texting.nothingToSend()
    return row
  }

  async #claimAll(tx: Tx, userId: number, localDate: string): Promise<number> {
    const now = this.clock.now()
    const rows = await tx.sql.all<{ id: number }>(
      'select id from schedules where user_id = ? and is_enabled = ? order by id',
      userId,
      true
    )
    let claimed = 0
    for (const { id } of rows) {
      const isTaken = await this.claim.execute(tx, {
        scheduleId: id,
        localDate,
        dueAt: now,
      })
      if (isTaken) claimed++
    }
    return claimed
  }
}
