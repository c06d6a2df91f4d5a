import { Option } from 'commander'
import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { turnPause } from './turn_pause.js'

/** `users pause` */
export const usersPause: Verb<{ reason: string }> = {
  name: 'pause',
  summary: 'she is silent to an account: keyword answers, codes, crisis texts and payment notices go on',
  args: [['<email|id>', 'of the account']],
  options: [new Option('--reason <words>', 'why; staff reads it').makeOptionMandatory()],
  does: 'changes',
  examples: ['users pause sam@everly.example --reason "asked for by phone" --yes'],
  async run(run) {
    const [who = ''] = run.args
    if (!(await goAhead(run, { question: `Pause the account ${who}?` }))) return
    const { reason } = run.options
    const end = await run.withApp((app) => turnPause(app, { who, isPaused: true, reason }))
    run.output.say(`${who} is paused`, end)
    run.output.note(`To end it: everly users resume ${who}`)
  },
}
