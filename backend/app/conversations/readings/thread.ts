import { doTask, type ThreadTask } from '#app/core/threads/thread_task'
import { readFirst } from '#app/conversations/readings/read_first'
import * as readings from '#app/conversations/readings/readings'

// Before the first text comes, whose time is limited.
readFirst()

/** What a thread of the pool runs. */
export default function read(task: ThreadTask): unknown {
  return doTask(readings, task)
}
