import { Option } from 'commander'
import { goAhead, type Plan } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { foreseeSends, turnSends } from './turn_sends.js'

/** `sends stop` */
export const sendsStop: Verb<{ reason: string }> = {
  name: 'stop',
  summary:
    'nothing leaves but answers to STOP, HELP and START, crisis texts, alarms and codes to staff',
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'changes',
  examples: ['sends stop --reason "the carrier filters us" --yes'],
  async run(run) {
    await run.withApp(async (app) => {
      const end = await foreseeSends(app, { areAllStopped: true })
      const preview: Plan['preview'] = ['all sends would be stopped', end]
      if (!(await goAhead(run, { question: 'Stop all texts?', preview }))) return
      const { reason } = run.options
      run.output.say('all sends are stopped', await turnSends(app, { areAllStopped: true, reason }))
      run.output.note('To go on: everly sends start --reason "…"')
    })
  },
}
