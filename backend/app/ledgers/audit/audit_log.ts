import type { Sql } from '#app/core/database/sql'
import { AuditEntry } from '#app/models/audit_entry'

/** Who did it: a member of staff within a request, or an operator at the command line (`id` null). */
export interface Actor {
  id: number | null
  role: 'viewer' | 'support' | 'admin' | 'operator'
  ip: string | null
  requestId: string | null
}

export const OPERATOR: Actor = { id: null, role: 'operator', ip: null, requestId: null }

interface NewEntry {
  actor: Actor
  /** A verb of the roles table, such as `messages.reveal`. */
  action: string
  /** The resource it was done to, and which one of it; null for many or none. */
  subject: string
  subjectId?: number | null
  /** Whose that is, where it may be gone before the entry is. */
  personId?: number | null
  /** Names of fields, never their values. */
  fields?: readonly string[]
  /** Counts, ids and states only: nothing personal. */
  detail?: Record<string, string | number | boolean | null>
  reason?: string | null
  /** Epoch milliseconds. */
  at: number
}

/**
 * Written in the commit of what it tells of. The table takes no change; only its retention removes old rows.
 */
export async function recordAudit(sql: Sql, entry: NewEntry): Promise<void> {
  const { actor, fields = [], detail = {}, reason = null, subjectId = null, at } = entry
  await AuditEntry.create(
    {
      actorId: actor.id,
      actorRole: actor.role,
      action: entry.action,
      subject: entry.subject,
      subjectId,
      personId: entry.personId ?? null,
      fields,
      detail,
      reason,
      ip: actor.ip,
      requestId: actor.requestId,
      createdAt: at,
    },
    sql
  )
}
