import { AuditLogSchema } from '#database/schema'

/** Who of staff did what. Rows are only ever added. */
export class AuditEntry extends AuditLogSchema {
  static table = 'audit_log'
}
