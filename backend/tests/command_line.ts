import app from '@adonisjs/core/services/app'
import { EXIT, type ExitCode } from '../../cli/exit_codes.js'
import { Interrupt } from '../../cli/interrupt.js'
import { run } from '../../cli/run.js'
import type { Terminal } from '../../cli/terminal.js'
import type { CommandLine } from '../../cli/verb.js'

export interface Said {
  code: ExitCode
  out: string
  err: string
  /** What the operator was asked. */
  asked: string[]
}

interface Wishes {
  /** A person at both ends; else pipes. */
  isTty?: boolean
  hasColors?: boolean
  answer?: string | (() => Promise<string>)
  /** Piped in. */
  input?: string
  interrupt?: Interrupt
  /** What every use of the application fails with. */
  brokenBy?: Error
}

/** Runs one command line within this process, on the application and the fakes of the tests. */
export async function everlySays(args: readonly string[], wishes: Wishes = {}): Promise<Said> {
  const said: Said = { code: EXIT.ok, out: '', err: '', asked: [] }
  said.code = await run(args, lineFor(said, wishes))
  return said
}

export function lineFor(said: Said, wishes: Wishes = {}): CommandLine {
  const { interrupt = new Interrupt(), brokenBy } = wishes
  return {
    terminal: terminalFor(said, wishes),
    interrupt,
    withApp: (task) => (brokenBy ? Promise.reject(brokenBy) : task(app)),
    exit: EXIT.ok,
  }
}

function terminalFor(said: Said, wishes: Wishes): Terminal {
  const { isTty = false, hasColors = false } = wishes
  return {
    out: (words) => void (said.out += words),
    err: (words) => void (said.err += words),
    isOutTty: isTty,
    isErrTty: isTty,
    hasOutColors: hasColors,
    hasErrColors: hasColors,
    canAsk: isTty,
    ask: async (question) => {
      said.asked.push(question)
      return typeof wishes.answer === 'function' ? wishes.answer() : (wishes.answer ?? '')
    },
    readInput: async () => wishes.input ?? null,
  }
}
