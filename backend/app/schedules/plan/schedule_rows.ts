import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { changedBy } from '#app/models/changed_by'
import { Schedule } from '#app/models/schedule'
import {
  dayWords,
  hourWords,
  OFF_HOURS_CONSENT,
  SCHEDULE_TYPES,
  type ScheduleHours,
  type ScheduleType,
} from '#app/schedules/plan/contract'
import { noScheduleNamed } from '#app/schedules/plan/errors'
import { TakeBackTexts } from '#app/schedules/plan/take_back_texts'
import type { DayHours } from '#app/texting/gate/contract'
import { Consents } from '#app/texting/consent/consents'

export interface ScheduleWish extends ScheduleHours {
  messageType: ScheduleType
  enabled: boolean
  customMessage: string | null
  /** It lies outside their usual hours, and saving it agrees to it. */
  isHourConfirmed?: boolean
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
    private readonly consents: Consents,
    private readonly takeBack: TakeBackTexts
  ) {}

  /** Answers the id. */
  async add(tx: Tx, userId: number, wish: ScheduleWish): Promise<number> {
    const id = await this.activities.record(tx.sql, {
      userId,
      type: 'message_scheduled',
      description: describe(wish),
    })
    const now = this.clock.now()
    const schedule = { id, userId, ...columnsOf(wish), effectiveFrom: now, updatedAt: now }
    await Schedule.create(schedule, tx.sql)
    return id
  }

  /** Answers the id. */
  async change(
    tx: Tx,
    { userId, id, wish }: { userId: number; id: number | null; wish: ScheduleWish }
  ): Promise<number> {
    if (id === null) throw noScheduleNamed()
    const changed = await changedBy(
      Schedule.query(tx.sql)
        .where({ id, userId })
        .update({
          ...columnsOf(wish),
          effectiveFrom: this.clock.now(),
          preparedText: null,
          preparedFor: null,
        })
    )
    if (changed === 0) throw notFound()
    await this.takeBack.unset(tx, id)
    await this.activities.describe(tx.sql, id, describe(wish))
    return id
  }

  /** Saving an unusual hour, beside the sentence that says so, is the person's own consent to it. */
  async confirmHour(
    { sql }: Tx,
    owner: { id: number; phone: string },
    { wish, usual, origin }: { wish: ScheduleWish; usual: DayHours; origin: ConfirmedFrom }
  ): Promise<void> {
    await this.consents.confirmSlot(sql, {
      userId: owner.id,
      phone: owner.phone,
      source: 'schedule',
      wording: { version: OFF_HOURS_CONSENT.version, text: OFF_HOURS_CONSENT.textFor(wish, usual) },
      ...origin,
      at: this.clock.now(),
    })
  }
}

function columnsOf({ days, enabled, isHourConfirmed = false, ...columns }: ScheduleWish) {
  return { ...columns, days: days.join(''), isEnabled: enabled, isHourConfirmed }
}

function describe({ messageType, ...hours }: ScheduleWish): string {
  const type = SCHEDULE_TYPES.find((one) => one.value === messageType)
  return `${type?.label ?? messageType} ${dayWords(hours.days)} ${hourWords(hours)}`
}
