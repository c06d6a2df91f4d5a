import type { ApplicationService } from '@adonisjs/core/types'
import { MINUTE } from '#app/core/clock/durations'
import { readOf } from '../read_of.js'
import { type Check, green, guarded, red, yellow } from './check.js'

const SERVER_MS = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)'
/** Two machines that write here may differ by less. */
const AHEAD_MS = 5 * MINUTE
const OFF_MS = 2000

/** Codes, sessions and schedules live by the time. */
export async function checkClock(
  app: ApplicationService,
  { isUsable }: { isUsable: boolean }
): Promise<Check[]> {
  const { isPostgres } = await import('#config/database')
  const fix = 'Look at the database.'
  if (!isUsable) return [green('Clock', `${iso(Date.now())}: no rows to compare it with`)]
  return [
    ...(await guarded('Clock', fix, () => againstRows(app))),
    ...(isPostgres ? await guarded('Clock', fix, () => againstServer(app)) : []),
  ]
}

/** What was written lately was not written in the future. */
async function againstRows(app: ApplicationService): Promise<Check> {
  const { Clock } = await import('#app/core/clock/clock')
  const { Job } = await import('#app/models/job')
  const { Message } = await import('#app/models/message')
  const clock = await app.container.make(Clock)
  const read = await readOf(app)
  const now = clock.now()
  const text = await Message.query(read).orderBy('id', 'desc').first()
  const job = await Job.query(read).orderBy('id', 'desc').first()
  const newest = Math.max(text?.createdAt ?? 0, job?.createdAt ?? 0)
  if (newest === 0) return green('Clock', `${iso(now)}: no rows to compare it with`)
  const found = `${iso(now)}, the newest text or job is of ${iso(newest)}`
  if (newest - now <= AHEAD_MS) return green('Clock', found)
  const minutes = Math.round((newest - now) / MINUTE)
  const fix = 'Set the clock of this machine, and run NTP. Is it right? Then it was ahead before.'
  return red('Clock', `${found}: ${minutes} min behind`, fix)
}

async function againstServer(app: ApplicationService): Promise<Check> {
  const read = await readOf(app)
  const asked = Date.now()
  const [row] = (await read.client.query().select(read.client.raw(`${SERVER_MS} as now`))) as {
    now: number
  }[]
  const offMs = Math.abs((row?.now ?? asked) - (asked + Date.now()) / 2)
  return offMs > OFF_MS
    ? yellow('Clock', `${Math.round(offMs)} ms off the database’s`, 'Run NTP on both machines.')
    : green('Clock', 'agrees with the database’s')
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
