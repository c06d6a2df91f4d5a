import { Command, Option } from 'commander'
import { version } from '#config/version'
import { alarmsClear } from './commands/alarms/clear.js'
import { alarmsList } from './commands/alarms/list.js'
import { billingAdvanceClock } from './commands/billing/advance_clock.js'
import { completion } from './commands/completion.js'
import { dbBackup } from './commands/db/backup.js'
import { dbMigrate } from './commands/db/migrate.js'
import { dbRestore } from './commands/db/restore.js'
import { dbSeed } from './commands/db/seed.js'
import { demo } from './commands/demo.js'
import { doctor } from './commands/doctor.js'
import { runEval } from './commands/eval/run.js'
import { jobsList } from './commands/jobs/list.js'
import { jobsRetry } from './commands/jobs/retry.js'
import { jobsRun } from './commands/jobs/run.js'
import { plansList } from './commands/plans/list.js'
import { plansSync } from './commands/plans/sync.js'
import { reportCrisis } from './commands/report/crisis.js'
import { reportDuties } from './commands/report/duties.js'
import { schedulesRun } from './commands/schedules/run.js'
import { sendsStart } from './commands/sends/start.js'
import { sendsStatus } from './commands/sends/status.js'
import { sendsStop } from './commands/sends/stop.js'
import { smsSegments } from './commands/sms/segments.js'
import { smsSend } from './commands/sms/send.js'
import { usersGrantRole } from './commands/users/grant_role.js'
import { usersList } from './commands/users/list.js'
import { usersPause } from './commands/users/pause.js'
import { usersDelete } from './commands/users/delete.js'
import { usersReadmit } from './commands/users/readmit.js'
import { usersResume } from './commands/users/resume.js'
import { usersShow } from './commands/users/show.js'
import { webhooksListen } from './commands/webhooks/listen.js'
import { webhooksTrigger } from './commands/webhooks/trigger.js'
import { exitCodesInWords } from './exit_codes.js'
import { commandOf, type CommandLine, noun, type Verb } from './verb.js'

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
    .version(version, '-V, --version')
  for (const option of commonOptions()) program.addOption(option)
  for (const { verbs, ...about } of NOUNS) program.addCommand(noun(line, about, verbs))
  for (const verb of [doctor, demo]) program.addCommand(commandOf(line, verb))
  program.addCommand(commandOf(line, completion(program)))
  program.addHelpText('after', `${EXAMPLES}\n${exitCodesInWords()}`)
  settle(program, line)
  return program
}

const NOUNS: readonly { name: string; summary: string; verbs: readonly Verb[] }[] = [
  {
    name: 'users',
    summary: 'the people',
    verbs: [
      usersList,
      usersShow,
      usersGrantRole,
      usersPause,
      usersReadmit,
      usersResume,
      usersDelete,
    ],
  },
  { name: 'sms', summary: 'single texts', verbs: [smsSend, smsSegments] },
  {
    name: 'sends',
    summary: 'whether texts leave at all',
    verbs: [sendsStatus, sendsStop, sendsStart],
  },
  { name: 'schedules', summary: 'the daily texts people asked for', verbs: [schedulesRun] },
  { name: 'jobs', summary: 'the waiting work', verbs: [jobsList, jobsRetry, jobsRun] },
  { name: 'alarms', summary: 'what only a person can put right', verbs: [alarmsList, alarmsClear] },
  { name: 'plans', summary: 'what is sold', verbs: [plansList, plansSync] },
  { name: 'billing', summary: 'payments', verbs: [billingAdvanceClock] },
  {
    name: 'webhooks',
    summary: 'what the providers tell us',
    verbs: [webhooksListen, webhooksTrigger],
  },
  {
    name: 'report',
    summary: 'figures to publish, and what the law asks',
    verbs: [reportCrisis, reportDuties],
  },
  { name: 'eval', summary: 'how good she is', verbs: [runEval] },
  { name: 'db', summary: 'the database', verbs: [dbMigrate, dbSeed, dbBackup, dbRestore] },
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
