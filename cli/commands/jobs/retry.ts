import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT, type ExitCode } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { goAhead, type Plan } from '../../go_ahead.js'
import { areJobsReal } from '../../live_keys.js'
import { Progress } from '../../progress.js'
import { readOf } from '../../read_of.js'
import { idOf } from '../../values.js'
import type { Run, Verb } from '../../verb.js'

interface Options {
  allDead?: boolean
}

/** Those that are dead, and what brings one of them back. */
interface Dead {
  ids: number[]
  kindOf(id: number): string | undefined
  /** A job may send or charge with keys that cost. */
  isLive: boolean
  revive(id: number): Promise<boolean>
}

/** `jobs retry` */
export const jobsRetry: Verb<Options> = {
  name: 'retry',
  summary: 'brings dead jobs back; the server runs them, which may send or charge',
  args: [['[id]', 'of a dead job']],
  options: [new Option('--all-dead', 'every dead one')],
  does: 'sends',
  examples: ['jobs retry 17', 'jobs retry --all-dead --dry-run', 'jobs retry --all-dead --yes'],
  async run(run) {
    const [given] = run.args
    if (Boolean(given) === Boolean(run.options.allDead)) {
      throw new Failure(EXIT.usage, 'Give the id of a dead job, or --all-dead.')
    }
    const id = given ? idOf(given) : null
    return run.withApp(async (app) => {
      const dead = await findDead(app)
      return id === null ? retryAll(run, dead) : retryOne(run, id, dead)
    })
  },
}

async function findDead(app: ApplicationService): Promise<Dead> {
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const { Refusal } = await import('#app/core/answers/refusal')
  const { Job } = await import('#app/models/job')
  const { RetryJob } = await import('#app/console/support/retry_job')
  const read = await readOf(app)
  const retry = await app.container.make(RetryJob)
  const jobs = await Job.query(read)
    .withScopes((all) => all.dead())
    .orderBy('id')
  const kinds = new Map(jobs.map(({ id, kind }) => [id, kind]))
  return {
    ids: [...kinds.keys()],
    kindOf: (id) => kinds.get(id),
    isLive: await areJobsReal(app),
    // A colleague may have discarded it meanwhile.
    revive: (id) =>
      retry.execute(OPERATOR, id).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return false
        throw error
      }),
  }
}

async function retryOne(run: Run<Options>, id: number, dead: Dead): Promise<void> {
  const kind = dead.kindOf(id)
  if (kind === undefined) throw notDead(id)
  const plan: Plan = {
    question: `Run job ${id} (${kind}) again, which may send or charge?`,
    preview: [`job ${id} (${kind}) would run again`, { retried: [] }],
    isLive: dead.isLive,
  }
  if (!(await goAhead(run, plan))) return
  if (!(await dead.revive(id))) throw notDead(id)
  run.output.say(`job ${id} runs again`, { retried: [id] })
}

function notDead(id: number): Failure {
  return new Failure(EXIT.notFound, `No dead job has the id ${id}.`, {
    fix: 'everly jobs list --dead',
  })
}

async function retryAll(run: Run<Options>, dead: Dead): Promise<ExitCode> {
  const { ids, isLive } = dead
  if (run.options.dryRun) run.output.say(`${ids.length} dead job(s)`, { dead: ids })
  const question = `Run ${ids.length} dead job(s) again, which may send or charge?`
  if (ids.length > 0 && !(await goAhead(run, { question, isLive }))) return EXIT.ok
  const { retried, left } = await bringBack(run, dead)
  if (!run.options.dryRun) run.output.say(`${retried.length} job(s) run again`, { retried })
  if (!run.interrupt.isRequested) return EXIT.ok
  run.output.note(`${left} left. To go on: everly jobs retry --all-dead`)
  return EXIT.interrupted
}

async function bringBack(run: Run, { ids, revive }: Dead) {
  run.interrupt.watch()
  const progress = await Progress.start(run.terminal, 'Jobs')
  const retried: number[] = []
  let left = ids.length
  for (const id of ids) {
    if (run.interrupt.isRequested) break
    if (await revive(id)) retried.push(id)
    left -= 1
    progress.at(ids.length - left, ids.length)
  }
  progress.end()
  return { retried, left }
}
