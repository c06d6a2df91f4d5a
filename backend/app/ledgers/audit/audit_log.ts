import type { Sql } from '#app/core/database/sql'

/** Who did it: a member of staff within a request, or an operator at the command line (`id` null). */
export interface Actor {
  id: number | null
  role: 'viewer' | 'support' | 'admin' | 'operator'
  ip: string | null
  requestId: string | null
}

export const OPERATOR: Actor = { id: null, role: 'operator', ip: null, requestId: null }

interface AuditEntry {
  actor: Actor
  /** A verb of the roles table, such as `messages.reveal`. */
  action: string
  /** The resource it was done to, and which one of it; null for many or none. */
  subject: string
  subjectId?: number | null
  /** Names of fields, never their values. */
  fields?: readonly string[]
  /** Counts, ids and states only: nothing personal. */
  detail?: Record<string, string | number | boolean | null>
  reason?: string | null
  /** Epoch milliseconds. */
  at: number
}

/** Written in the commit of what it tells of. The table takes no change; only its retention removes old rows. */
export async function recordAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  const { actor } = entry
  await sql.run(
    `insert into audit_log (actor_id, actor_role, action, subject, subject_id, fields, detail, reason, ip, request_id,
       created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    actor.id,
    actor.role,
    entry.action,
    entry.subject,
    entry.subjectId ?? null,
    JSON.stringify(entry.fields ?? []),
    JSON.stringify(entry.detail ?? {}),
    entry.reason ?? null,
    actor.ip,
    actor.requestId,
    entry.at
  )
}
