import { Option } from 'commander'
import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { findUnlike, turnPause } from './turn_pause.js'

/** `users pause` */
export const usersPause: Verb<{ reason: string }> = {
  name: 'pause',
  summary:
    'she is silent to an account: keyword answers, codes, crisis texts and payment notices go on',
  args: [['<email|id>', 'of the account']],
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'changes',
  examples: ['users pause sam@everly.example --reason "asked for by phone" --yes'],
  async run(run) {
    const [who = ''] = run.args
    await run.withApp(async (app) => {
      const { id } = await findUnlike(app, { who, isPaused: true })
      const question = `Pause the account ${who}?`
      if (!(await goAhead(run, { question, preview: [`${who} would be paused`, { id }] }))) return
      const { reason } = run.options
      run.output.say(`${who} is paused`, await turnPause(app, { who, isPaused: true, reason }))
      run.output.note(`To end it: everly users resume ${who}`)
    })
  },
}
