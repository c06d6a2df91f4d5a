import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { newToken, tokenHashOf } from '#app/core/sessions/tokens'
import { FIND_VISIT, type Visit, visitOf, type VisitRow } from '#app/core/sessions/visit'

/** Instants are epoch milliseconds. */
export interface OpenRow {
  id: number
  userAgent: string | null
  openedAt: number
  seenAt: number
}

export interface SessionSettings {
  idleMs: number
  absoluteMs: number
  staffMs: number
}

const SEEN_EVERY_MS = 60 * 60_000

/** Server-side sessions behind an opaque token; only its hash is stored. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SessionSettings
  ) {}

  /** Answers the token for the cookie. */
  async open(
    userId: number | null,
    userAgent: string | null,
    sql: Sql = this.database.read
  ): Promise<string> {
    const token = newToken()
    const now = this.clock.now()
    const inserted = sql.run(
      `insert into sessions (token_hash, user_id, user_agent, created_at, seen_at, expires_at)
       values (?, ?, ?, ?, ?, ?)`,
      tokenHashOf(token),
      userId,
      userAgent?.slice(0, 200) ?? null,
      now,
      now,
      now + this.settings.absoluteMs
    )
    await inserted.catch((error: unknown) => {
      // The account was deleted while its owner logged in elsewhere.
      throw this.database.dialect.isDangling(error) ? notSignedIn() : error
    })
    return token
  }

  /** The same session behind a new token: whoever planted the old one is left outside. */
  async rotate(sessionId: number): Promise<string> {
    const token = newToken()
    await this.database.read.run(
      'update sessions set token_hash = ? where id = ?',
      tokenHashOf(token),
      sessionId
    )
    return token
  }

  /**
   * The second factor was given: the session has the account's role from now on, behind a new token in the same write,
   * so that whoever knew the old one has nothing. Null when it has ended meanwhile.
   */
  async confirm(sessionId: number, sql: Sql = this.database.read): Promise<string | null> {
    const token = newToken()
    const changed = await sql.run(
      'update sessions set confirmed_at = ?, token_hash = ? where id = ?',
      this.clock.now(),
      tokenHashOf(token),
      sessionId
    )
    return changed === 1 ? token : null
  }

  async find(token: string): Promise<Visit | null> {
    const row = await this.database.read.first<VisitRow>(FIND_VISIT, tokenHashOf(token))
    if (!row) return null
    const now = this.clock.now()
    const visit = visitOf(row, this.settings.staffMs)
    if (now >= visit.endsAt || now - row.seen_at >= this.settings.idleMs) {
      await this.close(row.id)
      return null
    }
    if (now - row.seen_at > SEEN_EVERY_MS) {
      await this.database.read.run('update sessions set seen_at = ? where id = ?', now, row.id)
    }
    return visit
  }

  async close(sessionId: number): Promise<void> {
    await this.database.read.run('delete from sessions where id = ?', sessionId)
  }

  /** Those a person is logged in with, newest first. */
  async listOpen(userId: number): Promise<OpenRow[]> {
    const now = this.clock.now()
    return this.database.read.all<OpenRow>(
      `select s.id, s.user_agent as "userAgent", s.created_at as "openedAt", s.seen_at as "seenAt"
       from sessions s join users u on u.id = s.user_id
       where s.user_id = ? and s.expires_at > ? and s.seen_at > ?
         and (u.role = 'user' or s.created_at > ?)
       order by s.created_at desc, s.id desc`,
      userId,
      now,
      now - this.settings.idleMs,
      now - this.settings.staffMs
    )
  }

  async closeAll(
    userId: number,
    exceptId: number | null,
    sql: Sql = this.database.read
  ): Promise<void> {
    await sql.run('delete from sessions where user_id = ? and id <> ?', userId, exceptId ?? 0)
  }
}
