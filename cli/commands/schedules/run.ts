import type { ApplicationService } from '@adonisjs/core/types'
import { goAhead, type Plan } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import { readOf } from '../../read_of.js'
import type { Verb } from '../../verb.js'

/** `schedules run` */
export const schedulesRun: Verb = {
  name: 'run',
  summary: 'sends what is due by now, everybody’s; the server brings the texts on their way',
  does: 'sends',
  examples: ['schedules run --dry-run', 'schedules run --yes'],
  async run(run) {
    await run.withApp(async (app) => {
      const due = await countDue(app)
      const plan: Plan = {
        question: `Send the texts of ${due} due schedule(s)?`,
        preview: [`${due} schedule(s) are due`, { due }],
        isLive: await areTextsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
      const { SendDue } = await import('#app/schedules/firings/send_due')
      const sendDue = await app.container.make(SendDue)
      const count = await sendDue.execute(OPERATOR)
      run.output.say(`${count} message(s) on their way`, { count })
      if (count > 0) run.output.note('No server running? everly jobs run')
    })
  },
}

async function countDue(app: ApplicationService): Promise<number> {
  const { Clock } = await import('#app/core/clock/clock')
  const { countOf } = await import('#app/models/count_of')
  const { Schedule } = await import('#app/models/schedule')
  const clock = await app.container.make(Clock)
  return countOf(Schedule.query(await readOf(app)).where('nextAt', '<=', clock.now()))
}
