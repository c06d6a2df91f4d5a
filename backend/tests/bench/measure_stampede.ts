import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import { SendLoop } from '#app/texting/sending/send_loop'
import type { Bench } from './bench_of_schedules.js'
import { insertMorning, nextEight } from './schedules_of_eight.js'

const COUNT = 10_000
const TARGET_SECONDS = 10
const LONGEST_MS = 5 * 60_000

/**
 * 10,000 schedules due in the same minute, with everything a
 * worker does beside: how long until all are claimed and queued.
 */
export async function measure({ clock, provider, segmentsPerSecond }: Bench): Promise<object> {
  const eight = nextEight(clock.now())
  await insertMorning(COUNT, { clock, eight })
  const worker = await app.container.make(JobWorker)
  clock.standAt(eight - 1000)
  const ahead = performance.now()
  const prepared = await worker.runDue()
  const preparedSeconds = (performance.now() - ahead) / 1000
  const loop = await app.container.make(SendLoop)
  clock.set(eight)
  const startedAt = performance.now()
  await worker.start()
  loop.start()
  const { claimed, queued } = await untilQueued(startedAt)
  const sent = provider.taken
  await Promise.all([worker.stop(), loop.stop()])
  return {
    schedules: COUNT,
    writtenAhead: { jobs: prepared, seconds: round(preparedSeconds) },
    claimedAfterSeconds: claimed,
    queuedAfterSeconds: queued,
    sentMeanwhile: sent,
    segmentsPerSecond,
    target: `claimed and queued in at most ${TARGET_SECONDS} s`,
    isMet: queued <= TARGET_SECONDS,
  }
}

async function untilQueued(startedAt: number): Promise<{ claimed: number; queued: number }> {
  const { read } = await app.container.make(Database)
  const seconds = () => round((performance.now() - startedAt) / 1000)
  let claimed = 0
  while (performance.now() - startedAt < LONGEST_MS) {
    const row = await read.first<{ all: number; done: number }>(
      `select count(*) as all_, sum(case when state = 'queued' then 1 else 0 end) as done from firings`
    )
    const counts = Object.values(row ?? {}).map(Number)
    if (!claimed && (counts[0] ?? 0) >= COUNT) claimed = seconds()
    if ((counts[1] ?? 0) >= COUNT) return { claimed, queued: seconds() }
    await sleep(100)
  }
  throw new Error('They were not queued in time')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
