import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { SweepRetention } from '#app/operations/retention/sweep_retention'

export default class RetentionSweepCommand extends ScheduledCommand {
  static commandName = 'retention:sweep'
  static description = 'Removes what has been kept for its time.'
  static kind = 'sweep_retention'
  static action = SweepRetention
}
