import { readOf } from '../../read_of.js'
import type { Verb } from '../../verb.js'

/** `alarms list` */
export const alarmsList: Verb = {
  name: 'list',
  summary: 'the open alarms, the latest first',
  examples: ['alarms list', 'alarms list --json'],
  async run({ output, withApp }) {
    const rows = await withApp(async (app) => {
      const { listAlarms } = await import('#app/console/calls/list_alarms')
      const { Alarms } = await import('#app/ledgers/alarms/alarms')
      return listAlarms(await readOf(app), await app.container.make(Alarms))
    })
    output.rows(rows)
  },
}
