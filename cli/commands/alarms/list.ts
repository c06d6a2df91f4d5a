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
      const { Database } = await import('#app/core/database/database')
      const { read } = await app.container.make(Database)
      return listAlarms(read, await app.container.make(Alarms))
    })
    output.rows(rows)
  },
}
