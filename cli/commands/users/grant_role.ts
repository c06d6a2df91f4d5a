import type { Verb } from '../../verb.js'

/** `users grant-role` */
export const usersGrantRole: Verb = {
  name: 'grant-role',
  summary: 'the only way to a staff role; ends the sessions of the account',
  args: [
    ['<email>', 'of the account'],
    ['<role>', 'user, viewer, support or admin'],
  ],
  examples: ['users grant-role sam@everly.example support'],
  async run({ args: [email = '', role = ''], output, withApp }) {
    await withApp(async (app) => {
      const { GrantRole } = await import('#app/people/accounts/grant_role')
      const action = await app.container.make(GrantRole)
      await action.execute({ email, role })
    })
    output.say(`${email} is now ${role}`, { email, role })
  },
}
