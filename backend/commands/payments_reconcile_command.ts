import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { ReconcilePayments } from '#app/billing/payment_events/reconcile_payments'

export default class PaymentsReconcileCommand extends ScheduledCommand {
  static commandName = 'payments:reconcile'
  static description = 'Looks again at payments of which an event may have been missed.'
  static kind = 'reconcile_payments'
  static action = ReconcilePayments
}
