import type { Role } from '#app/core/sessions/roles'

/** Who is asking: the session's row and, once logged in, the user's. */
export interface Visit {
  sessionId: number
  userId: number | null
  verifiedPhone: string | null
  verifiedAt: number | null
  refusedAsMinorAt: number | null
  createdAt: number
  seenAt: number
  /** The session ends then at the latest. */
  endsAt: number
  user: CurrentUser | null
}

export interface CurrentUser {
  id: number
  email: string
  phone: string
  /** What this session may do: `user` until the second factor of somebody of staff is confirmed. */
  role: Role
  /** The account's. It gives no right by itself. */
  grantedRole: Role
  isOnboarded: boolean
  isPaused: boolean
}

/** Whether somebody of staff has given nothing but their password so far. */
export function needsSecondFactor({ role, grantedRole }: CurrentUser): boolean {
  return role !== grantedRole
}

export interface VisitRow {
  id: number
  user_id: number | null
  verified_phone: string | null
  verified_at: number | null
  refused_as_minor_at: number | null
  created_at: number
  seen_at: number
  expires_at: number
  confirmed_at: number | null
  email: string | null
  phone: string | null
  role: Role | null
  onboarded_at: number | null
  paused_at: number | null
}

export const FIND_VISIT = `select s.id, s.user_id, s.verified_phone, s.verified_at, s.refused_as_minor_at,
    s.created_at, s.seen_at, s.expires_at, s.confirmed_at, u.email, u.phone, u.role, u.onboarded_at, u.paused_at
  from sessions s left join users u on u.id = s.user_id where s.token_hash = ?`

/** `staffMs`: how long a session of staff lasts, confirmed or not. */
export function visitOf(row: VisitRow, staffMs: number): Visit {
  const isStaff = row.role !== null && row.role !== 'user'
  return {
    sessionId: row.id,
    userId: row.user_id,
    verifiedPhone: row.verified_phone,
    verifiedAt: row.verified_at,
    refusedAsMinorAt: row.refused_as_minor_at,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endsAt: isStaff ? Math.min(row.created_at + staffMs, row.expires_at) : row.expires_at,
    user: row.user_id === null ? null : currentUserOf(row, row.user_id),
  }
}

function currentUserOf(row: VisitRow, id: number): CurrentUser {
  const grantedRole = row.role ?? 'user'
  return {
    id,
    email: row.email ?? '',
    phone: row.phone ?? '',
    role: row.confirmed_at === null ? 'user' : grantedRole,
    grantedRole,
    isOnboarded: row.onboarded_at !== null,
    isPaused: row.paused_at !== null,
  }
}
