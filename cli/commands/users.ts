import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `users grant-role` */
export function userCommands(): Command {
  const users = new Command('users').description('the people')
  users
    .command('grant-role')
    .argument('<email>')
    .argument('<role>', 'user, viewer, support or admin')
    .description('the only way to a staff role')
    .action(grantRole)
  return users
}

async function grantRole(email: string, role: string): Promise<void> {
  await withApp(async (app) => {
    const { GrantRole } = await import('#app/accounts/grant_role')
    const action = await app.container.make(GrantRole)
    await action.execute({ email, role })
    process.stdout.write(`${email} is now ${role}\n`)
  })
}
