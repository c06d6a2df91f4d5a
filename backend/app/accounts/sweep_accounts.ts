import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { countedMs } from '#app/verification/code_limits'

const EVERY_MS = 60 * 60_000
const VISITOR_MS = 24 * 60 * 60_000

/** Removes, every hour, what no longer means anything: ended sessions, old codes, counts of windows gone by. */
@inject()
export class SweepAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(): Promise<{ againAt: number }> {
    const now = this.clock.now()
    await this.#sweepSessions(now)
    await this.database.read.run(
      'delete from verification_codes where created_at <= ?',
      now - countedMs(limits.codes)
    )
    await this.database.read.run('delete from rate_limits where expire <= ?', now)
    await this.#giveUpCodes(now)
    return { againAt: now + EVERY_MS }
  }

  /** Left by a crash between writing a code down and sending it: its digits are gone, so it never can be sent. */
  async #giveUpCodes(now: number): Promise<void> {
    await this.database.read.run(
      `update messages set state = 'failed', reason = 'the code could not be sent in time', ended_at = ?
       where kind = 'code' and state = 'queued' and expires_at <= ?`,
      now,
      now
    )
  }

  /** A visitor's session holds a verified number for half an hour, or the memory of a minor for as long as it may. */
  async #sweepSessions(now: number): Promise<void> {
    await this.database.read.run(
      `delete from sessions where expires_at <= ? or seen_at <= ?
         or (user_id is null and refused_as_minor_at is null and seen_at <= ?)`,
      now,
      now - limits.sessions.idleMs,
      now - VISITOR_MS
    )
  }
}
