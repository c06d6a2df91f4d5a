import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { TYPESCRIPT } from '#tests/child'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY_WITHIN_MS = 60_000
const STOPPED_WITHIN_MS = 30_000
let count = 0

export interface ChildSettings {
  /** The entry, relative to the repository's root. */
  entry?: string
  nodeArgs?: string[]
  /** All the child knows, beside PATH: no setting of the shell or of .env leaks in. */
  env: Record<string, string>
}

/** A run that is told to end must not leave its servers behind; `exit` alone is not told of signals. */
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

/** The real server in a process of its own, which can be killed at any moment. */
export class ServerChild {
  readonly log = join(ROOT, 'tmp', `server-child-${process.pid}-${++count}.log`)
  #child?: ChildProcess

  constructor(private readonly settings: ChildSettings) {
    process.once('exit', () => {
      this.#child?.kill('SIGKILL')
      rmSync(this.log, { force: true })
    })
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child)
  }

  get url(): string {
    return `http://127.0.0.1:${this.settings.env.PORT}`
  }

  /** Resolves once the server says that it is ready. */
  async start(): Promise<void> {
    const { entry = 'backend/bin/server.ts', nodeArgs = [], env } = this.settings
    mkdirSync(join(ROOT, 'tmp'), { recursive: true })
    const log = openSync(this.log, 'a')
    this.#child = spawn(process.execPath, [TYPESCRIPT, ...nodeArgs, entry], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ENV_PATH: 'backend/tests', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    const isReady = await this.isReady(Date.now() + READY_WITHIN_MS)
    if (!isReady) {
      await this.kill()
      throw new Error(`The server did not get ready:\n${this.lastLines()}`)
    }
  }

  /** As a power cut would end it. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Asked politely: running work is finished first. */
  async stop(): Promise<void> {
    let hasInsisted = false
    const insist = setTimeout(() => {
      hasInsisted = true
      this.#child?.kill('SIGKILL')
    }, STOPPED_WITHIN_MS)
    await this.#end('SIGTERM')
    clearTimeout(insist)
    if (hasInsisted) throw new Error(`The server did not end when asked:\n${this.lastLines()}`)
  }

  /** Asleep, as a machine is that was suspended: nothing in it runs, and it knows nothing of it. */
  suspend(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** Asks it to look what its clock says (see moved_clock.js). */
  setClock(): void {
    this.#child?.kill('SIGUSR2')
  }

  lastLines(): string {
    return readFileSync(this.log, 'utf8').split('\n').slice(-40).join('\n')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** False when it is not by this time, or has ended. */
  async isReady(until: number): Promise<boolean> {
    while (Date.now() < until && this.isRunning) {
      const signal = AbortSignal.timeout(2000)
      const answer = await fetch(`${this.url}/health/ready?only=web`, { signal }).catch(() => null)
      await answer?.arrayBuffer().catch(() => {})
      if (answer?.ok) return true
      await sleep(25)
    }
    return false
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
