import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { ROOT, childEnv } from './install.js'

const LAUNCH_ID = randomUUID()
const GRACE_MS = 25_000
const running = new Set()
let isStopping = false

/**
 * Starts a command in a process group of its own. `ended` resolves (never rejects) with
 * { code, output, timedOut, seconds }; `stop()` asks the group to end and insists after a grace period.
 */
export function start(command, args, options = {}) {
  const { env, limitSeconds, onOutput, stdio = ['ignore', 'pipe', 'pipe'], ...rest } = options
  const launch = `${process.env.EVERLY_LAUNCH ?? ''}:${LAUNCH_ID}`
  const child = spawn(command, args, {
    cwd: ROOT,
    detached: true,
    ...rest,
    stdio,
    env: childEnv({ ...env, EVERLY_LAUNCH: launch }),
  })
  const job = { child, output: '', timedOut: false, startedAt: Date.now() }
  const keep = (text) => {
    job.output += text
    onOutput?.(text)
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  job.ended = whenEnded(job, command, limitSeconds)
  job.stop = (graceMs) => stop(job, graceMs)
  running.add(job)
  return job
}

export function run(command, args, options) {
  return unlessStopping(() => start(command, args, options).ended)
}

/** Once the launcher is being stopped this never answers: whatever was to come next must not happen. */
export async function unlessStopping(task) {
  const result = isStopping ? null : await task()
  return isStopping ? new Promise(() => {}) : result
}

function whenEnded(job, command, limitSeconds) {
  const timer = limitSeconds && setTimeout(() => outOfTime(job, limitSeconds), limitSeconds * 1000)
  return new Promise((resolve) => {
    const end = (code) => {
      clearTimeout(timer)
      running.delete(job)
      signalGroup(job, 'SIGKILL')
      const seconds = (Date.now() - job.startedAt) / 1000
      resolve({ code, output: job.output, timedOut: job.timedOut, seconds })
    }
    job.child.once('error', (error) => {
      job.output += `${command} could not be started: ${error.message}\n`
      end(127)
    })
    job.child.once('close', (code, signal) => end(code ?? 128 + constants.signals[signal]))
    // A grandchild that outlives the command would hold the pipes, and with them 'close', open for ever.
    job.child.once('exit', () => signalGroup(job, 'SIGKILL'))
  })
}

function outOfTime(job, limitSeconds) {
  job.timedOut = true
  job.output += `\nStopped: it took longer than ${limitSeconds} seconds.\n`
  void stop(job, 5000)
}

async function stop(job, graceMs = GRACE_MS) {
  signalGroup(job, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(job, 'SIGKILL'), graceMs)
  await job.ended
  clearTimeout(timer)
}

function signalGroup(job, signal) {
  try {
    process.kill(-job.child.pid, signal)
  } catch {
    // The group has ended already.
  }
}

/** Signals reach only the launcher (its children have groups of their own), so it has to pass them on. */
export function stopChildrenOnSignals(exitCode) {
  const onSignal = async (signal) => {
    // npm repeats the terminal's Ctrl-C, so a second signal is no sign of impatience.
    if (isStopping) {
      return
    }
    isStopping = true
    await stopAll()
    process.exit(exitCode ?? 128 + constants.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, onSignal)
  }
}

export async function stopAll() {
  await Promise.all([...running].map((job) => job.stop()))
}

process.once('exit', () => {
  for (const job of running) {
    signalGroup(job, 'SIGKILL')
  }
  for (const pid of leftBehind()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
})

/**
 * A browser starts in a process group of its own; on Linux
 * the mark in its environment still tells whose it is.
 */
function leftBehind() {
  try {
    const pids = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && name !== `${process.pid}`
    )
    return pids.filter(carriesOurMark).map(Number)
  } catch {
    return []
  }
}

function carriesOurMark(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(LAUNCH_ID)
  } catch {
    return false
  }
}
