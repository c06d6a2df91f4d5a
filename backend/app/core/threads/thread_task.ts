import { isMainThread } from 'node:worker_threads'
import {
  ownProcessorMs,
  ownThreadId,
  processorMsOf,
  stepBehind,
} from '#app/core/threads/thread_time'

/**
 * What a thread is asked to do: a function's name, what it
 * is given, and when it began and ended (see `Clocking`).
 */
export interface ThreadTask {
  name: string
  values: readonly unknown[]
  clocking: Clocking
}

/**
 * Shared with the thread. When it began and ended, in milliseconds by `process.hrtime`, 0 before that:
 * waiting for a free thread is not counted, and an answer that is on its way is not taken for one that never
 * comes. Which thread it is for the system, and how long that had had a processor by then: on a busy machine
 * a short reading takes long.
 */
export type Clocking = Float64Array<SharedArrayBuffer>
const BEGAN = 0
const ENDED = 1
const THREAD = 2
const PROCESSOR_BEFORE = 3

/** So many times its limit no reading lasts, whatever it waits for. */
const PATIENCE = 20
/** The name of what tells that a thread is loaded. */
const NOTHING = ''
// Each thread evaluates its modules for itself.
const OWN_THREAD = ownThreadId()
let isBehind = isMainThread

export function newTask(name: string, values: readonly unknown[]): ThreadTask {
  return { name, values, clocking: new Float64Array(new SharedArrayBuffer(32)) }
}

/** Done by a thread as soon as it is loaded. */
export const nothingToDo = () => newTask(NOTHING, [])

/** In a thread: does the task with the function of that name. */
export function doTask(
  functions: Record<string, unknown>,
  { name, values, clocking }: ThreadTask
): unknown {
  if (name === NOTHING) return undefined
  if (!isBehind) stepBehind()
  // Not before: whoever waits for the first text waits for what is loaded until then.
  isBehind = true
  const task = functions[name]
  if (typeof task !== 'function') throw new Error(`no reading is called ${name}`)
  clocking[THREAD] = OWN_THREAD
  clocking[PROCESSOR_BEFORE] = ownProcessorMs()
  clocking[BEGAN] = nowMs()
  try {
    return task(...values) as unknown
  } finally {
    clocking[ENDED] = nowMs()
  }
}

function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

export const hasEnded = ({ clocking }: ThreadTask) => clocking[ENDED] !== 0

/** Of its limit; 0 for what has not begun. */
export function msUsed({ clocking }: ThreadTask): number {
  const [began = 0, , thread = 0, before = 0] = clocking
  if (began === 0) return 0
  const sinceMs = nowMs() - began
  const processorMs = processorMsOf(thread)
  return processorMs === null ? sinceMs : Math.max(processorMs - before, sinceMs / PATIENCE)
}
