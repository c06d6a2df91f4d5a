import { Option } from 'commander'
import { goAhead, type Plan } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import type { Verb } from '../../verb.js'
import { foreseeSends, turnSends } from './turn_sends.js'

/** `sends start` */
export const sendsStart: Verb<{ reason: string }> = {
  name: 'start',
  summary: 'texts go out again, those that waited first',
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'sends',
  examples: ['sends start --reason "registered again" --yes'],
  async run(run) {
    await run.withApp(async (app) => {
      const plan: Plan = {
        question: 'Let texts leave again?',
        preview: ['texts would leave again', await foreseeSends(app, { areAllStopped: false })],
        isLive: await areTextsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      const { reason } = run.options
      run.output.say('texts leave again', await turnSends(app, { areAllStopped: false, reason }))
    })
  },
}
