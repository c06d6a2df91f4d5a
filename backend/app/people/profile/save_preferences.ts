import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql, Tx } from '#app/core/database/sql'
import { canonicalZone } from '#app/core/clock/time_zone'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { User } from '#app/models/user'
import { OutdateWords } from '#app/people/girlfriends/outdate_words'
import type { Preferences, PreferencesInput } from '#app/people/profile/contract'
import { unknownZone } from '#app/people/profile/errors'
import type { Origin } from '#app/people/profile/profile_records'
import { SwitchInitiative } from '#app/people/profile/switch_initiative'
import { takeUpTalk } from '#app/texting/sending/take_up_talk'

type Stored = Pick<
  User,
  | 'timeZone'
  | 'timeZonePickedAt'
  | 'quietFrom'
  | 'quietUntil'
  | 'selfPausedAt'
  | 'state'
  | 'initiativeSince'
>

/**
 * When she may text, in which zone the day begins, and whether she texts at all. Only what is named changes.
 */
@inject()
export class SavePreferences {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly activities: Activities,
    private readonly initiative: SwitchInitiative,
    private readonly outdateWords: OutdateWords
  ) {}

  async execute(origin: Origin, wish: PreferencesInput): Promise<Preferences> {
    const { userId } = origin
    const input = withKnownZone(wish)
    return this.database.transaction(async (tx) => {
      await lockTalk(tx.sql, { userId })
      if (wish.mayTextFirst === false) await this.initiative.dropUnsent(tx, userId)
      const before = await findLocked(tx.sql, userId)
      const after = changed(before, input, this.queue.clock.now())
      const changes = changesBetween(before, after)
      if (changes.length > 0) await this.#update(tx.sql, userId, after)
      for (const description of changes) {
        await this.activities.record(tx.sql, { userId, type: 'profile_update', description })
      }
      if (isResumed(before, after)) await takeUpTalk(tx, this.queue, userId)
      if (before.timeZone !== after.timeZone) await this.#replan(tx, userId)
      if (before.state !== after.state) await this.#lookAtStates(tx, userId)
      await this.#switchInitiative(tx, { origin, before, after })
      return preferencesOf(after)
    })
  }

  async #switchInitiative(
    tx: Tx,
    { origin, before, after }: { origin: Origin; before: Stored; after: Stored }
  ): Promise<void> {
    if (before.initiativeSince === after.initiativeSince) return
    if (after.initiativeSince === null) await this.initiative.turnOff(tx, origin)
    else await this.initiative.turnOn(tx, origin)
  }

  async #update(sql: Sql, userId: number, to: Stored): Promise<void> {
    const updatedAt = this.queue.clock.now()
    await User.query(sql)
      .where('id', userId)
      .update({ ...to, updatedAt })
  }

  /** Scheduled messages go by the new zone's clock. */
  async #replan(tx: Tx, userId: number): Promise<void> {
    await this.queue.reschedule(tx, {
      kind: 'replan_schedules',
      dedupKey: `replan:${userId}`,
      payload: { userId },
      runAt: this.queue.clock.now(),
    })
  }

  /** Where they live may be closed, or no more, or romance may. */
  async #lookAtStates(tx: Tx, userId: number): Promise<void> {
    await this.outdateWords.execute(tx.sql, userId)
    const close = { kind: 'close_states', dedupKey: 'close_states', payload: {} }
    await this.queue.reschedule(tx, { ...close, runAt: this.queue.clock.now() })
  }
}

function withKnownZone(wish: PreferencesInput): PreferencesInput {
  if (wish.timeZone === undefined) return wish
  const timeZone = canonicalZone(wish.timeZone)
  if (timeZone === null) throw unknownZone()
  return { ...wish, timeZone }
}

async function findLocked(sql: Sql, userId: number): Promise<Stored> {
  const user = await locked(User.query(sql).where('id', userId)).first()
  if (!user) throw notSignedIn()
  const { timeZone, timeZonePickedAt, quietFrom, quietUntil, selfPausedAt, state } = user
  const { initiativeSince } = user
  return {
    ...{ timeZone, timeZonePickedAt, quietFrom, quietUntil },
    ...{ selfPausedAt, state, initiativeSince },
  }
}

function changed(before: Stored, input: PreferencesInput, now: number): Stored {
  return {
    ...before,
    ...zoneOf(before, input, now),
    ...slotOf(input),
    ...(input.state !== undefined && { state: input.state }),
    ...pauseOf(before, input, now),
    ...initiativeOf(before, input, now),
  }
}

/** The zone the browser told us counts as picked once it is saved here. */
function zoneOf(before: Stored, { timeZone }: PreferencesInput, now: number): Partial<Stored> {
  if (timeZone === undefined) return {}
  const isKept = timeZone === before.timeZone && before.timeZonePickedAt !== null
  return isKept ? {} : { timeZone, timeZonePickedAt: now }
}

function slotOf({ quietHours }: PreferencesInput): Partial<Stored> {
  if (quietHours === undefined) return {}
  return { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }
}

/** A pause that goes on keeps its beginning. */
function pauseOf(before: Stored, { isPaused }: PreferencesInput, now: number): Partial<Stored> {
  if (isPaused === undefined) return {}
  return { selfPausedAt: isPaused ? (before.selfPausedAt ?? now) : null }
}

/** Asked twice, it was allowed the first time. */
function initiativeOf(
  before: Stored,
  { mayTextFirst }: PreferencesInput,
  now: number
): Partial<Stored> {
  if (mayTextFirst === undefined) return {}
  return { initiativeSince: mayTextFirst ? (before.initiativeSince ?? now) : null }
}

function changesBetween(before: Stored, after: Stored): string[] {
  const differs = (...columns: (keyof Stored)[]) =>
    columns.some((column) => before[column] !== after[column])
  return [
    differs('timeZone', 'timeZonePickedAt') && 'Time zone changed',
    differs('quietFrom', 'quietUntil') && 'Quiet hours changed',
    differs('selfPausedAt') && (isResumed(before, after) ? 'Texting resumed' : 'Texting paused'),
    differs('state') && 'State changed',
    differs('initiativeSince') &&
      (after.initiativeSince === null ? 'She no longer texts first' : 'She may text first'),
  ].filter((change) => change !== false)
}

function isResumed(before: Stored, after: Stored): boolean {
  return before.selfPausedAt !== null && after.selfPausedAt === null
}

function preferencesOf(row: Stored): Preferences {
  const { quietFrom: from, quietUntil: until } = row
  return {
    timeZone: row.timeZone,
    hasPickedTimeZone: row.timeZonePickedAt !== null,
    quietHours: from !== null && until !== null ? { from, until } : null,
    isPaused: row.selfPausedAt !== null,
    state: row.state,
    mayTextFirst: row.initiativeSince !== null,
  }
}
