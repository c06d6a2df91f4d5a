import { readOf } from '../../read_of.js'
import type { Verb } from '../../verb.js'

/** `sends status` */
export const sendsStatus: Verb = {
  name: 'status',
  summary: 'whether all sends are stopped, and why',
  examples: ['sends status', 'sends status --json'],
  async run({ output, withApp }) {
    const state = await withApp(async (app) => {
      const { Switches } = await import('#app/ledgers/switches/switches')
      const switches = await app.container.make(Switches)
      return switches.find(await readOf(app))
    })
    const { areAllStopped, isStoppedByEnvironment, reason, changedAt } = state
    output.record({
      areAllStopped,
      isStoppedByEnvironment,
      reason,
      changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
    })
  },
}
