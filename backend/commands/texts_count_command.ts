import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { CountMessages } from '#app/console/message_lists/count_messages'

export default class TextsCountCommand extends ScheduledCommand {
  static commandName = 'texts:count'
  static description = 'Keeps the numbers of texts that the console shows.'
  static kind = 'count_messages'
  static action = CountMessages
}
