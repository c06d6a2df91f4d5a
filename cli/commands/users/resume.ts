import type { Verb } from '../../verb.js'
import { turnPause } from './turn_pause.js'

/** `users resume` */
export const usersResume: Verb = {
  name: 'resume',
  summary: 'a paused account was looked at and goes on',
  args: [['<email|id>', 'of the account']],
  examples: ['users resume sam@everly.example'],
  async run({ args: [who = ''], output, withApp }) {
    const end = await withApp((app) => turnPause(app, { who, isPaused: false, reason: null }))
    output.say(`${who} is not paused any more`, end)
  },
}
