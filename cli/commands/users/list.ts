import { Option } from 'commander'
import { SUBSCRIPTION_TYPES, TEXTING_STATES } from '#app/models/contract'
import { wholeNumber } from '../../values.js'
import type { Verb } from '../../verb.js'

const LIMIT = 50
const LONGEST = 1000

interface Options {
  plan?: string
  state?: string
  limit: number
  reveal?: boolean
}

/** `users list` */
export const usersList: Verb<Options> = {
  name: 'list',
  summary: 'the people, the newest first, numbers and addresses masked',
  options: [
    new Option('--plan <plan>', 'only on this plan').choices(SUBSCRIPTION_TYPES),
    new Option('--state <state>', 'only in this state of texting').choices(TEXTING_STATES),
    new Option('--limit <number>', 'how many').argParser(wholeNumber(1, LONGEST)).default(LIMIT),
    new Option('--reveal', 'whole numbers and addresses; the audit log keeps that you saw them'),
  ],
  examples: [
    'users list',
    'users list --plan free --state opted_out --limit 20',
    'users list --json',
  ],
  async run({ options, output, withApp }) {
    const { plan, state, limit, reveal } = options
    const rows = await withApp(async (app) => {
      const { ListUsers } = await import('#app/console/calls/list_users')
      const action = await app.container.make(ListUsers)
      return action.execute({ plan, state, limit, isRevealed: reveal ?? false })
    })
    output.rows(rows)
  },
}
