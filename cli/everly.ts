import { Command, Option } from 'commander'
import { alarmCommands } from './commands/alarms.js'
import { billingCommands } from './commands/billing.js'
import { completion } from './commands/completion.js'
import { databaseCommands } from './commands/db.js'
import { demo } from './commands/demo.js'
import { doctor } from './commands/doctor.js'
import { evalCommands } from './commands/eval.js'
import { jobCommands } from './commands/jobs.js'
import { planCommands } from './commands/plans.js'
import { reportCommands } from './commands/report.js'
import { scheduleCommands } from './commands/schedules.js'
import { sendCommands } from './commands/sends.js'
import { smsCommands } from './commands/sms.js'
import { userCommands } from './commands/users.js'
import { webhookCommands } from './commands/webhooks.js'
import { exitCodesInWords } from './exit_codes.js'
import { commandOf, type CommandLine } from './verb.js'

const VERSION = '0.1.0'
const EXAMPLES = `
Examples:
  $ everly doctor
  $ everly users list --plan free --limit 20
  $ everly jobs list --dead --json
  $ everly db backup
`

/** The table of contents of the command line: noun, verb. */
export function everly(line: CommandLine): Command {
  const program = new Command('everly')
    .description('Everly for operators: the database, the people, the waiting work.')
    .version(VERSION, '-V, --version')
  for (const option of commonOptions()) program.addOption(option)
  for (const commands of NOUNS) program.addCommand(commands(line))
  for (const verb of [doctor, demo]) program.addCommand(commandOf(line, verb))
  program.addCommand(commandOf(line, completion(program)))
  program.addHelpText('after', `${EXAMPLES}\n${exitCodesInWords()}`)
  settle(program, line)
  return program
}

const NOUNS = [
  userCommands,
  smsCommands,
  sendCommands,
  scheduleCommands,
  jobCommands,
  alarmCommands,
  planCommands,
  billingCommands,
  webhookCommands,
  reportCommands,
  evalCommands,
  databaseCommands,
]

function commonOptions(): Option[] {
  return [
    new Option('--json', 'prints one JSON document'),
    new Option('--plain', 'prints tabs instead of a table'),
    new Option('--no-color', 'prints no colours; so do NO_COLOR, TERM=dumb and a pipe'),
    new Option('--no-input', 'never asks'),
    new Option('--debug', 'shows the stack of an error'),
  ]
}

/** What commander does not hand down to commands that are added ready-made. */
function settle(command: Command, line: CommandLine): void {
  command
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(`See: ${pathOf(command)} --help`)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: line.terminal.out, writeErr: line.terminal.err })
  for (const child of command.commands) settle(child, line)
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}
