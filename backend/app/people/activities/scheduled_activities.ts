import limits from '#config/limits'
import { instantOf, localDateOf } from '#app/core/clock/wall_clock'
import type { Sql } from '#app/core/database/sql'
import type { Firing } from '#app/models/firing'
import { Message } from '#app/models/message'
import type { Recipient } from '#app/models/recipient'
import type { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import type { Activity as Listed } from '#app/people/activities/contract'
import { secondKeyOf } from '#app/texting/delivery/try_again'
import { ageGivenBy, isAgeOverdue } from '#app/texting/gate/age_overdue'
import { LATE_MS, windowOn } from '#app/texting/gate/send_window'
import { statesOf } from '#app/texting/gate/state_of_number'

const KIND = 'message_scheduled'

/**
 * The scheduled messages, whose metadata says when they go next, what holds them up, and what was not sent.
 */
export async function listScheduled(sql: Sql, userId: number, now: number): Promise<Listed[]> {
  const user = await findWithSchedules(sql, userId)
  if (!user) return []
  const secondTries = await findSecondTries(sql, user.schedules)
  // Deleted between the two reads.
  const schedules = user.schedules.filter(({ activity }) => Boolean(activity))
  return schedules.map((schedule) => ({
    id: schedule.id,
    activityType: KIND,
    description: schedule.activity.description,
    metadata: JSON.stringify({
      messageType: schedule.messageType,
      time: schedule.time,
      until: schedule.until,
      days: [...schedule.days].map(Number),
      enabled: schedule.isEnabled,
      customMessage: schedule.customMessage,
      nextAt: nextAtOf(schedule, user.timeZone),
      heldBecause: schedule.isEnabled ? reasonToHold(schedule, user, now) : null,
      lastMiss: lastMissOf(schedule.firings[0], secondTries),
    }),
    createdAt: new Date(schedule.activity.createdAt).toISOString(),
  }))
}

/** Nobody learns the minute of a surprise: only when its hours begin. */
function nextAtOf({ nextAt, time, until }: Schedule, timeZone: string): string | null {
  if (nextAt === null) return null
  const begin = until === null ? null : instantOf(localDateOf(nextAt, timeZone), time, timeZone)
  return new Date(begin ?? nextAt).toISOString()
}

function findWithSchedules(sql: Sql, userId: number): Promise<User | null> {
  return User.query(sql)
    .where('id', userId)
    .preload('girlfriend')
    .preload('recipient')
    .preload('schedules', (schedules) => {
      void schedules.orderBy('time').orderBy('id').preload('activity')
      void schedules.preload('firings', (firings) => {
        void firings.withScopes((all) => all.latest()).preload('message')
      })
    })
    .first()
}

/** A lost text that was tried once more ended as that second try did. By their dedup keys. */
async function findSecondTries(
  sql: Sql,
  schedules: readonly Schedule[]
): Promise<Map<string | null, Message>> {
  const keys = schedules.flatMap(({ firings }) =>
    firings.map(({ messageId }) => secondKeyOf(messageId))
  )
  if (keys.length === 0) return new Map()
  const tries = await Message.query(sql).whereIn('dedupKey', keys)
  return new Map(tries.map((message) => [message.dedupKey, message]))
}

/** Why it will not go at its next time, the weightiest first. */
function reasonToHold(schedule: Schedule, user: User, now: number): string | null {
  const number = obstaclesOf(user.recipient)
  const reasons: [boolean, string][] = [
    [number.isStopped, 'you replied STOP'],
    [number.isBad, 'your number cannot take texts'],
    [(user.pausedAt ?? user.selfPausedAt) !== null, 'texting is paused'],
    [isAgeOverdue(ageGivenBy(user), { ...limits.accounts, now }), 'your date of birth is missing'],
    [!user.girlfriend, 'there is no companion'],
    [number.isBlocked, 'your carrier or phone blocked a text'],
    [number.isUnreachable, 'your phone could not be reached'],
    [isForbidden(schedule, user), 'its hour needs your consent, so save it once more'],
    [schedule.nextAt === null, 'its next time is not set yet'],
  ]
  return reasons.find(([isTrue]) => isTrue)?.[1] ?? null
}

/** Saved before the law of a state left less of the day, and so without a consent to its hour. */
function isForbidden({ nextAt, isHourConfirmed }: Schedule, user: User): boolean {
  if (nextAt === null || isHourConfirmed) return false
  const { timeZone } = user
  const when = { now: nextAt, timeZone, states: statesOf(user), slotAt: null }
  const { opensAt, closesAt } = windowOn('scheduled', when)
  return nextAt >= closesAt || nextAt + LATE_MS <= opensAt
}

/** Nothing is known of a number before anything happened to its texts. */
function obstaclesOf(recipient: Recipient | null) {
  if (!recipient) return { isStopped: false, isBad: false, isBlocked: false, isUnreachable: false }
  return {
    isStopped: recipient.optedOutAt !== null,
    isBad: recipient.badReason !== null,
    isBlocked: recipient.blockedAt !== null,
    isUnreachable: recipient.unreachableStrikes >= limits.sends.strikes,
  }
}

const NOT_FIRED = ['dropped', 'missed']
const NOT_ARRIVED: Record<string, string> = {
  failed: 'not_sent',
  undelivered: 'undelivered',
  unknown: 'unknown',
}

/** What became of the latest date it should have gone on; null when it went, or is on its way. */
function lastMissOf(
  firing: Firing | undefined,
  secondTries: ReadonlyMap<string | null, Message>
): Miss | null {
  if (!firing) return null
  const miss = NOT_FIRED.includes(firing.state)
    ? { outcome: 'not_sent', reason: firing.reason }
    : notArrived(secondTries.get(secondKeyOf(firing.messageId)) ?? firing.message)
  const dueAt = new Date(firing.dueAt).toISOString()
  return miss && { dueAt, outcome: miss.outcome, reason: miss.reason ?? NO_REASON }
}

function notArrived(
  message: Message | null
): (Pick<Message, 'reason'> & { outcome: string }) | null {
  const outcome = message && NOT_ARRIVED[message.state]
  return outcome ? { outcome, reason: message.reason } : null
}

interface Miss {
  dueAt: string
  outcome: string
  reason: string
}

const NO_REASON = 'the carrier gave no reason'
