import type { ApplicationService } from '@adonisjs/core/types'
import { MINUTE } from '#app/core/clock/durations'
import { isBuilt } from '../project_folder.js'
import { readOf } from '../read_of.js'
import { type Check, green, yellow } from './check.js'

const LATE_MS = 5 * MINUTE

/** When each command that recurs ran last, and when it runs next. Times are UTC. */
export async function checkSchedule(app: ApplicationService): Promise<Check[]> {
  const { SCHEDULE } = await import('#start/scheduler')
  const { Job } = await import('#app/models/job')
  const kinds = SCHEDULE.map(({ command: { kind } }) => kind)
  const jobs = await Job.query(await readOf(app)).whereIn('dedupKey', kinds)
  const byKind = new Map(jobs.map((job) => [job.kind, job]))
  return SCHEDULE.map(({ command: { kind, commandName } }) =>
    checkRun(commandName, byKind.get(kind) ?? NEVER)
  )
}

interface Run {
  status: string
  ranAt: number | null
  runAt: number
}

const NEVER: Run = { status: 'pending', ranAt: null, runAt: Infinity }

function checkRun(commandName: string, { status, ranAt, runAt }: Run): Check {
  const name = `Runs ${commandName}`
  const last = ranAt === null ? 'never ran' : `last ${shown(ranAt)}`
  const byHand = byHandOf(commandName, isBuilt)
  if (status === 'dead') return yellow(name, `${last}, given up after failures`, byHand)
  if (status === 'running') return green(name, `${last}, running now`)
  if (runAt === Infinity) return green(name, `${last}: no worker was started yet`)
  const found = `${last}, next ${shown(runAt)}`
  return Date.now() - runAt > LATE_MS ? yellow(name, `${found}: late`, byHand) : green(name, found)
}

export function byHandOf(commandName: string, isOfBuild: boolean): string {
  const program = isOfBuild ? 'build/backend/bin/console.js' : 'backend/ace'
  return `By hand, with the settings of the server: node ${program} ${commandName}`
}

function shown(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
}
