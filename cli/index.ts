import { Command } from 'commander'
import { alarmCommands } from './commands/alarms.js'
import { billingCommands } from './commands/billing.js'
import { databaseCommands } from './commands/db.js'
import { jobCommands } from './commands/jobs.js'
import { planCommands } from './commands/plans.js'
import { reportCommands } from './commands/report.js'
import { userCommands } from './commands/users.js'

/** The table of contents of the command line: noun, verb. */
export function everly(): Command {
  return new Command('everly')
    .description('Everly for operators: the database, the people, the waiting work.')
    .showHelpAfterError()
    .showSuggestionAfterError()
    .addCommand(databaseCommands())
    .addCommand(jobCommands())
    .addCommand(alarmCommands())
    .addCommand(planCommands())
    .addCommand(billingCommands())
    .addCommand(userCommands())
    .addCommand(reportCommands())
}

await everly()
  .parseAsync()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode ||= 1
  })
