import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { ReconcileTexts } from '#app/texting/delivery/reconcile_texts'

export default class TextsReconcileCommand extends ScheduledCommand {
  static commandName = 'texts:reconcile'
  static description = 'Asks for the end of texts of which no callback told.'
  static kind = 'reconcile_texts'
  static action = ReconcileTexts
}
