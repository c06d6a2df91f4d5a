import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `users grant-role`, `users resume` */
export function userCommands(): Command {
  const users = new Command('users').description('the people')
  users
    .command('grant-role')
    .argument('<email>')
    .argument('<role>', 'user, viewer, support or admin')
    .description('the only way to a staff role')
    .action(grantRole)
  users
    .command('resume')
    .argument('<email>')
    .description('a paused account was looked at and goes on')
    .action(resume)
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

async function resume(email: string): Promise<void> {
  await withApp(async (app) => {
    const { ResumeAccount } = await import('#app/care/resume_account')
    const action = await app.container.make(ResumeAccount)
    await action.execute(email)
    process.stdout.write(`${email} is not paused any more\n`)
  })
}
