import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { EndStranded } from '#app/schedules/firings/end_stranded'

export default class SchedulesEndStrandedCommand extends ScheduledCommand {
  static commandName = 'schedules:end-stranded'
  static description = 'Ends scheduled texts whose job was given up.'
  static kind = 'end_stranded'
  static action = EndStranded
}
