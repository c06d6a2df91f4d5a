import { Option } from 'commander'
import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { turnSends } from './turn_sends.js'

/** `sends stop` */
export const sendsStop: Verb<{ reason: string }> = {
  name: 'stop',
  summary: 'nothing leaves but answers to STOP, HELP and START, crisis texts, alarms and codes to staff',
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'changes',
  examples: ['sends stop --reason "the carrier filters us" --yes'],
  async run(run) {
    if (!(await goAhead(run, { question: 'Stop all texts?' }))) return
    const { reason } = run.options
    const end = await run.withApp((app) => turnSends(app, { areAllStopped: true, reason }))
    run.output.say('all sends are stopped', end)
    run.output.note('To go on: everly sends start --reason "…"')
  },
}
