import limits from '#config/limits'
import type { Recurrence } from '#app/core/jobs/recurring'
import type { ScheduledCommand } from '#app/core/jobs/scheduled_command'
import AccountsSweepCommand from '../commands/accounts_sweep_command.js'
import DaysKeepCommand from '../commands/days_keep_command.js'
import PaymentsReconcileCommand from '../commands/payments_reconcile_command.js'
import RenewalsRemindCommand from '../commands/renewals_remind_command.js'
import RetentionSweepCommand from '../commands/retention_sweep_command.js'
import SchedulesEndStrandedCommand from '../commands/schedules_end_stranded_command.js'
import StatesCloseCommand from '../commands/states_close_command.js'
import TextsCountCommand from '../commands/texts_count_command.js'
import TextsIndexCommand from '../commands/texts_index_command.js'
import TextsPullCommand from '../commands/texts_pull_command.js'
import TextsReconcileCommand from '../commands/texts_reconcile_command.js'
import WatchCommand from '../commands/watch_command.js'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'

/** What recurs, and when; every server with the role worker runs all of it once when it starts. */
export const SCHEDULE: readonly (Recurrence & { command: typeof ScheduledCommand })[] = [
  { command: TextsPullCommand, everyMs: limits.sends.pullInboundMs },
  { command: TextsReconcileCommand, everyMs: limits.reconciledTexts.everyMs },
  { command: TextsIndexCommand, everyMs: 10 * SECOND },
  { command: TextsCountCommand, everyMs: 5 * MINUTE },
  { command: AccountsSweepCommand, everyMs: HOUR },
  { command: RetentionSweepCommand, everyMs: 24 * HOUR },
  { command: PaymentsReconcileCommand, everyMs: 24 * HOUR },
  { command: RenewalsRemindCommand, everyMs: 24 * HOUR },
  { command: SchedulesEndStrandedCommand, everyMs: HOUR },
  { command: StatesCloseCommand, everyMs: HOUR },
  { command: DaysKeepCommand, dailyAt: '00:10' },
  { command: WatchCommand, everyMs: MINUTE },
]
