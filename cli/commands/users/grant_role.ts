import { ROLES } from '#app/models/contract'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { goAhead, type Plan } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { findUser } from './find_user.js'

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
    if (!email.includes('@')) {
      throw new Failure(EXIT.usage, 'A role is given by e-mail address, so that no typo gives it.')
    }
    await run.withApp(async (app) => {
      const { role: now } = await findUser(app, email)
      const question = `Make ${email} ${role}? They are ${now} now, and are logged out everywhere.`
      const preview: Plan['preview'] = [`${email} would be ${role}`, { email, role }]
      if (!(await goAhead(run, { question, preview }))) return
      const { GrantRole } = await import('#app/people/accounts/grant_role')
      const action = await app.container.make(GrantRole)
      await action.execute({ email, role })
      run.output.say(`${email} is now ${role}`, { email, role })
    })
  },
}
