import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'

export default class TextsPullCommand extends ScheduledCommand {
  static commandName = 'texts:pull'
  static description = 'Takes in texts whose webhook never reached us.'
  static kind = 'pull_inbound'
  static action = PullInbound
}
