import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import type { Sql, Tx } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Firing } from '#app/models/firing'
import { nextOccurrence } from '#app/schedules/plan/due_times'
import { findPlans, type PlannedSchedule, timetableOf } from '#app/schedules/plan/plan_schedule'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { keepFromTryingAgain, triesOf } from '#app/texting/delivery/try_again'

const TAKEN_BACK = { reason: 'its schedule was paused, moved or removed', errorCode: null }

/**
 * A text whose time has come may wait for her reply, for her words or for its turn:
 * it does not go while paused, nor at a time that is no longer set.
 */
@inject()
export class TakeBackTexts {
  constructor(
    private readonly clock: Clock,
    private readonly settle: SettleSend
  ) {}

  /** Their date is free again: a later time may come the same day. What was asked for now still goes. */
  async unset(tx: Tx, scheduleId: number): Promise<void> {
    const [plan] = await findPlans(tx.sql, [scheduleId])
    for (const firing of await this.#listOpen(tx.sql, scheduleId)) {
      if (firing.isAsked || (plan && isStillSet(plan, firing.dueAt))) continue
      if (await this.#isTakenBack(tx, firing)) await firing.delete()
    }
  }

  /** Before their schedule goes, and they with it. */
  async all(tx: Tx, scheduleId: number): Promise<void> {
    for (const firing of await this.#listOpen(tx.sql, scheduleId)) {
      await this.#isTakenBack(tx, firing)
    }
  }

  /** None is valid for longer. */
  #listOpen(sql: Sql, scheduleId: number): Promise<Firing[]> {
    return locked(
      Firing.query(sql)
        .where('scheduleId', scheduleId)
        .whereIn('state', ['claimed', 'queued'])
        .where('claimedAt', '>', this.clock.now() - DAY)
        .orderBy('id')
    )
  }

  /** False when it has left, or may have. */
  async #isTakenBack(tx: Tx, { state, messageId }: Firing): Promise<boolean> {
    if (state === 'claimed') return true
    if (messageId === null) return false
    const tries = await locked(triesOf(tx.sql, messageId))
    const waiting = tries.filter((text) => text.state === 'queued')
    for (const { id } of waiting) await this.settle.failed(tx, id, TAKEN_BACK)
    const onTheirWay = tries.filter((text) => text.state === 'sending' || text.state === 'sent')
    await keepFromTryingAgain(
      tx.sql,
      onTheirWay.map(({ id }) => id)
    )
    return waiting.length > 0 && waiting.length === tries.length
  }
}

function isStillSet(plan: PlannedSchedule, dueAt: number): boolean {
  const timetable = { ...timetableOf(plan), effectiveFrom: dueAt }
  return Boolean(plan.is_enabled) && nextOccurrence(timetable, dueAt, new Set())?.dueAt === dueAt
}
