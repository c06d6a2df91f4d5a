import { readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Linux counts in hundredths of a second for every program. */
const TICK_MS = 10
const USER_TICKS = 11
const SYSTEM_TICKS = 12

/** The system's number of the thread that asks; 0 where it gives none (proc(5), thread-self). */
export function ownThreadId(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return 0
  }
}

/** Between whoever answers requests and the threads that read. */
export const BEHIND_REQUESTS = 5

/**
 * Whoever answers requests goes first, where the system tells
 * threads apart: this one is left what nobody else wants.
 */
export function stepBehind(priority: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  const thread = ownThreadId()
  if (thread === 0) return
  try {
    setPriority(thread, priority)
  } catch {
    // A sandbox may refuse it; then all are equal.
  }
}

/**
 * Milliseconds for which a thread of this process has had a processor; null where the system does not tell.
 */
export function processorMsOf(threadId: number): number | null {
  try {
    const stat = readFileSync(`/proc/self/task/${threadId}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return TICK_MS * (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]))
  } catch {
    return null
  }
}

/** The same of the thread that asks, without a file to be read. */
export function ownProcessorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
