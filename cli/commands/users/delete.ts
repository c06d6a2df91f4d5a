import { Option } from 'commander'
import { goAhead } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'
import { findUser } from './find_user.js'

/** `users delete` */
export const usersDelete: Verb<{ reason: string }> = {
  name: 'delete',
  summary: 'an account goes for good, with everything in it, as when its person deletes it',
  args: [['<email|id>', 'of the account']],
  options: [new Option('--reason <words>', 'why; the audit log keeps it').makeOptionMandatory()],
  does: 'changes',
  examples: ['users delete sam@everly.example --reason "asked for by e-mail, proved by a code"'],
  async run(run) {
    const [who = ''] = run.args
    const question = `Delete the account ${who} and everything in it, for good?`
    if (!(await goAhead(run, { question }))) return
    const id = await run.withApp(async (app) => {
      const { DeleteAccount } = await import('#app/privacy/delete_account')
      const { OPERATOR, recordAudit } = await import('#app/ledgers/audit/audit_log')
      const user = await findUser(app, who)
      const action = await app.container.make(DeleteAccount)
      await action.execute(user.id, (sql, at) =>
        recordAudit(sql, {
          actor: OPERATOR,
          action: 'signups.delete',
          subject: 'signups',
          subjectId: user.id,
          reason: run.options.reason,
          at,
        })
      )
      return user.id
    })
    run.output.say(`${who} is deleted`, { id, isDeleted: true })
  },
}
