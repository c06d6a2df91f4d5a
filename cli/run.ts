import { CommanderError } from 'commander'
import colors from 'picocolors'
import { everly } from './everly.js'
import { EXIT, type ExitCode } from './exit_codes.js'
import { explained, type Failure } from './failure.js'
import type { CommandLine } from './verb.js'

/** Runs one command line and answers how it ended; whatever went wrong is told in words. */
export async function run(args: readonly string[], line: CommandLine): Promise<ExitCode> {
  try {
    await everly(line).parseAsync([...args], { from: 'user' })
    return line.interrupt.isRequested ? EXIT.interrupted : line.exit
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
    const failure = await explained(error)
    tell(failure, line)
    if (args.includes('--debug')) line.terminal.err(`${(error as Error).stack}\n`)
    return line.interrupt.isRequested ? EXIT.interrupted : failure.exit
  }
}

function tell({ message, why, fix }: Failure, { terminal }: CommandLine): void {
  const { red } = colors.createColors(terminal.hasErrColors)
  terminal.err(`${red('error:')} ${message}\n`)
  if (why) terminal.err(`  ${why}\n`)
  if (fix) terminal.err(`  fix: ${fix}\n`)
}
