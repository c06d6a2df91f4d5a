import { Option } from 'commander'
import type { Verb } from '../../verb.js'

/** `jobs list` */
export const jobsList: Verb<{ dead?: boolean }> = {
  name: 'list',
  summary: 'what waits, runs or is dead: the first 200',
  options: [new Option('--dead', 'only the dead ones')],
  examples: ['jobs list', 'jobs list --dead --json'],
  async run({ options, output, withApp }) {
    const rows = await withApp(async (app) => {
      const { listJobs } = await import('#app/console/calls/list_jobs')
      const { Database } = await import('#app/core/database/database')
      const { read } = await app.container.make(Database)
      return listJobs(read, { isDeadOnly: options.dead ?? false })
    })
    output.rows(rows)
  },
}
