import { Option } from 'commander'
import type { Verb } from '../../verb.js'

/** `users readmit` */
export const usersReadmit: Verb<{ reason: string }> = {
  name: 'readmit',
  summary: 'a number refused as a minor’s was so by mistake: it may sign up again',
  args: [['<number>', 'with its country code']],
  options: [new Option('--reason <words>', 'why; the audit log keeps it').makeOptionMandatory()],
  examples: ['users readmit +12025550143 --reason "showed a passport, the year was a slip"'],
  async run({ args: [number = ''], options: { reason }, output, withApp }) {
    await withApp(async (app) => {
      const { ReadmitNumber } = await import('#app/people/accounts/readmit_number')
      const action = await app.container.make(ReadmitNumber)
      await action.execute({ number, reason })
    })
    output.say('This number may sign up again', { isReadmitted: true })
  },
}
