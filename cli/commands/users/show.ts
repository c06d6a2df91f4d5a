import { Option } from 'commander'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import type { Verb } from '../../verb.js'

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
    const user = await withApp(async (app) => {
      const { ListUsers } = await import('#app/console/calls/list_users')
      const action = await app.container.make(ListUsers)
      return action.find(who, { isRevealed: reveal ?? false })
    })
    if (!user)
      throw new Failure(EXIT.notFound, `No account is ${who}.`, { fix: 'everly users list' })
    output.record(user)
  },
}
