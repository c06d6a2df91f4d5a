import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { unusedPort } from '../unused_port.js'
import type { Trial, Verdict } from './trial.js'

const START_LIMIT_MS = 120_000
/** Every run leaves its specs behind in memory. */
const TRIALS_OF_ONE = 150

/** What backend/bin/test.ts sets for the specs. */
const SETTINGS = {
  NODE_ENV: 'test',
  ENV_PATH: 'backend/tests',
  NO_COLOR: '1',
  TEST_SUITES: 'none',
  HOST: '127.0.0.1',
  DATABASE_URL: ':memory:',
  SCRYPT_COST: '1024',
  SEND_SEGMENTS_PER_SECOND: '1000000',
  REPLY_DELAY_MIN_MS: '5500',
  REPLY_DELAY_MAX_MS: '5500',
  LOG_LEVEL: 'fatal',
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A process of the box, replaced whenever it hangs, ends or has had enough. */
export class Tester {
  #child: ChildProcess | null = null
  #trials = 0

  /** The fault `fromStart` is awake while modules are loaded: what they make once cannot be changed later. */
  constructor(
    private readonly box: string,
    private readonly fromStart = 0
  ) {}

  /** Null when no verdict came in time: the process hung or ended. */
  async try(trial: Trial, limitMs: number): Promise<Verdict | null> {
    if (this.#trials++ >= TRIALS_OF_ONE) this.stop()
    const child = (this.#child ??= await this.#start())
    child?.send(trial)
    const verdict = child && ((await messageOf(child, limitMs)) as Verdict | null)
    if (!verdict) this.stop()
    return verdict
  }

  stop(): void {
    this.#child?.kill('SIGKILL')
    this.#child = null
    this.#trials = 0
  }

  async #start(): Promise<ChildProcess | null> {
    const child = fork('backend/tests/mutants/try_mutants.ts', {
      cwd: this.box,
      execArgv: ['--import=@poppinss/ts-exec'],
      stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'ipc'],
      env: {
        PATH: process.env.PATH,
        ...SETTINGS,
        PORT: `${await unusedPort()}`,
        MUTANT: `${this.fromStart}`,
      },
    })
    child.once('exit', () => running.delete(child))
    running.add(child)
    if (await messageOf(child, START_LIMIT_MS)) return child
    child.kill('SIGKILL')
    if (this.fromStart === 0) throw new Error('the application does not start without a fault')
    return null
  }
}

/** Null when none came in time, or none will come any more. */
async function messageOf(child: ChildProcess, limitMs: number): Promise<unknown> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), limitMs)
  const { signal } = waiting
  const ended = once(child, 'exit', { signal }).then(() => [null])
  const [message] = await Promise.race([once(child, 'message', { signal }), ended]).catch(() => [
    null,
  ])
  clearTimeout(timer)
  waiting.abort()
  await ended.catch(() => {})
  return message
}
