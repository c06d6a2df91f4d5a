import { Option } from 'commander'
import { goAhead } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import type { Verb } from '../../verb.js'
import { turnSends } from './turn_sends.js'

/** `sends start` */
export const sendsStart: Verb<{ reason: string }> = {
  name: 'start',
  summary: 'texts go out again, those that waited first',
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'sends',
  examples: ['sends start --reason "registered again" --yes'],
  async run(run) {
    await run.withApp(async (app) => {
      const question = 'Let texts leave again?'
      if (!(await goAhead(run, { question, isLive: await areTextsReal(app) }))) return
      const { reason } = run.options
      run.output.say('texts leave again', await turnSends(app, { areAllStopped: false, reason }))
    })
  },
}
