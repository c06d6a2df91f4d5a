import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { KeepDays } from '#app/operations/figures/keep_days'

export default class DaysKeepCommand extends ScheduledCommand {
  static commandName = 'days:keep'
  static description = 'Keeps the figures of the days that are over.'
  static kind = 'keep_days'
  static action = KeepDays
}
