import type { JobRequest } from '#app/core/jobs/job_queue'

/** One reader a talk, which decides itself whether there is enough to read; `runAt` in epoch milliseconds. */
export function rememberJob(conversationId: number, runAt: number): JobRequest {
  const dedupKey = `remember:${conversationId}`
  return { kind: 'remember', dedupKey, payload: { conversationId }, runAt }
}
