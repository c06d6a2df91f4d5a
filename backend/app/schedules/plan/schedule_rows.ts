import { inject } from '@adonisjs/core'
import { Activities } from '#app/people/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { OFF_HOURS_CONSENT, SCHEDULE_TYPES, type ScheduleType } from '#app/schedules/plan/contract'
import { noScheduleNamed } from '#app/schedules/plan/errors'
import { Consents } from '#app/texting/consent/consents'

export interface ScheduleWish {
  messageType: ScheduleType
  time: string
  enabled: boolean
  customMessage: string | null
}

export interface ConfirmedFrom {
  ip: string
  userAgent: string | null
}

/** What is written down for a schedule: its activity, its row, and the consent to an unusual hour. */
@inject()
export class ScheduleRows {
  constructor(
    private readonly clock: Clock,
    private readonly activities: Activities,
    private readonly consents: Consents
  ) {}

  /** Answers the id. */
  async add(tx: Tx, userId: number, wish: ScheduleWish): Promise<number> {
    const id = await this.activities.write(tx.sql, {
      userId,
      type: 'message_scheduled',
      description: describe(wish),
    })
    const now = this.clock.now()
    await tx.sql.run(
      `insert into schedules (id, user_id, message_type, time, is_enabled, custom_message, effective_from, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      userId,
      wish.messageType,
      wish.time,
      wish.enabled,
      wish.customMessage,
      now,
      now
    )
    return id
  }

  /** Answers the id. */
  async change(
    tx: Tx,
    { userId, id, wish }: { userId: number; id: number | null; wish: ScheduleWish }
  ): Promise<number> {
    if (id === null) throw noScheduleNamed()
    const changed = await tx.sql.run(
      `update schedules set message_type = ?, time = ?, is_enabled = ?, custom_message = ?, effective_from = ?,
         prepared_text = null, prepared_for = null where id = ? and user_id = ?`,
      wish.messageType,
      wish.time,
      wish.enabled,
      wish.customMessage,
      this.clock.now(),
      id,
      userId
    )
    if (changed === 0) throw notFound()
    await tx.sql.run('update activities set description = ? where id = ?', describe(wish), id)
    return id
  }

  /** Saving an hour outside 08:00 to 21:00, beside the sentence that says so, is the person's own consent to it. */
  async confirmHour(
    { sql }: Tx,
    owner: { id: number; phone: string },
    { wish, origin }: { wish: ScheduleWish; origin: ConfirmedFrom }
  ): Promise<void> {
    await this.consents.confirmSlot(sql, {
      userId: owner.id,
      phone: owner.phone,
      source: 'schedule',
      wording: { version: OFF_HOURS_CONSENT.version, text: OFF_HOURS_CONSENT.textFor(wish.time) },
      ...origin,
      at: this.clock.now(),
    })
  }
}

function describe({ messageType, time }: ScheduleWish): string {
  const type = SCHEDULE_TYPES.find((one) => one.value === messageType)
  return `${type?.label ?? messageType} every day at ${time}`
}
