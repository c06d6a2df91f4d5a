import { AuditRetentionSchema } from '#database/schema'

/** One row: audit rows from before its instant have had their time. */
export class AuditRetention extends AuditRetentionSchema {
  static table = 'audit_retention'
}
