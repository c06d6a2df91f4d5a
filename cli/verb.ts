import { Argument, Command, Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import type { ExitCode } from './exit_codes.js'
import type { Interrupt } from './interrupt.js'
import { Output, type OutputWishes } from './output.js'
import type { Terminal } from './terminal.js'

export type WithApp = <T>(task: (app: ApplicationService) => Promise<T>) => Promise<T>

/** All a command may touch. */
export interface CommandLine {
  terminal: Terminal
  interrupt: Interrupt
  withApp: WithApp
  /** How the last command ended. */
  exit: ExitCode
}

export interface CommonOptions extends OutputWishes {
  input?: boolean
  debug?: boolean
  dryRun?: boolean
  yes?: boolean
  live?: boolean
}

export interface Run<Options = object> extends CommandLine {
  args: readonly string[]
  options: Options & CommonOptions
  output: Output
}

/** What a command does beyond reading: it has --dry-run, asks first, and to send or charge knows --live. */
export type Deed = 'sends' | 'charges' | 'deletes' | 'changes'

/** Completion offers these words; others are taken too. */
export interface Suggested {
  suggested: readonly string[]
}

export interface Verb<Options = object> {
  name: string
  summary: string
  /** Commander's syntax with what each is and may be, e.g. `['<id>', 'of a dead job']`. */
  args?: readonly [syntax: string, description: string, words?: readonly string[] | Suggested][]
  options?: readonly Option[]
  does?: Deed
  /** Whole command lines after `everly`. */
  examples: readonly string[]
  run(run: Run<Options>): Promise<ExitCode | void>
}

export function noun(
  line: CommandLine,
  { name, summary }: { name: string; summary: string },
  verbs: readonly Verb[]
): Command {
  const command = new Command(name).description(summary)
  for (const verb of verbs) command.addCommand(commandOf(line, verb))
  const examples = verbs.flatMap((verb) => verb.examples.slice(0, 1))
  return command.addHelpText('after', examplesOf(examples))
}

export function commandOf(line: CommandLine, verb: Verb): Command {
  const command = new Command(verb.name).description(verb.summary)
  for (const arg of verb.args ?? []) command.addArgument(new VerbArgument(...arg))
  for (const option of [...(verb.options ?? []), ...optionsOf(verb.does)]) command.addOption(option)
  command.addHelpText('after', examplesOf(verb.examples))
  return command.action(async () => {
    const options = command.optsWithGlobals<CommonOptions>()
    const output = await Output.open(line.terminal, options)
    const exit = await verb.run({ ...line, args: command.args, options, output })
    if (exit) line.exit = exit
  })
}

/** With the words that completion offers for it. */
export class VerbArgument extends Argument {
  readonly suggested: readonly string[]

  constructor(syntax: string, description: string, words: readonly string[] | Suggested = []) {
    super(syntax, description)
    this.suggested = 'suggested' in words ? words.suggested : words
    if (!('suggested' in words) && words.length > 0) this.choices(words)
  }
}

function examplesOf(examples: readonly string[]): string {
  return ['', 'Examples:', ...examples.map((example) => `  $ everly ${example}`)].join('\n')
}

function optionsOf(deed: Deed | undefined): Option[] {
  if (!deed) return []
  const options = [
    new Option('-n, --dry-run', 'only says what would happen'),
    new Option('-y, --yes', 'does not ask'),
  ]
  const costs = deed === 'sends' || deed === 'charges'
  return costs
    ? [...options, new Option('--live', 'with the live keys of a real provider')]
    : options
}
