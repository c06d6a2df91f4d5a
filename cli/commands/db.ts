import { Command } from 'commander'
import { withApp } from '../boot.js'

/** `db migrate`, `db seed` */
export function databaseCommands(): Command {
  const db = new Command('db').description('the database')
  db.command('migrate').description('brings the schema up to date').action(migrate)
  db.command('seed')
    .description(
      'writes demo people, a companion and weeks of messages; only into an empty database'
    )
    .option('--json', 'prints the logins as JSON')
    .action(seed)
  return db
}

async function migrate(): Promise<void> {
  await withApp(async (app) => {
    const { migrateDatabase } = await import('#database/migrate_database')
    const names = await migrateDatabase(app)
    process.stdout.write(
      names.length > 0 ? names.map((name) => `migrated ${name}\n`).join('') : 'nothing to migrate\n'
    )
  })
}

async function seed(options: { json?: boolean }): Promise<void> {
  await withApp(async (app) => {
    const { SeedDemo } = await import('#database/seeders/seed_demo')
    const seedDemo = await app.container.make(SeedDemo)
    const logins = await seedDemo.execute()
    if (options.json) process.stdout.write(`${JSON.stringify({ logins })}\n`)
    else
      for (const login of logins)
        process.stdout.write(`${login.role}\t${login.email}\t${login.password}\n`)
  })
}
