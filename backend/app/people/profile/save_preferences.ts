import type { Activities } from '#app/people/activities/activities'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql, Tx } from '#app/core/database/sql'
import { canonicalZone } from '#app/core/clock/time_zone'
import type { Preferences, PreferencesInput } from '#app/people/profile/contract'
import { unknownZone } from '#app/people/profile/errors'
import type { Origin } from '#app/people/profile/profile_records'
import type { SwitchInitiative } from '#app/people/profile/switch_initiative'

interface Stored {
  time_zone: string
  time_zone_picked_at: number | null
  quiet_from: string | null
  quiet_until: string | null
  self_paused_at: number | null
  initiative_since: number | null
}

/** When she may text, in which zone the day begins, and whether she texts at all. Only what is named changes. */
export class SavePreferences {
  constructor(
    private readonly parts: {
      database: Database
      queue: JobQueue
      activities: Activities
      initiative: SwitchInitiative
    }
  ) {}

  async execute(origin: Origin, wish: PreferencesInput): Promise<Preferences> {
    const { userId } = origin
    const input = withKnownZone(wish)
    return this.parts.database.transaction(async (tx) => {
      if (wish.mayTextFirst === false) await this.parts.initiative.dropUnsent(tx, userId)
      const before = await find(tx.sql, userId, this.parts.database.dialect.forUpdate)
      const after = changed(before, input, this.parts.queue.clock.now())
      const changes = changesBetween(before, after)
      if (changes.length > 0) await this.#update(tx.sql, userId, after)
      for (const description of changes) {
        await this.parts.activities.record(tx.sql, { userId, type: 'profile_update', description })
      }
      if (isResumed(before, after)) await this.#answerAgain(tx, userId)
      if (before.time_zone !== after.time_zone) await this.#replan(tx, userId)
      await this.#switchInitiative(tx, { origin, before, after })
      return preferencesOf(after)
    })
  }

  async #switchInitiative(
    tx: Tx,
    { origin, before, after }: { origin: Origin; before: Stored; after: Stored }
  ): Promise<void> {
    if (before.initiative_since === after.initiative_since) return
    if (after.initiative_since === null) await this.parts.initiative.turnOff(tx, origin)
    else await this.parts.initiative.turnOn(tx, origin)
  }

  async #update(sql: Sql, userId: number, to: Stored): Promise<void> {
    await sql.run(
      `update users set time_zone = ?, time_zone_picked_at = ?, quiet_from = ?, quiet_until = ?,
         self_paused_at = ?, initiative_since = ?, updated_at = ? where id = ?`,
      to.time_zone,
      to.time_zone_picked_at,
      to.quiet_from,
      to.quiet_until,
      to.self_paused_at,
      to.initiative_since,
      this.parts.queue.clock.now(),
      userId
    )
  }

  /** Scheduled messages go by the new zone's clock. */
  async #replan(tx: Tx, userId: number): Promise<void> {
    await this.parts.queue.reschedule(tx, {
      kind: 'replan_schedules',
      dedupKey: `replan:${userId}`,
      payload: { userId },
      runAt: this.parts.queue.clock.now(),
    })
  }

  /** She answers what came during the pause; the job knows what is too old, and what else keeps her silent. */
  async #answerAgain(tx: Tx, userId: number): Promise<void> {
    const conversation = await tx.sql.first<{ id: number }>(
      'select id from conversations where user_id = ?',
      userId
    )
    if (!conversation) return
    await this.parts.queue.reschedule(tx, {
      kind: 'reply',
      dedupKey: `reply:${conversation.id}`,
      payload: { conversationId: conversation.id },
      runAt: this.parts.queue.clock.now(),
    })
  }
}

function withKnownZone(wish: PreferencesInput): PreferencesInput {
  if (wish.timeZone === undefined) return wish
  const timeZone = canonicalZone(wish.timeZone)
  if (timeZone === null) throw unknownZone()
  return { ...wish, timeZone }
}

async function find(sql: Sql, userId: number, lock: string): Promise<Stored> {
  const row = await sql.first<Stored>(
    `select time_zone, time_zone_picked_at, quiet_from, quiet_until, self_paused_at, initiative_since
     from users where id = ?${lock}`,
    userId
  )
  if (!row) throw notSignedIn()
  return row
}

function changed(before: Stored, input: PreferencesInput, now: number): Stored {
  return {
    ...before,
    ...zoneOf(before, input, now),
    ...slotOf(input),
    ...pauseOf(before, input, now),
    ...initiativeOf(before, input, now),
  }
}

/** The zone the browser told us counts as picked once it is saved here. */
function zoneOf(before: Stored, { timeZone }: PreferencesInput, now: number): Partial<Stored> {
  if (timeZone === undefined) return {}
  const isKept = timeZone === before.time_zone && before.time_zone_picked_at !== null
  return isKept ? {} : { time_zone: timeZone, time_zone_picked_at: now }
}

function slotOf({ quietHours }: PreferencesInput): Partial<Stored> {
  if (quietHours === undefined) return {}
  return { quiet_from: quietHours?.from ?? null, quiet_until: quietHours?.until ?? null }
}

/** A pause that goes on keeps its beginning. */
function pauseOf(before: Stored, { isPaused }: PreferencesInput, now: number): Partial<Stored> {
  if (isPaused === undefined) return {}
  return { self_paused_at: isPaused ? (before.self_paused_at ?? now) : null }
}

/** Asked twice, it was allowed the first time. */
function initiativeOf(
  before: Stored,
  { mayTextFirst }: PreferencesInput,
  now: number
): Partial<Stored> {
  if (mayTextFirst === undefined) return {}
  return { initiative_since: mayTextFirst ? (before.initiative_since ?? now) : null }
}

function changesBetween(before: Stored, after: Stored): string[] {
  const differs = (...columns: (keyof Stored)[]) =>
    columns.some((column) => before[column] !== after[column])
  return [
    differs('time_zone', 'time_zone_picked_at') && 'Time zone changed',
    differs('quiet_from', 'quiet_until') && 'Quiet hours changed',
    differs('self_paused_at') && (isResumed(before, after) ? 'Texting resumed' : 'Texting paused'),
    differs('initiative_since') &&
      (after.initiative_since === null ? 'She no longer texts first' : 'She may text first'),
  ].filter((change) => change !== false)
}

function isResumed(before: Stored, after: Stored): boolean {
  return before.self_paused_at !== null && after.self_paused_at === null
}

function preferencesOf(row: Stored): Preferences {
  const { quiet_from: from, quiet_until: until } = row
  return {
    timeZone: row.time_zone,
    hasPickedTimeZone: row.time_zone_picked_at !== null,
    quietHours: from !== null && until !== null ? { from, until } : null,
    isPaused: row.self_paused_at !== null,
    mayTextFirst: row.initiative_since !== null,
  }
}
