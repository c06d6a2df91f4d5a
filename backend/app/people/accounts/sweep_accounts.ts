import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { countedMs } from '#app/people/verification/code_limits'

const EVERY_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** As long as the provider may still report on a text, and an operator look into it. */
const STRANGER_MS = 7 * DAY_MS
/** Longer than any provider tells a text again. */
const REMOVED_MS = 30 * DAY_MS
const PROOF_YEARS = 5

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
    await this.#blankCodes(now)
    await this.database.read.run('delete from rate_limits where expire <= ?', now)
    await this.#giveUpCodes(now)
    await this.database.read.run('delete from phone_changes where requested_at <= ?', now - DAY_MS)
    await this.#forgetNumbersOfNobody(now)
    await this.#forgetThoseWhoLeft(now)
    return { againAt: now + EVERY_MS }
  }

  /** What stays tells how many of a prefix's codes were used, and no longer whose they were; `SweepRetention` ends it. */
  async #blankCodes(now: number): Promise<void> {
    await this.database.read.run(
      `update verification_codes set code_hash = '', phone_key = '', asker = '', ticket_hash = null, address_range = null
       where code_hash <> '' and created_at <= ?`,
      now - countedMs(limits.codes)
    )
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

  /** A number that asked for a code or wrote to us and never signed up is nobody's business after a while. */
  async #forgetNumbersOfNobody(now: number): Promise<void> {
    await this.database.read.run(
      `delete from messages where user_id is null and direction = 'outbound' and created_at <= ?`,
      now - STRANGER_MS
    )
    await this.database.read.run(
      `delete from recipients where opted_out_at is null and bad_since is null and updated_at <= ?
         and not exists (select 1 from users u where u.phone_key = recipients.phone_key)`,
      now - STRANGER_MS
    )
  }

  /** The proof that somebody who left had agreed to our texts, or took that back, is kept as long as it may be asked for. */
  async #forgetThoseWhoLeft(now: number): Promise<void> {
    await this.database.read.run(
      'delete from consents where user_id is null and coalesce(person_left_at, created_at) <= ?',
      DateTime.fromMillis(now).minus({ years: PROOF_YEARS }).toMillis()
    )
    const { undoMs } = limits.accounts
    await this.database.read.run('delete from account_changes where expires_at <= ?', now - undoMs)
    await this.database.read.run('delete from refused_minors where until <= ?', now)
    await this.database.read.run(
      'delete from removed_texts where redacted_at is not null and removed_at <= ?',
      now - REMOVED_MS
    )
  }

  /** A visitor's session holds a verified number for half an hour, or the memory of a minor for as long as it may. */
  async #sweepSessions(now: number): Promise<void> {
    await this.database.read.run(
      `delete from sessions where expires_at <= ? or seen_at <= ?
         or (user_id is null and refused_as_minor_at is null and seen_at <= ?)`,
      now,
      now - limits.sessions.idleMs,
      now - DAY_MS
    )
  }
}
