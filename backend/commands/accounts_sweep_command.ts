import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'

export default class AccountsSweepCommand extends ScheduledCommand {
  static commandName = 'accounts:sweep'
  static description =
    'Removes ended sessions, old codes, accounts of minors and what is known of strangers; ' +
    'has people found by name.'
  static kind = 'sweep_accounts'
  static action = SweepAccounts
}
