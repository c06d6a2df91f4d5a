import { Option } from 'commander'
import { readOf } from '../../read_of.js'
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
      return listJobs(await readOf(app), { isDeadOnly: options.dead ?? false })
    })
    output.rows(rows)
  },
}
