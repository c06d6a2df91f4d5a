import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'

/** Where a command speaks: data to `out`, everything else to `err`. Tests hand in one of their own. */
export interface Terminal {
  out(words: string): void
  err(words: string): void
  /** A person reads `out`. */
  isOutTty: boolean
  /** A person reads `err`. */
  isErrTty: boolean
  hasOutColors: boolean
  hasErrColors: boolean
  /** A person sits at both ends: input and `err`. */
  canAsk: boolean
  ask(question: string): Promise<string>
  /** All of a piped input; null when nothing is piped. */
  readInput(): Promise<string | null>
}

export function processTerminal({ wantsColors }: { wantsColors: boolean }): Terminal {
  const { stdin, stdout, stderr } = process
  return {
    out: (words) => void stdout.write(words),
    err: (words) => void stderr.write(words),
    isOutTty: Boolean(stdout.isTTY),
    isErrTty: Boolean(stderr.isTTY),
    hasOutColors: wantsColors && hasColors(stdout),
    hasErrColors: wantsColors && hasColors(stderr),
    canAsk: Boolean(stdin.isTTY && stderr.isTTY),
    ask,
    readInput: async () => (stdin.isTTY ? null : text(stdin)),
  }
}

/** Node's own answer, which heeds NO_COLOR and TERM=dumb. */
function hasColors(stream: NodeJS.WriteStream): boolean {
  return Boolean(stream.isTTY) && stream.hasColors()
}

/** Ctrl-C and the end of the input are no answer. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const over = new AbortController()
  lines.on('close', () => over.abort())
  lines.on('SIGINT', () => {
    over.abort()
    process.emit('SIGINT')
  })
  try {
    return await lines.question(question, { signal: over.signal })
  } catch {
    process.stderr.write('\n')
    return ''
  } finally {
    lines.close()
  }
}
