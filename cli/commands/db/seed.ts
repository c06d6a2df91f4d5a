import type { Verb } from '../../verb.js'

/** `db seed` */
export const dbSeed: Verb = {
  name: 'seed',
  summary: 'writes demo people, a companion and weeks of messages; only into an empty database',
  examples: ['db seed', 'db seed --json'],
  async run({ output, withApp }) {
    const logins = await withApp(async (app) => {
      const { SeedDemo } = await import('#database/seeders/seed_demo')
      const seedDemo = await app.container.make(SeedDemo)
      return seedDemo.execute()
    })
    if (output.isJson) output.document({ logins })
    else output.rows(logins.map(({ role, email, password }) => ({ role, email, password })))
  },
}
