import limits from '#config/limits'
import { MINUTE } from '#app/core/clock/durations'
import { boundsOfDate } from '#app/core/clock/local_days'
import { localDateOf } from '#app/core/clock/wall_clock'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'

const SPREAD_MINUTES = 120

interface Talk {
  conversationId: number
  /** The person's IANA zone. */
  timeZone: string
}

/** When the day is over where they are; not everybody's line is written in one minute. Epoch milliseconds. */
export function diaryTime({ conversationId, timeZone }: Talk, now: number): number {
  const { until } = boundsOfDate(localDateOf(now, timeZone), timeZone)
  return until + limits.diary.afterMs + (conversationId % SPREAD_MINUTES) * MINUTE
}

/** There was talk today: one writer a talk. Who waits finds this day too, and who gave up comes back. */
export function askForDiary(tx: Tx, queue: JobQueue, talk: Talk): Promise<void> {
  const { conversationId } = talk
  return queue.hastenMany(tx, [jobOf(conversationId, diaryTime(talk, queue.clock.now()))])
}

/** For lines that have to be written anew at once. */
export function askForDiaryAnew(tx: Tx, queue: JobQueue, conversationId: number): Promise<void> {
  return queue.reschedule(tx, jobOf(conversationId, queue.clock.now()))
}

function jobOf(conversationId: number, runAt: number) {
  const dedupKey = `diary:${conversationId}`
  return { kind: 'write_diary', dedupKey, payload: { conversationId }, runAt }
}
