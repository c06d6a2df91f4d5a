import { Option } from 'commander'
import type { Verb } from '../../verb.js'
import { findUser } from './find_user.js'

/** `users show` */
export const usersShow: Verb<{ reveal?: boolean }> = {
  name: 'show',
  summary: 'one person: account, plan, texting',
  args: [['<email|id>', 'of the account']],
  options: [
    new Option('--reveal', 'the whole number and address; the audit log keeps that you saw them'),
  ],
  examples: ['users show sam@everly.example', 'users show 17 --json'],
  async run({ args: [who = ''], options: { reveal }, output, withApp }) {
    output.record(await withApp((app) => findUser(app, who, reveal)))
  },
}
