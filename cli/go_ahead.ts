import colors from 'picocolors'
import { EXIT } from './exit_codes.js'
import { Failure } from './failure.js'
import type { Run } from './verb.js'

export interface Plan {
  /** What would happen, as a question: "Send 3 texts?" */
  question: string
  /** What a dry run prints, as words and as JSON; none where the command has printed more by then. */
  preview?: [words: string, json: object]
  /** A real provider, with real phones and money behind it. */
  isLive?: boolean
}

/** False for a dry run. Otherwise the operator said yes, or this throws: nothing was done yet. */
export async function goAhead(run: Run, plan: Plan): Promise<boolean> {
  if (run.options.dryRun) {
    if (plan.preview) run.output.say(...plan.preview)
    run.output.note('Nothing was done: this is a dry run.')
    return false
  }
  if (plan.isLive) warnOfLiveKeys(run)
  return run.options.yes || isAgreed(run, plan)
}

async function isAgreed({ options, terminal }: Run, { question }: Plan): Promise<boolean> {
  if (options.input === false || !terminal.canAsk) {
    throw new Failure(EXIT.usage, `This needs an answer: ${question}`, {
      why: 'Nobody can be asked here.',
      fix: 'Add --yes, or --dry-run to see what would happen.',
    })
  }
  const answer = await terminal.ask(`${question} [y/N] `)
  if (/^y(es)?$/i.test(answer.trim())) return true
  throw new Failure(EXIT.refused, 'Nothing was done.')
}

function warnOfLiveKeys({ options, terminal }: Run): void {
  const { bgRed, white } = colors.createColors(terminal.hasErrColors)
  terminal.err(`${bgRed(white(' LIVE KEYS: real phones, real money. '))}\n`)
  if (options.live) return
  throw new Failure(EXIT.refused, 'This would use live keys.', {
    fix: 'Add --live when that is what you want.',
  })
}
