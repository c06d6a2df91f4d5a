import type { ApplicationService } from '@adonisjs/core/types'
import { MINUTE } from '#app/core/clock/durations'
import { readOf } from '../read_of.js'
import { type Check, green, guarded, red, yellow } from './check.js'
import { checkSchedule } from './schedule_checks.js'

/** Said by checks of the doctor's own, or known only to a running server. */
const SAID_ELSEWHERE = new Set([
  ...['sms_keys', 'sender', 'ai_keys', 'payment_keys', 'app_key', 'public_url'],
  ...['signatures', 'operator_phone', 'workers', 'backups'],
])

/** What waits, what is wrong, and what providers and carriers want before real texts go. */
export async function checkWork(app: ApplicationService): Promise<Check[]> {
  const fix = 'everly doctor --debug'
  return [
    ...(await guarded('Workers', fix, () => checkWorkers(app))),
    ...(await guarded('Jobs', fix, () => checkJobs(app))),
    ...(await guarded('Scheduled commands', fix, () => checkSchedule(app))),
    ...(await guarded('Alarms', fix, () => checkAlarms(app))),
    ...(await guarded('Sends', fix, () => checkSends(app))),
    ...(await guarded('Readiness', fix, () => checkReadiness(app))),
  ]
}

async function checkJobs(app: ApplicationService): Promise<Check[]> {
  const { countOf } = await import('#app/models/count_of')
  const { Job } = await import('#app/models/job')
  const { findOldestDue, LATE_MS, WORTH_A_LOOK_MS } = await import('#app/operations/health/work')
  const read = await readOf(app)
  const waiting = await countOf(Job.query(read).whereNot('status', 'dead'))
  const dead = await countOf(Job.query(read).withScopes((jobs) => jobs.dead()))
  const now = Date.now()
  const lateMs = now - ((await findOldestDue(read, now)) ?? now)
  const found = `${waiting} wait, the oldest for ${Math.round(lateMs / MINUTE)} min`
  const fix = 'Is a server with the role worker running? Else: everly jobs run'
  const tell = lateMs > LATE_MS ? red : yellow
  const isLate = lateMs > WORTH_A_LOOK_MS
  const late = isLate ? tell('Jobs', found, fix) : green('Jobs', `${waiting} wait, none is late`)
  if (dead === 0) return [late]
  return [late, yellow('Dead jobs', String(dead), 'everly jobs list --dead')]
}

/** One that stopped by itself was stopped by somebody; one that fell silent was not. */
async function checkWorkers(app: ApplicationService): Promise<Check> {
  const { countBeating } = await import('#app/operations/health/work')
  const { ServerInstance } = await import('#app/models/server_instance')
  const read = await readOf(app)
  const { web, worker } = await countBeating(read, Date.now())
  const found = `${web} process(es) with the role web, ${worker} with the role worker`
  if (worker > 0) return green('Workers', found)
  const latest = await ServerInstance.query(read)
    .withScopes((all) => all.workers())
    .orderBy('beatAt', 'desc')
    .first()
  const fix = 'Start a server with the role worker.'
  if (web === 0 && (latest === null || latest.stoppedAt !== null)) {
    return yellow('Workers', 'no server runs', 'Start the server.')
  }
  const silentFor = latest
    ? `, silent for ${Math.round((Date.now() - latest.beatAt) / MINUTE)} min`
    : ''
  return red('Workers', `${found}${silentFor}`, fix)
}

async function checkAlarms(app: ApplicationService): Promise<Check> {
  const { Alarms } = await import('#app/ledgers/alarms/alarms')
  const alarms = await app.container.make(Alarms)
  const open = await alarms.list(await readOf(app))
  if (open.length === 0) return green('Alarms', 'none is open')
  const kinds = [...new Set(open.map(({ kind }) => kind))].join(', ')
  return red('Alarms', `${open.length} open: ${kinds}`, 'everly alarms list')
}

async function checkSends(app: ApplicationService): Promise<Check> {
  const { SwitchSends } = await import('#app/console/support/switch_sends')
  const switchSends = await app.container.make(SwitchSends)
  const { areAllStopped, isStoppedByEnvironment } = await switchSends.find()
  if (!areAllStopped) return green('Sends', 'texts may leave')
  const fix = isStoppedByEnvironment
    ? 'Take STOP_ALL_SENDS away.'
    : 'everly sends start --reason "…"'
  return yellow('Sends', 'all texts are stopped', fix)
}

/** What carriers want is a reason to fail only where real people are served by a real provider. */
async function checkReadiness(app: ApplicationService): Promise<Check[]> {
  const { FindReadiness } = await import('#app/operations/readiness/find_readiness')
  const { isProduction } = await import('#config/app')
  const { default: providers } = await import('#config/providers')
  const isServing = isProduction && providers.sms.driver === 'twilio'
  const action = await app.container.make(FindReadiness)
  const items = await action.execute()
  return items
    .filter(({ key }) => !SAID_ELSEWHERE.has(key))
    .map(({ label, state, detail }) => {
      if (state === 'ok') return green(label, detail)
      const isRed = state === 'missing' && isServing
      return isRed ? red(label, 'missing', detail) : yellow(label, state, detail)
    })
}
