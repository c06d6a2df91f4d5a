import { Option } from 'commander'
import type { Verb } from '../../verb.js'

interface Options {
  business?: boolean
}

/** `db seed` */
export const dbSeed: Verb<Options> = {
  name: 'seed',
  summary: 'writes demo people, a companion and weeks of messages; only into an empty database',
  options: [new Option('--business', 'sixty customers too, and what they bought and texted')],
  examples: ['db seed', 'db seed --business --json'],
  async run({ output, withApp, options }) {
    const logins = await withApp(async (app) => {
      const { SeedDemo } = await import('#database/seeders/seed_demo')
      const seedDemo = await app.container.make(SeedDemo)
      return seedDemo.execute({ hasBusiness: options.business ?? false })
    })
    if (output.isJson) output.document({ logins })
    else output.rows(logins.map(({ role, email, password }) => ({ role, email, password })))
  },
}
