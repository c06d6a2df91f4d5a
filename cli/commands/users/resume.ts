import { goAhead, type Plan } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import type { Verb } from '../../verb.js'
import { findUnlike, turnPause } from './turn_pause.js'

/** `users resume` */
export const usersResume: Verb = {
  name: 'resume',
  summary: 'a paused account was looked at and goes on',
  args: [['<email|id>', 'of the account']],
  does: 'sends',
  examples: ['users resume sam@everly.example --dry-run', 'users resume sam@everly.example --yes'],
  async run(run) {
    const [who = ''] = run.args
    await run.withApp(async (app) => {
      const { id } = await findUnlike(app, { who, isPaused: false })
      const plan: Plan = {
        question: `Let the account ${who} go on and get texts again?`,
        preview: [`${who} would go on and get texts again`, { id }],
        isLive: await areTextsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      const end = await turnPause(app, { who, isPaused: false, reason: null })
      run.output.say(`${who} is not paused any more`, end)
    })
  },
}
