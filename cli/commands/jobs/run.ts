import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { goAhead, type Plan } from '../../go_ahead.js'
import { areJobsReal } from '../../live_keys.js'
import { readOf } from '../../read_of.js'
import type { Run, Verb } from '../../verb.js'

const LOOK_EVERY_MS = 1000

/** `jobs run` */
export const jobsRun: Verb<{ watch?: boolean }> = {
  name: 'run',
  summary: 'runs here, in this process, what is due, and sends the texts that wait',
  options: [new Option('--watch', 'goes on until Ctrl-C')],
  does: 'sends',
  examples: ['jobs run --yes', 'jobs run --watch --yes', 'jobs run --dry-run'],
  async run(run) {
    await run.withApp(async (app) => {
      const due = await countDue(app)
      const plan: Plan = {
        question: `Run ${said(due)}, which may send or charge?`,
        preview: [`${said(due)} are due`, due],
        isLive: await areJobsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      const count = await work(run, app)
      run.output.say(`${count} job(s) and text(s) done`, { done: count })
      if (!run.interrupt.isRequested) return
      const left = await countDue(app)
      if (left.due + left.texts === 0) return
      run.output.note(`${said(left)} are due. To go on: everly jobs run`)
    })
  },
}

interface Due {
  due: number
  texts: number
}

const said = ({ due, texts }: Due) => `${due} job(s) and ${texts} text(s)`

async function countDue(app: ApplicationService): Promise<Due> {
  const { Clock } = await import('#app/core/clock/clock')
  const { countOf } = await import('#app/models/count_of')
  const { Job } = await import('#app/models/job')
  const { Message } = await import('#app/models/message')
  const clock = await app.container.make(Clock)
  const now = clock.now()
  const read = await readOf(app)
  const waiting = Message.query(read).where({ state: 'queued', isHeld: false })
  return {
    due: await countOf(Job.query(read).withScopes((jobs) => jobs.due(now))),
    texts: await countOf(waiting.where('dueAt', '<=', now)),
  }
}

/** Until nothing is due any more, and with --watch until Ctrl-C; what has begun is finished. */
async function work(run: Run<{ watch?: boolean }>, app: ApplicationService): Promise<number> {
  await import('#start/jobs')
  const { JobWorker } = await import('#app/core/jobs/job_worker')
  const { SendLoop } = await import('#app/texting/sending/send_loop')
  const [worker, loop] = [await app.container.make(JobWorker), await app.container.make(SendLoop)]
  run.interrupt.watch()
  const isStopped = () => run.interrupt.isRequested
  for (let count = 0; ;) {
    const done =
      (await worker.runDue({ takesOver: true, isStopped })) + (await loop.runDue({ isStopped }))
    count += done
    if (isStopped()) return count
    if (done > 0) continue
    if (!run.options.watch) return count
    await run.interrupt.sleep(LOOK_EVERY_MS)
  }
}
