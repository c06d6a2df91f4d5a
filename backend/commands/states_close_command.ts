import { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import { CloseStates } from '#app/people/states/close_states'

export default class StatesCloseCommand extends ScheduledCommand {
  static commandName = 'states:close'
  static description = 'Tells the people of a closed state, and lets those of an opened one go on.'
  static kind = 'close_states'
  static action = CloseStates
}
