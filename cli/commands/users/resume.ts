import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { turnPause } from './turn_pause.js'

/** `users resume` */
export const usersResume: Verb = {
  name: 'resume',
  summary: 'a paused account was looked at and goes on',
  args: [['<email|id>', 'of the account']],
  does: 'changes',
  examples: ['users resume sam@everly.example --yes'],
  async run(run) {
    const [who = ''] = run.args
    if (!(await goAhead(run, { question: `Let the account ${who} go on and get texts again?` })))
      return
    const end = await run.withApp((app) => turnPause(app, { who, isPaused: false, reason: null }))
    run.output.say(`${who} is not paused any more`, end)
  },
}
