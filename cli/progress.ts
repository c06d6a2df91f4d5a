import type { Ora } from 'ora'
import type { Terminal } from './terminal.js'

const STEP_PERCENT = 10

/** Long work on the error stream: a spinner for a person, else a line each tenth. */
export class Progress {
  #told = 0

  private constructor(
    private readonly terminal: Terminal,
    private readonly title: string,
    private readonly spinner: Ora | null
  ) {}

  static async start(terminal: Terminal, title: string): Promise<Progress> {
    // A terminal that does not say how wide it is would have the spinner count lines for ever.
    const canSpin = terminal.hasErrColors && Boolean(process.stderr.columns)
    if (!terminal.isErrTty || !canSpin) return new Progress(terminal, title, null)
    const { default: ora } = await import('ora')
    const spinner = ora({ text: title, stream: process.stderr, discardStdin: false })
    return new Progress(terminal, title, spinner.start())
  }

  at(done: number, total: number): void {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
    if (this.spinner) this.spinner.text = `${this.title} ${percent} %`
    else if (percent >= this.#told + STEP_PERCENT) {
      this.#told = percent - (percent % STEP_PERCENT)
      this.terminal.err(`${this.title} ${this.#told} %\n`)
    }
  }

  end(): void {
    this.spinner?.stop()
  }
}
