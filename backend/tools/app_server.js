import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { start } from './children.js'
import { ROOT } from './install.js'

const READY_WITHIN_MS = 60_000

/** Starts the server with its output in `log`, and answers once it says that it is ready. */
export async function startServer({ env, log }) {
  const file = openSync(join(ROOT, log), 'w')
  const job = start('node', ['--import=@poppinss/ts-exec', 'backend/bin/server.ts'], {
    env,
    stdio: ['ignore', file, file],
  })
  closeSync(file)
  const hasEnded = job.ended.then(() => 'ended')
  const isUp = await Promise.race([
    hasEnded,
    whenReady(`http://${nearHost(env.HOST)}:${env.PORT}/health/ready`),
  ])
  if (isUp !== 'ready') {
    await job.stop()
    throw new Error(`The server did not get ready:\n${tail(log)}`)
  }
  return job
}

/** What stands for every address of the machine is none that can be asked. */
function nearHost(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

async function whenReady(url) {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer?.ok) {
      return 'ready'
    }
    await sleep(100)
  }
  return 'late'
}

export function tail(log) {
  return readFileSync(join(ROOT, log), 'utf8').split('\n').slice(-40).join('\n')
}
