import type { ApplicationService } from '@adonisjs/core/types'
import { ROLES } from '#app/models/contract'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'

/** `users grant-role` */
export const usersGrantRole: Verb = {
  name: 'grant-role',
  summary: 'the only way to a staff role; ends the sessions of the account',
  args: [
    ['<email>', 'of the account'],
    ['<role>', 'what it may from now on', ROLES],
  ],
  does: 'changes',
  examples: ['users grant-role sam@everly.example support'],
  async run(run) {
    const [email = '', role = ''] = run.args
    await run.withApp(async (app) => {
      const now = await roleOf(app, email)
      const question = `Make ${email} ${role}? They are ${now} now, and are logged out everywhere.`
      if (!(await goAhead(run, { question }))) return
      const { GrantRole } = await import('#app/people/accounts/grant_role')
      const action = await app.container.make(GrantRole)
      await action.execute({ email, role })
      run.output.say(`${email} is now ${role}`, { email, role })
    })
  },
}

async function roleOf(app: ApplicationService, email: string): Promise<string> {
  const { ListUsers } = await import('#app/console/calls/list_users')
  const users = await app.container.make(ListUsers)
  const user = await users.find(email, { isRevealed: false })
  if (user) return user.role
  throw new Failure(EXIT.notFound, `No account is ${email}.`, { fix: 'everly users list' })
}
