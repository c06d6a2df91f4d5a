import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#app/core/roles'
import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import { notSignedIn } from '#app/core/refusal'
import type { Sql } from '#app/core/sql'

/** Who is asking: the session's row and, once logged in, the user's. */
export interface Visit {
  sessionId: number
  userId: number | null
  verifiedPhone: string | null
  verifiedAt: number | null
  refusedAsMinorAt: number | null
  createdAt: number
  seenAt: number
  user: CurrentUser | null
}

export interface CurrentUser {
  id: number
  email: string
  phone: string
  role: Role
  isOnboarded: boolean
  isPaused: boolean
}

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
    const token = randomBytes(32).toString('base64url')
    const now = this.clock.now()
    const inserted = sql.run(
      `insert into sessions (token_hash, user_id, user_agent, created_at, seen_at, expires_at)
       values (?, ?, ?, ?, ?, ?)`,
      hashOf(token),
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
    const token = randomBytes(32).toString('base64url')
    await this.database.read.run(
      'update sessions set token_hash = ? where id = ?',
      hashOf(token),
      sessionId
    )
    return token
  }

  async find(token: string): Promise<Visit | null> {
    const row = await this.database.read.first<VisitRow>(FIND, hashOf(token))
    if (!row) return null
    const now = this.clock.now()
    const isStaff = row.role !== null && row.role !== 'user'
    const isOver =
      now >= row.expires_at ||
      now - row.seen_at >= this.settings.idleMs ||
      (isStaff && now - row.created_at >= this.settings.staffMs)
    if (isOver) {
      await this.close(row.id)
      return null
    }
    if (now - row.seen_at > SEEN_EVERY_MS) {
      await this.database.read.run('update sessions set seen_at = ? where id = ?', now, row.id)
    }
    return visitOf(row)
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

interface VisitRow {
  id: number
  user_id: number | null
  verified_phone: string | null
  verified_at: number | null
  refused_as_minor_at: number | null
  created_at: number
  seen_at: number
  expires_at: number
  email: string | null
  phone: string | null
  role: Role | null
  onboarded_at: number | null
  paused_at: number | null
}

const FIND = `select s.id, s.user_id, s.verified_phone, s.verified_at, s.refused_as_minor_at, s.created_at,
    s.seen_at, s.expires_at, u.email, u.phone, u.role, u.onboarded_at, u.paused_at
  from sessions s left join users u on u.id = s.user_id where s.token_hash = ?`

function visitOf(row: VisitRow): Visit {
  return {
    sessionId: row.id,
    userId: row.user_id,
    verifiedPhone: row.verified_phone,
    verifiedAt: row.verified_at,
    refusedAsMinorAt: row.refused_as_minor_at,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    user: row.user_id === null ? null : currentUserOf(row, row.user_id),
  }
}

function currentUserOf(row: VisitRow, id: number): CurrentUser {
  return {
    id,
    email: row.email ?? '',
    phone: row.phone ?? '',
    role: row.role ?? 'user',
    isOnboarded: row.onboarded_at !== null,
    isPaused: row.paused_at !== null,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
