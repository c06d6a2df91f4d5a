import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { noCompanion } from '#app/conversations/thread/errors'
import { Database } from '#app/core/database/database'
import { countOf } from '#app/models/count_of'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import { notFound } from '#app/core/answers/refusal'
import { storable } from '#app/core/database/storable'
import { isWithin } from '#app/core/clock/wall_clock'
import type { Tx } from '#app/core/database/sql'
import {
  EVERY_DAY,
  isUsualHour,
  MOST_SCHEDULES,
  type ScheduleInput,
} from '#app/schedules/plan/contract'
import {
  inQuietHours,
  oneSurprise,
  tooManySchedules,
  tooManySegments,
} from '#app/schedules/plan/errors'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import {
  type ConfirmedFrom,
  ScheduleRows,
  type ScheduleWish,
} from '#app/schedules/plan/schedule_rows'
import { type DayHours, HOURS, hoursIn, hoursOn } from '#app/texting/gate/contract'
import { statesOf } from '#app/texting/gate/state_of_number'
import { countSegments } from '#app/core/phones/segments'

interface Asked {
  input: ScheduleInput
  wish: ScheduleWish
}

/** Makes a scheduled message, or changes one. Answers its id. */
@inject()
export class SaveSchedule {
  constructor(
    private readonly database: Database,
    private readonly rows: ScheduleRows,
    private readonly plan: PlanSchedule
  ) {}

  execute(userId: number, input: ScheduleInput, origin: ConfirmedFrom): Promise<number> {
    return this.database.transaction(async (tx) => {
      await lockTalk(tx.sql, { userId })
      const owner = await this.#lockOwner(tx, userId)
      const days = input.days ?? (await this.#daysOf(tx, userId, input))
      const usual = hoursOn(days, hoursIn(statesOf(owner), HOURS.scheduled))
      const wish = wishOf(input, { days, usual })
      refuseLong(wish)
      refuseUnfit(owner, wish)
      await this.#refuseSecondSurprise(tx, userId, { input, wish })
      const id = await this.#write(tx, userId, { input, wish })
      if (wish.isHourConfirmed) await this.rows.confirmHour(tx, owner, { wish, usual, origin })
      await this.plan.execute(tx, id)
      return id
    })
  }

  /** Whoever knows nothing of days wishes for all, and changes none of those that were chosen. */
  async #daysOf({ sql }: Tx, userId: number, { isEditing, editingId }: ScheduleInput) {
    const id = isEditing ? (editingId ?? 0) : 0
    const known = await Schedule.query(sql).where({ id, userId }).first()
    return known ? [...known.days].map(Number) : EVERY_DAY
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

  async #refuseSecondSurprise({ sql }: Tx, userId: number, { input, wish }: Asked): Promise<void> {
    if (wish.until === null) return
    const others = Schedule.query(sql).where('userId', userId).whereNotNull('until')
    if (input.isEditing) void others.whereNot('id', input.editingId ?? 0)
    if ((await countOf(others)) > 0) throw oneSurprise()
  }

  async #write(tx: Tx, userId: number, { input, wish }: Asked) {
    if (input.isEditing) return this.rows.change(tx, { userId, id: input.editingId ?? null, wish })
    await this.#refuseFourth(tx, userId)
    return this.rows.add(tx, userId, wish)
  }
}

function wishOf(
  input: ScheduleInput,
  { days, usual }: { days: readonly number[]; usual: DayHours }
): ScheduleWish {
  const { messageType, time, enabled, customMessage } = input
  const until = messageType === 'surprise' ? (input.until ?? null) : null
  return {
    ...{ messageType, time, until },
    days: EVERY_DAY.filter((day) => days.includes(day)),
    isHourConfirmed: !isUsualHour({ time, until }, usual),
    enabled: enabled ?? true,
    customMessage: storable(customMessage ?? '').trim() || null,
  }
}

function refuseLong({ customMessage }: ScheduleWish): void {
  const most = limits.schedules.segments
  if (customMessage && countSegments(customMessage).segments > most) throw tooManySegments(most)
}

function refuseUnfit({ onboardedAt, quietHours }: User, { time, until }: ScheduleWish): void {
  if (onboardedAt === null) throw noCompanion()
  if (!quietHours) return
  const beginsWithin = until !== null && isWithin(quietHours.from, { from: time, until })
  if (beginsWithin || isWithin(time, quietHours)) throw inQuietHours(quietHours)
}
