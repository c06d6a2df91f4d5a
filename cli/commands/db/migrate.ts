import type { Verb } from '../../verb.js'

/** `db migrate` */
export const dbMigrate: Verb = {
  name: 'migrate',
  summary: 'brings the schema up to date',
  examples: ['db migrate'],
  async run({ output, withApp }) {
    const names = await withApp(async (app) => {
      const { migrateDatabase } = await import('#database/migrate_database')
      return migrateDatabase(app)
    })
    const told = names.length > 0 ? names.map((name) => `migrated ${name}`) : ['nothing to migrate']
    output.say(told.join('\n'), { migrated: names })
  },
}
