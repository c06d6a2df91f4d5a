import { Option } from 'commander'
import { goAhead, type Plan } from '../../go_ahead.js'
import type { Verb } from '../../verb.js'

/** `users readmit` */
export const usersReadmit: Verb<{ reason: string }> = {
  name: 'readmit',
  summary: 'a number refused as a minor’s was so by mistake: it may sign up again',
  args: [['<number>', 'with its country code']],
  options: [new Option('--reason <words>', 'why; the audit log keeps it').makeOptionMandatory()],
  does: 'changes',
  examples: ['users readmit +12025550143 --reason "showed a passport, the year was a slip" --yes'],
  async run(run) {
    const [number = ''] = run.args
    await run.withApp(async (app) => {
      const { ReadmitNumber } = await import('#app/people/accounts/readmit_number')
      const action = await app.container.make(ReadmitNumber)
      await action.refuseUnknown(number)
      const question = `Let ${number} sign up again?`
      const preview: Plan['preview'] = ['This number might sign up again', { isReadmitted: false }]
      if (!(await goAhead(run, { question, preview }))) return
      await action.execute({ number, reason: run.options.reason })
      run.output.say('This number may sign up again', { isReadmitted: true })
    })
  },
}
