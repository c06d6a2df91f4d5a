import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { HOUR } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { newToken, tokenHashOf } from '#app/core/sessions/tokens'
import { findVisitRow } from '#app/core/sessions/session_sql'
import { type Visit, visitOf } from '#app/core/sessions/visit'
import { changedBy } from '#app/models/changed_by'
import { Session } from '#app/models/session'
import { User } from '#app/models/user'

const SEEN_EVERY_MS = HOUR

/** Server-side sessions behind an opaque token; only its hash is stored. */
@inject()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** Answers the token for the cookie. */
  async open(
    userId: number | null,
    userAgent: string | null,
    sql: Sql = this.database.read
  ): Promise<string> {
    const token = newToken()
    const now = this.clock.now()
    const session = {
      tokenHash: tokenHashOf(token),
      userId,
      userAgent: userAgent?.slice(0, 200) ?? null,
      createdAt: now,
      seenAt: now,
      expiresAt: now + limits.sessions.absoluteMs,
    }
    await Session.create(session, sql).catch((error: unknown) => {
      // The account was deleted while its owner logged in elsewhere.
      throw this.database.dialect.isDangling(error) ? notSignedIn() : error
    })
    return token
  }

  /** The same session behind a new token: whoever planted the old one is left outside. */
  async rotate(sessionId: number): Promise<string> {
    const token = newToken()
    await this.#of(sessionId).update({ tokenHash: tokenHashOf(token) })
    return token
  }

  /**
   * The second factor was given: the session has the account's role from now on, behind a new token in
   * the same write, so that whoever knew the old one has nothing. Null when it has ended meanwhile.
   */
  async confirm(sessionId: number, sql: Sql = this.database.read): Promise<string | null> {
    const token = newToken()
    const confirmed = { confirmedAt: this.clock.now(), tokenHash: tokenHashOf(token) }
    const changed = await changedBy(this.#of(sessionId, sql).update(confirmed))
    return changed === 1 ? token : null
  }

  async find(token: string): Promise<Visit | null> {
    const row = await findVisitRow(this.database.read, tokenHashOf(token))
    if (!row) return null
    const now = this.clock.now()
    const visit = visitOf(row, limits.sessions.staffMs)
    if (now >= visit.endsAt || now - row.seenAt >= limits.sessions.idleMs) {
      await this.close(row.id)
      return null
    }
    if (now - row.seenAt > SEEN_EVERY_MS) await this.#of(row.id).update({ seenAt: now })
    return visit
  }

  async isAccount(userId: number): Promise<boolean> {
    return (await User.find(userId, this.database.read)) !== null
  }

  async close(sessionId: number): Promise<void> {
    await this.#of(sessionId).delete()
  }

  /** Those a person is logged in with, newest first. */
  async listOpen(userId: number): Promise<Session[]> {
    const now = this.clock.now()
    const { idleMs, staffMs } = limits.sessions
    return Session.query(this.database.read)
      .where('userId', userId)
      .where('expiresAt', '>', now)
      .where('seenAt', '>', now - idleMs)
      .where((session) => {
        void session.where('createdAt', '>', now - staffMs)
        void session.orWhereHas('user', (user) => void user.where('role', 'user'))
      })
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
  }

  async closeAll(
    userId: number,
    exceptId: number | null,
    sql: Sql = this.database.read
  ): Promise<void> {
    const all = Session.query(sql).where('userId', userId)
    await all.whereNot('id', exceptId ?? 0).delete()
  }

  #of(sessionId: number, sql: Sql = this.database.read) {
    return Session.query(sql).where('id', sessionId)
  }
}
