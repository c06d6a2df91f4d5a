import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { Watch } from '#app/operations/watch/watch'

export default class WatchCommand extends ScheduledCommand {
  static commandName = 'watch'
  static description = 'Looks for what is wrong, and tells the operator.'
  static kind = 'watch'
  static action = Watch
}
