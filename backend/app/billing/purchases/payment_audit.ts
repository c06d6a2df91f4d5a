import type { Sql } from '#app/core/database/sql'

/** What did not fit: somebody else's payment, one that was not paid, one of another amount … */
export type AuditReason =
  | 'unknown_payment'
  | 'not_owner'
  | 'not_ours'
  | 'unpaid'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'wrong_plan'
  | 'wrong_customer'
  | 'replayed'
  | 'nobody_left'
  | 'late_upgrade'

/** One row for each person, object and reason, however often it is tried; ids only, nothing personal. */
export async function auditPayment(
  sql: Sql,
  audit: { reason: AuditReason; objectId: string; userId?: number | null; at: number }
): Promise<void> {
  const { reason, objectId, userId = null, at } = audit
  await sql.run(
    `insert into payment_audit (user_id, reason, object_id, audit_key, first_at, last_at) values (?, ?, ?, ?, ?, ?)
     on conflict (audit_key) do update set times = payment_audit.times + 1, last_at = excluded.last_at`,
    userId,
    reason,
    objectId,
    `${reason}:${objectId}:${userId ?? ''}`,
    at,
    at
  )
}
