import type { Sql } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { PaymentAudit } from '#app/models/payment_audit'

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
  | 'late_bill'
  | 'fraud_warning'
  | 'closed_state'
  | 'shut_out'

const OF_PAID_BACK: AuditReason[] = [
  'nobody_left',
  'late_upgrade',
  'late_bill',
  'shut_out',
  'closed_state',
  'wrong_plan',
  'wrong_currency',
]

/** Of payments nothing was given for, whoever settled them. */
export function auditsOfPaidBack(sql: Sql) {
  return PaymentAudit.query(sql).whereIn('reason', OF_PAID_BACK)
}

export async function wasPaidBack(sql: Sql, objectId: string): Promise<boolean> {
  return (await auditsOfPaidBack(sql).where({ objectId }).first()) !== null
}

/** One row for each person, object and reason, however often it is tried; ids only, nothing personal. */
export async function auditPayment(
  sql: Sql,
  audit: { reason: AuditReason; objectId: string; userId?: number | null; at: number }
): Promise<void> {
  const { reason, objectId, userId = null, at } = audit
  const auditKey = `${reason}:${objectId}:${userId ?? ''}`
  const first = { userId, reason, objectId, auditKey, times: 1, firstAt: at, lastAt: at }
  if (await insertUnlessKnown(new PaymentAudit().fill(first), sql)) return
  await PaymentAudit.query(sql)
    .where({ auditKey })
    .update({ times: sql.client.raw('times + 1'), lastAt: at })
}
