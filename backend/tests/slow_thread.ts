import { getPriority } from 'node:os'
import { ownThreadId } from '#app/core/threads/thread_time'
import { doTask, type ThreadTask } from '#app/core/threads/thread_task'

function sleep(ms: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return ms
}

function forever(): never {
  for (;;);
}

/** Keeps a processor busy for so many milliseconds of its time. */
function busy(ms: number): number {
  const began = process.threadCpuUsage()
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
  while (usedMs() < ms);
  return ms
}

function greedy(): never {
  for (const all: string[][] = []; ;) all.push(Array<string>(10_000).fill('more'))
}

function asleep(): void {
  while (sleep(10) > 0);
}

const LOADED_WITH = getPriority(ownThreadId())
const LOADED_AT = Number(process.hrtime.bigint())

const SLOW = {
  echo: (text: string) => text,
  urgent: (text: string) => text,
  sleep,
  greedy,
  priority: () => getPriority(ownThreadId()),
  loadedWith: () => LOADED_WITH,
  loadedAt: (busyMs: number) => {
    sleep(busyMs)
    return LOADED_AT
  },
  forever,
  asleep,
  busy,
  narrow: busy,
  fail: () => {
    throw new Error('of its own')
  },
  readAll: (texts: readonly string[]) =>
    texts.map((text) => (text === 'forever' ? forever() : `read: ${text}`)),
}

/** A thread of readings that take as long as a spec wants. */
export default function read(task: ThreadTask): unknown {
  return doTask(SLOW, task)
}
