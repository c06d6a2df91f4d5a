import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'

/** Lets a child run our source; it starts in half the time that ts-exec needs. */
export const TYPESCRIPT = `--import=${new URL('cached_typescript.js', import.meta.url).href}`

/** Of the threads that read, each takes three seconds of a processor to begin. */
const USUAL = { ENV_PATH: 'backend/tests', NO_COLOR: '1', READING_THREADS: '1' }

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface Child {
  process: ChildProcess
  ended: Promise<Ended>
  output(): string
}

/** Starts one of our entry files with nothing of this machine's own settings in its environment. */
export function startNode(file: string, args: string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, [TYPESCRIPT, app.makePath(file), ...args], {
    cwd: app.makePath(),
    env: { PATH: process.env.PATH ?? '', ...USUAL, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }))
  return { process: child, ended, output: () => said.stdout + said.stderr }
}

export function runCli(args: string[], env: Record<string, string>): Promise<Ended> {
  return startNode('cli/index.ts', args, { NODE_ENV: 'development', LOG_LEVEL: 'error', ...env })
    .ended
}

/** Asks again until it answers well, or says what the child said when it never did. */
export async function whenReady(url: string, child: Child): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until && child.process.exitCode === null;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`not ready: ${child.output()}`)
}

/** Asks again until nobody takes the connection any more. */
export async function whenGone(url: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null)
    if (!answer) return
    await sleep(50)
  }
  throw new Error(`still there: ${url}`)
}
