import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Database } from '#app/core/database/database'
import { countOf } from '#app/models/count_of'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import { notFound } from '#app/core/answers/refusal'
import { storable } from '#app/core/database/storable'
import { isWithin } from '#app/core/clock/wall_clock'
import type { Tx } from '#app/core/database/sql'
import { MOST_SCHEDULES, type ScheduleInput } from '#app/schedules/plan/contract'
import { isUsualHour } from '#app/schedules/plan/due_times'
import {
  inQuietHours,
  noCompanionYet,
  tooManySchedules,
  tooManySegments,
} from '#app/schedules/plan/errors'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import {
  type ConfirmedFrom,
  ScheduleRows,
  type ScheduleWish,
} from '#app/schedules/plan/schedule_rows'
import { countSegments } from '#app/texting/sms/segments'

/** Makes a scheduled message, or changes one. Answers its id. */
@inject()
export class SaveSchedule {
  constructor(
    private readonly database: Database,
    private readonly rows: ScheduleRows,
    private readonly plan: PlanSchedule
  ) {}

  execute(userId: number, input: ScheduleInput, origin: ConfirmedFrom): Promise<number> {
    const wish = wishOf(input)
    refuseLong(wish)
    return this.database.transaction(async (tx) => {
      const owner = await this.#lockOwner(tx, userId)
      refuseUnfit(owner, wish)
      const id = await this.#write(tx, userId, { input, wish })
      if (!isUsualHour(wish.time)) await this.rows.confirmHour(tx, owner, { wish, origin })
      await this.plan.execute(tx, id)
      return id
    })
  }

  /** Parallel wishes of one person queue here, so that three stay three. */
  async #lockOwner(tx: Tx, userId: number): Promise<User> {
    const owner = await locked(User.query(tx.sql).where('id', userId)).first()
    if (!owner) throw notFound()
    return owner
  }

  async #refuseFourth({ sql }: Tx, userId: number): Promise<void> {
    const count = await countOf(Schedule.query(sql).where('userId', userId))
    if (count >= MOST_SCHEDULES) throw tooManySchedules()
  }

  async #write(
    tx: Tx,
    userId: number,
    { input, wish }: { input: ScheduleInput; wish: ScheduleWish }
  ) {
    if (input.isEditing) return this.rows.change(tx, { userId, id: input.editingId ?? null, wish })
    await this.#refuseFourth(tx, userId)
    return this.rows.add(tx, userId, wish)
  }
}

function wishOf({ messageType, time, enabled, customMessage }: ScheduleInput): ScheduleWish {
  return {
    messageType,
    time,
    enabled: enabled ?? true,
    customMessage: storable(customMessage ?? '').trim() || null,
  }
}

function refuseLong({ customMessage }: ScheduleWish): void {
  const most = limits.schedules.segments
  if (customMessage && countSegments(customMessage).segments > most) throw tooManySegments(most)
}

function refuseUnfit(owner: User, { time }: ScheduleWish): void {
  if (owner.onboardedAt === null) throw noCompanionYet()
  const { quietFrom: from, quietUntil: until } = owner
  if (from !== null && until !== null && isWithin(time, { from, until })) {
    throw inQuietHours(from, until)
  }
}
