import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'

export default class TextsIndexCommand extends ScheduledCommand {
  static commandName = 'texts:index'
  static description = 'Makes new and changed texts findable in the console.'
  static kind = 'index_texts'
  static action = KeepTextsFindable
}
