import type { Role } from '#app/core/sessions/roles'
import type { VisitRow } from '#app/core/sessions/session_sql'

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

/** `staffMs`: how long a session of staff lasts, confirmed or not. */
export function visitOf(row: VisitRow, staffMs: number): Visit {
  const isStaff = row.role !== null && row.role !== 'user'
  return {
    sessionId: row.id,
    userId: row.userId,
    verifiedPhone: row.verifiedPhone,
    verifiedAt: row.verifiedAt,
    refusedAsMinorAt: row.refusedAsMinorAt,
    createdAt: row.createdAt,
    seenAt: row.seenAt,
    endsAt: isStaff ? Math.min(row.createdAt + staffMs, row.expiresAt) : row.expiresAt,
    user: row.userId === null ? null : currentUserOf(row, row.userId),
  }
}

function currentUserOf(row: VisitRow, id: number): CurrentUser {
  const grantedRole = row.role ?? 'user'
  return {
    id,
    email: row.email ?? '',
    phone: row.phone ?? '',
    role: row.confirmedAt === null ? 'user' : grantedRole,
    grantedRole,
    isOnboarded: row.onboardedAt !== null,
    isPaused: row.pausedAt !== null,
  }
}
