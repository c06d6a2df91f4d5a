import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { RemindOfRenewals } from '#app/billing/plans/remind_of_renewals'

export default class RenewalsRemindCommand extends ScheduledCommand {
  static commandName = 'renewals:remind'
  static description = 'Reminds people of plans that renew, and tells them of new prices.'
  static kind = 'remind_of_renewals'
  static action = RemindOfRenewals
}
