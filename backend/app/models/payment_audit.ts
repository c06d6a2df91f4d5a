import { PaymentAuditSchema } from '#database/schema'

/** A payment that fits nothing of ours, for somebody to look at. */
export class PaymentAudit extends PaymentAuditSchema {
  static table = 'payment_audit'
}
