import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { goAhead, type Plan } from '../../go_ahead.js'
import { arePaymentsReal } from '../../live_keys.js'
import type { Verb } from '../../verb.js'
import { findUser } from './find_user.js'

/** `users delete` */
export const usersDelete: Verb<{ reason: string }> = {
  name: 'delete',
  summary: 'an account goes for good, with everything in it, as when its person deletes it',
  args: [['<email|id>', 'of the account']],
  options: [new Option('--reason <words>', 'why; the audit log keeps it').makeOptionMandatory()],
  does: 'charges',
  examples: ['users delete sam@everly.example --reason "asked for by e-mail, proved by a code"'],
  async run(run) {
    const [who = ''] = run.args
    await run.withApp(async (app) => {
      const { id } = await findUser(app, who)
      const plan: Plan = {
        question: `Delete the account ${who} and everything in it, for good? A paid plan ends.`,
        preview: [`${who} would be deleted`, { id }],
        isLive: await arePaymentsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      await deleteAccount(app, id, run.options.reason)
      run.output.say(`${who} is deleted`, { id, isDeleted: true })
    })
  },
}

async function deleteAccount(app: ApplicationService, id: number, reason: string): Promise<void> {
  const { DeleteAccount } = await import('#app/privacy/delete_account')
  const { OPERATOR, recordAudit } = await import('#app/ledgers/audit/audit_log')
  const action = await app.container.make(DeleteAccount)
  await action.execute(id, (sql, at) =>
    recordAudit(sql, {
      actor: OPERATOR,
      action: 'signups.delete',
      subject: 'signups',
      subjectId: id,
      reason,
      at,
    })
  )
}
